"""How fast the engine is, as a ratio to catanatron run in the same minute; `make bench` runs it in both modes.

Each figure is the median of several short runs, the two games by turns, so that a busy machine slows both alike.
With `--keep` the figures are written to benchmarks/results.json and results.md.
"""

import argparse
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import rokoko as rk
from rokoko.config import tables_of
from rokoko.engine.build_info import compiled
from rokoko.engine.playout import play_random_games

HERE = Path(__file__).parent
ALL_MODULES = rk.MODULES
ROUNDS = 7


def engine_rate(modules: tuple[str, ...]) -> float:
    """Decisions a second inside the engine: random play, 4 players, setup included."""
    tables = tables_of(rk.GameConfig(seats=4, modules=modules))
    games = 300 if compiled() else 40
    start = time.perf_counter()
    decisions = play_random_games(tables, 1000, games)
    return decisions / (time.perf_counter() - start)


def api_rate() -> float:
    """Decisions a second through the public API from Python: options, a random choice, apply with its events."""
    config = rk.GameConfig(seats=4)
    rng = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    for seed in range(60 if compiled() else 20):
        game = rk.Game(config, seed=seed)
        while not game.over:
            seat = game.deciders[0]
            game.apply(seat, rng.choice(game.options(seat)))
            decisions += 1
    return decisions / (time.perf_counter() - start)


def clone_time() -> float:
    """Microseconds for a copy of a game in its middle."""
    game = rk.Game(rk.GameConfig(seats=4), seed=3)
    rng = random.Random(3)
    for _ in range(150):
        seat = game.deciders[0]
        game.apply(seat, rng.choice(game.options(seat)))
    state = game.state
    copies = 20_000 if compiled() else 4_000
    start = time.perf_counter()
    for _ in range(copies):
        state.clone()
    return (time.perf_counter() - start) / copies * 1e6


def catanatron_rate() -> float:
    """Moves a second of catanatron's random players, 4 players."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped,unused-ignore]

    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    moves = 0
    start = time.perf_counter()
    for seed in range(6):
        game = Game(players, seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            moves += 1
    return moves / (time.perf_counter() - start)


def measure() -> dict[str, float]:
    tasks: dict[str, Callable[[], float]] = {
        "catanatron_moves_per_s": catanatron_rate,
        "api_decisions_per_s": api_rate,
        "engine_decisions_per_s": lambda: engine_rate(()),
        "engine_all_modules_decisions_per_s": lambda: engine_rate(ALL_MODULES),
        "clone_us": clone_time,
    }
    runs: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            runs[name].append(task())
    figures = {name: statistics.median(values) for name, values in runs.items()}
    ratios = [
        api / other for api, other in zip(runs["api_decisions_per_s"], runs["catanatron_moves_per_s"], strict=True)
    ]
    figures["api_over_catanatron"] = statistics.median(ratios)
    return figures


def keep(mode: str, figures: dict[str, float]) -> None:
    """Write the figures beside the benchmark, the other mode's as they were."""
    path = HERE / "results.json"
    results = json.loads(path.read_text()) if path.exists() else {}
    results[mode] = {
        "figures": {name: round(value, 2) for name, value in figures.items()},
        "python": platform.python_version(),
        "date": time.strftime("%Y-%m-%d"),
        "version": rk.__version__,
    }
    path.write_text(json.dumps(results, indent=2, sort_keys=True) + "\n")
    lines = ["# Speed of the engine", "", "Written by `make bench ARGS=--keep`. One core, random play, 4 players.", ""]
    modes = sorted(results)
    lines += [f"| figure | {' | '.join(modes)} |", f"|---|{'---|' * len(modes)}"]
    for name in figures:
        cells = [f"{results[m]['figures'][name]:,.1f}" for m in modes]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", "| mode | date | Python | version |", "|---|---|---|---|"]
    lines += [f"| {m} | {results[m]['date']} | {results[m]['python']} | {results[m]['version']} |" for m in modes]
    (HERE / "results.md").write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write results.json and results.md beside this file")
    arguments = parser.parse_args()
    mode = "compiled" if compiled() else "interpreted"
    figures = measure()
    print(mode)
    for name, value in figures.items():
        print(f"  {name:36} {value:14,.1f}")
    if arguments.keep:
        keep(mode, figures)


if __name__ == "__main__":
    main()
