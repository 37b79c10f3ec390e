"""Chapter 14: bonuses that bring Livre or prestige for what one has."""

import pytest

from rokoko.engine.names import EMPLOYEE_IDS
from tests.engine.table import Table, table

BLUE = {"G01": "1.2", "G02": "1.3", "G03": "2.2"}
PINK = {"G14": "2.3", "G15": "2.4", "G16": "3.2"}
GREEN = {"G27": "3.3", "G28": "3.4", "G29": "4.2"}
ORANGE = {"G37": "4.3", "G39": "4.4", "G40": "5.2"}
DECORATIONS = ("statue 1", "statue 2", "fireworks 1", "musician 1", "kitchen-left 1", "kitchen-right 1")


def owning(*, blue: int = 0, pink: int = 0, green: int = 0, orange: int = 0) -> dict[str, str]:
    counted = ((BLUE, blue), (PINK, pink), (GREEN, green), (ORANGE, orange))
    return {name: place for garments, count in counted for name, place in list(garments.items())[:count]}


def use(t: Table, card: str) -> tuple[int, int]:
    """(Livre, prestige) that the bonus of this employee brings; (0, 0) if it can't be used."""
    t.hand(0, card).livre(0, 0).turn(0).do("pass")
    if t.state.turn == 0:
        assert t.options == ["bonus", "pass"]
        t.do("bonus")
        assert t.state.turn == 1
    return t.players[0].livre, t.players[0].prestige


@pytest.mark.rule("14")
@pytest.mark.parametrize(("card", "livre"), [("S4", 2), ("A1", 1)])
def test_s4_brings_2_livre_and_a1_1_livre(card: str, livre: int) -> None:
    assert use(table(), card) == (livre, 0)


@pytest.mark.rule("14")
@pytest.mark.parametrize(("blue", "green", "livre"), [(0, 0, 0), (1, 0, 1), (0, 1, 2), (3, 2, 7)])
def test_b1_brings_1_livre_a_blue_gown_and_2_a_green_one(blue: int, green: int, livre: int) -> None:
    t = table().rented(0, **owning(blue=blue, green=green, pink=2, orange=2)).rented(1, G04="5.3", G30="5.4")
    assert use(t, "B1") == (livre, 0)


@pytest.mark.rule("14")
@pytest.mark.parametrize(("pink", "orange", "gained"), [(0, 0, (0, 0)), (2, 0, (4, 0)), (0, 3, (0, 3)), (1, 2, (2, 2))])
def test_d3_brings_2_livre_a_pink_coat_and_1_prestige_an_orange_one(
    pink: int, orange: int, gained: tuple[int, int]
) -> None:
    t = table().rented(0, **owning(blue=2, green=2, pink=pink, orange=orange)).rented(1, G17="5.3", G41="5.1")
    assert use(t, "D3") == gained


@pytest.mark.rule("14")
@pytest.mark.parametrize("card", ["B4", "E2"])
@pytest.mark.parametrize(("count", "prestige"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 3)])
def test_b4_and_e2_bring_1_prestige_for_every_2_decorations(card: str, count: int, prestige: int) -> None:
    t = table().funded(0, *DECORATIONS[:count]).funded(1, "fireworks 2", "statue 3")
    assert use(t, card) == (0, prestige)


@pytest.mark.rule("14")
@pytest.mark.parametrize("count", [0, 1, 6])
def test_c1_brings_1_livre_for_each_decoration(count: int) -> None:
    assert use(table().funded(0, *DECORATIONS[:count]).funded(1, "fireworks 2"), "C1") == (count, 0)


