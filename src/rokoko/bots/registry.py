"""The bots by name. A new bot is a file of its own and one line here."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rokoko.bots.protocol import Bot
from rokoko.bots.random_bot import RandomBot

BOTS: Final[Mapping[str, Callable[[str], Bot]]] = MappingProxyType({"random": RandomBot})


class UnknownBot(ValueError):
    """A name that no bot has, with those that there are, in one line."""


def make_bot(name: str, seed: int | str) -> Bot:
    """The bot of this name, with its own stream of chance named by `seed`."""
    make = BOTS.get(name)
    if make is None:
        raise UnknownBot(f"there is no bot {name!r}: choose from {', '.join(BOTS)}")
    return make(str(seed))
