"""Run the server: in this process, or in several on PostgreSQL."""

import asyncio
import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from typing import Any

import click
import uvicorn
from uvicorn.supervisors import Multiprocess

from rokoko.server.logs import set_up_logs
from rokoko.server.settings import Settings
from rokoko.server.site import prepare_database
from rokoko.store import StoreProblem
from rokoko.web.app import build

GRACEFUL_SECONDS = 3
OPEN_AFTER = 0.8  # seconds: the server is up by then


class ServeProblem(Exception):
    """Why the server can't start, in one line."""


class _Server(uvicorn.Server):
    """Ends its streams before it waits for connections to close."""

    def handle_exit(self, sig: int, frame: Any) -> None:
        site = getattr(getattr(self.config.app, "state", None), "site", None)
        if site is not None:
            site.house.hub.close()
        super().handle_exit(sig, frame)


def serve(
    settings: Settings,
    *,
    host: str,
    port: int,
    open_browser: bool = False,
    log_level: str = "INFO",
    plain_logs: bool = False,
) -> None:
    set_up_logs(level=log_level, as_json=not plain_logs)
    try:
        key = asyncio.run(prepare_database(settings))
    except StoreProblem as problem:
        raise ServeProblem(str(problem)) from None
    listening = _listen(host, port)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{listening.getsockname()[1]}/"
    click.echo(f"Rokoko is at {settings.public_url or address} (Ctrl-C ends it; games are kept)")
    if open_browser:
        threading.Timer(OPEN_AFTER, open_in_browser, [address]).start()
    options: dict[str, Any] = {
        "log_config": None,
        "timeout_graceful_shutdown": GRACEFUL_SECONDS,
        "proxy_headers": True,
        "server_header": False,
        "access_log": False,
    }
    if settings.workers > 1:
        settings.to_environment()
        listening.set_inheritable(True)
        config = uvicorn.Config("rokoko.web.app:from_environment", factory=True, workers=settings.workers, **options)
        Multiprocess(config, [listening]).run()
        return
    _Server(uvicorn.Config(build(settings, key), **options)).run([listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be named: asyncio sends small answers without delay only where it reads TCP there.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ServeProblem(
            f"can't listen at {host} port {port}: {error.strerror}; choose another with --port"
        ) from None
    listening.listen(2048)
    return listening


def open_in_browser(address: str) -> None:
    """Where there is a screen; a browser inside the terminal would take it over."""
    has_screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        webbrowser.open(address)


def runs_at(port: int) -> bool:
    """Whether a Rokoko server answers there."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1) as answer:
            return "games_in_memory" in json.load(answer)
    except (OSError, ValueError):
        return False


def free_port(wanted: int) -> int:
    """The wanted port, or 0 for any if it is taken."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted
