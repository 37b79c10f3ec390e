"""Chapter 17: Festivity Dresses come after the first preparation, are never sold, and bring prestige when paid for."""

import pytest

from rokoko import Game, GameConfig
from tests.expansions.table import ExpansionTable, guest, kinds, with_modules

FESTIVITY = {"E01", "E02", "E03", "E04"}
TILES = {"E01": "R03", "E02": "R05", "E03": "R11", "E04": "R19"}


def start(seats: int = 5, seed: int = 7) -> Game:
    return Game(GameConfig(seats=seats, modules=("festivity_dresses",)), seed)


def paid(garment: str, t: ExpansionTable | None = None, *, card: str = "S1") -> ExpansionTable:
    """Seat 0 has just paid for a festivity dress."""
    t = t or with_modules("festivity_dresses")
    t.hand(0, card).livre(0, 9).notions(0, thread=1, lace=1).tiles(0, TILES[garment])
    t.windows(*[None] * 5, garment).turn(0)
    t.do("tailor 6")
    return t


@pytest.mark.rule("17")
@pytest.mark.parametrize("seed", range(25))
def test_they_are_set_aside_until_the_first_round_is_prepared_and_then_go_into_the_bag(seed: int) -> None:
    shown = start(seed=seed).snapshot()
    assert not FESTIVITY & set(shown["windows"])
    assert set(shown["garment_bag"]) >= FESTIVITY
    assert len(shown["windows"]) + len(shown["garment_bag"]) == 46


@pytest.mark.rule("17")
def test_they_are_mixed_well_into_the_bag() -> None:
    places = {start(seed=seed).snapshot()["garment_bag"].index("E01") for seed in range(40)}
    assert len(places) > 10


@pytest.mark.rule("17")
def test_from_the_second_round_on_they_can_lie_in_the_windows() -> None:
    seen: set[str] = set()
    for seed in range(40):
        game = start(seed=seed)
        while game.round == 1:
            seat = game.deciders[0]
            options = {action.text: action for action in game.options(seat)}
            game.apply(seat, options.get("pass") or game.options(seat)[0])
        seen |= set(game.snapshot()["windows"])
    assert seen >= FESTIVITY


@pytest.mark.rule("17")
def test_without_the_module_they_are_not_in_the_game() -> None:
    shown = Game(GameConfig(seats=5, modules=("fancy_dresses",)), 7).snapshot()
    assert not FESTIVITY & {*shown["windows"], *shown["garment_bag"]}


@pytest.mark.rule("17")
@pytest.mark.parametrize("garment", sorted(FESTIVITY))
def test_a_festivity_dress_can_never_be_sold(garment: str) -> None:
    t = paid(garment)
    assert "sell" not in t.options
    assert t.why_not("sell") == ("8", "this garment can't be sold")
    t.do("rent 1.1")
    assert guest(t, "1.1") == (garment, 0)


def fill(t: ExpansionTable, *but: str) -> ExpansionTable:
    """Somebody else's garments stand on every guest space but these."""
    places = [f"{hall}.{at}" for hall in range(1, 6) for at in range(1, 5)]
    for number, place in enumerate([place for place in places if place not in but], 1):
        t.rented(1, **{f"G{number:02}": place})
    t.all_halls(1)
    return t


def about_to_tailor(t: ExpansionTable, card: str) -> ExpansionTable:
    t.hand(0, card).notions(0, thread=1, lace=1).tiles(0, "R03").windows(*[None] * 5, "E01").turn(0)
    return t


@pytest.mark.rule("17", "R5")
def test_without_a_free_guest_space_it_can_not_be_tailored() -> None:
    t = about_to_tailor(fill(with_modules("festivity_dresses")), "S1")
    assert "tailor 6" not in t.options
    assert t.why_not("tailor 6") == ("R5", "this garment can't be sold, and no guest space is free for it")


@pytest.mark.rule("17", "R5")
def test_a_free_master_space_is_of_use_to_a_master_only() -> None:
    journeyman = about_to_tailor(fill(with_modules("festivity_dresses"), "3.1"), "S2")
    assert "tailor 6" not in journeyman.options
    assert journeyman.why_not("tailor 6")[0] == "R5"
    master = about_to_tailor(fill(with_modules("festivity_dresses"), "3.1"), "S1")
    master.do("tailor 6")  # there is but one place for it
    assert guest(master, "3.1") == ("E01", 0)


# --- The four bonuses


