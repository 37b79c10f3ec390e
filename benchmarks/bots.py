"""How fast the strongest bot and the encoder are, compiled against interpreted, and whether budgets are kept.

`make bench-bots` runs it. The two modes take turns, each in a process of its own, so that a busy machine slows both
alike; a figure is the median of its rounds, a ratio the median of the rounds' ratios. Budgets are measured while as
many busy processes run as there are cores. With `--keep` the figures go to benchmarks/bots.json and bots.md.
"""

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import rokoko as rk
from rokoko.arena.origin import commit_of_source
from rokoko.arena.play import GRACE
from rokoko.bots import LADDER, choice_of, make_bot
from rokoko.bots.ismcts_bot import HASTY_BELOW, IsmctsBot
from rokoko.engine.build_info import compiled
from rokoko.research import Encoder

HERE = Path(__file__).parent
STRONGEST = list(LADDER)[-1]
ROUNDS = 7
SIMULATIONS = 240
POSITIONS = 60
THOUGHT_ABOUT = 10  # of these; fewer with more simulations
BUDGETS = (0.2, 1.0)
DECISIONS = 480  # for each budget, a fourth at each table
GOAL = 99

Figures = dict[str, float]
ALL = rk.MODULES
PLAYOUT_TABLES = {
    "2 seats": (2, (), SIMULATIONS),
    "4 seats": (4, (), SIMULATIONS),
    "4 seats, a tree for every player": (4, (), HASTY_BELOW),
    "5 seats, all modules": (5, ALL, SIMULATIONS),
}
ENCODER_TABLES = {
    "2 seats": (2, ()),
    "3 seats": (3, ()),
    "4 seats": (4, ()),
    "5 seats": (5, ()),
    "2 seats, all modules": (2, ALL),
    "5 seats, all modules": (5, ALL),
}
PACE_TABLES = [(1, ALL), (2, ()), (4, ()), (5, ALL)]


# --- one round of one mode, in a process of its own ------------------------------------------------------


