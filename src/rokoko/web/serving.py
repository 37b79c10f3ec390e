"""Run the server: in this process, or in several on PostgreSQL."""

import asyncio
import socket
import threading
import webbrowser
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from rokoko.server.logs import set_up_logs
from rokoko.server.settings import Settings
from rokoko.server.site import prepare_database
from rokoko.store import StoreProblem
from rokoko.web.app import build

GRACEFUL_SECONDS = 3


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
    if open_browser:
        address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{listening.getsockname()[1]}/"
        threading.Timer(0.8, webbrowser.open, [address]).start()
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
