"""Chapter 20: the 2013 edition differs in one rule: prestige won during play is hidden."""

import pytest

from rokoko import Game, GameConfig
from tests.engine.table import table


@pytest.mark.rule("20", "E1")
def test_in_the_2013_edition_only_its_owner_knows_the_prestige_won_during_play() -> None:
    t = table(3, edition="2013").hand(0, "S1").prestige(0, 4).prestige(1, 6).turn(0)
    assert [player["prestige"] for player in t.game.view(0)["players"]] == [4, None, None]
    assert [player["prestige"] for player in t.game.view(1)["players"]] == [None, 6, None]
    assert [player["prestige"] for player in t.game.view(None)["players"]] == [None, None, None]


@pytest.mark.rule("20", "E1")
def test_in_the_deluxe_edition_prestige_is_open_to_all() -> None:
    t = table(3).hand(0, "S1").prestige(0, 4).prestige(1, 6).turn(0)
    for viewer in (0, 1, 2, None):
        assert [player["prestige"] for player in t.game.view(viewer)["players"]] == [4, 6, 0]


@pytest.mark.rule("20", "E1")
def test_in_the_2013_edition_prestige_is_open_when_the_game_is_over() -> None:
    t = table(2, edition="2013").hand(0, "S1").hand(1).prestige(0, 4).prestige(1, 6).in_round(7).turn(0)
    t.do("pass")
    assert t.game.over
    for viewer in (0, 1, None):
        assert [player["prestige"] for player in t.game.view(viewer)["players"]] == [4, 6]


@pytest.mark.rule("20", "E1")
def test_otherwise_both_editions_play_the_same_game() -> None:
    deluxe, old = (Game(GameConfig(seats=3, edition=edition), seed=5) for edition in ("deluxe", "2013"))
    while not deluxe.over:
        seat = deluxe.deciders[-1]
        action = deluxe.options(seat)[len(deluxe.moves) % len(deluxe.options(seat))]
        deluxe.apply(seat, action)
        old.apply(seat, action)
    assert deluxe.digest() == old.digest()
    assert deluxe.score() == old.score()
