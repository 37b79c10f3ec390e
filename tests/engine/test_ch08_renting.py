"""Chapter 8, second half: renting a garment out to a guest, or selling it."""

import pytest

from rokoko import Event
from tests.engine.table import Table, table

PLACES = [f"{hall}.{at}" for hall in range(1, 6) for at in range(1, 5)]
MASTER_PLACES = ["1.1", "2.1", "3.1", "4.1", "5.1"]


def made(card: str = "S1", *, garment: str = "G01", tile: str = "R01", arrange: Table | None = None) -> Table:
    """A garment that is paid for and is to be rented out or sold; its maker has no Livre left."""
    t = arrange or table()
    t.hand(0, card).livre(0, 0).notions(0, thread=0, lace=0).tiles(0, tile).windows(*[None] * 5, garment).turn(0)
    t.do("tailor 6")
    return t


def fill(t: Table, *but: str) -> Table:
    """Somebody else's garments stand on every guest space but these."""
    for number, place in enumerate([place for place in PLACES if place not in but], 15):
        t.rented(1, **{f"G{number:02}": place})
    return t.all_halls(1)


@pytest.mark.rule("8")
def test_a_garment_made_by_a_master_may_go_to_any_free_guest_space_or_be_sold() -> None:
    assert made("S1").options == [*(f"rent {place}" for place in PLACES), "sell"]


@pytest.mark.rule("8")
def test_a_garment_made_by_a_journeyman_may_not_go_to_a_master_guest_space() -> None:
    t = made("S2")
    assert t.options == [*(f"rent {place}" for place in PLACES if place not in MASTER_PLACES), "sell"]
    for place in MASTER_PLACES:
        assert t.why_not(f"rent {place}") == ("8", "only a garment made by a master may go to a master guest space")


@pytest.mark.rule("8")
def test_a_masters_garment_may_go_to_a_master_space_without_a_thimble_on_it() -> None:
    t = made("S1", garment="G01")
    t.do("rent 1.1")
    assert t.game.snapshot()["halls"][0]["guests"][0] == {"garment": "G01", "owner": 0}


@pytest.mark.rule("8")
def test_a_taken_guest_space_is_not_on_offer() -> None:
    t = made(arrange=table().rented(1, G14="2.3"))
    assert "rent 2.3" not in t.options
    assert t.why_not("rent 2.3") == ("8", "that space is taken")


@pytest.mark.rule("8", "2")
def test_the_small_board_has_no_fifth_guest_space_in_a_hall_and_no_garment_goes_to_the_balcony() -> None:
    t = made()
    assert t.why_not("rent 1.5") == ("2", "this board has no such space")
    assert all(option.startswith("rent ") or option == "sell" for option in t.options)


@pytest.mark.rule("8")
def test_selling_brings_the_value_and_the_garment_goes_to_the_discards() -> None:
    t = made(garment="G20", tile="R05")
    t.do("sell")
    assert t.players[0].livre == 8
    assert t.game.snapshot()["garment_discard"] == ["G20"]
    assert t.game.snapshot()["windows"] == [None] * 6
    assert t.state.owners.count(0) == 0


@pytest.mark.rule("8")
def test_a_rented_garment_carries_its_owners_trademark_and_scores_only_at_the_end() -> None:
    t = made()
    t.do("rent 1.2")
    assert t.game.snapshot()["halls"][0]["guests"][1] == {"garment": "G01", "owner": 0}
    assert t.players[0].prestige == 0
    assert t.total(0, "trademarks") == 2


@pytest.mark.rule("8")
@pytest.mark.parametrize(("place", "livre", "thread", "lace"), [
    ("1.2", 0, 0, 0),
    ("1.4", 3, 0, 0),
    ("2.4", 4, 0, 0),
    ("5.1", 5, 0, 0),
    ("2.2", 0, 1, 0),
    ("4.4", 0, 0, 1),
    ("3.1", 0, 0, 1),
])  # fmt: skip
def test_the_reward_of_a_guest_space_is_gained_at_once(place: str, livre: int, thread: int, lace: int) -> None:
    t = made()
    t.do(f"rent {place}")
    assert (t.players[0].livre, t.players[0].thread, t.players[0].lace) == (livre, thread, lace)


