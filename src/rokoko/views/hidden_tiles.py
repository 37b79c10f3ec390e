"""Tiles that another seat must have, because it is deciding something that it could not decide without them."""

from random import Random
from typing import Any

from rokoko.engine.bonus_codes import BONUS_CODES
from rokoko.engine.codes import GREEN
from rokoko.engine.silk import is_nothing
from rokoko.engine.state import State
from rokoko.engine.tailoring import lowered

_TAILOR_BONUSES = {
    BONUS_CODES["extra_tailor_1_blue_or_pink_less"]: 0,
    BONUS_CODES["extra_tailor_2_green_less"]: 2,
    BONUS_CODES["extra_tailor_must_sell_plus_1_prestige"]: 0,
}


def tiles_for_decision(s: State, view: dict[str, Any], seat: int, pool: list[int], most: int, rng: Random) -> list[int]:
    """Some tiles out of the pool with which the seat's pending decision makes sense; none if it needs none."""
    if not view["pending"] or view["pending"][-1][1] != seat:
        return []
    name, _, *fields = view["pending"][-1]
    if name == "pay_silk":
        paid = fields[4:]
        missing = _less(s, fields[:4], paid)
        return _cover(s, missing, pool, most, rng, first=paid[-1] if paid else 0)
    if name == "lower_need":
        return _cover(s, fields, pool, most, rng)
    if name == "discard_more":
        return _take([tile for tile in pool if tile >= fields[0]][:1], pool)
    if name == "use_bonus" and s.tables.employee_bonus[fields[0]] in _TAILOR_BONUSES:
        garments = [garment for garment in s.windows if garment >= 0]
        need = s.tables.garment_silk[rng.choice(garments)]
        less = _TAILOR_BONUSES[s.tables.employee_bonus[fields[0]]]
        return _cover(s, lowered(need, GREEN, less), pool, most, rng)
    return []


def _less(s: State, need: list[int], tiles: list[int]) -> list[int]:
    missing = need[:]
    for tile in tiles:
        silk = s.tables.resource_silk[tile]
        missing = [max(0, missing[color] - silk[color]) for color in range(4)]
    return missing


def _cover(s: State, need: list[int], pool: list[int], most: int, rng: Random, first: int = 0) -> list[int]:
    """Tiles of the pool, in a random order, each of which brings something that is still missing."""
    chosen: list[int] = []
    missing = need
    for tile in rng.sample(pool, len(pool)):
        if is_nothing(missing) or len(chosen) == most:
            break
        left = _less(s, missing, [tile])
        if tile >= first and left != missing:
            chosen.append(tile)
            missing = left
    return _take(chosen, pool)


def _take(tiles: list[int], pool: list[int]) -> list[int]:
    for tile in tiles:
        pool.remove(tile)
    return tiles
