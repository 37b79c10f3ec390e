"""Chapter 7: acquiring resources."""

import pytest

from tests.engine.table import Table, table


@pytest.mark.rule("7")
def test_example_the_tile_in_a_drawer_of_three() -> None:
    """An apprentice takes two bales of pink silk from a drawer with three tiles, for 2 Livre, and keeps the silk."""
    t = table().hand(0, "S3").livre(0, 5).drawer(2, "R07", "R02", "R14").turn(0)
    t.do("acquire 2.2")
    assert t.players[0].livre == 3
    assert t.options == ["keep", "thread", "lace"]
    t.do("keep")
    assert t.game.snapshot()["players"][0]["resources"] == [
        {"id": "R02", "silk": {"pink": 2}, "notions": "thread/lace"}
    ]


@pytest.mark.rule("7")
@pytest.mark.parametrize(("seats", "names", "price"), [
    (4, ("R01", "R02", "R03", "R05"), 2),
    (3, ("R01", "R02", "R03"), 2),
    (3, ("R01", None, "R03"), 1),
    (3, (None, None, "R03"), 0),
])  # fmt: skip
def test_the_price_follows_the_number_of_tiles_in_the_drawer(
    seats: int, names: tuple[str | None, ...], price: int
) -> None:
    t = table(seats).hand(0, "S4").livre(0, 2).drawer(1, *names).drawer(2, "R07", "R08").turn(0)
    place = next(at for at, name in enumerate(names, 1) if name)
    t.do(f"acquire 1.{place}")
    assert t.players[0].livre == 2 - price


@pytest.mark.rule("7")
def test_the_last_tile_of_a_drawer_is_free_even_without_livre() -> None:
    t = table().hand(0, "S4").livre(0, 0).drawer(1, "R01", "R02").drawer(3, "R07").turn(0)
    assert t.options_of("acquire") == ["acquire 3.1"]
    t.do("acquire 3.1", "keep")
    assert t.players[0].livre == 0


@pytest.mark.rule("7")
@pytest.mark.parametrize("card", ["S1", "S2", "S3"])
def test_every_rank_may_acquire(card: str) -> None:
    t = table().hand(0, card).drawer(1, "R01").turn(0)
    assert "acquire 1.1" in t.options


@pytest.mark.rule("7")
def test_with_empty_drawers_nothing_can_be_acquired() -> None:
    t = table().hand(0, "S1").turn(0)
    assert t.options_of("acquire") == []
    assert t.why_not("acquire 1.1") == ("7", "nothing lies on that space")


@pytest.mark.rule("7", "2")
def test_the_small_board_has_no_fourth_place_in_a_drawer() -> None:
    t = table().hand(0, "S1").drawer(1, "R01").turn(0)
    assert t.why_not("acquire 1.4") == ("2", "this board has no such space")


def taken(tile: str) -> Table:
    t = table().hand(0, "S1").notions(0, thread=1, lace=1).drawer(1, tile).turn(0)
    t.do("acquire 1.1")
    return t


@pytest.mark.rule("7")
@pytest.mark.parametrize(("tile", "choice", "thread", "lace"), [
    ("R01", "thread", 2, 1),
    ("R01", "lace", 1, 2),
    ("R10", "thread+lace", 2, 2),
    ("R03", "thread", 2, 1),
    ("R04", "lace", 1, 2),
])  # fmt: skip
def test_a_tile_may_be_discarded_at_once_for_what_it_shows_below(
    tile: str, choice: str, thread: int, lace: int
) -> None:
    t = taken(tile)
    t.do(choice)
    assert (t.players[0].thread, t.players[0].lace) == (thread, lace)
    assert t.players[0].tiles == []
    assert [found["id"] for found in t.game.snapshot()["resource_discard"]] == [tile]


@pytest.mark.rule("7")
@pytest.mark.parametrize(("tile", "offered"), [
    ("R01", ["keep", "thread", "lace"]),
    ("R10", ["keep", "thread+lace"]),
    ("R03", ["keep", "thread"]),
    ("R04", ["keep", "lace"]),
])  # fmt: skip
def test_a_plus_gives_both_a_slash_one_of_them_and_a_single_symbol_itself(tile: str, offered: list[str]) -> None:
    t = taken(tile)
    assert t.options == offered
    for other in {"thread", "lace", "thread+lace"} - set(offered):
        assert t.why_not(other) == ("7", "the tile doesn't give that")


@pytest.mark.rule("7")
def test_the_decision_must_be_made_at_once() -> None:
    t = taken("R01")
    assert t.asked == "use_tile"
    assert "pass" not in t.options


@pytest.mark.rule("7")
def test_a_rack_holds_any_number_of_tiles() -> None:
    t = table().hand(0, "S1").drawer(1, "R01").bag_onto_rack(0).turn(0)
    t.do("acquire 1.1", "keep")
    assert len(t.players[0].tiles) == 48


@pytest.mark.rule("7")
def test_others_see_how_many_tiles_one_has_but_not_which() -> None:
    t = table().hand(0, "S1").tiles(0, "R01", "R02").turn(0)
    seen = t.game.view(1)["players"][0]
    assert seen["tiles"] == 2
    assert seen["resources"] is None
    assert [tile["id"] for tile in t.game.view(0)["players"][0]["resources"]] == ["R01", "R02"]


@pytest.mark.rule("7")
def test_thread_lace_and_livre_are_open() -> None:
    t = table().hand(0, "S1").notions(0, thread=4, lace=2).livre(0, 9).turn(0)
    seen = t.game.view(None)["players"][0]
    assert (seen["thread"], seen["lace"], seen["livre"]) == (4, 2, 9)


@pytest.mark.rule("7")
def test_taking_a_tile_makes_the_next_one_in_that_drawer_cheaper_for_the_next_player() -> None:
    t = table().hand(0, "S1").hand(1, "S1").drawer(1, "R01", "R02").livre(1, 0).turn(0)
    t.do("acquire 1.1", "keep")
    assert t.options_of("acquire") == ["acquire 1.2"]
