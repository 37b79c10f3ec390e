"""The sums that all figures of a piece come from, a column each, one entry a game: so the bootstrap can weigh games."""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

import msgspec

from rokoko.arena.balance.observe import GameLine, Take, seats_taken
from rokoko.arena.intervals import Counts, Estimate, mean_estimate, resamples, share_estimate, weighted

ROUNDS: Final = 7


class Tally:
    """The columns of one piece over some games; plain sums for what has no interval."""

    def __init__(self) -> None:
        self.chances: list[float] = []
        self.taken: list[float] = []
        self.shares: list[float] = []  # victories of those who took it, a shared one in parts
        self.effects: list[float] = []  # the same, less par for each taker
        self.excess: list[float] = []  # their score over the mean of the game
        self.rounds = [0] * ROUNDS
        self.livre = 0
        self.prestige = 0

    def open_game(self, chances: int) -> None:
        self.chances.append(chances)
        for column in (self.taken, self.shares, self.effects, self.excess):
            column.append(0.0)

    def add(self, line: GameLine, take: Take) -> None:
        share = 1 / line.ranks.count(1) if line.ranks[take.seat] == 1 else 0.0
        self.taken[-1] += 1
        self.shares[-1] += share
        self.effects[-1] += share - 1 / line.seats
        self.excess[-1] += line.totals[take.seat] - fmean(line.totals)
        self.rounds[take.round - 1] += 1
        self.livre += take.livre
        self.prestige += take.prestige or 0


class Figures(msgspec.Struct, frozen=True):
    """What is known of a piece. `effect`: win share of the takers over par; `over_kind`: that over its kind's."""

    chances: int
    takes: int
    taken: Estimate | None
    round: float | None
    by_round: list[int]
    livre: float | None
    prestige: float | None
    excess: Estimate | None
    win_share: Estimate | None
    effect: Estimate | None
    over_kind: float | None


def tallies_of(keys: Sequence[str], lines: Sequence[GameLine]) -> dict[str, Tally]:
    """The columns of these pieces; what is taken of others does not count here."""
    tallies = {key: Tally() for key in keys}
    for line in lines:
        starts = [Take(key, seat, 1, 0) for key, seat in seats_taken(line)]
        for key, tally in tallies.items():
            tally.open_game(line.offered.get(key, 0))
        for take in starts:
            if take.piece in tallies:
                tallies[take.piece].chances[-1] = 1
        for take in (*starts, *line.takes):
            if take.piece in tallies:
                tallies[take.piece].add(line, take)
    return tallies


def figures_of(tallies: dict[str, Tally], games: int, seed: int) -> dict[str, Figures]:
    """The figures of pieces of one kind, by key; `seed` is the bootstrap's."""
    drawn: list[Counts] = list(resamples(games, seed)) if games > 1 else []
    takes = sum(sum(tally.taken) for tally in tallies.values())
    kind = sum(sum(tally.effects) for tally in tallies.values()) / takes if takes else 0.0
    return {key: _figures(tally, drawn, kind) for key, tally in tallies.items()}


def _figures(tally: Tally, drawn: list[Counts], kind: float) -> Figures:
    chances, takes = int(sum(tally.chances)), int(sum(tally.taken))
    taken = None
    if chances:
        taken = share_estimate(takes / chances, chances, list(_ratios(drawn, tally.taken, tally.chances)))
    if not takes:
        return Figures(chances, 0, taken, None, tally.rounds, None, None, None, None, None, None)
    share, effect = sum(tally.shares) / takes, sum(tally.effects) / takes
    games = sum(count > 0 for count in tally.taken)
    par = share - effect
    resampled = [value + par for value in _ratios(drawn, tally.effects, tally.taken)]
    wins = share_estimate(share, games, resampled)
    return Figures(
        chances=chances,
        takes=takes,
        taken=taken,
        round=round(sum(at * count for at, count in enumerate(tally.rounds, 1)) / takes, 2),
        by_round=tally.rounds,
        livre=round(tally.livre / takes, 2),
        prestige=round(tally.prestige / takes, 2),
        excess=mean_estimate(sum(tally.excess) / takes, list(_ratios(drawn, tally.excess, tally.taken))),
        win_share=wins,
        effect=_shifted(wins, par),
        over_kind=round(effect - kind, 4),
    )


def _ratios(drawn: list[Counts], above: Sequence[float], below: Sequence[float]) -> Iterator[float]:
    for counts in drawn:
        divisor = weighted(counts, below)
        if divisor:
            yield weighted(counts, above) / divisor


def _shifted(one: Estimate, by: float) -> Estimate:
    low, high = (None if end is None else round(end - by, 4) for end in (one.low, one.high))
    return Estimate(round(one.value - by, 4), low, high, one.method)
