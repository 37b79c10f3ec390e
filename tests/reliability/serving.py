"""Rokoko's server as a real process on a free port."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tests.reliability.services import free_port

PATIENCE = 60.0
QUICK_BOTS = ("--bot-budget", "0.05", "--bot-pause", "0", "--bot-processes", "1")


class ServerProcess:
    """Started with `with` or `start`, killed as often as one likes, and always at the same address."""

    def __init__(self, database: str, *options: str, log: Path, rate: int = 1_000_000) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._command = [sys.executable, "-m", "rokoko", "serve", "--port", str(self.port), "--database", database]
        self._command += ["--rate", str(rate), "--log-level", "warning", *QUICK_BOTS, *options]
        self.process: subprocess.Popen[bytes] | None = None
        self.limit_file_size: int | None = None  # bytes that a file may have, for this process and its children

    def launch(self) -> None:
        def limits() -> None:
            if self.limit_file_size is not None:
                import resource

                resource.setrlimit(resource.RLIMIT_FSIZE, (self.limit_file_size, resource.RLIM_INFINITY))

        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                preexec_fn=limits,
                start_new_session=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )

    def start(self) -> Self:
        self.launch()
        try:
            self.wait_until_up()
        except BaseException:
            self.kill()
            raise
        return self

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/healthz", timeout=5).status_code == 200:
                    return
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start: {self.said()[-3000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """As the power does it: no word of warning, to the server and all that it started."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.kill()

    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.stop()


@contextlib.contextmanager
def two_servers(database: str, *options: str, folder: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    first = ServerProcess(database, *options, log=folder / "first.log")
    second = ServerProcess(database, *options, log=folder / "second.log")
    with first, second:
        yield first, second
