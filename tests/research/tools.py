"""What the tests of `rokoko.research` share."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from rokoko import EDITIONS, MODULES, Game, GameConfig
from tests.fuzz.play import STYLES, choose, drawn

WHY = "its packages are not installed: pip install rokoko[research]"
research: Any = pytest.importorskip("rokoko.research", reason=WHY, exc_type=ImportError)
layout: Any = pytest.importorskip("rokoko.research.layout", reason=WHY, exc_type=ImportError)

CONFIGS = [
    GameConfig(seats=seats, modules=modules, edition=edition)
    for seats, modules, edition in (
        (1, (), EDITIONS[0]),
        (1, MODULES, EDITIONS[1]),
        (2, (), EDITIONS[0]),
        (2, MODULES, EDITIONS[0]),
        (3, ("fancy_dresses",), EDITIONS[0]),
        (3, ("jewelry_box", "expert_tailoring"), EDITIONS[1]),
        (4, (), EDITIONS[1]),
        (4, ("festivity_dresses",), EDITIONS[0]),
        (5, (), EDITIONS[0]),
        (5, MODULES, EDITIONS[1]),
    )
]


def named(config: GameConfig) -> str:
    return f"{config.seats}-{'+'.join(config.modules) or 'base'}-{config.edition}"


def positions(config: GameConfig, seed: int) -> Iterator[Game]:
    """A game of leaning random players, before each of its actions and at its end."""
    game = Game(config, seed)
    rng = Random(f"research {seed} {config}")
    styles = [drawn(list(STYLES), rng) for _ in range(config.contestants)]
    while not game.over:
        yield game
        seat = game.deciders[rng.getrandbits(16) % len(game.deciders)]
        game.apply(seat, choose(game.options(seat), styles[seat], rng))
    yield game


@cache
def encoder_of(config: GameConfig) -> Any:
    return research.Encoder(config)


class Seen:
    """An observation by the names of its parts."""

    def __init__(self, game: Game, seat: int) -> None:
        values = encoder_of(game.config).observation(game.state, seat)
        self.values = [value - 256 if value > 127 else value for value in values]

    def __getitem__(self, name: str) -> list[int]:
        start, length, _ = research.PARTS[name]
        return self.values[start : start + length]

    def items(self, name: str, figures: tuple[str, ...]) -> list[dict[str, int]]:
        """A part as one dictionary an item."""
        values = self[name]
        size = len(figures)
        return [dict(zip(figures, values[at : at + size], strict=True)) for at in range(0, len(values), size)]

    def rows(self, name: str, size: int) -> list[list[int]]:
        values = self[name]
        return [values[at : at + size] for at in range(0, len(values), size)]
