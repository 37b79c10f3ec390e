"""The checks of the fuzzer notice what they are there for: one wrong piece is enough."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from rokoko import MODULES, Game, GameConfig
from tests.fuzz.play import play_action
from tests.invariants.conservation import check_position
from tests.invariants.course import check_step
from tests.invariants.final_scoring import score_again

CONFIG = GameConfig(seats=3, modules=MODULES)
SOLO = GameConfig(seats=1, modules=MODULES)

Snapshot = dict[str, Any]


def final_position(config: GameConfig) -> Snapshot:
    game, rng = Game(config, seed=11), Random(1)
    while not game.over:
        game.apply(*play_action(game, ["tailor"] * 3, rng))
    return game.snapshot()


TOGETHER = final_position(CONFIG)
AGAINST_HER = final_position(SOLO)


def owner_of(shot: Snapshot) -> int:
    """Somebody who owns a fireworks decoration or any other one."""
    owners = [owner for spaces in shot["decorations"].values() for owner in spaces if owner is not None]
    return int(owners[0])


def tiles_of(shot: Snapshot) -> list[dict[str, Any]]:
    """The tiles of the bag, or of the discards where the bag is empty."""
    tiles: list[dict[str, Any]] = shot["resource_bag"] or shot["resource_discard"]
    return tiles


BREAKAGES: dict[str, Callable[[Snapshot], Any]] = {
    "a garment is lost": lambda shot: shot["garment_bag"].pop(),
    "a garment is there twice": lambda shot: shot["garment_bag"].append(shot["garment_bag"][0]),
    "a tile is lost": lambda shot: tiles_of(shot).pop(),
    "a tile is swapped": lambda shot: tiles_of(shot)[-1].update(silk={"blue": 9}),
    "an employee is lost": lambda shot: shot["removed"].pop(),
    "an employee is doubled": lambda shot: shot["players"][0]["supply"].append("F1"),
    "an apprentice appears": lambda shot: shot["removed"].append("Z01"),
    "a piece of jewelry is lost": lambda shot: shot["jewelry_bag"].pop(),
    "a debt": lambda shot: shot["players"][0].update(livre=-1),
    "negative lace": lambda shot: shot["players"][1].update(lace=-1),
    "a task of the other examination": lambda shot: shot["players"][0].update(exam="master", tasks=["acquire_notions"]),
    "a card in hand at the end": lambda shot: shot["players"][0]["hand"].append(shot["players"][0]["discard"].pop()),
    "a window too many": lambda shot: shot["windows"].append(None),
    "two kitchens on a side": lambda shot: shot["decorations"].update(kitchen_left=[1, 1]),
    "two jewelers": lambda shot: shot["decorations"].update(jeweler=[1, None, None, None, 1]),
    "a stranger's statue": lambda shot: shot["decorations"].update(statues=[5, None, None]),
    "all halls without being there": lambda shot: (
        shot["all_halls"].__setitem__(slice(None), [0, 1, 2]),
        shot["halls"].__setitem__(0, {"guests": [None] * 4, "musician": None}),
    ),
    "the favor of nobody": lambda shot: shot.update(favor=3),
}


def test_the_positions_are_whole_before_they_are_broken() -> None:
    check_position(TOGETHER, CONFIG)
    check_position(AGAINST_HER, SOLO)
    check_step(TOGETHER, TOGETHER)


@pytest.mark.parametrize("breakage", BREAKAGES)
def test_a_broken_position_is_noticed(breakage: str) -> None:
    shot = deepcopy(TOGETHER)
    BREAKAGES[breakage](shot)
    with pytest.raises(AssertionError):
        check_position(shot, CONFIG)


def test_a_lost_card_of_madame_du_barry_is_noticed() -> None:
    shot = deepcopy(AGAINST_HER)
    shot["du_barry"]["discard"].pop()
    with pytest.raises(AssertionError):
        check_position(shot, SOLO)


def test_livre_in_her_hands_are_noticed() -> None:
    shot = deepcopy(AGAINST_HER)
    shot["players"][1]["livre"] = 1
    with pytest.raises(AssertionError):
        check_position(shot, SOLO)


def test_a_trademark_that_moves_is_noticed() -> None:
    shot = deepcopy(TOGETHER)
    owner = owner_of(shot)
    for spaces in shot["decorations"].values():
        spaces[:] = [None if space == owner else space for space in spaces]
    with pytest.raises(AssertionError):
        check_step(TOGETHER, shot)


def test_prestige_that_falls_is_noticed() -> None:
    shot = deepcopy(TOGETHER)
    shot["players"][0]["prestige"] += 1
    with pytest.raises(AssertionError):
        check_step(shot, TOGETHER)


def test_the_second_scoring_sees_ten_livre_more() -> None:
    shot = deepcopy(TOGETHER)
    shot["players"][2]["livre"] += 10
    before, after = score_again(TOGETHER, CONFIG), score_again(shot, CONFIG)
    assert [later.total - earlier.total for earlier, later in zip(before, after, strict=True)] == [0, 0, 1]
