"""Rokoko: the board game as an exact, fast engine with a small public contract.

import rokoko as rk

game = rk.Game(rk.GameConfig(seats=3), seed=7)
while not game.over:
    seat = game.deciders[0]
    game.apply(seat, game.options(seat)[0])
print(game.score()[0].total)
"""

from rokoko.__about__ import __version__
from rokoko.components import ComponentError, ComponentSet, check_components, load_components
from rokoko.config import EDITIONS, MODULES, ConfigError, GameConfig
from rokoko.engine.actions import ACTION_SPACE, Action, parse_action
from rokoko.engine.events import Event
from rokoko.game import Game, IllegalAction, Refusal, determinize
from rokoko.record import RULES_REVISION, RecordError
from rokoko.sheets import ScoreSheet

__all__ = [
    "ACTION_SPACE",
    "EDITIONS",
    "MODULES",
    "RULES_REVISION",
    "Action",
    "ComponentError",
    "ComponentSet",
    "ConfigError",
    "Event",
    "Game",
    "GameConfig",
    "IllegalAction",
    "RecordError",
    "Refusal",
    "ScoreSheet",
    "__version__",
    "check_components",
    "determinize",
    "load_components",
    "parse_action",
]
