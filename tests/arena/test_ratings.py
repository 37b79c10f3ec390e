"""Ratings: planted strengths come back, ties count for both, and what nothing holds is said to be open."""

from math import log, log10

import pytest

from rokoko.arena.play import GameResult
from rokoko.arena.ratings import SCALE, Comparisons, bounds_of, fitted, ratings_of
from rokoko.arena.summary import ratings_with_intervals
from tests.arena.toys import planted


def rated(games: list[GameResult], entrants: int) -> list[float]:
    return ratings_of(fitted(Comparisons(entrants, games)), 0)


def test_of_two_the_rating_is_the_odds_of_winning() -> None:
    games = [GameResult((0, 1), (1, 2), (2, 1))] * 3000 + [GameResult((0, 1), (2, 1), (1, 2))] * 1000
    assert rated(games, 2)[1] == pytest.approx(SCALE * log10(3), abs=0.1)


def test_planted_strengths_are_found_within_their_intervals() -> None:
    strengths = [1.0, 2.0, 5.0, 20.0, 60.0]
    results = planted(strengths, lambda unit: tuple((unit + seat * (1 + unit % 2)) % 5 for seat in range(4)), 1500)
    found = ratings_with_intervals(5, results, anchor=0, seed=1)
    for rating, strength in zip(found, strengths):
        true = SCALE * log10(strength)
        assert rating.low is not None
        assert rating.high is not None
        assert rating.value == pytest.approx(true, abs=45)
        assert rating.low - 15 <= true <= rating.high + 15
        assert rating.bound is None
    assert [rating.value for rating in found] == sorted(rating.value for rating in found)
    assert found[0].value == found[0].low == found[0].high == 0


def test_copies_of_one_entrant_at_a_table_are_counted_right() -> None:
    results = planted([1.0, 4.0], lambda unit: (1, 0, 0, 0), 4000)
    assert rated([game for one in results for game in one.games], 2)[1] == pytest.approx(SCALE * log10(4), abs=25)
    assert rated([GameResult((0, 0, 0), (3, 2, 1), (1, 2, 3))], 2) == pytest.approx([0, 0])


def test_players_who_always_tie_are_equally_strong() -> None:
    assert rated([GameResult((0, 1), (5, 5), (1, 1))] * 50, 2)[1] == pytest.approx(0, abs=1e-6)
    half = [GameResult((0, 1, 2), (5, 5, 1), (1, 1, 3))] * 40 + [GameResult((0, 1, 2), (1, 1, 5), (2, 2, 1))] * 20
    found = rated(half, 3)
    assert found[1] == pytest.approx(0, abs=1e-6)
    assert found[2] < 0


def test_a_tie_counts_as_both_orders_by_halves() -> None:
    tied = Comparisons(2, [GameResult((0, 1), (5, 5), (1, 1))] * 2)
    ordered = Comparisons(2, [GameResult((0, 1), (5, 4), (1, 2)), GameResult((0, 1), (4, 5), (2, 1))])
    assert (tied.wins, tied.stages) == (ordered.wins, ordered.stages)
    three = Comparisons(3, [GameResult((0, 1, 2), (5, 5, 5), (1, 1, 1))])
    assert sum(three.wins) == pytest.approx(2)
    assert three.stages == pytest.approx({(0, 1, 2): 1, (0, 1): 1 / 3, (0, 2): 1 / 3, (1, 2): 1 / 3})


def test_the_fit_is_the_maximum_of_the_likelihood() -> None:
    results = planted([1.0, 3.0, 7.0], lambda unit: (unit % 3, (unit + 1) % 3, (unit + 2) % 3), 200)
    data = Comparisons(3, [game for one in results for game in one.games])

    def likelihood(values: list[float]) -> float:
        strengths = [2.718281828459045**value for value in values]
        chosen = sum(won * value for won, value in zip(data.wins, values))
        return chosen - sum(weight * log(sum(strengths[who] for who in left)) for left, weight in data.stages.items())

    best = fitted(data)
    for who in range(3):
        for step in (-0.05, 0.05):
            moved = [value + step * (at == who) for at, value in enumerate(best)]
            assert likelihood(moved) < likelihood(best)


def test_who_never_lost_has_a_finite_rating_that_is_a_bound() -> None:
    games = [GameResult((0, 1, 2), (1, 2, 9), (3, 2, 1)), GameResult((0, 1, 2), (2, 1, 9), (2, 3, 1))] * 20
    assert bounds_of(games, 3, 0) == [None, None, "at least"]
    assert bounds_of(games, 3, 2) == ["at most", "at most", None]
    assert bounds_of(games, 4, 0)[3] == "open"
    assert 400 < rated(games, 3)[2] < 4000
