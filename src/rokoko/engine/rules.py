"""The engine's door: a new game, what may be chosen, why something may not, and taking a choice.

Between two choices `settle` goes on by itself: automatic steps, steps with a single way, the next turn, the next round.
"""

from rokoko.engine import bonuses, reasons
from rokoko.engine.codes import ACTING, OVER, SELECTING
from rokoko.engine.rounds import end_round, start_acting
from rokoko.engine.selecting import select, selecting_options, selecting_refusal
from rokoko.engine.state import State
from rokoko.engine.turns import end_turn, next_to_play, start_turn

assert bonuses.BASE_BONUSES  # importing the module enters the bonuses


def legal_actions(s: State, seat: int) -> list[int]:
    """Every legal action of this seat, in a fixed order; empty if it is not asked. Not to be changed by the caller."""
    if s.phase == SELECTING:
        return selecting_options(s, seat)
    if s.phase == ACTING and s.agenda[-1].seat == seat:
        return s.choices
    return []


def refusal(s: State, seat: int, action: int) -> int:
    """Why this action is not on offer for this seat; 0 if it is."""
    if s.phase == OVER:
        return reasons.GAME_OVER
    if s.phase == SELECTING:
        return selecting_refusal(s, seat, action)
    step = s.agenda[-1]
    return step.refusal(s, action) if step.seat == seat else reasons.NOT_YOUR_TURN


def apply_action(s: State, seat: int, action: int) -> None:
    """Take a legal action and go on to the next decision. The caller has checked that it is legal."""
    if s.phase == SELECTING:
        select(s, seat, action)
    else:
        s.agenda.pop().take(s, action)
    settle(s)


def settle(s: State) -> None:
    """Go on until somebody must choose, or the game is over."""
    while True:
        if s.phase == ACTING:
            agenda = s.agenda
            if not agenda:
                continue_round(s)
                continue
            step = agenda[-1]
            if step.automatic:
                agenda.pop()
                step.take(s, -1)
                continue
            choices = step.options(s)
            if len(choices) > 1:
                s.choices = choices
                return
            agenda.pop()
            if len(choices) == 1:
                step.take(s, choices[0])
        elif s.phase == SELECTING:
            for player in s.players:
                if player.to_select > 0:
                    return
            start_acting(s)
        else:
            return


def continue_round(s: State) -> None:
    """A turn is complete: the next one begins, or the round ends."""
    if s.turn >= 0:
        end_turn(s)
    seat = next_to_play(s)
    if seat >= 0:
        start_turn(s, seat)
    else:
        end_round(s)
