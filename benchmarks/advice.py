"""How good is the adviser's forecast: strong bots play, the adviser is asked at some of their decisions, and what it
expected of the option that it likes best is held against the end of the game.

    python benchmarks/advice.py --seats 2,3,4 --games 50 --workers 2

Prints a table in Markdown. `still to come` of rokoko/bots/forecast.py is right where the prestige is off by nothing on
the average.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import StatisticsError, correlation, fmean, pstdev
from typing import NamedTuple

from rokoko import Game, GameConfig
from rokoko.bots import advise, choice_of, make_bot

ROUNDS = range(1, 8)


class Plan(NamedTuple):
    config: GameConfig
    bot: str
    budget: float
    asked: float  # share of the decisions


class Forecast(NamedTuple):
    round: int
    prestige: float
    lead: float
    final_prestige: int
    final_lead: int


def play(plan: Plan, seed: int) -> list[Forecast]:
    """One game."""
    game = Game(plan.config, seed)
    stream = Random(f"benchmark of advice {seed}")
    bots = [make_bot(plan.bot, f"{seed} {seat}") for seat in range(plan.config.seats)]
    expected: list[tuple[int, int, float, float]] = []
    while not game.over:
        seat = game.deciders[0]
        if len(game.options(seat)) > 1 and stream.random() < plan.asked:
            best = advise(game.view(seat), plan.budget, seed)[0]
            expected.append((seat, game.round, best.prestige, best.lead))
        game.apply(seat, choice_of(bots[seat], game, seat))
    totals = [sheet.total for sheet in game.score()]
    leads = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
    return [Forecast(at, prestige, lead, totals[seat], leads[seat]) for seat, at, prestige, lead in expected]


def line(seats: int, name: str, forecasts: Sequence[Forecast]) -> str:
    prestige = [one.prestige - one.final_prestige for one in forecasts]
    lead = [one.lead - one.final_lead for one in forecasts]
    figures = [f"{figure:.1f}" for figure in (fmean(prestige), pstdev(prestige), fmean(lead), pstdev(lead))]
    return f"| {' | '.join([str(seats), name, str(len(forecasts)), *figures, _alike(forecasts)])} |"


def _alike(forecasts: Sequence[Forecast]) -> str:
    """The correlation of the leads; none where there are too few."""
    try:
        return f"{correlation([one.lead for one in forecasts], [one.final_lead for one in forecasts]):.2f}"
    except StatisticsError:
        return "–"


def lines(seats: int, forecasts: Iterable[Forecast]) -> list[str]:
    """A line for each round, and one for all."""
    by_round: dict[int, list[Forecast]] = defaultdict(list)
    for one in forecasts:
        by_round[one.round].append(one)
    every = [one for found in by_round.values() for one in found]
    return [
        *(line(seats, str(number), by_round[number]) for number in ROUNDS if by_round[number]),
        *([line(seats, "all", every)] if every else []),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", default="2,3,4", help="numbers of players; 1 is against Madame du Barry")
    parser.add_argument("--games", type=int, default=50, help="for each number of players")
    parser.add_argument("--modules", default="", help="expansions, with commas")
    parser.add_argument("--bot", default="tailor", help="who plays")
    parser.add_argument("--budget", type=float, default=0.5, help="seconds that the adviser has")
    parser.add_argument("--asked", type=float, default=0.1, help="share of the decisions at which it is asked")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    try:
        modules = tuple(wish.modules.split(",")) if wish.modules else ()
        tables = [GameConfig(seats=int(number), modules=modules) for number in wish.seats.split(",")]
        make_bot(wish.bot, 0)
        if min(wish.games, wish.workers) < 1:
            raise ValueError("--games and --workers must be at least 1")
    except ValueError as error:
        parser.error(str(error))
    print("| players | round | times asked | prestige off by | deviation | lead off by | deviation | correlation |")
    print("|---:|---|---:|---:|---:|---:|---:|---:|")
    with ProcessPoolExecutor(wish.workers) as pool:
        for config in tables:
            plan = Plan(config, wish.bot, wish.budget, wish.asked)
            found = pool.map(partial(play, plan), range(wish.seed, wish.seed + wish.games))
            print("\n".join(lines(config.seats, [one for game in found for one in game])), flush=True)


if __name__ == "__main__":
    main()
