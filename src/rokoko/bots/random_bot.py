"""A bot that takes any option, each as likely as the others: for tests, for speed, and as the weakest opponent."""

from random import Random
from typing import Any

from rokoko.engine.actions import Action


class RandomBot:
    """Equal seeds choose alike."""

    needs_view = False

    def __init__(self, seed: int | str) -> None:
        self._stream = Random(f"random bot {seed}")

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        return self._stream.choice(options)
