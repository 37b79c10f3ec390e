"""Chapter 16: Fancy Dresses add pieces and nothing else."""

import pytest

from rokoko import Game, GameConfig
from tests.engine.table import FIGURES
from tests.expansions.table import guest, with_modules

FANCY = ["F01", "F02", "F03", "F04"]


def garments_of(game: Game) -> list[str]:
    shown = game.snapshot()
    return sorted([*shown["windows"], *shown["garment_bag"]])


def tiles_of(game: Game) -> list[str]:
    shown = game.snapshot()
    open_tiles = [tile for drawer in shown["drawers"] for tile in drawer]
    return sorted(tile["id"] for tile in [*open_tiles, *shown["resource_bag"]])


@pytest.mark.rule("16")
def test_four_garments_and_five_resource_tiles_go_into_the_bags() -> None:
    plain = Game(GameConfig(seats=3, components=FIGURES), 7)
    fancy = Game(GameConfig(seats=3, components=FIGURES, modules=("fancy_dresses",)), 7)
    assert len(garments_of(fancy)) == 46
    assert sorted(set(garments_of(fancy)) - set(garments_of(plain))) == FANCY
    assert len(tiles_of(fancy)) == 53
    assert sorted(set(tiles_of(fancy)) - set(tiles_of(plain))) == ["R20", "R21", "R22", "R23", "R24"]


@pytest.mark.rule("16")
def test_without_the_module_none_of_them_is_in_the_game() -> None:
    game = Game(GameConfig(seats=3, modules=("jewelry_box", "festivity_dresses", "expert_tailoring")), 7)
    assert not set(FANCY) & set(garments_of(game))
    assert len(tiles_of(game)) == 48


@pytest.mark.rule("16")
def test_fancy_dresses_can_lie_in_the_windows_from_the_first_round_on() -> None:
    shown: set[str] = set()
    for seed in range(60):
        shown |= set(Game(GameConfig(seats=5, modules=("fancy_dresses",)), seed).snapshot()["windows"])
    assert set(FANCY) <= shown


@pytest.mark.rule("16", "8")
def test_a_fancy_dress_is_rented_out_as_any_other_garment() -> None:
    t = with_modules("fancy_dresses")
    t.hand(0, "S1").notions(0, thread=1, lace=1).tiles(0, "R03", "R12").windows(*[None] * 5, "F01").turn(0)
    t.do("tailor 6", "rent 1.1")
    assert guest(t, "1.1") == ("F01", 0)
    assert t.players[0].prestige == 0
    assert t.total(0, "trademarks") == 5


@pytest.mark.rule("16", "8")
def test_a_fancy_dress_can_be_sold_for_its_value() -> None:
    t = with_modules("fancy_dresses")
    t.hand(0, "S1").livre(0, 0).notions(0, thread=1, lace=1).tiles(0, "R24", "R15", "R02")
    t.windows(*[None] * 5, "F04").turn(0)
    t.do("tailor 6", "sell")
    assert t.players[0].livre == 36


@pytest.mark.rule("16", "8")
def test_a_fancy_dress_needs_a_master() -> None:
    t = with_modules("fancy_dresses")
    t.hand(0, "S2").notions(0, thread=1, lace=1).tiles(0, "R03", "R12").windows(*[None] * 5, "F01").turn(0)
    assert t.why_not("tailor 6")[0] == "8"


@pytest.mark.rule("16", "7")
def test_the_new_tiles_are_used_as_any_other() -> None:
    t = with_modules("fancy_dresses")
    t.hand(0, "S1").drawer(1, "R20").turn(0)
    t.do("acquire 1.1")
    assert t.options == ["keep", "thread"]
    t.do("keep")
    assert t.players[0].silk == [2, 2, 0, 0]


@pytest.mark.rule("16", "13")
def test_a_fancy_dress_on_the_balcony_is_multiplied() -> None:
    t = with_modules("fancy_dresses")
    t.rented(0, F04="1.1").funded(0, "fireworks 4")
    sheet = t.final()[0]
    assert sheet.items["balcony"] == 12
