"""Greedy play: the best end of one's own turn by the evaluation."""

from typing import Final, final

from rokoko.engine.codes import ACTING, SELECT, SELECTING
from rokoko.engine.rules import apply_action, legal_actions, settle
from rokoko.engine.state import State
from rokoko.engine.turns import PlayEmployee
from rokoko.search.evaluation import Evaluation

RIVALRY: Final = 0.35  # how much the best rival's prospects count against one's own


def is_in_turn(s: State, seat: int) -> bool:
    """Whether the seat is still in the middle of its turn."""
    if s.phase != ACTING:
        return False
    step = s.agenda[-1]
    return step.seat == seat and not isinstance(step, PlayEmployee)


def best_rival(values: list[float], seat: int) -> float:
    """What the best of the others can expect."""
    rival = -1000.0
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return rival


def ahead(values: list[float], seat: int) -> float:
    """One's own prospects, less a part of the best rival's."""
    return values[seat] - RIVALRY * best_rival(values, seat)


def after(s: State, seat: int, action: int) -> State:
    """The state that follows an action; the given one stays as it is."""
    copy = s.clone()
    apply_action(copy, seat, action)
    return copy


def turn_of(s: State, seat: int, card: int) -> State:
    """A trial while hands are chosen: the turn of this employee, as if it came first on the board as it stands."""
    trial = s.clone()
    for number, rival in enumerate(trial.players):  # somebody must be left to play, or the round would end
        rival.to_select = 0
        if not rival.hand and number != s.tables.automaton:
            rival.hand = rival.supply[:2]
    player = trial.players[seat]
    player.hand = [card]
    if card in player.supply:
        player.supply.remove(card)
    trial.du_barry[1] = []
    trial.phase = ACTING
    trial.turn = -1
    trial.start_player = seat
    settle(trial)
    return trial


@final
class TurnSearch:
    """Chooses for one seat at a time by trying every option to the end of the turn."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def worth(self, s: State, seat: int) -> float:
        """How far ahead the seat is in this state."""
        return ahead(self.evaluation.of(s), seat)

    def finish(self, s: State, seat: int) -> float:
        """What the turn comes to if each further choice is the one that looks best at once."""
        return self.worth(self.finished(s, seat), seat)

    def finished(self, s: State, seat: int) -> State:
        """The state at the end of such a turn."""
        while is_in_turn(s, seat):
            best = s
            best_worth = -1e9
            for action in s.choices:
                child = after(s, seat, action)
                worth = self.worth(child, seat)
                if worth > best_worth:
                    best, best_worth = child, worth
            s = best
        return s

    def option_worths(self, s: State, seat: int) -> list[float]:
        """The worth of every option of this seat, in the order of the options."""
        return [self.option_worth(s, seat, action) for action in legal_actions(s, seat)]

    def option_worth(self, s: State, seat: int, action: int) -> float:
        """What the turn comes to after this option; an employee is worth selecting for its turn on the board of now."""
        if s.phase == SELECTING:
            return self.employee_worth(s, seat, action - SELECT)
        child = after(s, seat, action)
        if isinstance(s.agenda[-1], PlayEmployee) and is_in_turn(child, seat):
            return max([self.finish(after(child, seat, further), seat) for further in child.choices])
        return self.finish(child, seat)

    def employee_worth(self, s: State, seat: int, card: int) -> float:
        """The best turn with this employee on the board as it stands."""
        return self.worth(self.best_turn(turn_of(s, seat, card), seat), seat)

    def best_turn(self, s: State, seat: int) -> State:
        """The end of the turn that begins here with the best first choice."""
        if not is_in_turn(s, seat):
            return s
        best = s
        best_worth = -1e9
        for action in s.choices:
            end = self.finished(after(s, seat, action), seat)
            worth = self.worth(end, seat)
            if worth > best_worth:
                best, best_worth = end, worth
        return best

    def best(self, s: State, seat: int) -> int:
        """The option that is worth most; the first of equals."""
        worths = self.option_worths(s, seat)
        choices = legal_actions(s, seat)
        top = 0
        for at in range(1, len(worths)):
            if worths[at] > worths[top]:
                top = at
        return choices[top]
