"""What is played: the unit is one seed with the same players in every rotation of the seats."""

from collections import Counter
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from math import ceil
from random import Random
from typing import Final

import msgspec

from rokoko.arena.entrants import Entrant
from rokoko.arena.errors import ArenaError
from rokoko.config import GameConfig
from rokoko.record import RULES_REVISION

Lineup = tuple[int, ...]  # the number of an entrant, by seat

MOST_ENTRANTS: Final = 16
COMPARED: Final = 64  # tables among which the next of a cycle is chosen


class Format(StrEnum):
    AGAINST = "against"  # each candidate alone against copies of the last entrant
    TABLES = "tables"  # the entrants at tables with each other
    SOLO = "solo"  # each entrant alone against Madame du Barry


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A match. Unit n depends on everything here but `games`, so that a longer match begins with the shorter one."""

    format: Format
    config: GameConfig
    components_hash: str
    rules: int
    entrants: tuple[Entrant, ...]
    seed: int
    games: int

    @property
    def candidates(self) -> range:
        """Whose results are asked for: everybody, or all but the reference."""
        return range(len(self.entrants) - (self.format is Format.AGAINST))

    @property
    def par(self) -> float:
        """The win share of a player as good as the others."""
        return 1 / self.config.contestants

    @property
    def units(self) -> int:
        return ceil(self.games / self.config.seats)

    def seed_of(self, unit: int) -> int:
        return self.seed + unit

    def lineups(self, unit: int) -> list[Lineup]:
        """The games of a unit: who sits where."""
        seats = self.config.seats
        match self.format:
            case Format.SOLO:
                return [(entrant,) for entrant in self.candidates]
            case Format.AGAINST:
                reference = len(self.entrants) - 1
                first = [(candidate,) + (reference,) * (seats - 1) for candidate in self.candidates]
                return [lineup for table in first for lineup in rotations(table)]
            case Format.TABLES:
                cycle = table_cycle(len(self.entrants), seats)
                return rotations(arranged(cycle[unit % len(cycle)], self.seed_of(unit)))


def make_plan(
    config: GameConfig, entrants: tuple[Entrant, ...], *, against: Entrant | None, seed: int, games: int
) -> Plan:
    """The plan, or ArenaError for one that makes no sense."""
    if not entrants:
        raise ArenaError("name at least one bot")
    if games < 1:
        raise ArenaError(f"--games must be at least 1, not {games}")
    if len(entrants) > MOST_ENTRANTS:
        raise ArenaError(f"at most {MOST_ENTRANTS} can enter, not {len(entrants)}")
    for entrant, count in Counter((entrant.bot, entrant.budget) for entrant in entrants).items():
        if count > 1:
            raise ArenaError(f"{entrant[0]} enters twice with the same budget")
    if config.solo:
        if against is not None:
            raise ArenaError("in a solo game everybody plays against Madame du Barry: leave --against out")
        kind = Format.SOLO
    elif against is not None:
        kind = Format.AGAINST
        entrants = (*entrants, against)
    elif len(entrants) == 1:
        raise ArenaError("one bot needs others: name more, or a reference with --against")
    else:
        kind = Format.TABLES
    return Plan(
        format=kind,
        config=config,
        components_hash=config.component_set().hash,
        rules=RULES_REVISION,
        entrants=entrants,
        seed=seed,
        games=games,
    )


def rotations(lineup: Lineup) -> list[Lineup]:
    return [lineup[-turn:] + lineup[:-turn] if turn else lineup for turn in range(len(lineup))]


def arranged(table: Lineup, seed: int) -> Lineup:
    """The table in an order drawn from the seed, so that nobody always sits behind the same rival.

    No two rotations of it are alike: each game of the unit is another one.
    """
    stream = Random(f"arena table {seed}")
    seats = list(table)
    while True:
        stream.shuffle(seats)
        if len(set(rotations(tuple(seats)))) == len(seats):
            return tuple(seats)


@lru_cache(maxsize=32)
def table_cycle(entrants: int, seats: int) -> tuple[Lineup, ...]:
    """All tables of so many entrants, in an order in which every beginning is about balanced.

    With fewer entrants than seats everybody sits as often as everybody else, but for the seats that are left over.
    """
    everybody = tuple(range(entrants)) * (seats // entrants)
    left = [everybody + extra for extra in combinations(range(entrants), seats % entrants)]
    Random("arena cycle").shuffle(left)
    cycle: list[Lineup] = []
    seated: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()

    def crowding(table: Lineup) -> tuple[int, int]:
        return sum(seated[entrant] for entrant in table), sum(met[pair] for pair in combinations(sorted(table), 2))

    while left:
        table = min(left[:COMPARED], key=crowding)
        left.remove(table)
        cycle.append(table)
        seated.update(table)
        met.update(combinations(sorted(table), 2))
    return tuple(cycle)
