"""A bot that draws lots with loaded dice: useful actions are likely, useless ones are next to never taken."""

from random import Random
from typing import Any

from rokoko.bots.drawn import draw_worlds
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.search.policy import sample


class WeightedBot:
    """The cheap policy of the playouts, as a player."""

    needs_view = True

    def __init__(self, seed: int | str) -> None:
        self._stream = Random(f"weighted bot {seed}")

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        world = draw_worlds(view, 1, self._stream)[0]
        indexes = [action.index for action in options]
        return ACTION_SPACE[sample(world, view["seat"], indexes, self._stream.getrandbits(31))]
