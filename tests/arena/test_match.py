"""A match gives the same results however it is played, and loses nothing when it is stopped."""

import sys
from pathlib import Path

import pytest

from rokoko.arena import ArenaError, Hands, play_match
from tests.arena.toys import StoppedBot, plan_of, without_times

JOURNAL = "units.jsonl"


def test_equal_plans_give_equal_games_and_other_seeds_others() -> None:
    plan = plan_of("random", "first")
    first, again = play_match(plan, Hands()), play_match(plan, Hands())
    assert without_times(first.results) == without_times(again.results)
    other = play_match(plan_of("random", "first", seed=99), Hands())
    assert [one.games for one in first.results] != [one.games for one in other.results]
    assert [one.seed for one in first.results] == [5, 6]


def test_one_worker_and_two_give_the_same(tmp_path: Path) -> None:
    plan = plan_of("random", "random@1s", games=9)
    alone = play_match(plan, Hands(1), journal=tmp_path / "one")
    both = play_match(plan, Hands(2), journal=tmp_path / "two")
    assert without_times(alone.results) == without_times(both.results)


def test_a_match_goes_on_where_it_was_killed_and_ends_alike(tmp_path: Path) -> None:
    plan = plan_of("random", "first", games=12)
    path = tmp_path / JOURNAL
    whole = play_match(plan, Hands(), journal=path)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + plan.units
    for cut in (0, 10, len(lines[0]) - 1, len(lines[0]), len(lines[0]) + 40, len(b"".join(lines[:3])) - 1):
        path.write_bytes(b"".join(lines)[:cut])
        notes: list[str] = []
        resumed = play_match(plan, Hands(), journal=path, resume=True, tell=notes.append)
        assert without_times(resumed.results) == without_times(whole.results)
        assert bool(notes) == (cut not in (0, len(lines[0])))
        assert without_times(play_match(plan, Hands(), journal=path, resume=True).results) == without_times(
            whole.results
        )


def test_ctrl_c_keeps_what_is_done_and_the_rest_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of("stopped", "first", games=30)
    path = tmp_path / JOURNAL
    stopped = play_match(plan, Hands(), journal=path)
    assert stopped.interrupted
    assert 0 < len(stopped.results) < plan.units
    monkeypatch.setattr(StoppedBot, "left", -1)
    resumed = play_match(plan, Hands(), journal=path, resume=True)
    assert not resumed.interrupted
    assert without_times(resumed.results) == without_times(play_match(plan, Hands()).results)


def test_results_are_never_mixed_with_those_of_another_match(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL
    play_match(plan_of("random", "first"), Hands(), journal=path)
    with pytest.raises(ArenaError, match="add --resume"):
        play_match(plan_of("random", "first"), Hands(), journal=path)
    with pytest.raises(ArenaError, match=r"another match \(different: seed\)"):
        play_match(plan_of("random", "first", seed=6), Hands(), journal=path, resume=True)
    longer = play_match(plan_of("random", "first", games=9), Hands(), journal=path, resume=True)
    assert len(longer.results) == 3
    shorter = play_match(plan_of("random", "first", games=3), Hands(), journal=path, resume=True)
    assert len(shorter.results) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_a_second_run_does_not_write_to_the_same_folder(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL
    plan = plan_of("random", "first", games=6)
    refused = []

    def second_run(_: int) -> None:
        with pytest.raises(ArenaError, match="another run writes to") as error:
            play_match(plan, Hands(), journal=path, resume=True)
        refused.append(error)

    played = play_match(plan, Hands(), journal=path, advance=second_run)
    assert len(refused) >= plan.units
    assert len(path.read_bytes().splitlines()) == 1 + plan.units
    resumed = play_match(plan, Hands(), journal=path, resume=True)
    assert without_times(resumed.results) == without_times(played.results)


def test_a_spoilt_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL
    plan = plan_of("random", "first")
    play_match(plan, Hands(), journal=path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b'{"unit":"x"}\n' + lines[2])
    with pytest.raises(ArenaError, match="line 2"):
        play_match(plan, Hands(), journal=path, resume=True)


def test_a_bot_that_fails_is_named_with_its_seat_and_seed() -> None:
    with pytest.raises(ArenaError, match="broken failed at seat 0 with seed 5: RuntimeError: lost its"):
        play_match(plan_of("broken", against="first"), Hands())


def test_a_solo_match_is_against_madame_du_barry() -> None:
    played = play_match(plan_of("random", "first", seats=1, games=2), Hands())
    assert [game.lineup for game in played.results[0].games] == [(0,), (1,)]
    assert all(len(game.totals) == 2 for one in played.results for game in one.games)
