"""The sums that all figures come from, a column each, one entry a unit: so the bootstrap can weigh the units."""

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final

from rokoko.arena.intervals import Z
from rokoko.arena.play import Pace, UnitResult, longest_of_bucket

QUANTILE: Final = 0.99


class Tally:
    """The sums of one entrant. A seat is one entrant in one game: two copies of it are two."""

    def __init__(self, who: int, results: Sequence[UnitResult], ranks: int) -> None:
        self.seats: list[float] = []
        self.games = 0
        self.shares: list[float] = []
        self.leads: list[float] = []
        self.scores: list[float] = []
        self.ranks: list[list[float]] = [[] for _ in range(ranks)]
        self.decisions: list[float] = []
        self.seconds: list[float] = []
        self.late: list[float] = []
        self.pace = Pace()
        for result in results:
            self._add_games(who, result)
            self._add_pace(result.pace.get(who, Pace()))

    def _add_games(self, who: int, result: UnitResult) -> None:
        seats = 0
        share = lead = score = 0.0
        ranks = [0.0] * len(self.ranks)
        for game in result.games:
            self.games += who in game.lineup
            for seat, sitting in enumerate(game.lineup):
                if sitting != who:
                    continue
                seats += 1
                total, rank = game.totals[seat], game.ranks[seat]
                share += 1 / game.ranks.count(1) if rank == 1 else 0.0
                lead += total - max(other for at, other in enumerate(game.totals) if at != seat)
                score += total
                ranks[rank - 1] += 1
        for column, value in zip(
            (self.seats, self.shares, self.leads, self.scores, *self.ranks), (seats, share, lead, score, *ranks)
        ):
            column.append(value)

    def _add_pace(self, pace: Pace) -> None:
        self.decisions.append(pace.decisions)
        self.seconds.append(pace.seconds)
        self.late.append(pace.late)
        self.pace.decisions += pace.decisions
        self.pace.failures += pace.failures
        self.pace.longest = max(self.pace.longest, pace.longest)
        for bucket, count in pace.buckets.items():
            self.pace.buckets[bucket] = self.pace.buckets.get(bucket, 0) + count


def slow_quantile(pace: Pace) -> tuple[float, tuple[float, float]]:
    """The seconds that 99 of 100 decisions keep within, and their interval from the order of all decisions."""
    count = pace.decisions
    spread = Z * sqrt(count * QUANTILE * (1 - QUANTILE))
    places = [ceil(count * QUANTILE), ceil(count * QUANTILE - spread), ceil(count * QUANTILE + spread)]
    value, low, high = (_in_order(pace, min(max(place, 1), count)) for place in places)
    return value, (low, high)


def _in_order(pace: Pace, place: int) -> float:
    """How long the decision at this place took, the quickest first; to within a bucket."""
    passed = 0
    for bucket in sorted(pace.buckets):
        passed += pace.buckets[bucket]
        if passed >= place:
            return min(longest_of_bucket(bucket), pace.longest)
    return pace.longest
