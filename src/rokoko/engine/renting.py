"""Rent a garment out or sell it (chapter 8). The order of what follows is ruling R4."""

from typing import final

from rokoko.engine import reasons
from rokoko.engine.acquiring import TakeFreeTile
from rokoko.engine.codes import (
    HALL_SPACES,
    MASTER,
    RENT,
    RENT_END,
    REWARD_LACE,
    REWARD_LIVRE,
    REWARD_NONE,
    REWARD_RESOURCE,
    REWARD_THREAD,
    SELL,
)
from rokoko.engine.events import GarmentRented, GarmentSold, RewardGained
from rokoko.engine.halls import AllHalls
from rokoko.engine.names import REWARD_NAMES
from rokoko.engine.state import State, Step


@final
class PlaceGarment(Step):
    """The paid garment goes to a guest space or is sold. `jewelry` is the kind rented out with it, -1 for none."""

    NAME = "place_garment"
    FIELDS = ("seat", "card", "window", "garment", "jewelry", "must_sell")

    def __init__(self, seat: int, card: int, window: int, garment: int, jewelry: int, must_sell: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.window = window
        self.garment = garment
        self.jewelry = jewelry
        self.must_sell = must_sell

    def pack(self) -> list[int]:
        return [self.seat, self.card, self.window, self.garment, self.jewelry, int(self.must_sell)]

    def options(self, s: State) -> list[int]:
        out: list[int] = []
        tables = s.tables
        if not self.must_sell:
            guests = s.guests
            master = tables.guest_master
            with_master = tables.employee_rank[self.card] == MASTER
            for space in tables.guest_spaces:
                if guests[space] < 0 and (with_master or not master[space]):
                    out.append(RENT + space)
            if len(out) > 0 and self.jewelry < 0:
                for module in s.modules:
                    module.add_renting_options(s, self.seat, self.card, self.garment, out)
        if self.jewelry < 0 and tables.garment_value[self.garment] >= 0:
            out.append(SELL)
        return out

    def refusal(self, s: State, action: int) -> int:
        if action == SELL:
            if s.tables.garment_value[self.garment] < 0 or self.jewelry >= 0:
                return reasons.CANNOT_BE_SOLD
            return reasons.OK
        if RENT <= action < RENT_END:
            return self._rent_refusal(s, action - RENT)
        for module in s.modules:
            refusal = module.renting_refusal(s, self.seat, self.card, self.garment, action)
            if refusal >= 0:
                if self.jewelry >= 0:
                    return reasons.JEWELRY_TAKEN
                return refusal if action not in self.options(s) else reasons.OK
        return reasons.NOT_ASKED

    def _rent_refusal(self, s: State, space: int) -> int:
        tables = s.tables
        if space not in tables.guest_spaces:
            return reasons.NO_SUCH_SPACE
        if self.must_sell:
            return reasons.MUST_BE_SOLD
        if s.guests[space] >= 0:
            return reasons.SPACE_TAKEN
        if tables.guest_master[space] and tables.employee_rank[self.card] != MASTER:
            return reasons.MASTER_SPACE
        return reasons.OK

    def take(self, s: State, action: int) -> None:
        if action == SELL:
            sell(s, self.seat, self.card, self.window)
        elif RENT <= action < RENT_END:
            s.windows[self.window] = -1
            rent_out(s, self.seat, self.card, self.garment, action - RENT, self.jewelry)
        else:
            for module in s.modules:
                module.take_renting_option(s, self.seat, self.card, self.window, action)


def sell(s: State, seat: int, card: int, window: int) -> None:
    garment = s.windows[window]
    value = s.tables.garment_value[garment]
    s.windows[window] = -1
    s.garment_discard.append(garment)
    s.players[seat].livre += value
    if s.log is not None:
        s.log.append(GarmentSold(seat, s.tables.garment_ids[garment], value))
    for module in s.modules:
        module.after_tailoring(s, seat, card, garment)


def rent_out(s: State, seat: int, card: int, garment: int, space: int, jewelry: int) -> None:
    """Place → reward → bonus of the garment → examination task → All Halls (R4)."""
    s.guests[space] = garment
    s.owners[space] = seat
    if s.log is not None:
        hall, at = space // HALL_SPACES + 1, space % HALL_SPACES + 1
        s.log.append(GarmentRented(seat, s.tables.garment_ids[garment], hall, at))
    s.agenda.append(AllHalls(seat))
    for module in s.modules:
        module.after_tailoring(s, seat, card, garment)
    for module in s.modules:
        module.after_placing(s, seat, card, garment, jewelry)
    gain_reward(s, seat, space)


def gain_reward(s: State, seat: int, space: int) -> None:
    player = s.players[seat]
    reward = s.tables.guest_reward[space]
    amount = s.tables.guest_amount[space]
    if reward == REWARD_NONE:
        return
    if s.log is not None:
        s.log.append(RewardGained(seat, REWARD_NAMES[reward], amount))
    if reward == REWARD_LIVRE:
        player.livre += amount
    elif reward == REWARD_THREAD:
        player.thread += amount
    elif reward == REWARD_LACE:
        player.lace += amount
    elif reward == REWARD_RESOURCE:
        s.agenda.append(TakeFreeTile(seat))
