"""Are other weights of the evaluation better, what is a piece worth, do trees for the rivals help: one seat plays
differently from all others.

    python benchmarks/duel.py rocket=0.8,0 fireworks_lead=0.2,1 --seats 3,4 --seeds 40 --workers 2
    python benchmarks/duel.py --deny "fund fireworks 4" --seats 2 --seeds 80 --workers 2
    python benchmarks/duel.py --no-trees --simulations 2000 --seats 4 --seeds 12 --workers 2

A weight is given as in rokoko/search/weights.py: its worth in the first round and in the last. What is denied is an
action that the seat never takes: what it loses by that is what the piece is worth, whoever can afford it. Without trees
the seat takes the cheap policy's word for what its rivals will do, also where it has the simulations to think for them.
A seed is played with every seat in turn as the different one, as the tailor plays; that is the unit of the intervals.
Prints a table in Markdown.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from rokoko import Action, Game, GameConfig, parse_action
from rokoko.arena.intervals import percentile_interval, resamples, weighted
from rokoko.bots import Bot, choice_of
from rokoko.bots.greedy_bot import GreedyBot
from rokoko.bots.ismcts_bot import HASTY_BELOW, IsmctsBot
from rokoko.bots.levels import TAILOR_SIMULATIONS
from rokoko.search.evaluation import STANDARD, Evaluation
from rokoko.search.weights import WEIGHTS

Weights = dict[str, tuple[float, float]]


class Duel(NamedTuple):
    seats: int
    changed: Weights
    denied: Action | None
    trees: bool
    simulations: int
    components: str


class Outcome(NamedTuple):
    """Of one seed: means over the seats that the changed weights had."""

    won: float
    lead: float


def play(duel: Duel, seed: int) -> Outcome:
    games = [_game(duel, seed, challenger) for challenger in range(duel.seats)]
    return Outcome(sum(game.won for game in games) / len(games), sum(game.lead for game in games) / len(games))


def _game(duel: Duel, seed: int, challenger: int) -> Outcome:
    changed = Evaluation(WEIGHTS | duel.changed)
    bots = [
        IsmctsBot(
            f"{seed} {seat}",
            evaluation=changed if seat == challenger else STANDARD,
            simulations=duel.simulations,
            trees=duel.trees or seat != challenger,
        )
        for seat in range(duel.seats)
    ]
    game = Game(GameConfig(seats=duel.seats, components=duel.components), seed)
    while not game.over:
        seat = game.deciders[0]
        denied = duel.denied if seat == challenger else None
        game.apply(seat, _choice(bots[seat], game, seat, denied))
    sheets = game.score()
    winners = [seat for seat, sheet in enumerate(sheets) if sheet.rank == 1]
    totals = [sheet.total for sheet in sheets]
    own = totals.pop(challenger)
    return Outcome(1 / len(winners) if challenger in winners else 0.0, own - sum(totals) / len(totals))


def _choice(bot: Bot, game: Game, seat: int, denied: Action | None) -> Action:
    """The bot's choice; where it insists on what is denied, greedy's."""
    options = game.options(seat)
    if denied not in options or len(options) == 1:
        return choice_of(bot, game, seat)
    view = game.view(seat)
    chosen = bot.choose(view, [option for option in options if option != denied], float("inf"))
    if chosen != denied:
        return chosen
    worths = GreedyBot(0).worths(view, len(options))
    return max(
        (worth, option.index, option) for worth, option in zip(worths, options, strict=True) if option != denied
    )[2]


def line(seats: int, outcomes: Sequence[Outcome]) -> str:
    units = len(outcomes)
    won = [100 * outcome.won for outcome in outcomes]
    lead = [outcome.lead for outcome in outcomes]
    return f"| {seats} | {units * seats} | {100 / seats:.0f} % | {_told(won)} | {_told(lead)} |"


def _told(column: Sequence[float]) -> str:
    mean = f"{sum(column) / len(column):.1f}"
    interval = percentile_interval([weighted(counts, column) / len(column) for counts in resamples(len(column), 1)])
    return mean if interval is None else f"{mean} ({interval[0]:.1f} to {interval[1]:.1f})"


def weights_of(words: Sequence[str]) -> Weights:
    """`rocket=0.8,0` as a weight; ValueError says what is wrong."""
    found: Weights = {}
    for word in words:
        name, _, ends = word.partition("=")
        if name not in WEIGHTS:
            raise ValueError(f"no weight is called {name}; there are {', '.join(WEIGHTS)}")
        try:
            first, last = (float(number) for number in ends.split(","))
        except ValueError:
            raise ValueError(f"{word}: write it as {name}=FIRST,LAST, such as {name}=0.8,0") from None
        found[name] = (first, last)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", nargs="*", metavar="NAME=FIRST,LAST")
    parser.add_argument("--deny", metavar="ACTION", help="an action that the seat never takes")
    parser.add_argument("--no-trees", action="store_true", help="the seat has no trees for its rivals")
    parser.add_argument("--seats", default="2,3,4", help="numbers of players")
    parser.add_argument("--seeds", type=int, default=40, help="for each number of players; each in every rotation")
    parser.add_argument("--simulations", type=int, default=TAILOR_SIMULATIONS, help="of a turn")
    parser.add_argument("--components", default="house")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    try:
        changed = weights_of(wish.weights)
        denied = parse_action(wish.deny) if wish.deny else None
        if not changed and denied is None and not wish.no_trees:
            raise ValueError("name a weight, an action after --deny, or --no-trees")
        if wish.no_trees and wish.simulations < HASTY_BELOW:
            raise ValueError(f"rivals have trees from --simulations {HASTY_BELOW} on")
        tables = [GameConfig(seats=int(number)).seats for number in wish.seats.split(",")]
        if min(tables) < 2:
            raise ValueError("a duel needs at least 2 players")
    except ValueError as error:
        parser.error(str(error))
    print("| players | games | par | win share in % | lead over the mean of the others |\n|---:|---:|---:|---:|---:|")
    with ProcessPoolExecutor(wish.workers) as pool:
        for seats in tables:
            duel = Duel(seats, changed, denied, not wish.no_trees, wish.simulations, wish.components)
            print(
                line(seats, list(pool.map(partial(play, duel), range(wish.seed, wish.seed + wish.seeds)))), flush=True
            )


if __name__ == "__main__":
    main()