@pytest.mark.rule("8", "R6")
def test_a_resource_reward_is_a_free_tile_of_ones_choice_from_the_drawers() -> None:
    t = made(arrange=table().drawer(1, "R01", "R02", "R03").drawer(3, None, "R19"))
    t.do("rent 5.2")
    assert t.options == ["take 1.1", "take 1.2", "take 1.3", "take 3.2"]
    t.do("take 1.3")
    assert t.options == ["keep", "thread"]
    t.do("thread")
    assert t.players[0].livre == 0
    assert t.players[0].thread == 1


@pytest.mark.rule("8", "R6")
def test_the_reward_tile_may_be_kept_as_silk() -> None:
    t = made(arrange=table().drawer(1, "R01", "R02"))
    t.do("rent 4.1", "take 1.2", "keep")
    assert t.players[0].silk == [0, 2, 0, 0]


@pytest.mark.rule("8", "R6")
def test_with_empty_drawers_the_resource_reward_is_lost() -> None:
    t = made()
    t.do("rent 5.2")
    assert t.players[0].tiles == []
    assert t.state.turn == 1


@pytest.mark.rule("R6")
def test_the_reward_tile_comes_from_the_drawers_never_from_the_bag() -> None:
    t = made(arrange=table().drawer(1, "R01"))
    bag = len(t.state.resource_bag)
    t.do("rent 5.2", "keep")  # the only tile is taken by itself
    assert t.why_not("take 1.1", 0)[0] == "5"
    assert len(t.state.resource_bag) == bag


@pytest.mark.rule("8", "R5")
def test_without_a_free_guest_space_the_garment_must_be_sold() -> None:
    t = fill(table())
    made("S1", arrange=t)
    assert t.players[0].livre == 6
    assert t.game.snapshot()["garment_discard"] == ["G01"]


@pytest.mark.rule("8", "R5")
def test_a_journeyman_must_sell_when_only_master_spaces_are_free_where_a_master_could_rent_out() -> None:
    journeyman = made("S2", arrange=fill(table(), "3.1"))
    assert journeyman.players[0].livre == 6
    master = made("S1", arrange=fill(table(), "3.1"))
    assert master.options == ["rent 3.1", "sell"]


@pytest.mark.rule("R4")
def test_the_reward_comes_before_the_all_halls_bonus() -> None:
    t = table().rented(0, G14="1.2", G15="2.3", G16="3.2", G17="4.3").drawer(1, "R03", "R05")
    made("S2", arrange=t)
    events: list[Event] = t.do("rent 5.2", "take 1.1", "keep")
    kinds = [event.kind for event in events]
    assert kinds[:6] == [
        "GarmentRented",
        "RewardGained",
        "ResourceAcquired",
        "ResourceKept",
        "AllHallsReached",
        "TurnEnded",
    ]


@pytest.mark.rule("R4")
def test_everything_is_paid_before_the_garment_is_rented_out() -> None:
    t = table().hand(0, "S2").livre(0, 8).notions(0, thread=1, lace=0).tiles(0, "R01").windows("G02").turn(0)
    kinds = [event.kind for event in t.do("tailor 1", "rent 2.2")]
    assert kinds[:4] == ["GarmentTailored", "SilkPaid", "GarmentRented", "RewardGained"]
    assert t.players[0].thread == 1


@pytest.mark.rule("R4", "8")
def test_the_reward_of_the_space_can_not_help_to_pay_for_the_garment() -> None:
    t = table().hand(0, "S2").livre(0, 0).notions(0, thread=0, lace=0).tiles(0, "R01").windows(*[None] * 5, "G02")
    t.turn(0)
    assert t.why_not("tailor 6") == ("8", "you don't have enough thread")
