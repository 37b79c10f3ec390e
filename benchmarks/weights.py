"""Which weights of the evaluation are too high or too low: every seat plays with weights of its own.

    python benchmarks/weights.py --games 400 --seed 1 --workers 2
    python benchmarks/weights.py --games 200 --seats 4,5 --only livre,kitchen --spread 0.5

Each seat's weights are the standard ones times random factors; a regression over all games says what a factor of e
(2.7) on one weight would bring, in prestige against the table. Near nothing: the weight is right, or matters little.
Prints a table in Markdown, the surest first.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp
from random import Random
from typing import NamedTuple

import numpy as np

from rokoko import Game, GameConfig
from rokoko.bots import Bot, choice_of
from rokoko.bots.greedy_bot import GreedyBot
from rokoko.bots.ismcts_bot import IsmctsBot
from rokoko.search.evaluation import Evaluation
from rokoko.search.styles import FIXED_END
from rokoko.search.weights import WEIGHTS


class Trial(NamedTuple):
    """How the games are played: `simulations` 0 is greedy play."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    spread: float
    simulations: int
    components: str


def play(trial: Trial, seed: int) -> tuple[list[list[float]], list[int]]:
    """One game: the logarithms of every seat's factors, and the totals."""
    stream = Random(f"weights {seed}")
    seats = trial.seats[seed % len(trial.seats)]
    factors = [[stream.gauss(0.0, trial.spread) for _ in trial.names] for _ in range(seats)]
    bots = [_bot(trial, f"{seed} {seat}", factors[seat]) for seat in range(seats)]
    game = Game(GameConfig(seats=seats, components=trial.components), seed)
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, choice_of(bots[seat], game, seat))
    return factors, [sheet.total for sheet in game.score()]


def _bot(trial: Trial, seed: str, factors: Sequence[float]) -> Bot:
    weights = dict(WEIGHTS)
    for name, factor in zip(trial.names, factors, strict=True):
        first, last = WEIGHTS[name]
        weights[name] = (first * exp(factor), last if name in FIXED_END else last * exp(factor))
    evaluation = Evaluation(weights)
    if trial.simulations == 0:
        return GreedyBot(seed, evaluation=evaluation)
    return IsmctsBot(seed, evaluation=evaluation, simulations=trial.simulations)


def table(names: Sequence[str], games: Sequence[tuple[list[list[float]], list[int]]]) -> list[str]:
    """The regression of prestige on the factors, both against the mean of the game."""
    factors = np.concatenate([np.array(drawn) - np.mean(drawn, axis=0) for drawn, _ in games])
    totals = np.concatenate([np.array(scored) - np.mean(scored) for _, scored in games])
    inverse = np.linalg.inv(factors.T @ factors)
    slopes = inverse @ factors.T @ totals
    rest = totals - factors @ slopes
    spread = float(rest @ rest) / (len(totals) - len(games) - len(names))
    errors = np.sqrt(np.diag(inverse) * spread)
    lines = [f"{len(games)} games", "", "| weight | prestige for a factor of e | in errors |", "|---|---:|---:|"]
    for at in np.argsort(-np.abs(slopes / errors)):
        slope, error = float(slopes[at]), float(errors[at])
        lines.append(f"| {names[at]} | {slope:+.2f} ± {1.96 * error:.2f} | {slope / error:+.1f} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", default="2,3,4", help="numbers of players, in turn")
    parser.add_argument("--only", default=",".join(WEIGHTS), help="weights to change; all, unless named")
    parser.add_argument("--spread", type=float, default=0.35, help="of the logarithm of a factor")
    parser.add_argument("--simulations", type=int, default=100, help="of a turn; 0: greedy")
    parser.add_argument("--components", default="house")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    names = tuple(name.strip() for name in wish.only.split(","))
    unknown = [name for name in names if name not in WEIGHTS]
    if unknown:
        parser.error(f"no weight is called {unknown[0]}; there are {', '.join(WEIGHTS)}")
    seats = tuple(int(number) for number in wish.seats.split(","))
    if len(names) * 2 > wish.games:
        parser.error(f"{len(names)} weights need at least {len(names) * 2} games")
    trial = Trial(seats, names, wish.spread, wish.simulations, wish.components)
    with ProcessPoolExecutor(wish.workers) as pool:
        games = list(pool.map(partial(play, trial), range(wish.seed, wish.seed + wish.games), chunksize=4))
    print("\n".join(table(names, games)))


if __name__ == "__main__":
    main()
