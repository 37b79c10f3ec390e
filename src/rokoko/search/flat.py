"""Greedy playouts: after every option the turn is ended as greedy would, then the cheap policy plays on for some turns,
and the means decide, together with what greedy thinks of the turn."""

from typing import final

from mypy_extensions import i64

from rokoko.engine.codes import ACTING, OVER, SELECTING
from rokoko.engine.playout import first_decider, next_noise
from rokoko.engine.rules import apply_action, legal_actions
from rokoko.engine.state import State
from rokoko.engine.turns import PlayEmployee
from rokoko.search.evaluation import Evaluation
from rokoko.search.policy import sample
from rokoko.search.turn import TurnSearch, after


@final
class FlatSearch:
    """The same number of playouts for every option that is still in the race; the worse half drops out."""

    def __init__(self, evaluation: Evaluation, seat: int, choices: list[int], horizon: int, trust: float) -> None:
        self.turn_search = TurnSearch(evaluation)
        self.seat = seat
        self.horizon = horizon
        self.trust = trust  # greedy's judgement counts as much as so many playouts
        self.racing = choices[:]
        self.visits: dict[int, int] = dict.fromkeys(choices, 0)
        self.totals: dict[int, float] = dict.fromkeys(choices, 0.0)
        self.playouts: int = 0
        self.turns: list[dict[int, State]] = []  # by world and option: where the turn ends
        self.looks: dict[int, int] = dict.fromkeys(choices, 0)
        self.judged: dict[int, float] = dict.fromkeys(choices, 0.0)  # the worth of these ends, in all

    def run_round(self, worlds: list[State], playouts: int, noise: int) -> int:
        """So many playouts for each option in the race; the noise to go on with."""
        grain: i64 = noise
        if not self.turns:
            self.turns = [{} for _ in worlds]
        for number in range(playouts):
            at = (self.playouts + number) % len(worlds)
            for action in self.racing:
                s = self.turn_end(worlds[at], self.turns[at], action).clone()
                grain = self.play_on(s, grain)
                self.visits[action] += 1
                self.totals[action] += self.turn_search.worth(s, self.seat)
        self.playouts += playouts
        return grain

    def turn_end(self, world: State, known: dict[int, State], action: int) -> State:
        """Where greedy would end the turn after this option in this of the drawn games."""
        found = known.get(action)
        if found is None:
            found = self.turn_search.finished(after(world, self.seat, action), self.seat)
            known[action] = found
            self.looks[action] += 1
            self.judged[action] += self.turn_search.worth(found, self.seat)
        return found

    def play_on(self, s: State, noise: i64) -> i64:
        """By the cheap policy until the seat begins its turn for the `horizon`th time, or the game is over."""
        turns = 0
        while s.phase != OVER:
            decider = first_decider(s)
            if s.phase == SELECTING and s.players[self.seat].to_select > 0:
                decider = self.seat
            elif decider == self.seat and s.phase == ACTING and isinstance(s.agenda[-1], PlayEmployee):
                turns += 1
                if turns >= self.horizon:
                    break
            noise = next_noise(noise)
            apply_action(s, decider, sample(s, decider, legal_actions(s, decider), noise))
        return noise

    def mean(self, action: int) -> float:
        """What the playouts brought and greedy's judgement; fit to compare options with equally many playouts."""
        visits = self.visits[action]
        if visits == 0:
            return -1e9
        judged = self.judged[action] / self.looks[action]
        return (self.totals[action] + self.trust * judged) / (visits + self.trust)

    def drop_worse_half(self) -> None:
        ranked = sorted([(-self.mean(action), at) for at, action in enumerate(self.racing)])
        kept = sorted([at for _, at in ranked[: (len(ranked) + 1) // 2]])
        self.racing = [self.racing[at] for at in kept]

    def best(self) -> int:
        best = self.racing[0]
        for action in self.racing:
            if self.mean(action) > self.mean(best):
                best = action
        return best
