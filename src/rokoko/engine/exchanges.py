"""Bonuses that turn Livre or silk into prestige (chapter 14, levels IV to VI)."""

from typing import final

from rokoko.engine import reasons
from rokoko.engine.acquiring import remove_tile
from rokoko.engine.bonus_step import Bonus
from rokoko.engine.codes import (
    BLUE,
    DISCARD,
    DISCARD_END,
    DONE,
    GREEN,
    ORANGE,
    PINK,
    RETURN,
    RETURN_END,
    RETURN_SETS,
)
from rokoko.engine.events import SilkDiscarded
from rokoko.engine.gains import gain_prestige, pay_livre
from rokoko.engine.state import State, Step


class LivreForPrestige(Bonus):
    """1 prestige for every so many Livre returned, without a limit: up to 12 sets at once, and again."""

    def __init__(self, price: int) -> None:
        self.price = price

    def options(self, s: State, seat: int, card: int) -> list[int]:
        return return_options(s, seat, self.price)

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        return return_refusal(s, seat, self.price, action)

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        return_livre(s, seat, self.price, action)


def return_options(s: State, seat: int, price: int) -> list[int]:
    sets = min(RETURN_SETS, s.players[seat].livre // price)
    return [RETURN + number for number in range(sets)]


def return_refusal(s: State, seat: int, price: int, action: int) -> int:
    if not RETURN <= action < RETURN_END:
        return reasons.NOT_ASKED
    return reasons.OK if (action - RETURN + 1) * price <= s.players[seat].livre else reasons.NOT_ENOUGH_LIVRE


def return_livre(s: State, seat: int, price: int, action: int) -> None:
    sets = action - RETURN + 1
    pay_livre(s, seat, sets * price)
    gain_prestige(s, seat, sets)
    if sets == RETURN_SETS:
        s.agenda.append(ReturnMore(seat, price))


@final
class ReturnMore(Step):
    """There is no limit: after 12 sets one is asked again."""

    NAME = "return_more"
    FIELDS = ("seat", "price")

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def pack(self) -> list[int]:
        return [self.seat, self.price]

    def options(self, s: State) -> list[int]:
        out = return_options(s, self.seat, self.price)
        if len(out) > 0:
            out.append(DONE)
        return out

    def refusal(self, s: State, action: int) -> int:
        return reasons.OK if action == DONE else return_refusal(s, self.seat, self.price, action)

    def take(self, s: State, action: int) -> None:
        if action != DONE:
            return_livre(s, self.seat, self.price, action)


class SilkForPrestige(Bonus):
    """Discard any number of tiles for the silk on them."""

    def options(self, s: State, seat: int, card: int) -> list[int]:
        return discard_options(s, seat, 0)

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        return discard_refusal(s, seat, 0, action)

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        discard_tile(s, seat, action, 0, 0)


def discard_options(s: State, seat: int, first: int) -> list[int]:
    out: list[int] = []
    last = -1
    for tile in s.players[seat].tiles:
        if tile >= first and tile != last:
            out.append(DISCARD + tile)
            last = tile
    return out


def discard_refusal(s: State, seat: int, first: int, action: int) -> int:
    if not DISCARD <= action < DISCARD_END:
        return reasons.NOT_ASKED
    tile = action - DISCARD
    if tile not in s.players[seat].tiles:
        return reasons.NO_SUCH_TILE
    return reasons.OK if tile >= first else reasons.TILE_NOT_NEEDED


def discard_tile(s: State, seat: int, action: int, common: int, rare: int) -> None:
    tile = action - DISCARD
    silk = s.tables.resource_silk[tile]
    remove_tile(s, s.players[seat], tile)
    if s.log is not None:
        s.log.append(SilkDiscarded(seat, s.tables.resource_ids[tile]))
    s.agenda.append(DiscardMore(seat, tile, common + silk[BLUE] + silk[PINK], rare + silk[GREEN] + silk[ORANGE]))


@final
class DiscardMore(Step):
    """Further tiles, in ascending order, until done: 1 prestige a rare bale, 1 for 2 common ones in all (R8)."""

    NAME = "discard_more"
    FIELDS = ("seat", "first", "common", "rare")

    def __init__(self, seat: int, first: int, common: int, rare: int) -> None:
        super().__init__(seat)
        self.first = first
        self.common = common
        self.rare = rare

    def pack(self) -> list[int]:
        return [self.seat, self.first, self.common, self.rare]

    def options(self, s: State) -> list[int]:
        return [*discard_options(s, self.seat, self.first), DONE]

    def refusal(self, s: State, action: int) -> int:
        return reasons.OK if action == DONE else discard_refusal(s, self.seat, self.first, action)

    def take(self, s: State, action: int) -> None:
        if action == DONE:
            gain_prestige(s, self.seat, self.rare + self.common // 2)
        else:
            discard_tile(s, self.seat, action, self.common, self.rare)
