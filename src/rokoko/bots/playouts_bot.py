"""A bot that ends its turn greedily after every option, plays on by the cheap policy, and keeps to the best mean."""

from random import Random
from time import perf_counter
from typing import Any

from rokoko.bots.drawn import draw_worlds
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.search.evaluation import STANDARD, Evaluation
from rokoko.search.flat import FlatSearch

WORLDS = 12
HORIZON = 6  # own turns ahead: two rounds, so that every playout ends at the same point of one
SHARE_OF_BUDGET = 0.8
PLAYOUTS = 120  # of each option that stays in the race to the end, at most


class PlayoutsBot:
    needs_view = True

    def __init__(self, seed: int | str, *, evaluation: Evaluation = STANDARD) -> None:
        self._stream = Random(f"playouts bot {seed}")
        self._evaluation = evaluation

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        start = perf_counter()
        worlds = draw_worlds(view, WORLDS, self._stream)
        choices = [action.index for action in options]
        search = FlatSearch(self._evaluation, view["seat"], choices, HORIZON)
        noise = self._stream.getrandbits(31)
        limit = min(budget, 3600.0) * SHARE_OF_BUDGET
        rounds = max(1, len(options).bit_length())
        for number in range(rounds):
            end = start + limit * (number + 1) / rounds
            noise = search.run_round(worlds, 4, noise)
            while perf_counter() < end and search.playouts < PLAYOUTS * (number + 1) // rounds:
                noise = search.run_round(worlds, 4, noise)
            if len(search.racing) > 1:
                search.drop_worse_half()
        return ACTION_SPACE[search.best()]
