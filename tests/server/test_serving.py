"""How the server listens."""

import socket

import pytest

from rokoko.web.serving import ServeProblem, _listen


def test_small_answers_go_out_without_delay() -> None:
    """asyncio looks at the protocol of the socket; without it every answer waits 40 ms for an acknowledgement."""
    with _listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_a_port_that_is_taken_is_named() -> None:
    with _listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        with pytest.raises(ServeProblem, match=f"port {port}.*--port"):
            _listen("127.0.0.1", port)
