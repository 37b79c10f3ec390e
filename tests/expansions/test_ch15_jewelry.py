"""Chapter 15: renting jewelry out along with a garment."""

import pytest

from tests.expansions.table import ExpansionTable, box, guest, kinds

BLUE, PINK, GREEN, ORANGE = "blue_necklace", "pink_ring", "green_necklace", "orange_ring"
ALL_FOUR = (BLUE, PINK, GREEN, ORANGE)
TILES = {"G01": "R01", "G14": "R02", "G30": "R11", "G39": "R19"}  # a garment of each colour, and the silk for it


def paid(garment: str = "G01", *, card: str = "S1", livre: int = 10, t: ExpansionTable | None = None) -> ExpansionTable:
    """Seat 0 has a jeweler decoration and has just paid for a garment that cost no Livre."""
    t = t or box().display(*ALL_FOUR)
    if 0 not in t.state.decorations:
        t.funded(0, "jeweler 1")
    t.hand(0, card).livre(0, livre).tiles(0, TILES[garment]).windows(*[None] * 5, garment).turn(0)
    t.do("tailor 6")
    return t


@pytest.mark.rule("15")
@pytest.mark.parametrize(("garment", "spaces"), [("G01", [1, 3]), ("G30", [1, 3]), ("G14", [2, 4]), ("G39", [2, 4])])
def test_necklaces_go_with_gowns_and_rings_with_coats_of_any_colour(garment: str, spaces: list[int]) -> None:
    t = paid(garment)
    assert t.options_of("jewelry") == [f"jewelry {space}" for space in spaces]
    for space in {1, 2, 3, 4} - set(spaces):
        assert t.why_not(f"jewelry {space}") == ("15", "necklaces go with gowns, rings with coats")


@pytest.mark.rule("15")
def test_who_has_no_jeweler_decoration_can_acquire_no_jewelry() -> None:
    t = paid(t=box().display(*ALL_FOUR).funded(1, "jeweler 1").funded(0, "statue 1"))
    assert t.options_of("jewelry") == []
    assert t.why_not("jewelry 1") == ("15", "only who has funded a jeweler decoration may acquire jewelry")


@pytest.mark.rule("15")
@pytest.mark.parametrize(("space", "price"), [(1, 5), (2, 3), (3, 2), (4, 1)])
def test_jewelry_costs_what_its_space_shows(space: int, price: int) -> None:
    t = paid(t=box().display(GREEN, GREEN, GREEN, GREEN))
    t.do(f"jewelry {space}", "rent 1.1")
    assert t.players[0].livre == 10 - price
    assert t.game.snapshot()["players"][0]["jewelry"] == [GREEN]
    assert t.game.snapshot()["jewelry_display"][space - 1] is None


@pytest.mark.rule("15")
def test_jewelry_that_one_can_not_pay_for_is_not_on_offer() -> None:
    t = paid(livre=2, t=box().display(GREEN, GREEN, GREEN, GREEN))
    assert t.options_of("jewelry") == ["jewelry 3", "jewelry 4"]
    assert t.why_not("jewelry 2") == ("1", "you don't have enough Livre")


@pytest.mark.rule("15", "R4")
def test_the_garment_is_paid_for_before_the_jewelry() -> None:
    t = box().display(GREEN, GREEN, GREEN, GREEN).funded(0, "jeweler 1")
    t.hand(0, "S1").livre(0, 8 + 1).tiles(0, "R01").windows("G01").turn(0)
    t.do("tailor 1")
    assert t.options_of("jewelry") == ["jewelry 4"]


@pytest.mark.rule("15")
def test_an_empty_jewelry_space_offers_nothing() -> None:
    t = paid(t=box().display(BLUE, None, None, GREEN))
    assert t.options_of("jewelry") == ["jewelry 1", "jewelry 4"]
    assert t.why_not("jewelry 3") == ("15", "nothing lies on that space")


@pytest.mark.rule("15")
def test_jewelry_is_never_a_duty() -> None:
    t = paid()
    t.do("rent 1.1")
    assert t.players[0].livre == 10
    assert t.game.snapshot()["players"][0]["jewelry"] == []
    assert t.game.snapshot()["jewelry_display"] == list(ALL_FOUR)


@pytest.mark.rule("15")
def test_only_one_piece_of_jewelry_goes_with_a_garment() -> None:
    t = paid(t=box().display(GREEN, GREEN, GREEN, GREEN))
    t.do("jewelry 4")
    assert t.options_of("jewelry") == []
    assert t.why_not("jewelry 3") == ("15", "only one piece of jewelry goes with a garment")


@pytest.mark.rule("15")
def test_a_garment_with_jewelry_is_rented_out_it_can_no_longer_be_sold() -> None:
    t = paid()
    assert "sell" in t.options
    t.do("jewelry 3")
    assert {kind.split()[0] for kind in t.options} == {"rent"}


@pytest.mark.rule("15")
def test_a_sold_garment_brings_no_jewelry() -> None:
    t = paid()
    t.do("sell")
    assert t.state.turn == 1
    assert t.game.snapshot()["players"][0]["jewelry"] == []


@pytest.mark.rule("15", "R5")
def test_without_a_guest_space_the_garment_is_sold_and_no_jewelry_is_on_offer() -> None:
    t = box().display(*ALL_FOUR)
    places = [f"{hall}.{at}" for hall in range(1, 6) for at in range(1, 5)]
    for number, place in enumerate(places, 15):
        t.rented(1, **{f"G{number:02}": place})
    paid("G01", t=t)
    assert t.players[0].livre == 10 + 6
    assert t.game.snapshot()["players"][0]["jewelry"] == []


