"""Who sits where: people and bots, and how a record remembers which is which."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rokoko.bots import BOTS, Bot, GuardedBot, make_bot
from rokoko.config import ConfigError, GameConfig
from rokoko.words import Wording

BOT_NAMES: Final = ("Babette", "Céline", "Didier", "Émile", "Florine")
DU_BARRY: Final = "Madame du Barry"
LONGEST_NAME: Final = 20
_BOT: Final = re.compile(r"(.+) \((\w+) bot\)")


class Seats:
    """Names by seat, and the kind of bot of each seat that has one."""

    def __init__(self, names: Sequence[str], kinds: Mapping[int, str], seed: int) -> None:
        self.names: Final = list(names)
        self.kinds: Final = dict(kinds)
        self.bots: Final[dict[int, Bot]] = {seat: _bot(kind, f"{seed} {seat}") for seat, kind in kinds.items()}

    def is_human(self, seat: int) -> bool:
        return seat not in self.bots

    @property
    def people(self) -> list[int]:
        """The seats of persons; Madame du Barry is never asked."""
        return [seat for seat, name in enumerate(self.names) if seat not in self.bots and name != DU_BARRY]

    @property
    def record_names(self) -> tuple[str, ...]:
        """The names for the record, with the bots marked."""
        return tuple(
            f"{name} ({self.kinds[seat]} bot)" if seat in self.kinds else name for seat, name in enumerate(self.names)
        )


def _bot(kind: str, seed: str) -> Bot:
    """A bot of another package is under guard: it can't end the game."""
    return make_bot(kind, seed) if kind in BOTS else GuardedBot(kind, seed)


def new_seats(config: GameConfig, w: Wording, *, people: Sequence[str], bots: int, kind: str, seed: int) -> Seats:
    """People sit first, in the order of their names; then the bots, all of one kind."""
    humans = config.seats - bots
    names = [_checked(name) for name in people[:humans]]
    for number in range(len(names), humans):
        names.append(w.gettext("Player {number}").format(number=number + 1))
    spare = [name for name in BOT_NAMES if name not in names]
    names += spare[:bots]
    if len(set(names)) != len(names):
        raise ConfigError("two players have the same name: give each another one")
    kinds = dict.fromkeys(range(humans, config.seats), kind)
    return Seats(names + [DU_BARRY] * (config.contestants - config.seats), kinds, seed)


def recorded_seats(config: GameConfig, w: Wording, names: Sequence[str], seed: int) -> Seats:
    """The seats of a saved game; names that are missing are made up."""
    plain: list[str] = []
    kinds: dict[int, str] = {}
    for seat in range(config.contestants):
        name = names[seat] if seat < len(names) else ""
        bot = _BOT.fullmatch(name)
        if bot and bot[2] in BOTS:
            name, kinds[seat] = bot[1], bot[2]
        if not name:
            name = w.gettext("Player {number}").format(number=seat + 1) if seat < config.seats else DU_BARRY
        plain.append(name)
    return Seats(plain, kinds, seed)


def _checked(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ConfigError(f"a name has 1 to {LONGEST_NAME} letters, unlike {name!r}")
    if _BOT.fullmatch(name) or name == DU_BARRY:
        raise ConfigError(f"{name!r} is kept for others at the table: choose another name")
    return name


def short_names(names: Sequence[str], width: int) -> list[str]:
    """Names cut to a width, with a number where the cut would make two of them equal."""
    cut = [name[:width] for name in names]
    return [name if cut.count(name) == 1 else f"{name[: width - 1]}{seat + 1}" for seat, name in enumerate(cut)]
