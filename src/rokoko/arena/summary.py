"""The figures of a match, with intervals, as plain data."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from rokoko.arena.entrants import Entrant
from rokoko.arena.intervals import (
    CONFIDENCE,
    Estimate,
    estimate,
    mean_estimate,
    resamples,
    share_estimate,
    weighted,
)
from rokoko.arena.origin import Software, command_of, cores
from rokoko.arena.plan import Format, Plan
from rokoko.arena.play import UnitResult
from rokoko.arena.ratings import Comparisons, bounds_of, fitted, ratings_of
from rokoko.arena.tallies import Tally, slow_quantile

SCHEMA: Final = "rokoko-arena/1"
MOST_FITS: Final = 400  # resamples that ratings are fitted to: a fit costs more than a mean
ANCHOR: Final = "random"


class Rating(msgspec.Struct, frozen=True):
    """`bound`: "at least" or "at most" where no result holds the rating on the other side; None as a rule."""

    value: float
    low: float | None
    high: float | None
    bound: str | None


def summary_of(
    plan: Plan, results: Sequence[UnitResult], *, software: Sequence[Software], workers: int, ray: bool = False
) -> dict[str, Any]:
    """Everything that a report shows. `results` are of any of the plan's units, in any order."""
    ordered = sorted(results, key=lambda result: result.unit)
    anchor = anchor_of(plan.entrants, plan.format)
    rated = plan.format is not Format.SOLO
    ratings = ratings_with_intervals(len(plan.entrants), ordered, anchor=anchor, seed=plan.seed) if rated else None
    return {
        "schema": SCHEMA,
        "format": plan.format.value,
        "command": command_of(plan, workers=workers, ray=ray),
        "config": msgspec.json.decode(msgspec.json.encode(plan.config)),
        "components": {"name": plan.config.component_set().name, "hash": plan.components_hash},
        "software": [msgspec.to_builtins(one) for one in software],
        "machine": {"cores": cores(), "workers": workers, "ray": ray},
        "seeds": {
            "first": plan.seed,
            "last": plan.seed_of(plan.units - 1),
            "planned": plan.units,
            "done": len(ordered),
        },
        "games": sum(len(result.games) for result in ordered),
        "complete": len(ordered) >= plan.units,
        "confidence": CONFIDENCE,
        "par": round(plan.par, 4),
        "anchor": None if ratings is None else plan.entrants[anchor].label,
        "entrants": [
            {
                "label": entrant.label,
                "bot": entrant.bot,
                "budget": entrant.budget.text,
                "role": "candidate" if who in plan.candidates else "reference",
                **_figures(plan, who, ordered),
                "rating": None if ratings is None else msgspec.to_builtins(ratings[who]),
            }
            for who, entrant in enumerate(plan.entrants)
        ],
    }


def anchor_of(entrants: Sequence[Entrant], kind: Format) -> int:
    """Who is at 0: `random` if it plays, else the reference, else the first."""
    likely = list(range(len(entrants)))
    if kind is Format.AGAINST:
        likely.reverse()
    return next((who for who in likely if entrants[who].bot == ANCHOR), likely[0])


def ratings_with_intervals(count: int, results: Sequence[UnitResult], *, anchor: int, seed: int) -> list[Rating]:
    """The ratings of so many entrants; `seed` is the bootstrap's."""
    by_unit = [Comparisons(count, result.games) for result in results]
    everything = Comparisons(count)
    for comparisons in by_unit:
        everything.add(comparisons)
    best = fitted(everything)
    values = ratings_of(best, anchor)
    bounds = bounds_of((game for result in results for game in result.games), count, anchor)
    resampled: list[list[float]] = [[] for _ in range(count)]
    if len(results) > 1:
        for _, counts in zip(range(MOST_FITS), resamples(len(results), seed)):
            drawn = Comparisons(count)
            for comparisons, times in zip(by_unit, counts):
                if times:
                    drawn.add(comparisons, times)
            for values_of_one, value in zip(resampled, ratings_of(fitted(drawn, best), anchor)):
                values_of_one.append(value)
    found = [mean_estimate(value, several) for value, several in zip(values, resampled)]
    return [
        Rating(round(one.value, 1), _rounded(one.low), _rounded(one.high), bound) for one, bound in zip(found, bounds)
    ]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1)


def _figures(plan: Plan, who: int, results: Sequence[UnitResult]) -> dict[str, Any]:
    tally = Tally(who, results, plan.config.contestants)
    seats = sum(tally.seats)
    if not seats:
        return {"games": 0, "seats": 0, "win_share": None, "lead": None, "score": None, "ranks": [], "time": None}
    columns = [tally.shares, tally.leads, tally.scores, *tally.ranks]
    resampled: list[list[float]] = [[] for _ in columns]
    times: list[list[float]] = [[], []]
    for counts in resamples(len(results), plan.seed) if len(results) > 1 else ():
        seated = weighted(counts, tally.seats)
        if seated:
            for values, column in zip(resampled, columns):
                values.append(weighted(counts, column) / seated)
            decisions = weighted(counts, tally.decisions)
            for values, column in zip(times, (tally.seconds, tally.late)):
                values.append(weighted(counts, column) / decisions)
    means = [sum(column) / seats for column in columns]
    return {
        "games": tally.games,
        "seats": int(seats),
        "win_share": _data(share_estimate(means[0], tally.games, resampled[0])),
        "lead": _data(mean_estimate(means[1], resampled[1])),
        "score": _data(mean_estimate(means[2], resampled[2])),
        "ranks": [_data(share_estimate(mean, tally.games, values)) for mean, values in zip(means[3:], resampled[3:])],
        "time": _time_figures(tally, times, timed=plan.entrants[who].budget.seconds is not None),
    }


def _time_figures(tally: Tally, resampled: list[list[float]], *, timed: bool) -> dict[str, Any]:
    decisions = tally.pace.decisions
    slow, interval = slow_quantile(tally.pace)
    late = sum(tally.late) / decisions
    thousandths = [1000 * value for value in resampled[0]]
    return {
        "decisions": decisions,
        "mean_ms": _data(mean_estimate(1000 * sum(tally.seconds) / decisions, thousandths)),
        "p99_ms": _data(estimate(1000 * slow, (1000 * interval[0], 1000 * interval[1]), "order")),
        "longest_ms": round(1000 * tally.pace.longest, 4),
        "failures": tally.pace.failures,
        "late": _data(share_estimate(late, decisions, resampled[1])) if timed else None,
    }


def _data(one: Estimate) -> dict[str, Any]:
    return {"value": one.value, "low": one.low, "high": one.high, "method": one.method}
