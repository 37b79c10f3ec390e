"""A bot that takes the best end of its turn by a hand-made evaluation, and looks no further."""

from random import Random
from typing import Any

from rokoko.bots.drawn import draw_worlds
from rokoko.engine.actions import Action
from rokoko.search.evaluation import STANDARD, Evaluation
from rokoko.search.turn import TurnSearch


class GreedyBot:
    """`worlds`: over how many drawn games the worth of an option is averaged; `carelessness`: prestige of blur."""

    needs_view = True

    def __init__(
        self, seed: int | str, *, evaluation: Evaluation = STANDARD, worlds: int = 1, carelessness: float = 0.0
    ) -> None:
        self._stream = Random(f"greedy bot {seed}")
        self._search = TurnSearch(evaluation)
        self._worlds = worlds
        self._carelessness = carelessness

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        worths = self.worths(view, len(options))
        blur = self._carelessness
        if blur > 0:
            worths = [worth + self._stream.gauss(0.0, blur) for worth in worths]
        return options[max(range(len(options)), key=worths.__getitem__)]

    def worths(self, view: dict[str, Any], count: int) -> list[float]:
        """What each option is worth on the average of the drawn games."""
        sums = [0.0] * count
        for world in draw_worlds(view, self._worlds, self._stream):
            for at, worth in enumerate(self._search.option_worths(world, view["seat"])):
                sums[at] += worth
        return [total / self._worlds for total in sums]
