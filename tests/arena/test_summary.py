"""The figures of a match: what they count, and that their shape stays."""

import json

import pytest

from rokoko.arena import Hands, play_match, summary_of
from rokoko.arena.play import GameResult, Pace, UnitResult, bucket_of, longest_of_bucket
from rokoko.arena.tallies import Tally, slow_quantile
from tests.arena.toys import plan_of

TOP = [
    *("schema", "format", "command", "config", "components", "software", "machine", "seeds", "games", "complete"),
    *("confidence", "par", "anchor", "entrants"),
]
ENTRANT = [
    *("label", "bot", "budget", "role", "games", "seats", "win_share", "lead", "score", "ranks", "time", "rating"),
]
TIME = ["decisions", "mean_ms", "p99_ms", "longest_ms", "failures", "late"]
ESTIMATE = ["value", "low", "high", "method"]


def made_up(*games: GameResult) -> UnitResult:
    return UnitResult(0, 1, games, {who: Pace(2, 0.5, 0.4, 1, 0, {10: 2}) for who in {*games[0].lineup}})


def test_a_shared_victory_is_split_and_the_lead_is_over_the_best_other() -> None:
    tally = Tally(0, [made_up(GameResult((0, 1, 1), (50, 50, 20), (1, 1, 3)))], 3)
    assert (tally.shares, tally.leads, tally.scores, tally.ranks) == ([0.5], [0], [50], [[1], [0], [0]])
    reference = Tally(1, [made_up(GameResult((0, 1, 1), (50, 50, 20), (1, 1, 3)))], 3)
    assert (reference.seats, reference.shares, reference.leads, reference.games) == ([2], [0.5], [-30], 1)


def test_the_shape_of_the_data_is_stable_and_goes_through_json() -> None:
    plan = plan_of("random", "first", games=6)
    played = play_match(plan, Hands())
    summary = summary_of(plan, played.results, software=played.software, workers=1)
    assert json.loads(json.dumps(summary)) == summary
    assert summary["schema"] == "rokoko-arena/1"
    assert list(summary) == TOP
    for entrant in summary["entrants"]:
        assert list(entrant) == ENTRANT
        assert list(entrant["time"]) == TIME
        assert list(entrant["win_share"]) == ESTIMATE
        assert list(entrant["rating"]) == ["value", "low", "high", "bound"]
        assert sum(rank["value"] for rank in entrant["ranks"]) == pytest.approx(1, abs=1e-3)
    shares = [entrant["win_share"]["value"] * entrant["seats"] for entrant in summary["entrants"]]
    assert sum(shares) == pytest.approx(summary["games"], abs=0.01)
    assert summary["anchor"] == "random"
    command = "rokoko arena random first --seats 3 --games 6 --seed 5 --budget none --workers 1"
    assert summary["command"] == command


def test_a_bot_against_copies_of_itself_is_at_par() -> None:
    plan = plan_of("first", against="first", games=30)
    summary = summary_of(plan, play_match(plan, Hands()).results, software=[], workers=1)
    candidate, reference = summary["entrants"]
    assert candidate["win_share"]["value"] == pytest.approx(summary["par"], abs=1e-3)
    assert candidate["rating"]["value"] == pytest.approx(0, abs=5)
    assert (candidate["role"], reference["role"]) == ("candidate", "reference")


def test_a_solo_match_has_no_ratings() -> None:
    plan = plan_of("random", seats=1, games=3)
    summary = summary_of(plan, play_match(plan, Hands()).results, software=[], workers=1)
    (entrant,) = summary["entrants"]
    assert entrant["rating"] is None
    assert len(entrant["ranks"]) == 2


def test_thinking_times_are_known_to_a_twentieth() -> None:
    pace = Pace()
    for number in range(1, 1001):
        pace.add(number / 1000, 0.5)
    assert pace.decisions == 1000
    value, (low, high) = slow_quantile(pace)
    assert 0.99 <= value <= 0.99 * 1.05
    assert low <= value <= high <= 1.0
    assert pace.late == 400
    for seconds in (1e-7, 1e-6, 3e-5, 0.2, 7.0):
        assert max(seconds, 1e-6) <= longest_of_bucket(bucket_of(seconds)) * 1.000001
        assert longest_of_bucket(bucket_of(seconds)) <= max(seconds, 1e-6) * 1.05001
