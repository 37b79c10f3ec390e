"""From a view to full games: several ways in which things could stand, drawn from what the seat may know."""

from random import Random
from typing import Any

from rokoko.engine.state import State
from rokoko.game import determinize


def draw_worlds(view: dict[str, Any], count: int, stream: Random) -> list[State]:
    return [determinize(view, stream).state for _ in range(count)]