@pytest.mark.rule("17", "R4")
@pytest.mark.parametrize("own", [0, 1, 3])
def test_e01_brings_1_prestige_for_each_blue_gown_on_the_board_but_not_for_itself(own: int) -> None:
    t = with_modules("festivity_dresses")
    for number in range(own):
        t.rented(0, **{f"G0{number + 1}": f"{number + 2}.3"})
    t.rented(0, G27="1.2", G14="1.3").rented(1, G09="5.3", G10="5.4")
    paid("E01", t).do("rent 1.1")
    assert t.players[0].prestige == own


@pytest.mark.rule("17", "R4")
@pytest.mark.parametrize("own", [0, 1, 3])
def test_e02_brings_1_prestige_for_each_pink_coat_on_the_board_but_not_for_itself(own: int) -> None:
    t = with_modules("festivity_dresses")
    for number in range(own):
        t.rented(0, **{f"G{number + 14}": f"{number + 2}.3"})
    t.rented(0, G37="1.2", G01="1.3").rented(1, G19="5.3", G20="5.4")
    paid("E02", t).do("rent 1.1")
    assert t.players[0].prestige == own


@pytest.mark.rule("17", "R4")
@pytest.mark.parametrize(
    ("gowns", "coats", "prestige"), [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 2), (2, 1, 2), (2, 2, 4)]
)
def test_e03_brings_2_prestige_for_each_gown_with_a_coat_but_is_no_gown_itself_yet(
    gowns: int, coats: int, prestige: int
) -> None:
    t = with_modules("festivity_dresses")
    for number, name in enumerate(["G01", "G27"][:gowns]):
        t.rented(0, **{name: f"{number + 2}.2"})
    for number, name in enumerate(["G14", "G37"][:coats]):
        t.rented(0, **{name: f"{number + 2}.3"})
    t.rented(1, G02="1.2", G15="1.3")
    paid("E03", t).do("rent 1.1")
    assert t.players[0].prestige == prestige


@pytest.mark.rule("17")
def test_e04_brings_1_prestige_for_each_decoration_but_not_for_the_all_halls_bonus() -> None:
    t = with_modules("festivity_dresses", "jewelry_box")
    t.funded(0, "statue 1", "jeweler 1", "musician 2").funded(1, "statue 2")
    t.all_halls(0)
    paid("E04", t).do("rent 1.1")
    assert t.players[0].prestige == 3


@pytest.mark.rule("17")
def test_e04_brings_nothing_without_a_decoration() -> None:
    t = with_modules("festivity_dresses")
    t.funded(1, "statue 2")
    paid("E04", t).do("rent 1.1")
    assert t.players[0].prestige == 0


@pytest.mark.rule("R4", "17")
def test_the_bonus_comes_when_everything_is_paid_before_jewelry_and_placing() -> None:
    t = with_modules("festivity_dresses", "jewelry_box").display("green_necklace").funded(0, "jeweler 1")
    t.rented(0, G01="2.3")
    t.hand(0, "S1").livre(0, 9).notions(0, thread=1, lace=1).tiles(0, "R03").windows(*[None] * 5, "E01").turn(0)
    events = t.do("tailor 6", "jewelry 1", "rent 1.4")
    assert kinds(events)[:6] == [
        "GarmentTailored",
        "SilkPaid",
        "PrestigeGained",
        "JewelryAcquired",
        "GarmentRented",
        "RewardGained",
    ]


@pytest.mark.rule("17")
def test_the_bonus_comes_once_and_the_garment_scores_as_any_other_at_the_end() -> None:
    t = with_modules("festivity_dresses")
    t.rented(0, G01="2.3", G02="3.2")
    paid("E01", t).do("rent 1.1")
    t.end_round()
    assert t.players[0].prestige == 2
    assert t.total(0, "trademarks") == 3 * 2


@pytest.mark.rule("17", "8")
def test_a_festivity_dress_needs_its_silk_and_notions_like_any_garment() -> None:
    t = with_modules("festivity_dresses")
    t.hand(0, "S1").notions(0, thread=0, lace=1).tiles(0, "R03").windows(*[None] * 5, "E01").turn(0)
    assert t.why_not("tailor 6") == ("8", "you don't have enough thread")


@pytest.mark.rule("17", "8")
def test_a_journeyman_may_tailor_one_without_a_thimble() -> None:
    t = with_modules("festivity_dresses")
    t.rented(0, G01="2.3")
    paid("E01", t, card="S2").do("rent 1.2")
    assert t.players[0].prestige == 1
