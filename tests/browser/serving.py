"""A real server in a process of its own, and the system's Chromium."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, Protocol

from playwright.sync_api import Browser, Playwright

START_SECONDS: Final = 90  # a loaded machine takes its time
_ADDRESS: Final = re.compile(r"http://[\w.:]+")


class Place(Protocol):
    """Where a browser finds the server."""

    address: str


class Server:
    """`rokoko serve` with fast bots on a file; it may be killed and started again at the same address."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._folder = folder
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None
        self.address = ""

    def start(self) -> "Server":
        port = self.address.rpartition(":")[2] or "0"
        printed = self._folder / "printed.txt"
        command = [sys.executable, "-m", "rokoko", "serve", "--port", port, "--database", f"{self._folder}/games.db"]
        command += ["--bot-pause", "0", "--rate", "1000000", "--log-level", "warning", "--plain-logs", *self._options]
        with printed.open("wb") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=dict(os.environ))
        deadline = time.monotonic() + START_SECONDS
        while (found := _ADDRESS.search(printed.read_text())) is None:
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start: {printed.read_text()}")
            time.sleep(0.05)
        self.address = found.group()
        return self

    def kill(self) -> None:
        """Without a word of warning."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def said(self) -> str:
        """What it wrote since it was started last."""
        return (self._folder / "printed.txt").read_text()


def chromium_path() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def launch(playwright: Playwright) -> Browser:
    path = chromium_path()
    if path is None:
        raise RuntimeError("there is no Chromium here: install the package chromium")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
