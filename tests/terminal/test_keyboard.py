"""The table at a real keyboard: a pseudo-terminal, with Ctrl-C, Ctrl-D and a closed window."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rokoko import Game

pty = pytest.importorskip("pty", reason="needs pseudo-terminals", exc_type=ImportError)


class Keyboard:
    """A process at a terminal of 100 columns."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        paths = os.pathsep.join(path for path in sys.path if path)
        variables = {"PYTHONPATH": paths, "TERM": "xterm", "COLUMNS": "100", "LINES": "40", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rokoko", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=os.environ | variables | {"XDG_STATE_HOME": str(folder / "state")},
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + 60
        while text not in self.shown:
            assert time.monotonic() < end, self.shown[-2000:]
            ready, _, _ = select.select([self.master], [], [], 1)
            if ready:
                self.shown += os.read(self.master, 65536).decode(errors="replace")

    def wait_for_prompt(self) -> None:
        """Until a line can be typed: keys that come before are not yet the editor's."""
        while not self.shown.endswith("> "):
            self.shown += os.read(self.master, 65536).decode(errors="replace")
        time.sleep(0.1)

    def type(self, text: str, *, then: str) -> None:
        self.shown = ""
        os.write(self.master, text.encode())
        self.wait_for(then)

    def end(self) -> int:
        return self.process.wait(60)


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Keyboard]:
    table = Keyboard(tmp_path, "--seats", "2", "--seed", "7", "--name", "Ada")
    table.wait_for("> ")
    yield table
    if table.process.poll() is None:
        table.process.kill()
        table.process.wait()
    os.close(table.master)


def test_ctrl_c_asks_whether_to_save(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.type("1 1 3\n", then="play S3")
    keyboard.wait_for_prompt()
    os.killpg(keyboard.process.pid, signal.SIGINT)
    keyboard.wait_for("Save the game?")
    keyboard.type("mine\n", then="Saved: mine")
    assert keyboard.end() == 0
    assert "Traceback" not in keyboard.shown
    assert Game.replay((tmp_path / "mine").read_text(encoding="utf-8")).moves


def test_ctrl_d_keeps_the_game(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.type("1 1 3\n", then="play S3")
    keyboard.wait_for_prompt()
    keyboard.type("\x04", then="Saved: ")
    assert keyboard.end() == 0
    assert len(list((tmp_path / "state" / "rokoko").iterdir())) == 1


def test_a_closed_window_keeps_the_game(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.type("1 1 3\n", then="play S3")
    keyboard.wait_for_prompt()
    keyboard.process.send_signal(signal.SIGHUP)
    keyboard.end()
    assert len(list((tmp_path / "state" / "rokoko").iterdir())) == 1


def test_two_people_pass_the_device_on(tmp_path: Path) -> None:
    table = Keyboard(tmp_path, "--name", "Ada", "--name", "Bob", "--bots", "0", "--seed", "7")
    table.wait_for("Press Enter, Ada")
    table.type("\n", then="> ")
    table.type("1 1 3\n", then="Press Enter, Bob")
    assert "\x1b[3J" in table.shown
    table.type("\n", then="> ")
    assert "Ada took" not in table.shown
    table.type("quit\n", then="Save the game?")
    table.type("n\n", then="n")
    assert table.end() == 0
    os.close(table.master)
