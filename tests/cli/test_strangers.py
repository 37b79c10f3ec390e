"""Bots of other packages in `simulate`, `dataset` and the arena: under guard, they can't stop the games."""

import json
import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.troupes import installed_bots

PACKAGE = """
class Bot:
    needs_view = True
    def __init__(self, seed): pass

class Raising(Bot):
    def choose(self, view, options, budget): raise RuntimeError("lost my thread")

class Bowing(Bot):
    def choose(self, view, options, budget): return "a bow"

class Good(Bot):
    def choose(self, view, options, budget): return options[-1]

class Unborn(Bot):
    def __init__(self, seed): raise RuntimeError("no needle")
"""
SIMULATE = ("simulate", "--seats", "2", "--json")
DATASET = ("dataset", "--seats", "2", "--json", "--out", "a.npz")
SAID = {
    "raising": "bot raising raised RuntimeError: lost my thread: the fallback bot decides",
    "bowing": "bot bowing answered 'a bow': the fallback bot decides",
}


@pytest.fixture(autouse=True)
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    bots = {name.lower(): name for name in ("Raising", "Bowing", "Good", "Unborn")}
    with installed_bots(tmp_path, monkeypatch, source=PACKAGE, bots=bots):
        yield


@pytest.mark.parametrize("command", [SIMULATE, DATASET])
@pytest.mark.parametrize("bot", SAID)
def test_a_failing_bot_loses_each_decision_with_one_line(
    rokoko: Run, caplog: pytest.LogCaptureFixture, command: tuple[str, ...], bot: str
) -> None:
    before = set(multiprocessing.active_children())
    done = rokoko(*command, "--games", "1", "--bots", f"{bot},random")
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 1
    assert len(caplog.messages) > 20
    assert set(caplog.messages) == {SAID[bot]}
    assert set(multiprocessing.active_children()) <= before


@pytest.mark.parametrize("command", [SIMULATE, DATASET])
def test_several_workers_guard_bots_too(process: Run, command: tuple[str, ...]) -> None:
    done = process(*command, "--games", "2", "--bots", "good,raising", "--workers", "2")
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 2
    assert set(done.stderr.splitlines()) == {SAID["raising"]}


def test_the_games_of_a_stranger_are_the_same_for_any_workers(rokoko: Run) -> None:
    arguments = (*SIMULATE, "--each", "--games", "2", "--bots", "good,random")
    assert json.loads(rokoko(*arguments).stdout) == json.loads(rokoko(*arguments, "--workers", "2").stdout)


@pytest.mark.parametrize("command", [SIMULATE, DATASET])
def test_a_bot_that_can_not_be_made_is_refused_in_one_line(rokoko: Run, command: tuple[str, ...]) -> None:
    done = rokoko(*command, "--bots", "unborn")
    assert (done.returncode, done.stderr) == (2, "rokoko: the bot 'unborn' can't be made: no needle\n")


def test_the_arena_refuses_it_too(rokoko: Run) -> None:
    done = rokoko("arena", "unborn", "--against", "random", "--games", "4")
    assert (done.returncode, done.stderr) == (2, "rokoko: the bot 'unborn' can't be made: no needle\n")
