"""A line to the server on which streams trickle: each piece of them ends in the middle of a line's end."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from urllib.parse import urlsplit

from tests.browser.serving import Place

PAUSE = 0.001  # seconds between two pieces, which would else arrive as one


class _Line(ThreadingTCPServer):
    daemon_threads = True

    def __init__(self, address: str) -> None:
        super().__init__(("127.0.0.1", 0), _Carrier)
        there = urlsplit(address)
        self.there = there.hostname, there.port
        self.address = f"http://127.0.0.1:{self.server_address[1]}"


class _Carrier(BaseRequestHandler):
    server: _Line
    request: socket.socket

    def handle(self) -> None:
        self.request.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with suppress(OSError), socket.create_connection(self.server.there) as beyond:
            Thread(target=self._ask, args=(beyond,), daemon=True).start()
            self._answer(beyond)

    def _ask(self, beyond: socket.socket) -> None:
        with suppress(OSError):
            while said := self.request.recv(65536):
                beyond.sendall(said)
            beyond.shutdown(socket.SHUT_RDWR)

    def _answer(self, beyond: socket.socket) -> None:
        trickles = False
        while said := beyond.recv(65536):
            trickles = trickles or b"text/event-stream" in said
            first, *others = said.split(b"\n") if trickles else [said]
            self.request.sendall(first)
            for piece in others:
                time.sleep(PAUSE)
                self.request.sendall(b"\n" + piece)


@contextmanager
def slow_line(address: str) -> Iterator[Place]:
    with _Line(address) as line:
        carrying = Thread(target=line.serve_forever)
        carrying.start()
        yield line
        line.shutdown()
        carrying.join()
