"""The conditions of the ten specialized apprentices (chapter 15), checked at the moment of hiring only."""

from collections.abc import Callable
from typing import Final

from rokoko.engine import counts
from rokoko.engine.codes import HALLS, KITCHEN_LEFT, KITCHEN_RIGHT
from rokoko.engine.state import State


def _coats(s: State, seat: int) -> bool:
    _, pink, _, orange = counts.garments_by_color(s, seat)
    return pink + orange >= 3


def _gowns(s: State, seat: int) -> bool:
    blue, _, green, _ = counts.garments_by_color(s, seat)
    return blue + green >= 3


def _master_spaces(s: State, seat: int) -> bool:
    return counts.garments_on_master_spaces(s, seat) >= 3


def _livre(s: State, seat: int) -> bool:
    return s.players[seat].livre >= 30


def _jewelry(s: State, seat: int) -> bool:
    return sum(s.players[seat].jewelry) >= 3


def _decoration_types(s: State, seat: int) -> bool:
    """Musicians, fireworks, jeweler, kitchen and statues are the types; the kitchen's sides are one."""
    types: set[int] = set()
    for space in s.tables.decoration_spaces:
        if s.decorations[space] == seat:
            group = s.tables.decoration_group[space]
            types.add(KITCHEN_LEFT if group == KITCHEN_RIGHT else group)
    return len(types) >= 3


def _store(s: State, seat: int) -> bool:
    player = s.players[seat]
    return len(player.tiles) >= 4 and player.lace >= 2 and player.thread >= 2


def _prestige(s: State, seat: int) -> bool:
    return s.players[seat].prestige >= 5


def _master_examination(s: State, seat: int) -> bool:
    return s.players[seat].masters_made >= 1


def _all_halls(s: State, seat: int) -> bool:
    return counts.halls_present(s, seat) == HALLS


CONDITIONS: Final[dict[str, Callable[[State, int], bool]]] = {
    "3_coats": _coats,
    "3_gowns": _gowns,
    "3_on_master_spaces": _master_spaces,
    "30_livre": _livre,
    "3_jewelry": _jewelry,
    "3_decoration_types": _decoration_types,
    "4_resources_2_lace_2_thread": _store,
    "5_prestige": _prestige,
    "master_examination_once": _master_examination,
    "present_in_5_halls": _all_halls,
}


def meets_condition(s: State, seat: int, card: int) -> bool:
    return CONDITIONS[s.tables.hire_condition[card]](s, seat)
