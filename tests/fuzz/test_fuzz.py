"""A short run of the fuzzer: every number of seats with every choice of modules. The long one is `make fuzz`."""

import pytest

from rokoko import EDITIONS, GameConfig
from tests.fuzz.checked_game import CheckedGame
from tests.fuzz.play import MODULE_SETS, SEATS

GAMES = 2


@pytest.mark.parametrize("modules", MODULE_SETS, ids=lambda modules: "+".join(modules) or "base")
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_every_invariant(seats: int, modules: tuple[str, ...]) -> None:
    for number in range(GAMES):
        config = GameConfig(seats=seats, modules=modules, edition=EDITIONS[number % len(EDITIONS)])
        CheckedGame(config, seed=1000 * seats + number, dear=12).play()
