"""What a bot can't see does not change its choices: bags, decks, the others' hands, tiles and secrets are dealt anew.

Games are played with no time to think, when a search stops after its first batch, and single decisions without a limit,
when it counts its simulations: either way equal seeds and equal views choose alike.
"""

import random

import pytest

import rokoko as rk
from rokoko.bots import BOTS, LADDER, choice_of, make_bot
from rokoko.bots.seating import NO_LIMIT
from tests.invariants.secrets import with_other_secrets

NO_TIME = 1e-9
TABLES = [
    rk.GameConfig(seats=1, modules=rk.MODULES),
    rk.GameConfig(seats=2, modules=rk.MODULES[1:], edition="2013"),
    rk.GameConfig(seats=4, modules=("jewelry_box",)),
]


def position(config: rk.GameConfig, decisions: int, seed: int) -> rk.Game:
    """After so many random decisions, before one of seat 0 that has a choice."""
    game = rk.Game(config, seed=seed)
    rng = random.Random(seed)
    while len(game.moves) < decisions or 0 not in game.deciders or len(game.options(0)) < 2:
        seat = rng.choice(game.deciders)
        game.apply(seat, rng.choice(game.options(seat)))
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("config", TABLES, ids=lambda config: f"{config.seats}-seats")
def test_what_a_bot_can_not_see_does_not_change_its_choices(name: str, config: rk.GameConfig) -> None:
    """One bot plays seat 0 for a while; another of the same seed sees the same with other secrets each time."""
    game = position(config, 25 * config.contestants, seed=3)
    rng = random.Random(4)
    bot, twin = make_bot(name, 7), make_bot(name, 7)
    chosen = 0
    while chosen < 6:
        seat = 0 if 0 in game.deciders else rng.choice(game.deciders)
        action = rng.choice(game.options(seat))
        if seat == 0:
            action = choice_of(bot, game, 0, budget=NO_TIME)
            assert choice_of(twin, with_other_secrets(game, 0, rng), 0, budget=NO_TIME) == action
            chosen += 1
        game.apply(seat, action)


@pytest.mark.parametrize("name", LADDER)
def test_nor_does_it_with_all_the_time_in_the_world(name: str) -> None:
    game = position(rk.GameConfig(seats=3, modules=("jewelry_box",)), 90, seed=5)
    other = with_other_secrets(game, 0, random.Random(1))
    assert other.state.resource_bag != game.state.resource_bag
    assert choice_of(make_bot(name, 7), other, 0, budget=NO_LIMIT) == choice_of(make_bot(name, 7), game, 0)


def test_choosing_hands_is_no_exception() -> None:
    """The first decision of a game, when the others choose at the same time and some have chosen already."""
    game = rk.Game(rk.GameConfig(seats=3), seed=2)
    game.apply(1, game.options(1)[0])
    other = with_other_secrets(game, 0, random.Random(1))
    for name in BOTS:
        expected = choice_of(make_bot(name, 7), game, 0, budget=NO_TIME)
        assert choice_of(make_bot(name, 7), other, 0, budget=NO_TIME) == expected
