"""What a table agrees on before a game: seats, modules, edition, component set, start player."""

from typing import Final

import msgspec

from rokoko.components import ComponentSet, load_components
from rokoko.engine.tables import Tables

MODULES: Final = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")
EDITIONS: Final = ("deluxe", "2013")
MOST_SEATS: Final = 5


class ConfigError(ValueError):
    """A configuration that makes no sense, with the reason in one line."""


class GameConfig(msgspec.Struct, frozen=True, kw_only=True):
    """The configuration of one game. `seats=1` is a solo game: seat 1 is Madame du Barry's.

    `components` is "house" or the folder of another component set; `start_player` None draws it from the seed (E3).
    """

    seats: int = 4
    modules: tuple[str, ...] = ()
    edition: str = "deluxe"
    components: str = "house"
    start_player: int | None = None

    def __post_init__(self) -> None:
        problem = _problem(self)
        if problem:
            raise ConfigError(problem)
        ordered = tuple(module for module in MODULES if module in self.modules)
        msgspec.structs.force_setattr(self, "modules", ordered)

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def contestants(self) -> int:
        """Seats with Madame du Barry's, who needs no player."""
        return 2 if self.solo else self.seats

    def component_set(self) -> ComponentSet:
        return load_components(self.components)


def _problem(config: GameConfig) -> str:
    seats: object = config.seats
    modules: object = config.modules
    if not isinstance(seats, int) or not 1 <= seats <= MOST_SEATS:
        return f"seats must be a number from 1 to {MOST_SEATS}, not {seats!r}"
    if not isinstance(modules, tuple | list):
        return f"modules must be a list of names, such as ({modules!r},)"
    for module in config.modules:
        if module not in MODULES:
            return f"there is no module {module!r}: choose from {', '.join(MODULES)}"
    if len(set(config.modules)) != len(config.modules):
        return "a module is named twice"
    if config.edition not in EDITIONS:
        return f"there is no edition {config.edition!r}: choose from {', '.join(EDITIONS)}"
    if config.start_player is not None:
        if config.solo:
            return "in a solo game Madame du Barry starts (D1): leave start_player out"
        if config.start_player not in range(config.seats):
            return f"start_player must be a seat from 0 to {config.seats - 1}, not {config.start_player!r}"
    return ""


_TABLES: dict[tuple[str, int, tuple[str, ...]], Tables] = {}


def tables_of(config: GameConfig) -> Tables:
    """The tables of this configuration, shared by all its games."""
    components = config.component_set()
    key = (components.hash, config.seats, config.modules)
    tables = _TABLES.get(key)
    if tables is None:
        tables = Tables(components, config.contestants, config.modules, 1 if config.solo else -1)
        _TABLES[key] = tables
    return tables
