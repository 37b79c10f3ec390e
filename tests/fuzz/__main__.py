"""The long run: `python -m tests.fuzz --games 10000`. The first failure ends it, with the command that repeats it."""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing import TimeoutError as NothingCame
from multiprocessing import get_context
from pathlib import Path

from rokoko import MODULES
from rokoko.engine.build_info import compiled
from tests.fuzz.jobs import Job, Outcome, play_one
from tests.fuzz.play import SEATS

DEAR = 25
STALLED = 300  # seconds without a finished game


def report(outcome: Outcome, args: argparse.Namespace) -> None:
    config = outcome.config
    file = Path(args.out) / f"fuzz-{args.seed}-{outcome.number}.rokoko"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(outcome.record, encoding="utf-8")
    again = f"python -m tests.fuzz --seed {args.seed} --first {outcome.number} --games 1 --workers 1"
    if args.dear != DEAR:
        again += f" --dear {args.dear}"
    if args.seats != SEATS:
        again += " --seats " + " ".join(map(str, args.seats))
    if args.modules is not None:
        again += " --modules " + (" ".join(args.modules) or "none")
    if args.bots:
        again += " --bots"
    print(f"\nGame {outcome.number} failed after {outcome.actions} actions: {config}\n")
    print(outcome.failure)
    print(f"repeat it:   {again}")
    print(f"the record:  {file}")


class Progress:
    """One line that is written over on a terminal, and a new line now and then elsewhere."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._done = 0
        self._actions = 0
        self._start = time.monotonic()
        self._shown = self._start
        self._over = sys.stdout.isatty()

    def add(self, outcome: Outcome) -> None:
        self._done += 1
        self._actions += outcome.actions
        now = time.monotonic()
        if now - self._shown >= (0.2 if self._over else 10) or self._done == self._games:
            self._shown = now
            print(self.line(now), end="\r" if self._over else "\n", flush=True)

    def line(self, now: float) -> str:
        passed = now - self._start
        left = passed / self._done * (self._games - self._done)
        return f"{self._done}/{self._games} games, {self._actions} actions, {passed:.0f} s, {left:.0f} s left   "


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--seed", type=int, default=1, help="another number, other games (1)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--seats", type=int, nargs="+", choices=SEATS, default=SEATS, help="numbers of seats (1 to 5)")
    parser.add_argument("--modules", nargs="+", choices=("none", *MODULES), help="this set of modules only (all sets)")
    parser.add_argument("--bots", action="store_true", help="the bots play, drawn by name for each seat")
    parser.add_argument(
        "--dear", type=int, default=DEAR, help=f"of 1000 actions, how many get each dear check ({DEAR})"
    )
    parser.add_argument("--out", default="build/fuzz", help="where the record of a failure goes (build/fuzz)")
    args = parser.parse_args()
    args.seats = tuple(args.seats)
    if args.modules is not None:
        args.modules = tuple(module for module in MODULES if module in args.modules)
    return args


def main() -> int:
    args = read_arguments()
    what = "bots on the" if args.bots else "the"
    kind = "compiled" if compiled() else "interpreted"
    print(f"fuzzing {what} {kind} engine with {args.workers} workers", flush=True)
    progress = Progress(args.games)
    numbers = range(args.first, args.first + args.games)
    jobs = [Job(number, args.seed, args.seats, args.modules, args.dear, args.bots) for number in numbers]
    waiting = set(numbers)
    try:
        for outcome in outcomes(jobs, args.workers):
            waiting.remove(outcome.number)
            progress.add(outcome)
            if outcome.failure:
                report(outcome, args)
                return 1
    except NothingCame:
        print(f"\nno game has ended for {STALLED} s; the first that did not: {sorted(waiting)[: args.workers]}")
        return 1
    print(f"\nall {args.games} games kept every invariant")
    return 0


def outcomes(jobs: list[Job], workers: int) -> Iterator[Outcome]:
    """As they come. NothingCame if a game or its process hangs."""
    with get_context("spawn").Pool(workers) as pool:
        coming = pool.imap_unordered(play_one, jobs)
        for _ in jobs:
            yield coming.next(STALLED)


if __name__ == "__main__":
    sys.exit(main())
