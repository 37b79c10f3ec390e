"""Chapter 8, first half: choosing a design and paying for it."""

import pytest

from tests.engine.table import Table, table


@pytest.mark.rule("8", "R2")
def test_example_the_gown_with_a_wasted_bale() -> None:
    """3 blue bales, 1 lace and a gold thimble, in the window priced 4: a master makes it, and a green bale is lost."""
    t = (
        table()
        .hand(0, "S1")
        .livre(0, 10)
        .notions(0, thread=1, lace=1)
        .tiles(0, "R01", "R12")
        .windows(None, None, None, "G08")
    )
    t.turn(0)
    t.do("tailor 4")
    player = t.players[0]
    assert player.livre == 6
    assert (player.thread, player.lace) == (1, 0)
    assert player.tiles == []
    assert sorted(tile["id"] for tile in t.game.snapshot()["resource_discard"]) == ["R01", "R12"]
    assert t.asked == "place_garment"


@pytest.mark.rule("8")
def test_a_garment_with_the_gold_thimble_needs_a_master() -> None:
    for card, possible in (("S1", True), ("S2", False)):
        t = table().hand(0, card).tiles(0, "R01", "R12").windows(None, None, "G08").turn(0)
        assert ("tailor 3" in t.options) == possible
    assert t.why_not("tailor 3")[0] == "8"
    assert "gold thimble" in t.why_not("tailor 3")[1]


@pytest.mark.rule("8")
@pytest.mark.parametrize(("seats", "prices"), [(3, [8, 6, 5, 4, 3, 0]), (4, [8, 7, 6, 5, 4, 4, 3, 3])])
def test_the_price_is_that_of_the_window(seats: int, prices: list[int]) -> None:
    for window, price in enumerate(prices):
        t = table(seats).hand(0, "S2").livre(0, price).tiles(0, "R01").windows(*[None] * window, "G01").turn(0)
        t.do(f"tailor {window + 1}")
        assert t.players[0].livre == 0


@pytest.mark.rule("8", "1")
def test_a_window_that_is_too_dear_is_not_on_offer() -> None:
    t = table().hand(0, "S2").livre(0, 4).tiles(0, "R01").windows("G07", None, "G01", "G04", "G02", "G03").turn(0)
    assert t.options_of("tailor") == ["tailor 4", "tailor 5", "tailor 6"]
    assert t.why_not("tailor 3") == ("1", "you don't have enough Livre")


@pytest.mark.rule("8")
@pytest.mark.parametrize(("garment", "reason"), [
    ("G10", "your tiles don't hold enough silk of the right colours"),
    ("G17", "your tiles don't hold enough silk of the right colours"),
    ("G02", "you don't have enough thread"),
    ("G03", "you don't have enough lace"),
])  # fmt: skip
def test_all_the_resources_shown_on_the_design_are_needed(garment: str, reason: str) -> None:
    notions = (1, 1) if "silk" in reason else (0, 0)
    t = table().hand(0, "S1").notions(0, thread=notions[0], lace=notions[1]).tiles(0, "R01")
    t.windows(*[None] * 5, garment).turn(0)
    assert "tailor 6" not in t.options
    assert t.why_not("tailor 6") == ("8", reason)


@pytest.mark.rule("8")
def test_tiles_on_the_rack_are_silk_only_never_thread_or_lace() -> None:
    """A tile that would have given thread and lace when it was acquired gives none now."""
    t = table().hand(0, "S1").notions(0, thread=0, lace=1).tiles(0, "R01", "R07", "R10").windows(*[None] * 5, "G02")
    t.turn(0)
    assert t.why_not("tailor 6") == ("8", "you don't have enough thread")


@pytest.mark.rule("8", "R2")
def test_silk_may_come_from_several_tiles() -> None:
    t = table().hand(0, "S2").tiles(0, "R07", "R07", "R12").windows(*[None] * 5, "G07").turn(0)
    t.do("tailor 6")
    assert t.players[0].tiles == []
    assert t.players[0].silk == [0, 0, 0, 0]


