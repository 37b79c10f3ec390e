"""An action that is not on offer: a reason and a rule in one line, and nothing has changed."""

import pytest

import rokoko as rk


def game_in_phase(phase: str) -> rk.Game:
    game = rk.Game(rk.GameConfig(seats=2), seed=5)
    while game.phase != phase:
        seat = game.deciders[0]
        game.apply(seat, game.options(seat)[0])
    return game


def refused(game: rk.Game, seat: int, text: str) -> rk.IllegalAction:
    before, moves = game.digest(), game.moves[:]
    with pytest.raises(rk.IllegalAction) as caught:
        game.apply(seat, rk.parse_action(text))
    assert (game.digest(), game.moves) == (before, moves)
    assert "\n" not in str(caught.value)
    assert caught.value.reason in str(caught.value)
    assert caught.value.rule in str(caught.value)
    return caught.value


def test_an_action_that_is_not_on_offer_is_refused() -> None:
    refused(game_in_phase("select"), 0, "select F1")


def test_an_action_of_another_phase_is_refused() -> None:
    refused(game_in_phase("select"), 0, "favor")


def test_an_action_of_the_wrong_seat_is_refused() -> None:
    game = game_in_phase("actions")
    (seat,) = game.deciders
    error = refused(game, 1 - seat, game.options(seat)[0].text)
    assert "this seat" in error.reason


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert "no seat" in refused(game_in_phase("actions"), seat, "pass").reason


def test_nothing_can_be_done_after_the_end() -> None:
    assert "over" in refused(game_in_phase("over"), 0, "pass").reason


def test_an_illegal_action_is_a_value_error() -> None:
    assert issubclass(rk.IllegalAction, ValueError)


def test_every_rule_that_a_refusal_cites_is_a_chapter_or_a_ruling() -> None:
    for game in (game_in_phase("select"), game_in_phase("actions"), game_in_phase("over")):
        for seat in range(2):
            for action in rk.ACTION_SPACE:
                refusal = game.why_not(seat, action)
                assert refusal is None or refusal.rule.lstrip("ESRJFD").isdigit()