@pytest.mark.rule("14")
@pytest.mark.parametrize(
    ("count", "c2", "e1", "e3"), [(0, 0, 0, 0), (1, 0, 1, 0), (2, 0, 2, 1), (3, 1, 3, 1), (6, 2, 6, 3)]
)
def test_c2_e1_and_e3_count_garments_by_threes_by_ones_and_by_twos(count: int, c2: int, e1: int, e3: int) -> None:
    for card, gained in (("C2", (0, c2)), ("E1", (e1, 0)), ("E3", (0, e3))):
        places = dict(list(owning(blue=3, pink=3).items())[:count])
        t = table().rented(0, **places).rented(1, G30="5.3", G31="5.4", G33="5.1")
        assert use(t, card) == gained


@pytest.mark.rule("14", "11")
@pytest.mark.parametrize(("card", "gained"), [("C1", (1, 0)), ("B4", (0, 0)), ("E2", (0, 0))])
def test_the_all_halls_bonus_counts_as_no_decoration(card: str, gained: tuple[int, int]) -> None:
    t = table().rented(0, G01="1.2", G02="2.3", G03="3.2", G04="4.3", G05="5.4").all_halls(0).funded(0, "statue 1")
    assert use(t, card) == gained


HIRED = ("A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3")


def with_staff(size: int) -> Table:
    """A staff of this size, the employee that will be played included."""
    t = table()
    return t.supply(0, *HIRED[: size - 6]) if size >= 6 else t.deputed(0, *("S3", "S4")[: 6 - size])


@pytest.mark.rule("14", "S1")
@pytest.mark.parametrize(("size", "c4", "d1"), [
    (4, 0, 0), (5, 2, 1), (6, 2, 1), (7, 6, 3), (8, 6, 3),
    (9, 10, 5), (10, 10, 5), (11, 14, 7), (12, 14, 7), (13, 14, 7),
])  # fmt: skip
def test_c4_and_d1_bring_livre_by_the_size_of_the_staff(size: int, c4: int, d1: int) -> None:
    for card, livre in (("C4", c4), ("D1", d1)):
        t = with_staff(size)
        assert use(t, card) == (livre, 0)
        assert t.players[0].staff_size() == size


@pytest.mark.rule("14", "5")
@pytest.mark.parametrize("card", ["S4", "A1", "B1", "B4", "C1", "C2", "C4", "D1", "D3", "E1", "E2", "E3"])
def test_a_bonus_that_counts_may_be_forfeited(card: str) -> None:
    t = table().rented(0, **owning(blue=1, pink=1, orange=1)).funded(0, "statue 1", "statue 2")
    t.hand(0, card).livre(0, 0).turn(0).do("pass")
    events = t.do("pass")
    assert (t.players[0].livre, t.players[0].prestige) == (0, 0)
    assert [event.kind for event in events][:2] == ["BonusForfeited", "TurnEnded"]


@pytest.mark.rule("14", "5")
def test_the_main_action_comes_first_so_what_it_brings_counts_for_the_bonus() -> None:
    t = table().hand(0, "C1").livre(0, 8).funded(0, "statue 2").turn(0)
    t.do("fund statue 1", "bonus")
    assert t.players[0].livre == 2


# --- Livre and silk into prestige


@pytest.mark.rule("14")
@pytest.mark.parametrize(("card", "price"), [("D4", 4), ("F1", 3)])
def test_livre_may_be_returned_for_prestige_as_often_as_one_can_pay(card: str, price: int) -> None:
    t = table().hand(0, card).livre(0, 3 * price + price - 1).turn(0)
    t.do("pass")
    assert t.options == ["return 1", "return 2", "return 3", "pass"]
    assert t.why_not("return 4") == ("1", "you don't have enough Livre")
    t.do("return 2")
    assert t.players[0].prestige == 2
    assert t.players[0].livre == 2 * price - 1
    assert t.state.turn == 1


@pytest.mark.rule("14")
@pytest.mark.parametrize(("card", "price"), [("D4", 4), ("F1", 3)])
def test_without_enough_livre_for_one_prestige_it_can_not_be_used(card: str, price: int) -> None:
    t = table().hand(0, card).livre(0, price - 1).turn(0)
    t.do("pass")
    assert t.state.turn == 1


