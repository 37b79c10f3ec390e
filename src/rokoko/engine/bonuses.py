"""The bonuses of the base game's employees (chapter 14)."""

from typing import Final

from rokoko.engine import counts, reasons
from rokoko.engine.acquiring import (
    acquire,
    acquire_refusal,
    add_acquire_options,
    draw_random_tile,
    has_resource_to_draw,
)
from rokoko.engine.bonus_codes import BONUS_CODES
from rokoko.engine.bonus_step import BONUSES, Bonus
from rokoko.engine.codes import (
    ACQUIRE,
    ACQUIRE_END,
    BONUS,
    DEPUTE_CARD,
    DEPUTE_CARD_END,
    FUND,
    FUND_END,
    LACE,
    ONE_COMMON_LESS,
    TAILOR,
    TAILOR_END,
    THREAD,
    TWO_GREEN_LESS,
)
from rokoko.engine.deputing import ITS_BONUS, SMALL_LIVRE, depute_any, depute_any_options, depute_any_refusal
from rokoko.engine.events import NotionsGained
from rokoko.engine.exchanges import LivreForPrestige, SilkForPrestige
from rokoko.engine.funding import add_fund_options, fund, fund_refusal
from rokoko.engine.gains import PrestigeFollows, gain_livre, gain_prestige, pay_livre
from rokoko.engine.state import State
from rokoko.engine.tailoring import Tailoring, add_tailor_options, tailor, tailor_refusal


class Gain(Bonus):
    """Livre and prestige, counted from what one has; no choice but to use it or not."""

    def livre(self, s: State, seat: int) -> int:
        return 0

    def prestige(self, s: State, seat: int) -> int:
        return 0

    def options(self, s: State, seat: int, card: int) -> list[int]:
        return [BONUS] if self.livre(s, seat) + self.prestige(s, seat) > 0 else []

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        if action != BONUS:
            return reasons.NOT_ASKED
        return reasons.OK if self.livre(s, seat) + self.prestige(s, seat) > 0 else reasons.NOTHING_TO_GAIN

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        livre = self.livre(s, seat)
        prestige = self.prestige(s, seat)
        gain_livre(s, seat, livre)
        gain_prestige(s, seat, prestige)


class FixedGain(Gain):
    def __init__(self, livre: int, prestige: int) -> None:
        self.fixed_livre = livre
        self.fixed_prestige = prestige

    def livre(self, s: State, seat: int) -> int:
        return self.fixed_livre

    def prestige(self, s: State, seat: int) -> int:
        return self.fixed_prestige


class LivreByColor(Gain):
    """Livre for each garment of a colour, and prestige for each of another."""

    def __init__(self, livre: list[int], prestige: list[int]) -> None:
        self.livre_by_color = livre
        self.prestige_by_color = prestige

    def livre(self, s: State, seat: int) -> int:
        counted = counts.garments_by_color(s, seat)
        return sum([counted[color] * self.livre_by_color[color] for color in range(4)])

    def prestige(self, s: State, seat: int) -> int:
        counted = counts.garments_by_color(s, seat)
        return sum([counted[color] * self.prestige_by_color[color] for color in range(4)])


class PerDecorations(Gain):
    """So much for every full set of so many decorations."""

    def __init__(self, size: int, livre: int, prestige: int) -> None:
        self.size = size
        self.each_livre = livre
        self.each_prestige = prestige

    def livre(self, s: State, seat: int) -> int:
        return counts.decorations_of(s, seat) // self.size * self.each_livre

    def prestige(self, s: State, seat: int) -> int:
        return counts.decorations_of(s, seat) // self.size * self.each_prestige


class PerGarments(Gain):
    """So much for every full set of so many garments on the board."""

    def __init__(self, size: int, livre: int, prestige: int) -> None:
        self.size = size
        self.each_livre = livre
        self.each_prestige = prestige

    def livre(self, s: State, seat: int) -> int:
        return counts.garments_of(s, seat) // self.size * self.each_livre

    def prestige(self, s: State, seat: int) -> int:
        return counts.garments_of(s, seat) // self.size * self.each_prestige


class LivreByStaff(Gain):
    """By the number of employees: 5 or 6, 7 or 8, 9 or 10, 11 or more."""

    def __init__(self, unit: int, start: int) -> None:
        self.unit = unit
        self.start = start

    def livre(self, s: State, seat: int) -> int:
        size = s.players[seat].staff_size()
        unit, start = self.unit, self.start
        return counts.by_staff(size, start, start + unit, start + 2 * unit, start + 3 * unit)


class ThreadOrLace(Bonus):
    def __init__(self, price: int) -> None:
        self.price = price

    def options(self, s: State, seat: int, card: int) -> list[int]:
        return [THREAD, LACE] if s.players[seat].livre >= self.price else []

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        if action != THREAD and action != LACE:
            return reasons.NOT_ASKED
        return reasons.OK if s.players[seat].livre >= self.price else reasons.NOT_ENOUGH_LIVRE

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        player = s.players[seat]
        pay_livre(s, seat, self.price)
        if action == THREAD:
            player.thread += 1
        else:
            player.lace += 1
        if s.log is not None:
            s.log.append(NotionsGained(seat, int(action == THREAD), int(action == LACE)))


