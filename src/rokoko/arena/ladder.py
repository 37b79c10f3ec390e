"""The ladder: every rung against copies of the one below, all rungs together, and Madame du Barry beside them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from rokoko.arena.entrants import Budget, Entrant, parse_entrant
from rokoko.arena.errors import ArenaError
from rokoko.arena.match import Hands, Played, play_match
from rokoko.arena.origin import Software
from rokoko.arena.plan import Format, Plan, make_plan
from rokoko.arena.play import GameResult, UnitResult
from rokoko.arena.summary import Rating, anchor_of, ratings_with_intervals, summary_of
from rokoko.bots import LADDER
from rokoko.config import GameConfig

SEATS: Final = (2, 3, 4, 5, 1)


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: the rungs from the weakest, and how many games each match has."""

    config: GameConfig
    rungs: tuple[Entrant, ...]
    seats: tuple[int, ...]
    seed: int
    games: int


class Rung(msgspec.Struct, frozen=True):
    """One match of the ladder: `name` is its file's."""

    name: str
    plan: Plan


class Findings(msgspec.Struct, frozen=True):
    """What one number of seats showed: summaries of the matches by name, and the ratings over all of them."""

    seats: int
    summaries: dict[str, dict[str, Any]]
    ratings: list[Rating]
    software: list[Software]


def default_rungs(budget: Budget) -> tuple[Entrant, ...]:
    return tuple(parse_entrant(name, budget) for name in LADDER)


def matches_of(ladder: Ladder, seats: int) -> list[Rung]:
    """The matches at tables of so many seats. Those of a solo game are one match: nobody meets anybody."""
    config = msgspec.structs.replace(ladder.config, seats=seats)

    def match(name: str, entrants: Sequence[Entrant], against: Entrant | None = None) -> Rung:
        plan = make_plan(config, tuple(entrants), against=against, seed=ladder.seed, games=ladder.games)
        return Rung(f"{seats}-{name}".replace("/", "-"), plan)

    if config.solo:
        return [match("solo", ladder.rungs)]
    if len(ladder.rungs) < 2:
        raise ArenaError("a ladder has at least two rungs: name them from the weakest")
    steps = [
        match(f"{upper.label}-over-{lower.label}", [upper], lower)
        for lower, upper in zip(ladder.rungs, ladder.rungs[1:])
    ]
    return [*steps, match("all", ladder.rungs)]


def play_ladder(
    ladder: Ladder,
    hands: Hands,
    *,
    folder: Path,
    resume: bool,
    tell: Callable[[str], None],
    begin: Callable[[str, int], None],
    advance: Callable[[int], None],
) -> list[Findings] | None:
    """Play what the folder does not have yet; None if somebody stopped it. `begin` hears of each match."""
    found = []
    for seats in ladder.seats:
        played: dict[str, tuple[Plan, Played]] = {}
        for rung in matches_of(ladder, seats):
            begin(rung.name, rung.plan.units)
            journal = folder / f"{rung.name}.jsonl"
            done = play_match(rung.plan, hands, journal=journal, resume=resume, tell=tell, advance=advance)
            if done.interrupted:
                return None
            played[rung.name] = (rung.plan, done)
        found.append(_findings(ladder, seats, played, hands))
    return found


def _findings(ladder: Ladder, seats: int, played: dict[str, tuple[Plan, Played]], hands: Hands) -> Findings:
    summaries = {
        name: summary_of(plan, done.results, software=done.software, workers=hands.workers, ray=hands.ray)
        for name, (plan, done) in played.items()
    }
    software: list[Software] = []
    for _, done in played.values():
        software += [one for one in done.software if one not in software]
    ratings: list[Rating] = []
    if seats > 1:
        pooled = [result for plan, done in played.values() for result in _renamed(plan, done.results, ladder.rungs)]
        anchor = anchor_of(ladder.rungs, Format.TABLES)
        ratings = ratings_with_intervals(len(ladder.rungs), pooled, anchor=anchor, seed=ladder.seed)
    return Findings(seats, summaries, ratings, software)


def _renamed(plan: Plan, results: Sequence[UnitResult], rungs: tuple[Entrant, ...]) -> list[UnitResult]:
    """The same results with the numbers that the ladder gives its rungs."""
    number = [rungs.index(entrant) for entrant in plan.entrants]
    return [
        msgspec.structs.replace(
            result,
            games=tuple(
                GameResult(tuple(number[who] for who in game.lineup), game.totals, game.ranks) for game in result.games
            ),
        )
        for result in results
    ]
