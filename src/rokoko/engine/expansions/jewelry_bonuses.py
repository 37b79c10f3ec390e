"""The bonuses of the Jewelry Box's employees (chapter 15)."""

from typing import Final

from rokoko.engine import counts, reasons
from rokoko.engine.bonus_codes import BONUS_CODES
from rokoko.engine.bonus_step import BONUSES, Bonus, UseBonus
from rokoko.engine.bonuses import ExtraTailor, FixedGain, Gain, PerDecorations
from rokoko.engine.codes import (
    BLUE,
    CHOOSE,
    CHOOSE_END,
    COPY,
    COPY_END,
    GREEN,
    HALL,
    HALL_END,
    HALLS,
    NO_DISCOUNT,
    ORANGE,
)
from rokoko.engine.gains import gain_livre, gain_prestige
from rokoko.engine.selecting import renew_supply
from rokoko.engine.state import State


class LivrePerHall(Gain):
    def livre(self, s: State, seat: int) -> int:
        return counts.halls_present(s, seat)


class LivreBySmallStaff(Gain):
    """The smaller the staff, the more: 4 cards 6, 5 cards 5, 6 cards 4, 7 or more 2."""

    def livre(self, s: State, seat: int) -> int:
        size = s.players[seat].staff_size()
        return 2 if size >= 7 else 10 - size if size >= 4 else 0


class PerRings(Gain):
    def livre(self, s: State, seat: int) -> int:
        jewelry = s.players[seat].jewelry
        return 3 * ((jewelry[1] + jewelry[3]) // 2)


class PerJewelry(Gain):
    """So much for every full set of so many pieces of jewelry."""

    def __init__(self, size: int, livre: int, prestige: int) -> None:
        self.size = size
        self.each_livre = livre
        self.each_prestige = prestige

    def livre(self, s: State, seat: int) -> int:
        return sum(s.players[seat].jewelry) // self.size * self.each_livre

    def prestige(self, s: State, seat: int) -> int:
        return sum(s.players[seat].jewelry) // self.size * self.each_prestige


class PrestigePerGownPair(Gain):
    def prestige(self, s: State, seat: int) -> int:
        counted = counts.garments_by_color(s, seat)
        return min(counted[BLUE], counted[GREEN])


class LivrePerMasterSpaces(Gain):
    def livre(self, s: State, seat: int) -> int:
        return 3 * (counts.garments_on_master_spaces(s, seat) // 2)


class LivreForAbsence(Gain):
    """4 Livre without a green gown on the board, 5 without an orange coat, both if both."""

    def livre(self, s: State, seat: int) -> int:
        counted = counts.garments_by_color(s, seat)
        return (4 if counted[GREEN] == 0 else 0) + (5 if counted[ORANGE] == 0 else 0)


class InOneHall(Bonus):
    """Choose a hall: so much for every full set of so many of one's garments there."""

    def __init__(self, size: int, livre: int, prestige: int) -> None:
        self.size = size
        self.each_livre = livre
        self.each_prestige = prestige

    def options(self, s: State, seat: int, card: int) -> list[int]:
        return [HALL + hall for hall in range(HALLS) if counts.garments_in_hall(s, seat, hall) >= self.size]

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        if not HALL <= action < HALL_END:
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s, seat, card) else reasons.NOTHING_TO_GAIN

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        sets = counts.garments_in_hall(s, seat, action - HALL) // self.size
        gain_livre(s, seat, sets * self.each_livre)
        gain_prestige(s, seat, sets * self.each_prestige)


class UseSupplyEmployee(Bonus):
    """Put an employee of the supply on the discards and use its bonus; an empty supply is renewed first (S2)."""

    def options(self, s: State, seat: int, card: int) -> list[int]:
        player = s.players[seat]
        cards = player.supply if player.supply else sorted(player.discard)
        out: list[int] = []
        last = -1
        for other in cards:
            if other != last:
                out.append(CHOOSE + other)
                last = other
        return out

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        if not CHOOSE <= action < CHOOSE_END:
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s, seat, card) else reasons.NOT_IN_SUPPLY

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        renew_supply(s, seat)
        player = s.players[seat]
        other = action - CHOOSE
        player.supply.remove(other)
        player.discard.append(other)
        player.reveal(other)
        s.agenda.append(UseBonus(seat, other))


class CopyOpponent(Bonus):
    """Use the bonus on top of an opponent's discards as if one had played that employee (S9)."""

    def options(self, s: State, seat: int, card: int) -> list[int]:
        return [COPY + rival for rival in range(len(s.players)) if rival != seat and is_worth_copying(s, seat, rival)]

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        if not COPY <= action < COPY_END:
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s, seat, card) else reasons.NO_DISCARDS

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        s.agenda.append(UseBonus(seat, s.players[action - COPY].discard[-1]))


def is_worth_copying(s: State, seat: int, rival: int) -> bool:
    """Whether the top of the rival's discards has a bonus that this seat could use now."""
    discard = s.players[rival].discard
    return len(discard) > 0 and len(UseBonus(seat, discard[-1]).options(s)) > 0


JEWELRY_BOX_BONUSES: Final[dict[str, Bonus]] = {
    "use_supply_employee_bonus": UseSupplyEmployee(),
    "copy_opponent_top_discard_bonus": CopyOpponent(),
    "livre_per_hall_present": LivrePerHall(),
    "livre_by_small_staff_6_5_4_2": LivreBySmallStaff(),
    "livre_3_per_2_decorations": PerDecorations(2, 3, 0),
    "extra_tailor_must_sell_plus_1_prestige": ExtraTailor(NO_DISCOUNT, must_sell=True, prestige=1),
    "hall_prestige_per_2_garments": InOneHall(2, 0, 1),
    "livre_3_per_2_rings": PerRings(),
    "prestige_per_3_jewelry": PerJewelry(3, 0, 1),
    "hall_livre_2_per_garment": InOneHall(1, 2, 0),
    "prestige_per_blue_green_gown_pair": PrestigePerGownPair(),
    "livre_3_per_2_on_master_spaces": LivrePerMasterSpaces(),
    "livre_3_per_2_jewelry": PerJewelry(2, 3, 0),
    "livre_4_if_no_green_5_if_no_orange": LivreForAbsence(),
    "gain_3_prestige": FixedGain(0, 3),
}
for _name, _bonus in JEWELRY_BOX_BONUSES.items():
    BONUSES[BONUS_CODES[_name]] = _bonus