class RandomResource(Bonus):
    def __init__(self, price: int) -> None:
        self.price = price

    def options(self, s: State, seat: int, card: int) -> list[int]:
        return [BONUS] if s.players[seat].livre >= self.price and has_resource_to_draw(s) else []

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        if action != BONUS:
            return reasons.NOT_ASKED
        if s.players[seat].livre < self.price:
            return reasons.NOT_ENOUGH_LIVRE
        return reasons.OK if has_resource_to_draw(s) else reasons.BAGS_EMPTY

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        pay_livre(s, seat, self.price)
        draw_random_tile(s, seat)


class ExtraAcquire(Bonus):
    def options(self, s: State, seat: int, card: int) -> list[int]:
        out: list[int] = []
        add_acquire_options(s, seat, out)
        return out

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        return acquire_refusal(s, seat, action) if ACQUIRE <= action < ACQUIRE_END else reasons.NOT_ASKED

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        acquire(s, seat, card, action)


class ExtraFund(Bonus):
    def __init__(self, discount: int) -> None:
        self.discount = discount

    def options(self, s: State, seat: int, card: int) -> list[int]:
        out: list[int] = []
        add_fund_options(s, seat, self.discount, out)
        return out

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        return fund_refusal(s, seat, self.discount, action) if FUND <= action < FUND_END else reasons.NOT_ASKED

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        fund(s, seat, card, self.discount, action)


class ExtraTailor(Bonus):
    """An additional Tailor action; never a master garment."""

    def __init__(self, discount: int, *, must_sell: bool = False, prestige: int = 0) -> None:
        self.discount = discount
        self.must_sell = must_sell
        self.prestige = prestige

    def _job(self, card: int) -> Tailoring:
        return Tailoring(card, self.discount, extra=True, must_sell=self.must_sell)

    def options(self, s: State, seat: int, card: int) -> list[int]:
        out: list[int] = []
        add_tailor_options(s, seat, self._job(card), out)
        return out

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        if not TAILOR <= action < TAILOR_END:
            return reasons.NOT_ASKED
        return tailor_refusal(s, seat, self._job(card), action)

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        if self.prestige > 0:
            s.agenda.append(PrestigeFollows(seat, self.prestige))
        tailor(s, seat, self._job(card), action)


class DeputeAny(Bonus):
    def __init__(self, tariff: int) -> None:
        self.tariff = tariff

    def options(self, s: State, seat: int, card: int) -> list[int]:
        return depute_any_options(s, seat)

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        return depute_any_refusal(s, seat, action) if DEPUTE_CARD <= action < DEPUTE_CARD_END else reasons.NOT_ASKED

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        depute_any(s, seat, action, self.tariff)


BASE_BONUSES: Final[dict[str, Bonus]] = {
    "pay_1_for_thread_or_lace": ThreadOrLace(1),
    "extra_acquire": ExtraAcquire(),
    "gain_2_livre": FixedGain(2, 0),
    "gain_1_livre": FixedGain(1, 0),
    "depute_any_and_use_its_bonus": DeputeAny(ITS_BONUS),
    "pay_1_for_random_resource": RandomResource(1),
    "random_resource": RandomResource(0),
    "thread_or_lace": ThreadOrLace(0),
    "livre_1_per_blue_2_per_green": LivreByColor([1, 0, 2, 0], [0, 0, 0, 0]),
    "extra_tailor_1_blue_or_pink_less": ExtraTailor(ONE_COMMON_LESS),
    "depute_any_for_8_5_2": DeputeAny(SMALL_LIVRE),
    "prestige_per_2_decorations": PerDecorations(2, 0, 1),
    "livre_per_decoration": PerDecorations(1, 1, 0),
    "prestige_per_3_garments": PerGarments(3, 0, 1),
    "extra_fund_5_less": ExtraFund(5),
    "livre_by_staff_2_6_10_14": LivreByStaff(4, 2),
    "livre_by_staff_1_3_5_7": LivreByStaff(2, 1),
    "extra_tailor_2_green_less": ExtraTailor(TWO_GREEN_LESS),
    "livre_2_per_pink_prestige_per_orange": LivreByColor([0, 2, 0, 0], [0, 0, 0, 1]),
    "prestige_per_4_livre_returned": LivreForPrestige(4),
    "livre_per_garment": PerGarments(1, 1, 0),
    "prestige_per_2_garments": PerGarments(2, 0, 1),
    "resources_into_prestige": SilkForPrestige(),
    "prestige_per_3_livre_returned": LivreForPrestige(3),
    "extra_fund_10_less": ExtraFund(10),
}
for _name, _bonus in BASE_BONUSES.items():
    BONUSES[BONUS_CODES[_name]] = _bonus
