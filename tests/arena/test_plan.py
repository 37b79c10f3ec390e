"""The unit is one seed in all rotations of the seats, and nobody sits better than anybody else."""

from collections import Counter
from itertools import combinations

import pytest

from rokoko import GameConfig
from rokoko.arena import ArenaError, make_plan
from rokoko.arena.plan import MOST_ENTRANTS, rotations, table_cycle
from tests.arena.toys import anybody, plan_of

SIZES = [(entrants, seats) for seats in (2, 3, 4, 5) for entrants in (2, 3, 4, 5, 8)]


def test_a_candidate_sits_once_on_each_seat_against_copies_of_the_reference() -> None:
    plan = plan_of("first", against="random", seats=4)
    assert plan.lineups(0) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    two = plan_of("first", "weighted", against="random", seats=2)
    assert two.lineups(0) == [(0, 2), (2, 0), (1, 2), (2, 1)]


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_in_a_unit_everybody_sits_on_every_seat_equally_often(entrants: int, seats: int) -> None:
    plan = make_plan(GameConfig(seats=seats), anybody(entrants), against=None, seed=1, games=1)
    for unit in range(12):
        lineups = plan.lineups(unit)
        assert len(lineups) == len(set(lineups)) == seats
        for who in set(lineups[0]):
            assert len({sum(lineup[seat] == who for lineup in lineups) for seat in range(seats)}) == 1


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_a_whole_cycle_seats_everybody_and_every_pair_equally_often(entrants: int, seats: int) -> None:
    cycle = table_cycle(entrants, seats)
    assert len(set(cycle)) == len(cycle)
    seated = Counter(who for table in cycle for who in table)
    met = Counter(pair for table in cycle for pair in combinations(sorted(table), 2) if pair[0] != pair[1])
    assert len(set(seated.values())) == 1
    assert len(set(met.values())) == 1
    assert len(seated) == entrants
    assert len(met) == entrants * (entrants - 1) // 2


def test_every_beginning_of_a_cycle_is_about_balanced() -> None:
    cycle = table_cycle(8, 4)
    for length in range(1, len(cycle) + 1):
        seated = Counter(who for table in cycle[:length] for who in table)
        counts = [seated[who] for who in range(8)]
        assert max(counts) - min(counts) <= 2
    assert len(table_cycle(MOST_ENTRANTS, 5)) == 4368


def test_who_sits_behind_whom_changes_from_seed_to_seed() -> None:
    plan = plan_of("first", "random", "weighted", seats=3, games=60)
    assert len({frozenset(plan.lineups(unit)) for unit in range(20)}) == 2


def test_a_longer_match_begins_with_the_shorter_one() -> None:
    short, long = plan_of("first", "random", games=6), plan_of("first", "random", games=60)
    assert (short.units, long.units) == (2, 20)
    assert [short.lineups(unit) for unit in range(2)] == [long.lineups(unit) for unit in range(2)]


def test_games_are_rounded_up_to_whole_units() -> None:
    assert plan_of("first", "random", seats=4, games=9).units == 3
    assert plan_of("first", seats=1, games=9).units == 9
    assert rotations((1, 2, 3)) == [(1, 2, 3), (3, 1, 2), (2, 3, 1)]


def test_a_plan_without_sense_is_refused() -> None:
    with pytest.raises(ArenaError, match="needs others"):
        plan_of("random")
    with pytest.raises(ArenaError, match="twice"):
        plan_of("random", "random")
    with pytest.raises(ArenaError, match="du Barry"):
        plan_of("random", seats=1, against="first")
    with pytest.raises(ArenaError, match="at least one"):
        plan_of()
    with pytest.raises(ArenaError, match="--games"):
        plan_of("random", "first", games=0)
    with pytest.raises(ArenaError, match="at most 16"):
        make_plan(GameConfig(), anybody(17), against=None, seed=1, games=1)
