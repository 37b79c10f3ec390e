"""A short run of the bots' fuzzer: every rung, both sides of the board, solo. The long one is `make fuzz-bots`."""

from typing import Any

import pytest

from rokoko import ACTION_SPACE, MODULES, Action, GameConfig
from rokoko.bots import BOTS, RandomBot
from tests.fuzz.bots_game import BotsGame

TABLES = [
    (GameConfig(seats=1, modules=MODULES), ["ismcts"]),
    (GameConfig(seats=2, modules=MODULES[:1]), ["playouts", "tailor"]),
    (GameConfig(seats=3, edition="2013"), ["patron", "cutter", "sweeper"]),
    (GameConfig(seats=5, modules=MODULES[1:]), ["couturier", "greedy", "random", "seamstress", "weighted"]),
]


@pytest.mark.slow
@pytest.mark.parametrize(("config", "names"), TABLES, ids=lambda value: getattr(value, "seats", ""))
def test_bots_play_whole_games_and_keep_every_invariant(config: GameConfig, names: list[str]) -> None:
    BotsGame(config, 7, names=names).play()


def test_the_seats_of_the_long_run_are_filled_from_the_whole_registry() -> None:
    assert {name for seed in range(60) for name in BotsGame(GameConfig(seats=2), seed).names} == set(BOTS)


@pytest.mark.parametrize(("failure", "said"), [("raises", "lost my thread"), ("cheats", "random at seat 0 chose")])
def test_a_bot_that_fails_ends_the_run(failure: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(bot: RandomBot, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        if failure == "raises":
            raise RuntimeError("lost my thread")
        return next(action for action in ACTION_SPACE if action not in options)

    monkeypatch.setattr(RandomBot, "choose", choose)
    with pytest.raises((RuntimeError, AssertionError), match=said):
        BotsGame(GameConfig(seats=1), 1, names=["random"]).play()
