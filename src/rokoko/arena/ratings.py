"""Ratings after Plackett and Luce: who comes first is drawn by strength, then who comes second among the rest, …

The strengths are those of greatest likelihood, found by Hunter's MM algorithm (Annals of Statistics 32, 2004). Players
who share a rank count as each order of them, all alike. A rating is 400·log10 of the strength against the anchor's.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb, exp, log, log10
from typing import Final

from rokoko.arena.play import GameResult

SCALE: Final = 400.0  # points for odds of ten to one
PRIOR: Final = 0.05  # wins of each over each, so that who has never lost has a rating too
PRECISION: Final = 1e-7  # of the logarithm of a strength
MOST_STEPS: Final = 5000

Remaining = tuple[int, ...]  # the entrants among whom a place was given away, in order, copies included


class Comparisons:
    """How often who was chosen, and among whom: all that the likelihood depends on."""

    def __init__(self, entrants: int, games: Iterable[GameResult] = ()) -> None:
        self.entrants: Final = entrants
        self.wins = [0.0] * entrants
        self.stages: dict[Remaining, float] = {}
        for game in games:
            self._add_game(game)

    def add(self, other: "Comparisons", times: float = 1.0) -> None:
        for who in range(self.entrants):
            self.wins[who] += times * other.wins[who]
        for remaining, weight in other.stages.items():
            self.stages[remaining] = self.stages.get(remaining, 0.0) + times * weight

    def _add_game(self, game: GameResult) -> None:
        places = sorted(set(game.ranks))
        groups = [[who for who, rank in zip(game.lineup, game.ranks) if rank == place] for place in places]
        for at, group in enumerate(groups):
            self._add_group(group, behind=[who for later in groups[at + 1 :] for who in later])

    def _add_group(self, group: list[int], behind: list[int]) -> None:
        """Those who share a rank leave one by one, in every order."""
        for size in range(len(group), 0, -1):
            weight = 1 / comb(len(group), size)
            for tied in combinations(group, size):
                remaining = tuple(sorted((*tied, *behind)))
                if remaining[0] == remaining[-1]:
                    continue  # among copies of one entrant there is nothing to learn
                self.stages[remaining] = self.stages.get(remaining, 0.0) + weight
                for who in tied:
                    self.wins[who] += weight / size


def fitted(comparisons: Comparisons, start: Sequence[float] = ()) -> list[float]:
    """The logarithms of the strengths, their mean 0. `start` saves steps: those of like data."""
    entrants = comparisons.entrants
    stages = dict(comparisons.stages)
    for pair in combinations(range(entrants), 2):
        stages[pair] = stages.get(pair, 0.0) + 2 * PRIOR
    wins = [won + PRIOR * (entrants - 1) for won in comparisons.wins]
    listed = list(stages.items())
    strengths = [exp(value) for value in start] or [1.0] * entrants
    for _ in range(MOST_STEPS):
        chances = [0.0] * entrants
        for remaining, weight in listed:
            share = weight / sum([strengths[who] for who in remaining])
            for who in remaining:
                chances[who] += share
        better = [won / chance if chance else 1.0 for won, chance in zip(wins, chances)]
        middle = sum(map(log, better)) / entrants
        better = [value / exp(middle) for value in better]
        change = max(abs(log(new / old)) for new, old in zip(better, strengths))
        strengths = better
        if change < PRECISION:
            break
    return [log(value) for value in strengths]


def ratings_of(logarithms: Sequence[float], anchor: int) -> list[float]:
    """On the scale of Elo's: 400 points are odds of ten to one to come in ahead. The anchor is at 0."""
    return [SCALE * (value - logarithms[anchor]) * log10(exp(1)) for value in logarithms]


def bounds_of(games: Iterable[GameResult], entrants: int, anchor: int) -> list[str | None]:
    """For each entrant "at least", "at most" or "open" where no chain of results ties it to the anchor both ways.

    Who has never come in behind anybody is stronger than any number; the prior alone keeps the rating finite.
    """
    ahead = [{who} for who in range(entrants)]
    for game in games:
        placed = list(zip(game.lineup, game.ranks))
        for one, rank in placed:
            ahead[one].update(other for other, below in placed if rank <= below)
    for over in range(entrants):
        for one in range(entrants):
            if over in ahead[one]:
                ahead[one] |= ahead[over]
    return [_bound(up=who in ahead[anchor], down=anchor in ahead[who]) for who in range(entrants)]


def _bound(*, up: bool, down: bool) -> str | None:
    """`up`: a chain of results leads from the anchor up to the entrant; `down`: from the entrant to the anchor."""
    match up, down:
        case True, True:
            return None
        case False, True:
            return "at least"
        case True, False:
            return "at most"
        case _:
            return "open"
