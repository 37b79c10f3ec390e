"""A bot that raises, hangs or answers nonsense loses its decision to the fallback bot, with one log line."""

import json
import logging
import multiprocessing
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import rokoko as rk
from rokoko.bots import GuardedBot, RandomBot, choice_of, guard, make_bot, play_out, registry
from rokoko.terminal import new_seats
from rokoko.words import Wording
from tests.troupes import installed_bots

PACKAGE = """
import os
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

class Talkative(Bot):
    def choose(self, view, options, budget): raise ValueError("one\\ntwo\\n" + "more " * 1000)

class Silent(Bot):
    def choose(self, view, options, budget): pass

class Counting(Bot):
    def choose(self, view, options, budget): return options[0].index

class Leaving(Bot):
    def choose(self, view, options, budget): raise SystemExit

class Crashing(Bot):
    def choose(self, view, options, budget): os._exit(3)

class Chatty(Bot):
    def __init__(self, seed): print("hm")
    def choose(self, view, options, budget):
        print("hmm", flush=True)
        os.write(1, b"hmmm\\n")
        return options[0]

class Unborn(Bot):
    def __init__(self, seed): raise RuntimeError("no needle")

class Sleepy(Bot):
    def __init__(self, seed): time.sleep(60)

class Moody(Bot):
    def choose(self, view, options, budget):
        if not os.path.exists(__file__ + ".seen"):
            open(__file__ + ".seen", "w").close()
            time.sleep(60)
        return options[-1]
"""
NAMES = re.findall(r"^class (\w+)\(Bot\)", PACKAGE, re.MULTILINE)


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    bots = {name.lower(): name for name in NAMES} | {"missing": "Nobody"}
    with installed_bots(tmp_path, monkeypatch, source=PACKAGE, bots=bots):
        yield


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("raising", "raised RuntimeError: lost my thread"),
        ("hanging", "did not answer within"),
        ("nonsense", "answered 'a bow'"),
        ("cheating", "chose 0, which is not on offer"),
        ("silent", "answered None"),
        ("counting", "answered "),
        ("talkative", "raised ValueError: one two more more"),
        ("leaving", "ended by itself"),
        ("crashing", "ended by itself"),
        ("unborn", "can't start: no needle"),
        ("missing", "can't start"),
    ],
)
@pytest.mark.usefixtures("foreign")
def test_a_failing_bot_loses_its_decision(name: str, said: str, caplog: pytest.LogCaptureFixture) -> None:
    game = rk.Game(rk.GameConfig(seats=2), seed=1)
    bot = GuardedBot(name, 1, grace=0.3 if name == "hanging" else 20.0)
    start = time.perf_counter()
    with caplog.at_level(logging.DEBUG):
        action = choice_of(bot, game, 0, budget=0.2)
    bot.close()
    assert action == choice_of(make_bot("weighted", "fallback 1"), game, 0)
    assert bot.failures == 1
    assert time.perf_counter() - start < 30
    (line,) = caplog.messages
    assert line.startswith(f"bot {name} {said}")
    assert line.endswith(": the fallback bot decides")
    assert "\n" not in line
    assert len(line) < 300


@pytest.mark.usefixtures("foreign")
def test_a_game_with_failing_bots_goes_on_to_its_end(caplog: pytest.LogCaptureFixture) -> None:
    game = rk.Game(rk.GameConfig(seats=3), seed=1)
    raising, cheating = GuardedBot("raising", 1), GuardedBot("cheating", 1)
    play_out(game, [raising, RandomBot(1), cheating], budget=1.0)
    raising.close()
    cheating.close()
    assert game.over
    decisions = [sum(move[0] == seat for move in game.moves) for seat in range(3)]
    assert [raising.failures, cheating.failures] == [decisions[0], decisions[2]]
    assert len(caplog.messages) == decisions[0] + decisions[2]


@pytest.mark.usefixtures("foreign")
def test_after_a_decision_that_took_too_long_the_bot_plays_on(caplog: pytest.LogCaptureFixture) -> None:
    game = rk.Game(rk.GameConfig(seats=2), seed=1)
    bot = GuardedBot("moody", 1, grace=0.3)
    choice_of(bot, game, 0, budget=0.2)
    assert choice_of(bot, game, 0, budget=30.0) == game.options(0)[-1]
    bot.close()
    assert bot.failures == len(caplog.messages) == 1


@pytest.mark.usefixtures("foreign")
def test_a_bot_that_never_comes_up_is_waited_for_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    spawn = multiprocessing.get_context("spawn")
    contexts = iter([spawn])  # a second start would find none
    monkeypatch.setattr(guard, "START", 0.1)
    monkeypatch.setattr(multiprocessing, "get_context", lambda method: next(contexts))
    game = rk.Game(rk.GameConfig(seats=2), seed=1)
    bot = GuardedBot("sleepy", 1)
    for number in range(1, 4):
        assert choice_of(bot, game, 0, budget=0.2) in game.options(0)
        assert bot.failures == len(caplog.messages) == number
    assert next(contexts, None) is None


@pytest.mark.usefixtures("foreign")
def test_strangers_bots_sit_at_the_text_table_under_guard() -> None:
    seats = new_seats(rk.GameConfig(seats=2), Wording(), people=["Ada"], bots=1, kind="raising", seed=1)
    assert isinstance(seats.bots[1], GuardedBot)
    ours = new_seats(rk.GameConfig(seats=2), Wording(), people=["Ada"], bots=1, kind="cutter", seed=1)
    assert not isinstance(ours.bots[1], GuardedBot)


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


@pytest.mark.usefixtures("foreign")
def test_what_a_bot_prints_is_no_part_of_the_answer() -> None:
    words = "arena chatty --against random --seats 2 --games 2 --json"
    answer = subprocess.run(
        [sys.executable, "-m", "rokoko", *words.split()], capture_output=True, text=True, check=True
    )
    assert json.loads(answer.stdout)["schema"] == "rokoko-arena/1"
    assert all(f"{word}\n" in answer.stderr for word in ("hm", "hmm", "hmmm"))
