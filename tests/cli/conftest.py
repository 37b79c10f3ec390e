"""The command as a person would use it: arguments and typed lines in; output, errors and exit code back."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from rokoko.cli.app import run


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Done]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, and an environment that speaks English."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    for name in [name for name in os.environ if name.startswith(("LC_", "LANG", "NO_COLOR", "FORCE_COLOR"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return folder


@pytest.fixture
def rokoko(here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`rokoko("play", "--seats", "2", typed="1\\n")`, in this process."""

    def call(*arguments: str, typed: str = "", **variables: str) -> Done:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(typed))
            for name, value in variables.items():
                patch.setenv(name, value)
            code = run(arguments)
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return call


@pytest.fixture
def process(here: Path) -> Run:
    """The same in a process of its own."""

    def call(*arguments: str, typed: str = "") -> Done:
        paths = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, "-m", "rokoko", *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
            cwd=here,
            timeout=120,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return call
