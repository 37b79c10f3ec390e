"""Tailor a garment (chapter 8): pay for a design, give up silk, thread and lace, then rent it out or sell it."""

from typing import final

from rokoko.engine import reasons
from rokoko.engine.acquiring import remove_tile
from rokoko.engine.codes import (
    BLUE,
    GREEN,
    LESS_BLUE,
    LESS_PINK,
    MASTER,
    NO_DISCOUNT,
    ONE_COMMON_LESS,
    PAY,
    PAY_END,
    PINK,
    TAILOR,
    TWO_GREEN_LESS,
)
from rokoko.engine.events import GarmentTailored, SilkPaid
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.renting import PlaceGarment
from rokoko.engine.silk import covers_need, is_nothing, minimal_covers
from rokoko.engine.state import State, Step


def lowered(need: list[int], color: int, bales: int) -> list[int]:
    """The need with up to so many bales of one colour less (R3)."""
    less = need[:]
    less[color] = less[color] - bales if less[color] > bales else 0
    return less


def can_pay_silk(have: list[int], need: list[int], discount: int) -> bool:
    if covers_need(have, need):
        return True
    if discount == ONE_COMMON_LESS:
        blue = need[BLUE] > 0 and covers_need(have, lowered(need, BLUE, 1))
        return blue or (need[PINK] > 0 and covers_need(have, lowered(need, PINK, 1)))
    if discount == TWO_GREEN_LESS:
        return need[GREEN] > 0 and covers_need(have, lowered(need, GREEN, 2))
    return False


def has_free_guest_space(s: State, with_master: bool) -> bool:
    master = s.tables.guest_master
    for space in s.tables.guest_spaces:
        if s.guests[space] < 0 and (with_master or not master[space]):
            return True
    return False


@final
class Tailoring:
    """How a Tailor action is performed: by whom, with which discount, as an additional action, only to sell."""

    def __init__(self, card: int, discount: int = NO_DISCOUNT, *, extra: bool = False, must_sell: bool = False) -> None:
        self.card = card
        self.discount = discount
        self.extra = extra
        self.must_sell = must_sell


def add_tailor_options(s: State, seat: int, job: Tailoring, out: list[int]) -> None:
    tables = s.tables
    player = s.players[seat]
    livre = player.livre
    thread = player.thread
    lace = player.lace
    have = player.silk
    prices = tables.window_prices
    with_master = tables.employee_rank[job.card] == MASTER
    may_master = with_master and not job.extra
    windows = s.windows
    for window in range(len(prices)):
        garment = windows[window]
        if garment < 0 or prices[window] > livre:
            continue
        if tables.garment_thread[garment] > thread or tables.garment_lace[garment] > lace:
            continue
        if tables.garment_master[garment] and not may_master:
            continue
        if not can_pay_silk(have, tables.garment_silk[garment], job.discount):
            continue
        if tables.garment_value[garment] < 0 and (job.must_sell or not has_free_guest_space(s, with_master)):
            continue
        out.append(TAILOR + window)


def tailor_refusal(s: State, seat: int, job: Tailoring, action: int) -> int:
    tables = s.tables
    window = action - TAILOR
    if window >= len(tables.window_prices):
        return reasons.NO_SUCH_SPACE
    garment = s.windows[window]
    if garment < 0:
        return reasons.NO_GARMENT_THERE
    with_master = tables.employee_rank[job.card] == MASTER
    if tables.garment_master[garment] and (job.extra or not with_master):
        return reasons.MASTER_GARMENT
    player = s.players[seat]
    if tables.window_prices[window] > player.livre:
        return reasons.NOT_ENOUGH_LIVRE
    if tables.garment_thread[garment] > player.thread:
        return reasons.NOT_ENOUGH_THREAD
    if tables.garment_lace[garment] > player.lace:
        return reasons.NOT_ENOUGH_LACE
    if not can_pay_silk(player.silk, tables.garment_silk[garment], job.discount):
        return reasons.NOT_ENOUGH_SILK
    if tables.garment_value[garment] < 0:
        if job.must_sell:
            return reasons.CANNOT_BE_SOLD
        if not has_free_guest_space(s, with_master):
            return reasons.NO_PLACE_FOR_GARMENT
    return reasons.OK


