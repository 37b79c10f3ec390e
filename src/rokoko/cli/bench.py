"""`rokoko bench`: how fast the engine is on this machine."""

import json
import platform
import time
from collections.abc import Callable
from random import Random
from typing import Any

import click

from rokoko.cli.errors import Failure
from rokoko.cli.options import components_option, config_of, json_option, modules_option
from rokoko.config import GameConfig, tables_of
from rokoko.engine.build_info import compiled
from rokoko.engine.playout import play_random_games
from rokoko.game import Game

HALF_GAME = 150  # actions after which a game of four has everything on the board that a clone must copy


@click.command()
@click.option("--seconds", default=3.0, show_default=True, metavar="S", help="How long to measure, in all.")
@click.option("--seats", default=4, show_default=True, metavar="N", help="Players.")
@modules_option
@components_option
@json_option
def bench(seconds: float, seats: int, modules: str, components: str | None, as_json: bool) -> None:
    """Measure random play on one core: decisions a second in the engine and through the API, and cloning."""
    if not 0 < seconds <= 3600:
        raise Failure(f"--seconds must be more than 0 and at most 3600, not {seconds:g}", 2)
    config = config_of(seats=seats, modules=modules, edition=None, components=components)
    figures = measure(config, seconds)
    if as_json:
        click.echo(json.dumps(figures, indent=2))
        return
    for name, unit in (
        ("engine_decisions_per_second", "decisions/s inside the engine"),
        ("engine_games_per_second", "games/s inside the engine"),
        ("api_decisions_per_second", "decisions/s through the API"),
        ("api_games_per_second", "games/s through the API"),
        ("clone_microseconds", "µs a clone"),
    ):
        value = figures[name]
        click.echo(f"{value:>14,.2f} {unit}" if value < 100 else f"{value:>14,.0f} {unit}")
    click.echo(f"engine {figures['engine']}, {seats} seats, Python {figures['python']}")


def measure(config: GameConfig, seconds: float) -> dict[str, Any]:
    """All figures, each from its share of the time."""
    engine = _rate(lambda seed: play_random_games(tables_of(config), seed, 1), seconds * 0.4)
    api = _rate(lambda seed: _play_through_api(config, seed), seconds * 0.4)
    return {
        "engine": "compiled" if compiled() else "interpreted",
        "python": platform.python_version(),
        "seats": config.seats,
        "modules": list(config.modules),
        "seconds": seconds,
        "engine_decisions_per_second": engine[0],
        "engine_games_per_second": engine[1],
        "api_decisions_per_second": api[0],
        "api_games_per_second": api[1],
        "clone_microseconds": _clone_microseconds(config, seconds * 0.2),
    }


def _rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second of `play(seed)`, which returns its decisions. The first game warms up."""
    play(0)
    decisions = games = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        games += 1
        decisions += play(games)
        elapsed = time.perf_counter() - start
    return round(decisions / elapsed, 1), round(games / elapsed, 2)


def _play_through_api(config: GameConfig, seed: int) -> int:
    choose = Random(seed).choice
    game = Game(config, seed)
    decisions = 0
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, choose(game.options(seat)))
        decisions += 1
    return decisions


def _clone_microseconds(config: GameConfig, seconds: float) -> float:
    game = Game(config, 1)
    choose = Random(1).choice
    while not game.over and len(game.moves) < HALF_GAME:
        seat = game.deciders[0]
        game.apply(seat, choose(game.options(seat)))
    state = game.state
    clones = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for _ in range(100):
            state.clone()
        clones += 100
        elapsed = time.perf_counter() - start
    return round(elapsed / clones * 1e6, 3)