def positions(seats: int, modules: tuple[str, ...]) -> list[rk.Game]:
    """Positions from all over two random games."""
    found = []
    for seed in range(2):
        game = rk.Game(rk.GameConfig(seats=seats, modules=modules), seed=seed)
        rng = random.Random(seed)
        while not game.over:
            found.append(game.clone())
            seat = rng.choice(game.deciders)
            game.apply(seat, rng.choice(game.options(seat)))
    return found[:: len(found) // POSITIONS][:POSITIONS]


def playout_rate(seats: int, modules: tuple[str, ...], simulations: int) -> float:
    """Playouts a second of whole decisions all over two games; drawing games and the first guess included."""
    every = POSITIONS * simulations // (THOUGHT_ABOUT * SIMULATIONS)
    games = [game for game in positions(seats, modules) if game.phase == "actions"][::every]
    playouts = 0
    start = time.perf_counter()
    for game in games:
        bot = IsmctsBot(1, simulations=simulations)
        choice_of(bot, game, game.deciders[0])
        playouts += bot.spent  # a decision may end before its last simulation
    return playouts / (time.perf_counter() - start)


def encoder_time(seats: int, modules: tuple[str, ...]) -> float:
    """Microseconds for an observation, going round many positions."""
    encoder = Encoder(rk.GameConfig(seats=seats, modules=modules))
    asked = [(game.state, game.deciders[0]) for game in positions(seats, modules)]
    repeats = 60 if compiled() else 3
    start = time.perf_counter()
    for _ in range(repeats):
        for state, seat in asked:
            encoder.observation(state, seat)
    return (time.perf_counter() - start) / (repeats * len(asked)) * 1e6


def speeds() -> Figures:
    figures = {f"playouts a second, {name}": playout_rate(*table) for name, table in PLAYOUT_TABLES.items()}
    return figures | {f"µs an observation, {name}": encoder_time(*table) for name, table in ENCODER_TABLES.items()}


def thinking_times(budget: float) -> list[float]:
    """Seconds of each decision of the strongest bot at tables of all kinds, against cheap bots."""
    times: list[float] = []
    for number, (seats, modules) in enumerate(PACE_TABLES, start=1):
        seed = 0
        while len(times) < DECISIONS * number // len(PACE_TABLES):
            seed += 1
            game = rk.Game(rk.GameConfig(seats=seats, modules=modules), seed=seed)
            bots = [make_bot(STRONGEST if seat == 0 else "weighted", f"{seed} {seat}") for seat in range(seats)]
            while not game.over:
                seat = game.deciders[0]
                start = time.perf_counter()
                action = choice_of(bots[seat], game, seat, budget=budget)
                if seat == 0:
                    times.append(time.perf_counter() - start)
                game.apply(seat, action)
    return times


def pace(budget: float) -> Figures:
    times = sorted(thinking_times(budget))
    late = sum(seconds > budget + GRACE for seconds in times)
    return {
        "decisions": len(times),
        "late": late,
        "share in time": 1 - late / len(times),
        "median s": statistics.median(times),
        "99 % s": times[int(len(times) * 0.99)],
        "longest s": times[-1],
    }


# --- the whole benchmark ---------------------------------------------------------------------------------


def in_mode(path: str, *wish: str) -> Figures:
    """The figures of a process that imports Rokoko from this folder."""
    done = subprocess.run(
        [sys.executable, __file__, *wish], env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, check=True
    )
    figures: Figures = json.loads(done.stdout)
    return figures


@contextmanager
def busy_cores() -> Iterator[None]:
    """As many processes as there are cores that do nothing but run."""
    crew = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in crew:
            process.kill()
            process.wait()


def measure(modes: dict[str, str]) -> tuple[dict[str, Figures], dict[str, dict[str, Figures]]]:
    """Speeds by name and mode, with the ratio of the modes; paces by mode and budget."""
    runs: dict[str, list[Figures]] = {mode: [] for mode in modes}
    for _ in range(ROUNDS):
        for mode, path in modes.items():
            runs[mode].append(in_mode(path, "--speeds"))
    by_name = {name: {mode: [run[name] for run in done] for mode, done in runs.items()} for name in runs["compiled"][0]}
    speed = {name: _medians(figures) for name, figures in by_name.items()}
    with busy_cores():
        paces = {mode: {f"{b:g} s": in_mode(path, "--pace", str(b)) for b in BUDGETS} for mode, path in modes.items()}
    return speed, paces


def _medians(runs: dict[str, list[float]]) -> Figures:
    ratios = [fast / slow for fast, slow in zip(runs["compiled"], runs["interpreted"], strict=True)]
    ratio = statistics.median(ratios)
    return {mode: statistics.median(values) for mode, values in runs.items()} | {"ratio": max(ratio, 1 / ratio)}


def told(speed: dict[str, Figures], paces: dict[str, dict[str, Figures]], about: dict[str, str]) -> str:
    lines = [
        "# Speed of the bots",
        "",
        f"Written by `make bench-bots ARGS=--keep`. The bot is `{STRONGEST}`, on one core; the modes took turns, and",
        "*ratio* says how many times faster the compiled one is.",
        "",
        "| figure | compiled | interpreted | ratio |",
        "|---|---:|---:|---:|",
    ]
    for name, one in speed.items():
        lines.append(f"| {name} | {one['compiled']:,.1f} | {one['interpreted']:,.1f} | {one['ratio']:.1f} |")
    lines += [
        "",
        "## Budgets kept",
        "",
        f"Decisions of `{STRONGEST}` within the budget + {GRACE * 1000:.0f} ms (goal {GOAL} %), while a busy process",
        f"for each of the {about['cores']} cores ran too: games of 1, 2, 4 and 5 seats, with and without modules.",
        "",
        "| mode | budget | decisions | in time | median | 99 % within | longest |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for mode, budgets in paces.items():
        for budget, one in budgets.items():
            cells = [f"{one['decisions']:.0f}", f"{one['share in time'] * 100:.1f} %"]
            cells += [f"{one[name]:.3f} s" for name in ("median s", "99 % s", "longest s")]
            lines.append(f"| {mode} | {budget} | {' | '.join(cells)} |")
    lines += [
        "",
        f"Commit {about['commit']}, Python {about['python']}, {about['date']}, load before it: {about['load']}.",
    ]
    return "\n".join(lines) + "\n"


def rounded(figures: Figures) -> Figures:
    return {name: round(value, 4) for name, value in figures.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", metavar="FOLDER", help="where the compiled build is unpacked")
    parser.add_argument("--keep", action="store_true", help="write bots.json and bots.md beside this file")
    parser.add_argument("--speeds", action="store_true", help="one round in the mode of this process, as JSON")
    parser.add_argument("--pace", type=float, metavar="S", help="thinking times with this budget, as JSON")
    arguments = parser.parse_args()
    if arguments.speeds or arguments.pace:
        one: Callable[[], Figures] = speeds if arguments.speeds else lambda: pace(arguments.pace)
        print(json.dumps(one()))
        return
    if not arguments.compiled:
        parser.error("--compiled FOLDER is needed: make bench-bots gives it")
    about = {
        "python": platform.python_version(),
        "commit": commit_of_source() or "unknown",
        "date": time.strftime("%Y-%m-%d"),
    }
    about |= {"cores": str(os.cpu_count() or 1), "load": f"{os.getloadavg()[0]:.1f}"}
    speed, paces = measure({"compiled": arguments.compiled, "interpreted": str(HERE.parent / "src")})
    text = told(speed, paces, about)
    print(text)
    if arguments.keep:
        results = {
            "about": about,
            "speed": {name: rounded(one) for name, one in speed.items()},
            "budgets": {mode: {b: rounded(one) for b, one in budgets.items()} for mode, budgets in paces.items()},
        }
        (HERE / "bots.json").write_text(json.dumps(results, indent=2, sort_keys=True, ensure_ascii=False) + "\n")
        (HERE / "bots.md").write_text(text)


if __name__ == "__main__":
    main()
