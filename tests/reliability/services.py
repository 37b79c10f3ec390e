"""PostgreSQL and Redis from the installed binaries, each in a folder of its own, for a test session."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import psycopg

DEBIAN_POSTGRES = "/usr/lib/postgresql"
PATIENCE = 30.0


class Missing(Exception):
    """A program that is not installed here, and how to get it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _postgres_binaries() -> Path:
    versions = sorted(Path(DEBIAN_POSTGRES).glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("postgres")
    if found is None:
        raise Missing("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    return Path(found).resolve().parent


def _as_somebody(command: Sequence[str | Path]) -> list[str]:
    """PostgreSQL refuses to run as root: then as nobody in particular."""
    words = [str(word) for word in command]
    if os.geteuid() != 0:
        return words
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *words]


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of a server with an empty database `postgres`. Commits are on the disk, as in a real one."""
    binaries = _postgres_binaries()
    home = Path(tempfile.mkdtemp(prefix="rokoko-pg-"))
    data = home / "data"
    if os.geteuid() == 0:
        os.chown(home, 65534, 65534)
    home.chmod(0o700)
    subprocess.run(
        _as_somebody([binaries / "initdb", "-D", data, "-U", "rokoko", "-A", "trust", "-E", "UTF8", "--no-sync"]),
        check=True,
        capture_output=True,
        cwd="/",
    )
    port = free_port()
    settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(home), "max_connections": "200"}
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(
            _as_somebody([binaries / "postgres", "-D", data, "-p", str(port), *options]),
            stdout=log,
            stderr=log,
            cwd="/",
        )
    try:
        url = f"postgresql://rokoko@127.0.0.1:{port}/postgres"
        _wait_for(lambda: _answers(url), server, home / "log")
        yield url
    finally:
        server.send_signal(signal.SIGINT)  # a fast shutdown
        server.wait(PATIENCE)
        shutil.rmtree(home, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    binary = shutil.which("redis-server")
    if binary is None:
        raise Missing("Redis is not installed (Debian: apt-get install redis-server)")
    home = Path(tempfile.mkdtemp(prefix="rokoko-redis-"))
    port = free_port()
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(
            [binary, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(home)],
            stdout=log,
            stderr=log,
        )
    try:
        _wait_for(lambda: _listens(port), server, home / "log")
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(PATIENCE)
        shutil.rmtree(home, ignore_errors=True)


def _answers(url: str) -> bool:
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _wait_for(is_ready: Callable[[], bool], server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_ready():
        if server.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"the service did not start: {log.read_text(errors='replace')[-2000:]}")
        time.sleep(0.05)
