"""A bot that raises, hangs or answers nonsense loses its decision to the fallback bot, with one log line."""

import logging
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import rokoko as rk
from rokoko.bots import GuardedBot, choice_of, registry
from tests.troupes import installed_bots

PACKAGE = """
import time

class Bot:
    needs_view = True
    def __init__(self, seed): pass

class Raising(Bot):
    def choose(self, view, options, budget): raise RuntimeError("lost my thread")

class Hanging(Bot):
    def choose(self, view, options, budget): time.sleep(60)

class Nonsense(Bot):
    def choose(self, view, options, budget): return "a bow"

class Cheating(Bot):
    def choose(self, view, options, budget):
        from rokoko import ACTION_SPACE
        return next(action for action in ACTION_SPACE if action not in options)

class Good(Bot):
    def choose(self, view, options, budget): return options[-1]
"""


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    names = ("Raising", "Hanging", "Nonsense", "Cheating", "Good")
    bots = {name.lower(): name for name in names} | {"missing": "Nobody"}
    with installed_bots(tmp_path, monkeypatch, source=PACKAGE, bots=bots):
        yield


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("raising", "raised RuntimeError: lost my thread"),
        ("hanging", "did not answer within"),
        ("nonsense", "answered 'a bow'"),
        ("cheating", "which is not on offer"),
        ("missing", "can't start"),
    ],
)
@pytest.mark.usefixtures("foreign")
def test_a_failing_bot_loses_its_decision(name: str, said: str, caplog: pytest.LogCaptureFixture) -> None:
    game = rk.Game(rk.GameConfig(seats=2), seed=1)
    bot = GuardedBot(name, 1, grace=0.3)
    start = time.perf_counter()
    with caplog.at_level(logging.WARNING, logger="rokoko.bots"):
        action = choice_of(bot, game, 0, budget=0.2)
    bot.close()
    assert action in game.options(0)
    assert bot.failures == 1
    assert time.perf_counter() - start < 30
    assert len(caplog.records) == 1
    assert said in caplog.text


@pytest.mark.usefixtures("foreign")
def test_a_bot_of_another_package_plays_under_guard() -> None:
    game = rk.Game(rk.GameConfig(seats=2), seed=1)
    bot = GuardedBot("good", 1)
    for _ in range(3):
        expected = game.options(0)[-1]
        assert choice_of(bot, game, 0, budget=1.0) == expected
        game.apply(0, expected)
    bot.close()
    assert bot.failures == 0


def test_an_entry_point_that_can_not_be_loaded_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "no_such_package:Bot", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken])
    with pytest.raises(registry.UnknownBot, match=r"'broken' \(no_such_package:Bot\) can't be loaded"):
        registry.make_bot("broken", 1)
