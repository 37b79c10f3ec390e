"""The bots of `troupe.py` can be named in every test here, and in every process that it starts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import troupe
from tests.troupes import installed_bots

BOTS = ("Good", "Diarist", "Patient", "Slow", "Hanging", "Unborn", "Raising", "Quitting", "Bowing", "Cheating")


@pytest.fixture
def foreign_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    source = Path(str(troupe.__file__)).read_text()
    bots = {name.lower(): name for name in BOTS} | {"missing": "Nobody"}
    with installed_bots(tmp_path, monkeypatch, source=source, bots=bots):
        yield
