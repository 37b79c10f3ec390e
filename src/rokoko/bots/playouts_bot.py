"""A bot that ends its turn greedily after every option, plays on by the cheap policy, and keeps to the best mean."""

from random import Random
from time import perf_counter
from typing import Any

from rokoko.bots.drawn import draw_worlds
from rokoko.bots.pace import Pace
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.search.evaluation import STANDARD, Evaluation
from rokoko.search.flat import FlatSearch

WORLDS = 12
HORIZON = 6  # own turns ahead: two rounds, so that every playout ends at the same point of one
PLAYOUTS = 120  # of each option that stays in the race to the end, at most
# Greedy's judgement of a turn counts as much as so many playouts: against one rival, and against more, when these are
# mostly noise.
TRUST = 8.0
CROWDED_TRUST = 64.0


class PlayoutsBot:
    needs_view = True

    def __init__(self, seed: int | str, *, evaluation: Evaluation = STANDARD) -> None:
        self._stream = Random(f"playouts bot {seed}")
        self._evaluation = evaluation
        self._pace = Pace()

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        start = perf_counter()
        _, share = self._pace.look(view)
        worlds = draw_worlds(view, WORLDS, self._stream)
        choices = [action.index for action in options]
        trust = TRUST if len(view["players"]) <= 2 else CROWDED_TRUST
        search = FlatSearch(self._evaluation, view["seat"], choices, HORIZON, trust)
        noise = self._stream.getrandbits(31)
        limit = min(budget, 3600.0) * share
        rounds = max(1, len(options).bit_length())
        for number in range(rounds):
            end = start + limit * (number + 1) / rounds
            noise = search.run_round(worlds, 1, noise)
            while perf_counter() < end and search.playouts < PLAYOUTS * (number + 1) // rounds:
                noise = search.run_round(worlds, 1, noise)
            if perf_counter() >= start + limit:
                break
            if len(search.racing) > 1:
                search.drop_worse_half()
        action = ACTION_SPACE[search.best()]
        self._pace.went(action.text)
        return action
