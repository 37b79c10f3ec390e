"""What Madame du Barry funds (chapter 19, D5): the jeweler first, then the cheapest free space of the kind shown."""

from typing import Final

from rokoko.engine.codes import FIREWORKS, JEWELER, KITCHEN_LEFT, KITCHEN_RIGHT, MUSICIANS, STATUES
from rokoko.engine.expansions.du_barry_examinations import note_decoration
from rokoko.engine.funding import is_limited, owns_one_of, place_trademark
from rokoko.engine.state import State

GROUPS: Final[dict[str, list[int]]] = {
    "fireworks": [FIREWORKS],
    "kitchen": [KITCHEN_LEFT, KITCHEN_RIGHT],
    "musicians": [MUSICIANS],
    "statues": [STATUES],
}


def fund_for_her(s: State, seat: int, kind: str) -> bool:
    space = cheapest_space(s, seat, [JEWELER])
    if space < 0:
        space = cheapest_space(s, seat, GROUPS[kind])
    if space < 0:
        return False
    place_trademark(s, seat, space, 0)
    note_decoration(s, seat)
    return True


def cheapest_space(s: State, seat: int, groups: list[int]) -> int:
    """The cheapest free space; ties go to the left kitchen side and the lower hall, which stand first. -1 for none."""
    best = -1
    tables = s.tables
    for space in tables.decoration_spaces:
        group = tables.decoration_group[space]
        if group not in groups or s.decorations[space] >= 0:
            continue
        if is_limited(group) and owns_one_of(s, seat, group):
            continue
        if best < 0 or tables.decoration_cost[space] < tables.decoration_cost[best]:
            best = space
    return best
