"""Many games by bots: each depends on its own seed only, so that any number of processes gives the same results."""

from collections.abc import Iterator
from statistics import fmean, pstdev
from typing import Any

import msgspec

from rokoko.arena.entrants import Budget, Entrant, seated_bot
from rokoko.arena.workers import results_of
from rokoko.bots import GuardedBot, play_out
from rokoko.config import GameConfig
from rokoko.game import Game


class Match(msgspec.Struct, frozen=True):
    """So many games with consecutive seeds; `bots` by seat."""

    config: GameConfig
    bots: tuple[str, ...]
    seed: int
    games: int


class Outcome(msgspec.Struct, frozen=True):
    """The end of one game; lists are by seat."""

    seed: int
    decisions: int
    totals: list[int]
    ranks: list[int]
    items: list[dict[str, int]]

    def data(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "decisions": self.decisions,
            "totals": self.totals,
            "ranks": self.ranks,
            "items": self.items,
        }


def outcome_of(match: Match, seed: int) -> Outcome:
    game = Game(match.config, seed)
    bots = [seated_bot(Entrant(name, name, Budget()), f"{seed} {seat}") for seat, name in enumerate(match.bots)]
    try:
        decisions = play_out(game, bots)
    finally:
        for bot in bots:
            if isinstance(bot, GuardedBot):
                bot.close()
    sheets = game.score()
    return Outcome(
        seed,
        decisions,
        [sheet.total for sheet in sheets],
        [sheet.rank for sheet in sheets],
        [sheet.items for sheet in sheets],
    )


def outcomes_of(match: Match, workers: int) -> Iterator[Outcome]:
    """The outcomes as they come."""
    seeds = range(match.seed, match.seed + match.games)
    if workers == 1:
        for seed in seeds:
            yield outcome_of(match, seed)
        return
    chunk = max(1, min(64, match.games // (workers * 8)))
    chunks = [seeds[at : at + chunk] for at in range(0, match.games, chunk)]
    for outcomes in results_of(_outcomes_of_seeds, match, chunks, workers):
        yield from outcomes


def _outcomes_of_seeds(match: Match, seeds: range) -> list[Outcome]:
    return [outcome_of(match, seed) for seed in seeds]


def summary_of(match: Match, played: list[Outcome]) -> dict[str, Any]:
    """The statistics as plain data."""
    contestants = match.config.contestants
    return {
        "config": msgspec.to_builtins(match.config),
        "bots": list(match.bots),
        "seed": match.seed,
        "games": len(played),
        "decisions": {
            "total": sum(outcome.decisions for outcome in played),
            "mean": round(fmean(outcome.decisions for outcome in played), 2),
        },
        "seats": [_seat_summary(match, played, seat) for seat in range(contestants)],
    }


def _seat_summary(match: Match, played: list[Outcome], seat: int) -> dict[str, Any]:
    totals = [outcome.totals[seat] for outcome in played]
    first = [outcome for outcome in played if outcome.ranks[seat] == 1]
    shared = [outcome for outcome in first if outcome.ranks.count(1) > 1]
    return {
        "seat": seat,
        "bot": match.bots[seat] if seat < len(match.bots) else None,
        "wins": len(first),
        "shared_wins": len(shared),
        "score": {
            "mean": round(fmean(totals), 2),
            "deviation": round(pstdev(totals), 2),
            "least": min(totals),
            "most": max(totals),
        },
        "items": {
            step: round(fmean(outcome.items[seat][step] for outcome in played), 2) for step in played[0].items[seat]
        },
    }