def paying(need: str, *tiles: str) -> Table:
    """A journeyman tailors a garment for nothing but silk and what it asks in thread and lace."""
    t = table().hand(0, "S2").notions(0, thread=1, lace=1).tiles(0, *tiles).windows(*[None] * 5, need).turn(0)
    t.do("tailor 6")
    return t


@pytest.mark.rule("R2")
def test_a_superfluous_tile_may_not_be_given_up() -> None:
    """Two blue bales are needed; a tile of two covers them alone, so it can't go along with another blue one."""
    t = paying("G01", "R01", "R07", "R12")
    assert t.options == ["pay R01", "pay R07"]
    t.do("pay R01")
    assert t.asked == "place_garment"


@pytest.mark.rule("R2")
def test_two_small_tiles_may_pay_where_a_bigger_one_would_do_too() -> None:
    t = paying("G01", "R01", "R07", "R12")
    t.do("pay R07")
    assert [t.state.tables.resource_ids[tile] for tile in t.players[0].tiles] == ["R01"]
    assert t.asked == "place_garment"


@pytest.mark.rule("R2")
def test_a_tile_that_was_needed_when_chosen_may_not_become_superfluous_by_a_later_one() -> None:
    """Two blue bales: a tile of one blue first, then a tile of three blue would make the first superfluous."""
    t = paying("G01", "R07", "R07", "R03")
    assert t.options == ["pay R03", "pay R07"]
    t.do("pay R07")  # the second of its kind follows by itself
    assert [t.state.tables.resource_ids[tile] for tile in t.players[0].tiles] == ["R03"]


@pytest.mark.rule("R2")
def test_a_tile_without_a_needed_colour_is_not_accepted() -> None:
    t = paying("G01", "R01", "R03", "R02")
    assert t.options == ["pay R01", "pay R03"]
    assert t.why_not("pay R02") == ("R2", "this tile would be superfluous, or comes later in the order of payment")
    assert t.why_not("pay R05") == ("8", "you don't have this tile")


@pytest.mark.rule("R2")
def test_with_two_colours_needed_each_tile_must_serve_one_of_them() -> None:
    """2 blue and 1 pink: every way to pay has no tile to spare."""
    ways = set()
    stack: list[list[str]] = [[]]
    while stack:
        path = stack.pop()
        t = paying("G06", "R01", "R02", "R07", "R08")
        t.do(*path)
        if t.asked == "place_garment":
            kept = [t.state.tables.resource_ids[tile] for tile in t.players[0].tiles]
            ways.add(tuple(sorted({"R01", "R02", "R07", "R08"} - set(kept))))
        else:
            stack += [[*path, option] for option in t.options]
    assert ways == {("R08",), ("R01", "R02"), ("R01", "R07")}


@pytest.mark.rule("8", "R2")
def test_when_there_is_one_way_to_pay_the_silk_goes_by_itself() -> None:
    t = paying("G01", "R01")
    assert t.asked == "place_garment"
    assert t.players[0].tiles == []


@pytest.mark.rule("8")
def test_with_empty_windows_nothing_can_be_tailored() -> None:
    t = table().hand(0, "S1").tiles(0, "R01").turn(0)
    assert t.options_of("tailor") == []
    assert t.why_not("tailor 1") == ("8", "nothing lies on that space")


@pytest.mark.rule("8", "2")
def test_the_small_board_has_no_seventh_window() -> None:
    t = table().hand(0, "S1").windows("G01").turn(0)
    assert t.why_not("tailor 7") == ("2", "this board has no such space")


@pytest.mark.rule("8")
def test_only_the_chosen_window_is_emptied() -> None:
    t = table().hand(0, "S2").tiles(0, "R01").windows("G02", "G03", "G04", "G05", "G06", "G01").turn(0)
    t.do("tailor 6", "sell")
    assert t.game.snapshot()["windows"] == ["G02", "G03", "G04", "G05", "G06", None]


@pytest.mark.rule("8")
def test_the_garments_second_colour_is_paid_but_it_has_one_main_colour_only() -> None:
    t = table().hand(0, "S2").funded(0, "statue 1").tiles(0, "R08").windows(*[None] * 5, "G06").turn(0)
    t.do("tailor 6", "rent 2.3")
    statues = [line.source for line in t.game.score()[0].lines if line.step == "statues"]
    assert statues == ["blue"]
