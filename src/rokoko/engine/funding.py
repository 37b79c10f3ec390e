"""Fund a decoration (chapter 11): one's trademark on a free space, for the Livre that the space shows."""

from typing import Final

from rokoko.engine import reasons
from rokoko.engine.codes import (
    FUND,
    JEWELER,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    MUSICIANS,
)
from rokoko.engine.events import DecorationFunded
from rokoko.engine.halls import claim_all_halls
from rokoko.engine.names import DECORATION_NAMES
from rokoko.engine.state import State

GROUP_STARTS: Final = (0, 5, 10, 13, 16, 21)
GROUP_ENDS: Final = (5, 10, 13, 16, 21, 26)


def is_limited(group: int) -> bool:
    """Groups in which nobody may own more than one space: each side of the kitchen, the jeweler."""
    return group == KITCHEN_LEFT or group == KITCHEN_RIGHT or group == JEWELER


def owns_one_of(s: State, seat: int, group: int) -> bool:
    for space in range(GROUP_STARTS[group], GROUP_ENDS[group]):
        if s.decorations[space] == seat:
            return True
    return False


def cost_of_decoration(s: State, space: int, discount: int) -> int:
    """A discount never goes below nothing (R3)."""
    cost = s.tables.decoration_cost[space] - discount
    return cost if cost > 0 else 0


def add_fund_options(s: State, seat: int, discount: int, out: list[int]) -> None:
    tables = s.tables
    purse = s.players[seat].livre + discount
    costs = tables.decoration_cost
    owners = s.decorations
    for space in tables.open_decorations:
        if owners[space] < 0 and costs[space] <= purse:
            out.append(FUND + space)
    for spaces in tables.limited_decorations:
        if not owns_any(owners, spaces, seat):
            for space in spaces:
                if owners[space] < 0 and costs[space] <= purse:
                    out.append(FUND + space)


def owns_any(owners: list[int], spaces: list[int], seat: int) -> bool:
    for space in spaces:
        if owners[space] == seat:
            return True
    return False


def fund_refusal(s: State, seat: int, discount: int, action: int) -> int:
    space = action - FUND
    if space not in s.tables.decoration_spaces:
        return reasons.NO_SUCH_SPACE
    if s.decorations[space] >= 0:
        return reasons.DECORATION_TAKEN
    group = s.tables.decoration_group[space]
    if is_limited(group) and owns_one_of(s, seat, group):
        return reasons.ONE_JEWELER if group == JEWELER else reasons.ONE_PER_SIDE
    if s.players[seat].livre < cost_of_decoration(s, space, discount):
        return reasons.NOT_ENOUGH_LIVRE
    return reasons.OK


def fund(s: State, seat: int, card: int, discount: int, action: int) -> None:
    space = action - FUND
    cost = cost_of_decoration(s, space, discount)
    s.players[seat].livre -= cost
    place_trademark(s, seat, space, cost)
    for module in s.modules:
        module.after_funding(s, seat, card)


def place_trademark(s: State, seat: int, space: int, livre: int) -> None:
    """A musician may complete the presence in all halls."""
    s.decorations[space] = seat
    group = s.tables.decoration_group[space]
    if s.log is not None:
        number = space - GROUP_STARTS[group] + 1
        s.log.append(DecorationFunded(seat, DECORATION_NAMES[group], number, livre))
    if group == MUSICIANS:
        claim_all_halls(s, seat)