def tailor(s: State, seat: int, job: Tailoring, action: int) -> None:
    """Livre, thread and lace at once; then the silk, tile by tile; then the garment itself."""
    tables = s.tables
    window = action - TAILOR
    garment = s.windows[window]
    player = s.players[seat]
    livre, thread, lace = (
        tables.window_prices[window],
        tables.garment_thread[garment],
        tables.garment_lace[garment],
    )
    player.livre -= livre
    player.thread -= thread
    player.lace -= lace
    if s.log is not None:
        names = (EMPLOYEE_IDS[job.card], tables.garment_ids[garment])
        s.log.append(GarmentTailored(seat, names[0], names[1], window + 1, livre, thread, lace))
    s.agenda.append(PlaceGarment(seat, job.card, window, garment, -1, job.must_sell))
    s.agenda.append(SilkIsPaid(seat, garment))
    need = tables.garment_silk[garment]
    if job.discount == TWO_GREEN_LESS:
        need = lowered(need, GREEN, 2)
    if job.discount == ONE_COMMON_LESS and need[BLUE] + need[PINK] > 0:
        s.agenda.append(LowerNeed(seat, need))
    else:
        pay_silk(s, seat, need)


def pay_silk(s: State, seat: int, need: list[int]) -> None:
    """A need of nothing is paid with nothing (R3)."""
    if not is_nothing(need):
        s.agenda.append(PaySilk(seat, need, [], minimal_covers(s, s.players[seat].tiles, need)))


@final
class LowerNeed(Step):
    """One blue or one pink bale less, where the garment needs both and either would do."""

    NAME = "lower_need"
    FIELDS = ("seat", "blue", "pink", "green", "orange")

    def __init__(self, seat: int, need: list[int]) -> None:
        super().__init__(seat)
        self.need = need

    def pack(self) -> list[int]:
        return [self.seat, *self.need]

    def options(self, s: State) -> list[int]:
        have = s.players[self.seat].silk
        out: list[int] = []
        for action, color in ((LESS_BLUE, BLUE), (LESS_PINK, PINK)):
            if self.need[color] > 0 and covers_need(have, lowered(self.need, color, 1)):
                out.append(action)
        return out

    def refusal(self, s: State, action: int) -> int:
        if action != LESS_BLUE and action != LESS_PINK:
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s) else reasons.COLOR_NOT_NEEDED

    def take(self, s: State, action: int) -> None:
        pay_silk(s, self.seat, lowered(self.need, BLUE if action == LESS_BLUE else PINK, 1))


@final
class PaySilk(Step):
    """The next tile given up, in ascending order, of the minimal covers that are still possible (R2)."""

    NAME = "pay_silk"
    FIELDS = ("seat", "blue", "pink", "green", "orange")  # the need; the tiles already paid follow

    def __init__(self, seat: int, need: list[int], paid: list[int], covers: list[list[int]]) -> None:
        super().__init__(seat)
        self.need = need
        self.paid = paid
        self.covers = covers

    def pack(self) -> list[int]:
        return [self.seat, *self.need, *self.paid]

    def options(self, s: State) -> list[int]:
        depth = len(self.paid)
        tiles = {cover[depth] for cover in self.covers}
        return [PAY + tile for tile in sorted(tiles)]

    def refusal(self, s: State, action: int) -> int:
        if not PAY <= action < PAY_END:
            return reasons.NOT_ASKED
        if action in self.options(s):
            return reasons.OK
        has_it = action - PAY in s.players[self.seat].tiles
        return reasons.TILE_NOT_NEEDED if has_it else reasons.NO_SUCH_TILE

    def take(self, s: State, action: int) -> None:
        tile = action - PAY
        remove_tile(s, s.players[self.seat], tile)
        if s.log is not None:
            s.log.append(SilkPaid(self.seat, s.tables.resource_ids[tile]))
        depth = len(self.paid)
        left = [cover for cover in self.covers if cover[depth] == tile]
        if len(left[0]) > depth + 1:
            s.agenda.append(PaySilk(self.seat, self.need, [*self.paid, tile], left))


def continue_paying(s: State, seat: int, need: list[int], paid: list[int]) -> PaySilk:
    """The step in the middle of a payment, from what is needed, paid and left on the rack."""
    covers = minimal_covers(s, sorted(paid + s.players[seat].tiles), need)
    return PaySilk(
        seat, need, paid, [cover for cover in covers if cover[: len(paid)] == paid and len(cover) > len(paid)]
    )


@final
class SilkIsPaid(Step):
    """Everything is paid, and the garment is neither rented out nor sold yet (R4)."""

    NAME = "silk_is_paid"
    FIELDS = ("seat", "garment")

    def __init__(self, seat: int, garment: int) -> None:
        super().__init__(seat)
        self.automatic = True
        self.garment = garment

    def pack(self) -> list[int]:
        return [self.seat, self.garment]

    def take(self, s: State, action: int) -> None:
        for module in s.modules:
            module.after_paying(s, self.seat, self.garment)
