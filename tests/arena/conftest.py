"""The toy bots can be named in every test here."""

from types import MappingProxyType

import pytest

from rokoko.bots import BOTS
from tests.arena.toys import BrokenBot, FirstBot, StoppedBot


@pytest.fixture(autouse=True)
def toy_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    toys = {"first": FirstBot, "broken": BrokenBot, "stopped": StoppedBot}
    monkeypatch.setattr("rokoko.arena.entrants.BOTS", MappingProxyType({**BOTS, **toys}))
    monkeypatch.setattr(StoppedBot, "left", 1000)
