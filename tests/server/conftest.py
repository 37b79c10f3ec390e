"""One server for all tests of a process, and bots that can be named in every process that a test starts."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import troupe
from tests.server.live import Live, serving
from tests.server.table import Story, Tell, opened
from tests.troupes import installed_bots

BOTS = ("Good", "Diarist", "Patient", "Slow", "Hanging", "Unborn", "Raising", "Quitting", "Bowing", "Cheating")


@pytest.fixture
def foreign_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    source = Path(str(troupe.__file__)).read_text()
    bots = {name.lower(): name for name in BOTS} | {"missing": "Nobody"}
    with installed_bots(tmp_path, monkeypatch, source=source, bots=bots):
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("server"), "--rate", "10000000") as live:
        yield live


@pytest.fixture
def live(server: Live) -> Iterator[Live]:
    """The server, which must still be well after the test; each test has its own players and games in it."""
    yield server
    server.check_alive()


@pytest.fixture
def tell(tmp_path: Path) -> Tell:
    """Runs a story in a house of its own."""

    def run(story: Story) -> None:
        async def told() -> None:
            async with opened(tmp_path) as house:
                await story(house)

        asyncio.run(told())

    return run
