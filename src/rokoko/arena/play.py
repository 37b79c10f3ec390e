"""One unit played: the games of one seed, and how long everybody thought."""

import math
from time import perf_counter
from typing import Final

import msgspec

from rokoko.arena.entrants import seated_bot
from rokoko.arena.errors import ArenaError
from rokoko.arena.plan import Lineup, Plan
from rokoko.bots import GuardedBot, choice_of
from rokoko.game import Game
from rokoko.record import RULES_REVISION

GRACE: Final = 0.1  # seconds over its budget that a decision may take
SHORTEST: Final = 1e-6  # seconds in the first bucket of thinking times
STEP: Final = 1.05  # each bucket is so much longer than the one before


class GameResult(msgspec.Struct, frozen=True):
    """`lineup` names an entrant by seat; a solo game has one more total and rank than that: Madame du Barry's."""

    lineup: tuple[int, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Pace(msgspec.Struct):
    """How long the decisions of an entrant took. `late`: over the budget and the grace.

    `failures`: decisions that a guarded bot lost to the fallback; `buckets`: how many took so long.
    """

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0
    failures: int = 0
    buckets: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float, limit: float) -> None:
        bucket = bucket_of(seconds)
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.late += seconds > limit + GRACE
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1


class UnitResult(msgspec.Struct, frozen=True):
    """What one seed gave. Everything but `pace`, by entrant, follows from the plan unless budgets are times."""

    unit: int
    seed: int
    games: tuple[GameResult, ...]
    pace: dict[int, Pace]


def bucket_of(seconds: float) -> int:
    return max(0, math.ceil(math.log(max(seconds, SHORTEST) / SHORTEST, STEP)))


def longest_of_bucket(bucket: int) -> float:
    return SHORTEST * float(STEP**bucket)


def play_unit(plan: Plan, unit: int) -> UnitResult:
    """All games of the unit. A machine with other rules or figures than the plan's refuses."""
    if plan.rules != RULES_REVISION or plan.config.component_set().hash != plan.components_hash:
        raise ArenaError("the machine that plays has other rules or another component set: install the same there", 1)
    pace = {entrant: Pace() for entrant in range(len(plan.entrants))}
    games = tuple(_play(plan, unit, number, lineup, pace) for number, lineup in enumerate(plan.lineups(unit)))
    return UnitResult(unit, plan.seed_of(unit), games, {who: kept for who, kept in pace.items() if kept.decisions})


def _play(plan: Plan, unit: int, number: int, lineup: Lineup, pace: dict[int, Pace]) -> GameResult:
    seed = plan.seed_of(unit)
    game = Game(plan.config, seed)
    players = [plan.entrants[who] for who in lineup]
    bots = [seated_bot(player, f"{seed} {number} {seat}") for seat, player in enumerate(players)]
    while not game.over:
        seat = game.deciders[0]
        limit = players[seat].budget.limit
        try:
            start = perf_counter()
            action = choice_of(bots[seat], game, seat, budget=limit)
            taken = perf_counter() - start
            game.apply(seat, action)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise ArenaError(f"{players[seat].label} failed at seat {seat} with seed {seed}: {why}", 1) from error
        pace[lineup[seat]].add(taken, limit)
    for seat, bot in enumerate(bots):
        if isinstance(bot, GuardedBot):
            pace[lineup[seat]].failures += bot.failures
            bot.close()
    sheets = game.score()
    totals = tuple(sheet.total for sheet in sheets)
    return GameResult(lineup, totals, tuple(sheet.rank for sheet in sheets))
