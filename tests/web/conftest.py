"""One server for the tests of the pages, and readers who look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.live import Live, serving
from tests.web.reader import Reader

Readers = Callable[..., Reader]


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("pages"), "--rate", "10000000") as live:
        yield live


@pytest.fixture
def reader(page_server: Live) -> Iterator[Readers]:
    """Makes readers, each with a browser of its own."""
    made: list[Reader] = []

    def make(language: str = "en") -> Reader:
        made.append(Reader(page_server.address, language))
        return made[-1]

    yield make
    for one in made:
        one.close()
    page_server.check_alive()
