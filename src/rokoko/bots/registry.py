"""The bots by name: the rungs of the ladder, the levels and styles for people, and those of other packages.

Another package adds a bot by an entry point of the group `rokoko.bots`: its name, and a callable that takes a seed.
"""

import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Final

from rokoko.bots.greedy_bot import GreedyBot
from rokoko.bots.ismcts_bot import IsmctsBot
from rokoko.bots.levels import LEVELS, STYLES
from rokoko.bots.playouts_bot import PlayoutsBot
from rokoko.bots.protocol import Bot
from rokoko.bots.random_bot import RandomBot
from rokoko.bots.weighted_bot import WeightedBot

ENTRY_POINTS: Final = "rokoko.bots"

LADDER: Final[Mapping[str, Callable[[int | str], Bot]]] = MappingProxyType(
    {
        "random": RandomBot,
        "weighted": WeightedBot,
        "greedy": GreedyBot,
        "playouts": PlayoutsBot,
        "ismcts": IsmctsBot,
    }
)
BOTS: Final[Mapping[str, Callable[[int | str], Bot]]] = MappingProxyType({**LADDER, **LEVELS, **STYLES})


class UnknownBot(ValueError):
    """A name that no bot has, or a bot that can't be loaded or made, in one line."""


def foreign_bots() -> dict[str, EntryPoint]:
    """The bots that other installed packages bring along."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS) if point.name not in BOTS}


def bot_names() -> list[str]:
    """Every bot that can be asked for by name."""
    return [*BOTS, *sorted(foreign_bots())]


def make_bot(name: str, seed: int | str) -> Bot:
    """The bot of this name, with its own stream of chance named by `seed`."""
    if name in BOTS:
        return BOTS[name](str(seed))
    with redirect_stdout(sys.stderr):  # a command's output is its own
        make = _load(name)
        try:
            return make(str(seed))
        except Exception as error:  # whatever another package's bot raises
            raise UnknownBot(f"the bot {name!r} can't be made: {error}") from error


def _load(name: str) -> Callable[[str], Bot]:
    point = foreign_bots().get(name)
    if point is None:
        raise UnknownBot(f"there is no bot {name!r}: choose from {', '.join(bot_names())}")
    try:
        loaded: Callable[[str], Bot] = point.load()
    except Exception as error:  # whatever another package's import raises
        raise UnknownBot(f"the bot {name!r} ({point.value}) can't be loaded: {error}") from error
    return loaded
