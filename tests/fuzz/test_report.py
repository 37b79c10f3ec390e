"""A failure of the long run is told once, with the command that repeats it and the record up to it."""

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from rokoko import Game
from tests.fuzz.__main__ import report
from tests.fuzz.checked_game import CheckedGame
from tests.fuzz.jobs import Job, play_one

ROOT = Path(__file__).parents[2]


def test_a_failure_comes_with_its_command_and_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail_after_three_actions(checked: CheckedGame) -> int:
        for _ in range(3):
            seat = checked.game.deciders[0]
            checked.game.apply(seat, checked.game.options(seat)[0])
        raise AssertionError("a tile is lost")

    monkeypatch.setattr(CheckedGame, "play", fail_after_three_actions)
    outcome = play_one(Job(41, 9, (2, 3), ("fancy_dresses",), 25))
    report(outcome, Namespace(seed=9, seats=(2, 3), modules=("fancy_dresses",), dear=25, bots=False, out=str(tmp_path)))
    said = capsys.readouterr().out
    assert "Game 41 failed after 3 actions" in said
    assert "AssertionError: a tile is lost" in said
    repeat = "python -m tests.fuzz --seed 9 --first 41 --games 1 --workers 1 --seats 2 3 --modules fancy_dresses"
    assert repeat in said
    record = (tmp_path / "fuzz-9-41.rokoko").read_text(encoding="utf-8")
    assert len(Game.replay(record).moves) == 3


@pytest.mark.slow
def test_the_long_run_plays_the_games_it_is_asked_for() -> None:
    command = [
        sys.executable,
        "-m",
        "tests.fuzz",
        "--games",
        "3",
        "--workers",
        "1",
        "--seats",
        "2",
        "--modules",
        "none",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all 3 games kept every invariant" in done.stdout
