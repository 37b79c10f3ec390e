"""The bots that these tests let think in worker processes. What a bot has to tell it writes down next to its seed."""

import os
import time
from pathlib import Path
from typing import Any

from rokoko import ACTION_SPACE, Action

PATIENCE = 60.0


class Good:
    needs_view = True

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.choices = 0

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        return options[-1]


class Diarist(Good):
    """Writes down its process and how often it chose."""

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        self.choices += 1
        with Path(f"{self.seed}.diary").open("a") as diary:
            diary.write(f"{os.getpid()} {self.choices}\n")
        return options[-1]


class Patient(Good):
    """Writes down its process, then waits for the word to go on."""

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        draft = Path(f"{self.seed}.draft")
        draft.write_text(str(os.getpid()))
        draft.rename(f"{self.seed}.here")
        end = time.monotonic() + PATIENCE
        while not Path(f"{self.seed}.go").exists() and time.monotonic() < end:
            time.sleep(0.01)
        return options[-1]


class Slow(Good):
    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        time.sleep(1)
        return options[-1]


class Hanging(Good):
    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        time.sleep(10 * PATIENCE)


class Unborn(Good):
    def __init__(self, seed: str) -> None:
        time.sleep(10 * PATIENCE)


class Raising(Good):
    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        raise RuntimeError("lost my thread\nand my needle")


class Quitting(Good):
    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        raise SystemExit


class Bowing(Good):
    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        return "a bow"


class Cheating(Good):
    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Any:
        options.append(next(action for action in ACTION_SPACE if action not in options))
        return options[-1]
