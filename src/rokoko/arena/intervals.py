"""How sure a figure is: the bootstrap over seeds, and Wilson's interval where a share is near its edge."""

from collections.abc import Iterator, Sequence
from math import ceil, floor, sqrt
from operator import mul
from random import Random
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
Z: Final = 1.959963984540054  # of the normal distribution, for that confidence
FEW: Final = 10  # fewer successes or failures than this are near the edge
RESAMPLES: Final = 1000
FEWEST_RESAMPLES: Final = 200
MOST_DRAWS: Final = 2_000_000

Counts = list[int]  # how often each unit is in a resample


class Estimate(msgspec.Struct, frozen=True, omit_defaults=False):
    """A figure with its interval; no interval where the data give none."""

    value: float
    low: float | None = None
    high: float | None = None
    method: str | None = None


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's score interval of a share; successes may be shared and so broken numbers."""
    if trials < 1:
        raise ValueError("an interval needs at least one trial")
    share = successes / trials
    square = Z * Z
    scale = 1 + square / trials
    middle = (share + square / (2 * trials)) / scale
    half = Z / scale * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def resamples(units: int, seed: int) -> Iterator[Counts]:
    """Draws of as many units as there are, with replacement: the same for the same seed."""
    stream = Random(f"arena bootstrap {seed}")
    numbers = range(units)
    for _ in range(max(FEWEST_RESAMPLES, min(RESAMPLES, MOST_DRAWS // max(1, units)))):
        counts = [0] * units
        for unit in stream.choices(numbers, k=units):
            counts[unit] += 1
        yield counts


def weighted(counts: Counts, column: Sequence[float]) -> float:
    return float(sum(map(mul, counts, column)))


def percentile_interval(values: list[float]) -> tuple[float, float] | None:
    """The middle of the resampled values that holds the confidence; None if there are too few."""
    if len(values) < FEWEST_RESAMPLES // 2:
        return None
    ordered = sorted(values)
    tail = (1 - CONFIDENCE) / 2
    last = len(ordered) - 1
    return ordered[floor(tail * last)], ordered[ceil((1 - tail) * last)]


def estimate(value: float, interval: tuple[float, float] | None, method: str, digits: int = 4) -> Estimate:
    if interval is None:
        return Estimate(round(value, digits))
    return Estimate(round(value, digits), round(interval[0], digits), round(interval[1], digits), method)


def share_estimate(value: float, trials: int, resampled: list[float]) -> Estimate:
    """A share: by the bootstrap, but by Wilson's formula near 0 and 1, where resampling knows too little."""
    successes = value * trials
    interval = percentile_interval(resampled)
    if interval is None or min(successes, trials - successes) < FEW:
        return estimate(value, wilson(successes, trials), "wilson")
    return estimate(value, interval, "bootstrap")


def mean_estimate(value: float, resampled: list[float]) -> Estimate:
    return estimate(value, percentile_interval(resampled), "bootstrap")
