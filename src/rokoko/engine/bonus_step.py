"""Using an employee's bonus (chapter 14): a bonus says what it offers, and one step asks for it."""

from typing import Final, final

from rokoko.engine import reasons
from rokoko.engine.bonus_codes import BONUS_NAMES
from rokoko.engine.codes import BONUS, PASS
from rokoko.engine.events import BonusForfeited, BonusUsed
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.state import State, Step


class Bonus:
    """What a card's bonus offers. `card` is the employee that prints it and performs its action (S6)."""

    def options(self, s: State, seat: int, card: int) -> list[int]:
        """What may be chosen, without forfeiting it; empty if the bonus can't be used now."""
        return []

    def take(self, s: State, seat: int, card: int, action: int) -> None:
        raise NotImplementedError

    def refusal(self, s: State, seat: int, card: int, action: int) -> int:
        return reasons.NOT_ASKED


BONUSES: Final[list[Bonus]] = [Bonus() for _ in BONUS_NAMES]


def why_unusable(s: State, card: int) -> int:
    """Why a card's bonus can't be used at all, whatever the board looks like."""
    if s.tables.employee_bonus[card] == 0:
        return reasons.NO_BONUS
    if s.tables.employee_crown[card]:
        return reasons.CROWN_BONUS
    return reasons.BONUS_USED if card in s.used else reasons.OK


def why_no_bonus_yet(s: State, seat: int, card: int) -> int:
    """Before the main action: why the bonus will not be there, or that it comes later."""
    unusable = why_unusable(s, card)
    if unusable != reasons.OK:
        return unusable
    refusal = BONUSES[s.tables.employee_bonus[card]].refusal(s, seat, card, BONUS)
    return refusal if refusal == reasons.NOTHING_TO_GAIN else reasons.BONUS_COMES_LATER


@final
class UseBonus(Step):
    """Use the bonus or forfeit it. Skipped when it can't be used."""

    NAME = "use_bonus"
    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def pack(self) -> list[int]:
        return [self.seat, self.card]

    def options(self, s: State) -> list[int]:
        tables = s.tables
        if tables.employee_crown[self.card] or self.card in s.used:
            return []
        out = BONUSES[tables.employee_bonus[self.card]].options(s, self.seat, self.card)
        if len(out) > 0:
            out.append(PASS)
        return out

    def refusal(self, s: State, action: int) -> int:
        if action == PASS:
            return reasons.OK
        unusable = why_unusable(s, self.card)
        if unusable != reasons.OK:
            return unusable
        return BONUSES[s.tables.employee_bonus[self.card]].refusal(s, self.seat, self.card, action)

    def take(self, s: State, action: int) -> None:
        if action == PASS:
            if s.log is not None:
                s.log.append(BonusForfeited(self.seat, EMPLOYEE_IDS[self.card]))
            return
        s.used.append(self.card)
        if s.log is not None:
            s.log.append(BonusUsed(self.seat, EMPLOYEE_IDS[self.card]))
        BONUSES[s.tables.employee_bonus[self.card]].take(s, self.seat, self.card, action)