@pytest.mark.rule("14")
@pytest.mark.parametrize(("card", "price"), [("D4", 4), ("F1", 3)])
def test_there_is_no_limit_to_the_livre_returned(card: str, price: int) -> None:
    t = table().hand(0, card).livre(0, 30 * price + 1).turn(0)
    t.do("pass", "return 12", "return 12")
    assert t.options == [*(f"return {sets}" for sets in range(1, 7)), "done"]
    t.do("return 6")
    assert (t.players[0].prestige, t.players[0].livre) == (30, 1)
    assert t.state.turn == 1


@pytest.mark.rule("14")
def test_after_twelve_sets_one_may_stop() -> None:
    t = table().hand(0, "F1").livre(0, 60).turn(0)
    t.do("pass", "return 12", "done")
    assert (t.players[0].prestige, t.players[0].livre) == (12, 24)


@pytest.mark.rule("14", "R8")
@pytest.mark.parametrize(("tiles", "prestige"), [
    (("R14",), 1),
    (("R10",), 1),
    (("R19", "R11"), 4),
    (("R01",), 1),
    (("R07",), 1),
    (("R03",), 1),
    (("R03", "R05"), 3),
    (("R12",), 1),
    (("R12", "R13"), 3),
    (("R15", "R17", "R02"), 4),
])  # fmt: skip
def test_e4_turns_silk_into_prestige_1_a_rare_bale_and_1_for_2_common_ones_together(
    tiles: tuple[str, ...], prestige: int
) -> None:
    t = table().hand(0, "E4").tiles(0, *tiles).turn(0)
    t.do("pass")
    for tile in sorted(tiles):
        t.do(f"discard {tile}")
    assert t.players[0].tiles == []
    assert t.players[0].prestige == prestige
    assert sorted(tile["id"] for tile in t.game.snapshot()["resource_discard"]) == sorted(tiles)


@pytest.mark.rule("14", "R8")
def test_with_e4_one_may_stop_after_any_tile() -> None:
    t = table().hand(0, "E4").tiles(0, "R01", "R10", "R10").turn(0)
    t.do("pass")
    assert t.options == ["discard R01", "discard R10", "pass"]
    t.do("discard R01")
    assert t.options == ["discard R10", "done"]
    t.do("discard R10", "done")
    assert t.players[0].prestige == 2
    assert len(t.players[0].tiles) == 1


@pytest.mark.rule("14")
def test_e4_may_be_forfeited_and_can_not_be_used_without_tiles() -> None:
    t = table().hand(0, "E4").tiles(0, "R01").turn(0)
    t.do("pass", "pass")
    assert (t.players[0].prestige, len(t.players[0].tiles)) == (0, 1)
    t = table().hand(0, "E4").turn(0)
    t.do("pass")
    assert t.state.turn == 1


# --- Crowns


@pytest.mark.rule("S7", "14")
@pytest.mark.parametrize("card", ["F3", "F4", "F5", "F6"])
def test_a_crown_bonus_can_not_be_used_in_play(card: str) -> None:
    t = table().hand(0, card).notions(0, thread=3, lace=3).rented(0, G01="1.1", G14="2.1").turn(0)
    t.do("pass")
    assert t.state.turn == 1
    assert t.players[0].prestige == 0
    assert (t.players[0].thread, t.players[0].lace) == (3, 3)


@pytest.mark.rule("S7", "14")
def test_the_crowned_employees_are_the_four_apprentices_of_level_vi() -> None:
    tables = table().state.tables
    base = [card for level in tables.hire_levels for card in level]
    crowned = [EMPLOYEE_IDS[card] for card in base if tables.employee_crown[card]]
    assert crowned == ["F3", "F4", "F5", "F6"]
    assert all(tables.employee_rank[EMPLOYEE_IDS.index(card)] == 0 for card in crowned)
