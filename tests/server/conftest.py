"""One server for all tests of a process; each test has its own players and games in it."""

from collections.abc import Iterator

import pytest

from tests.server.live import Live, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("server"), "--rate", "10000000") as live:
        yield live


@pytest.fixture
def live(server: Live) -> Iterator[Live]:
    """The server, which must still be well after the test."""
    yield server
    server.close()
    server.check_alive()
