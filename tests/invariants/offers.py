"""What is offered: something for each who decides, nothing for the others, and a reason for everything else."""

import pytest

from rokoko import ACTION_SPACE, Game, IllegalAction, parse_action


def check_offers(game: Game) -> None:
    """Each decider has a choice, without duplicates; nobody else has one."""
    assert bool(game.deciders) != game.over
    for seat in range(game.config.contestants):
        options = game.options(seat)
        if seat not in game.deciders:
            assert options == []
            assert game.asked(seat) is None
            continue
        assert len(options) > 1, f"seat {seat} is asked without having a choice"
        assert len({action.index for action in options}) == len(options)
        assert len({action.text for action in options}) == len(options)
        assert all(parse_action(action.text) is action for action in options)
        assert all(ACTION_SPACE[action.index] is action for action in options)
        assert game.asked(seat) is not None


def check_reasons(game: Game) -> None:
    """For every action of the action space: it is offered, or there is a reason and a rule."""
    for seat in range(game.config.contestants):
        offered = set(game.options(seat))
        for action in ACTION_SPACE:
            refused = game.why_not(seat, action)
            if action in offered:
                assert refused is None, f"`{action.text}` is offered to seat {seat}, yet: {refused}"
            else:
                assert refused is not None, f"`{action.text}` is not offered to seat {seat}, without a reason"
                assert refused.reason
                assert refused.rule


def check_refusal(game: Game, seat: int, index: int) -> None:
    """An action that is not on offer says why and changes nothing."""
    action = ACTION_SPACE[index]
    if action in game.options(seat):
        return
    before, moves = game.digest(), len(game.moves)
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, action)
    assert caught.value.reason
    assert caught.value.rule
    assert (game.digest(), len(game.moves)) == (before, moves)
