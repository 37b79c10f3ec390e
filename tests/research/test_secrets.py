"""What a seat can't know, drawn anew at random, changes nothing in its observation."""

from random import Random

import pytest

from rokoko import GameConfig
from tests.invariants.secrets import with_other_secrets
from tests.research.tools import CONFIGS, named, positions, research


@pytest.mark.parametrize("config", CONFIGS, ids=named)
def test_an_observation_tells_no_secret(config: GameConfig) -> None:
    encoder = research.Encoder(config)
    rng = Random(f"secrets {config}")
    for seed in (1, 2):
        for game in positions(config, seed):
            for seat in range(config.seats):
                other = with_other_secrets(game, seat, rng)
                assert encoder.observation(other.state, seat) == encoder.observation(game.state, seat)
                assert encoder.mask(other.state, seat) == encoder.mask(game.state, seat)


def test_choosing_a_hand_tells_the_others_only_who_is_still_choosing() -> None:
    config = GameConfig(seats=4)
    encoder = research.Encoder(config)
    for game in positions(config, seed=3):
        if game.phase != "select" or game.deciders[0] != 0 or len(game.options(0)) < 2:
            continue
        first, second = game.clone(), game.clone()
        first.apply(0, game.options(0)[0])
        second.apply(0, game.options(0)[-1])
        for seat in (1, 2, 3):
            seen = [encoder.observation(each.state, seat) for each in (first, second)]
            if (0 in first.deciders) == (0 in second.deciders):
                assert seen[0] == seen[1]