@pytest.mark.rule("15")
def test_jewelry_of_the_garments_colour_brings_a_random_tile_to_keep_as_silk() -> None:
    t = box().display(BLUE, GREEN)
    t.next_tile("R19")
    paid("G01", t=t)
    t.do("jewelry 1")
    assert t.asked == "use_tile"
    assert t.options == ["keep", "thread", "lace"]
    t.do("keep")
    assert t.players[0].silk == [0, 0, 0, 2]
    t.do("rent 1.1")
    assert guest(t, "1.1") == ("G01", 0)


@pytest.mark.rule("15")
def test_the_random_tile_may_be_discarded_for_thread_and_lace() -> None:
    t = box().display(BLUE, None, GREEN)
    t.next_tile("R10")
    paid("G30", t=t)
    t.do("jewelry 3", "thread+lace")
    assert (t.players[0].thread, t.players[0].lace, t.players[0].tiles) == (2, 2, [])


@pytest.mark.rule("15")
@pytest.mark.parametrize(("garment", "space", "matches"), [
    ("G01", 1, True), ("G01", 3, False), ("G30", 1, False), ("G30", 3, True),
    ("G14", 2, True), ("G14", 4, False), ("G39", 2, False), ("G39", 4, True),
])  # fmt: skip
def test_only_jewelry_of_the_garments_main_colour_brings_a_tile(garment: str, space: int, matches: bool) -> None:
    t = paid(garment)
    events = t.do(f"jewelry {space}")
    assert ("ResourceDrawn" in kinds(events)) == matches


@pytest.mark.rule("15")
def test_the_main_colour_counts_not_a_second_one_on_the_design() -> None:
    """G29 is green and needs a blue bale too."""
    t = box().display(BLUE, GREEN).funded(0, "jeweler 1")
    t.hand(0, "S1").tiles(0, "R12").windows(*[None] * 5, "G29").turn(0)
    t.do("tailor 6")
    assert "ResourceDrawn" not in kinds(t.do("jewelry 1"))


@pytest.mark.rule("R1", "15")
def test_with_an_empty_bag_the_discards_go_back_before_the_tile_is_drawn() -> None:
    t = box().display(BLUE)
    t.bag_into_discards("R01")
    paid("G01", t=t)
    events = t.do("jewelry 1")
    assert "ResourceDrawn" in kinds(events)
    assert t.game.snapshot()["resource_discard"] == []


@pytest.mark.rule("R1", "15")
def test_if_no_tile_is_left_at_all_the_jewelry_comes_without_one() -> None:
    """B2's discount makes G02 without a bale of silk, so that not even a discarded tile can be drawn."""
    t = box().display(BLUE).funded(0, "jeweler 1")
    t.hand(0, "B2").notions(0, thread=1, lace=0).bag_onto_rack(1).windows(*[None] * 5, "G02").turn(0)
    t.do("pass", "tailor 6", "jewelry 1", "rent 1.2")
    assert t.game.snapshot()["players"][0]["jewelry"] == [BLUE]
    assert t.players[0].tiles == []


@pytest.mark.rule("R4", "15")
def test_jewelry_and_its_tile_come_before_the_garment_is_placed_and_rewarded() -> None:
    t = paid("G01")
    events = t.do("jewelry 1", "keep", "rent 1.4")
    assert kinds(events)[:5] == [
        "JewelryAcquired",
        "ResourceDrawn",
        "ResourceKept",
        "GarmentRented",
        "RewardGained",
    ]


@pytest.mark.rule("R4")
def test_the_reward_of_the_guest_space_can_not_pay_for_the_jewelry() -> None:
    t = paid(livre=0)
    assert t.options_of("jewelry") == []
    t.do("rent 5.1")
    assert t.players[0].livre == 5
    assert t.state.turn == 1


@pytest.mark.rule("15")
def test_a_journeyman_may_acquire_jewelry_with_a_garment_too() -> None:
    t = paid("G14", card="S2")
    t.do("jewelry 4", "rent 1.2")
    assert t.game.snapshot()["players"][0]["jewelry"] == [ORANGE]


@pytest.mark.rule("15", "14")
def test_jewelry_may_come_with_an_additional_tailor_action() -> None:
    t = box().display(GREEN, GREEN).funded(0, "jeweler 1")
    t.hand(0, "B2").livre(0, 9).tiles(0, "R01").windows(*[None] * 5, "G01").turn(0)
    t.do("pass", "tailor 6")
    assert t.options_of("jewelry") == ["jewelry 1", "jewelry 2"]


@pytest.mark.rule("15")
def test_jewelry_can_not_be_acquired_without_a_garment() -> None:
    t = box().display(*ALL_FOUR).funded(0, "jeweler 1")
    t.hand(0, "S1").livre(0, 50).turn(0)
    assert t.options_of("jewelry") == []
    assert t.why_not("jewelry 1")[0] in ("5", "15")


@pytest.mark.rule("15")
def test_jewelry_lies_open_for_everybody() -> None:
    t = paid(t=box().display(GREEN))
    t.do("jewelry 1", "rent 1.1")
    for viewer in (0, 1, None):
        assert t.game.view(viewer)["players"][0]["jewelry"] == [GREEN]
