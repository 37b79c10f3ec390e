"""Chapter 6: the Queen's favor."""

import pytest

from tests.engine.table import table


@pytest.mark.rule("6")
@pytest.mark.parametrize("card", ["S1", "S2"])
def test_claiming_the_favor_brings_5_livre_at_once(card: str) -> None:
    t = table().hand(0, card).livre(0, 3).turn(0)
    t.do("favor")
    assert t.players[0].livre == 8
    assert t.game.snapshot()["favor"] == 0


@pytest.mark.rule("6")
def test_the_favor_can_be_claimed_once_a_round() -> None:
    t = table().hand(0, "S1").hand(1, "S2").turn(0)
    t.do("favor")
    assert "favor" not in t.options
    assert t.why_not("favor") == ("6", "the Queen's favor is already taken this round")


@pytest.mark.rule("6")
def test_the_start_player_may_claim_it_too_and_remains_start_player() -> None:
    t = table(3, start=0).hand(0, "S1").hand(1).hand(2).turn(0)
    t.do("favor")
    assert t.game.round == 2
    assert t.game.snapshot()["start_player"] == 0
    assert t.game.snapshot()["favor"] is None


@pytest.mark.rule("6")
def test_the_token_of_the_start_player_changes_only_at_the_beginning_of_the_next_round() -> None:
    t = table(3, start=0).hand(0).hand(1, "S1").hand(2, "S1").turn(1)
    t.do("favor")
    assert t.game.snapshot()["start_player"] == 0
    t.do("pass")
    assert t.game.snapshot()["start_player"] == 1


@pytest.mark.rule("6")
def test_in_the_next_round_it_may_be_claimed_again() -> None:
    t = table(2, start=0).hand(0, "S1").hand(1).favor(1).turn(0)
    t.do("pass")
    for seat in (0, 1):
        while t.game.phase == "select" and t.game.options(seat):
            t.game.apply(seat, t.game.options(seat)[0])
    assert t.game.deciders == (1,)
    t.do("play S1")
    assert "favor" in t.options


@pytest.mark.rule("6", "13")
def test_who_holds_it_after_the_last_round_keeps_it_and_scores_3() -> None:
    t = table(2).hand(0, "S1").hand(1).in_round(7).turn(0)
    t.do("favor")
    assert t.game.over
    assert t.game.snapshot()["favor"] == 0
    assert [sheet.items["favor"] for sheet in t.game.score()] == [3, 0]
