"""Intervals against known cases."""

from random import Random

import pytest

from rokoko.arena.intervals import mean_estimate, percentile_interval, resamples, share_estimate, weighted, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 10, 0.0179, 0.4042),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(successes: int, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found == pytest.approx((low, high), abs=6e-5)


def test_the_bootstrap_is_the_same_for_the_same_seed_and_draws_all_units() -> None:
    first, same, other = list(resamples(30, 1)), list(resamples(30, 1)), list(resamples(30, 2))
    assert first == same
    assert first != other
    assert len(first) == 1000
    assert all(sum(counts) == 30 for counts in first)


def test_the_bootstrap_of_a_mean_is_about_two_standard_errors_wide() -> None:
    stream = Random(3)
    values = [stream.gauss(10, 2) for _ in range(400)]
    drawn = [weighted(counts, values) / 400 for counts in resamples(400, 1)]
    found = mean_estimate(sum(values) / 400, drawn)
    assert found.low is not None
    assert found.high is not None
    assert found.high - found.low == pytest.approx(2 * 1.96 * 2 / 20, rel=0.15)
    assert found.low < found.value < found.high
    assert found.method == "bootstrap"


def test_a_share_near_its_edge_is_given_wilsons_interval() -> None:
    drawn = [0.5] * 500
    assert share_estimate(0.02, 100, drawn).method == "wilson"
    assert share_estimate(0.98, 100, drawn).method == "wilson"
    assert share_estimate(0.5, 100, drawn).method == "bootstrap"
    assert share_estimate(0.5, 100, []).method == "wilson"
    everything = share_estimate(1.0, 50, drawn)
    assert (everything.value, everything.high) == (1.0, 1.0)
    assert everything.low == pytest.approx(0.9287, abs=1e-4)


def test_too_little_data_gives_no_interval() -> None:
    assert percentile_interval([]) is None
    assert mean_estimate(1.5, []).low is None
