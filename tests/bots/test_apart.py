"""Processes that bots think in: Ctrl-C is not theirs, and none outlives whoever asked."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.troupes import installed_bots

PACKAGE = """
import os
import time
from pathlib import Path

class Hanging:
    needs_view = True
    def __init__(self, seed): pass
    def choose(self, view, options, budget):
        Path(__file__).with_name(f"{os.getpid()}.thinks").touch()
        while True:
            pass
"""
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and process groups of POSIX")


@pytest.fixture(params=["1", "2"])
def arena(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[subprocess.Popen[str]]:
    """A match of a bot that hangs, played here or by workers, as far as everybody's first decision."""
    words = f"arena hanging --against random --seats 2 --games 4 --budget 50s --workers {request.param}"
    command = [sys.executable, "-m", "rokoko", *words.split()]
    with installed_bots(tmp_path, monkeypatch, source=PACKAGE, bots={"hanging": "Hanging"}):
        process = subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE, text=True)
        try:
            eventually(lambda: len(thinking(tmp_path)) == int(request.param))
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def eventually(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def thinking(folder: Path) -> list[int]:
    """The processes in which the bot was asked."""
    return [int(path.stem) for path in folder.glob("*.thinks")]


def runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat")
    return not state.exists() or ") Z " not in state.read_text()


def test_ctrl_c_while_a_strangers_bot_thinks_says_one_line(arena: subprocess.Popen[str], tmp_path: Path) -> None:
    os.killpg(arena.pid, signal.SIGINT)
    _, said = arena.communicate(timeout=PATIENCE)
    assert said.strip().splitlines()[-1] == "rokoko: interrupted before a seed was over"
    assert "Traceback" not in said
    assert arena.returncode == 130
    eventually(lambda: not any(map(runs, thinking(tmp_path))))


def test_a_bot_that_hangs_ends_with_the_process_that_asked(arena: subprocess.Popen[str], tmp_path: Path) -> None:
    arena.kill()
    eventually(lambda: not any(map(runs, thinking(tmp_path))))
