"""Expert Tailoring (chapter 18): six garments that give a bonus when they are placed."""

from typing import Final, final

from rokoko.engine import reasons
from rokoko.engine.acquiring import TakeFreeTile
from rokoko.engine.bonus_codes import GARMENT_BONUS_CODES
from rokoko.engine.codes import DEPUTE_CARD, DEPUTE_CARD_END, PASS
from rokoko.engine.deputing import FULL_LIVRE, depute_any, depute_any_options, depute_any_refusal
from rokoko.engine.events import FavorClaimed
from rokoko.engine.expansions.jewelry import TakeFreeJewelry, has_jeweler
from rokoko.engine.gains import gain_livre, gain_prestige
from rokoko.engine.state import Module, State, Step

FAVOR_AND_LIVRE: Final = GARMENT_BONUS_CODES["queens_favor_and_5_livre"]
DEPUTE_ANY: Final = GARMENT_BONUS_CODES["depute_any_for_livre"]
FREE_RESOURCE: Final = GARMENT_BONUS_CODES["free_resource_from_display"]
FOURTEEN_LIVRE: Final = GARMENT_BONUS_CODES["14_livre_rented_or_sold"]
FREE_JEWELRY: Final = GARMENT_BONUS_CODES["free_jewelry_of_any_color"]
MATCHING_JEWELRY: Final = GARMENT_BONUS_CODES["two_prestige_if_matching_jewelry"]


@final
class ExpertTailoring(Module):
    def after_placing(self, s: State, seat: int, card: int, garment: int, jewelry: int) -> None:
        if s.tables.garment_bonus[garment] >= FAVOR_AND_LIVRE:
            s.agenda.append(ExpertBonus(seat, garment, jewelry))


@final
class ExpertBonus(Step):
    """The bonus of the placed garment, after the reward of its guest space (R4)."""

    NAME = "expert_bonus"
    FIELDS = ("seat", "garment", "jewelry")

    def __init__(self, seat: int, garment: int, jewelry: int) -> None:
        super().__init__(seat)
        self.automatic = True
        self.garment = garment
        self.jewelry = jewelry

    def pack(self) -> list[int]:
        return [self.seat, self.garment, self.jewelry]

    def take(self, s: State, action: int) -> None:
        seat = self.seat
        bonus = s.tables.garment_bonus[self.garment]
        if bonus == FAVOR_AND_LIVRE:
            take_favor(s, seat)
            gain_livre(s, seat, 5)
        elif bonus == DEPUTE_ANY:
            s.agenda.append(DeputeForGarment(seat))
        elif bonus == FREE_RESOURCE:
            s.agenda.append(TakeFreeTile(seat))
        elif bonus == FOURTEEN_LIVRE:
            gain_livre(s, seat, 14)
        elif bonus == FREE_JEWELRY:
            if has_jeweler(s, seat):
                s.agenda.append(TakeFreeJewelry(seat, self.garment))
        elif bonus == MATCHING_JEWELRY and self.jewelry == s.tables.garment_color[self.garment]:
            gain_prestige(s, seat, 2)


def take_favor(s: State, seat: int) -> None:
    if s.favor < 0:
        s.favor = seat
        if s.log is not None:
            s.log.append(FavorClaimed(seat, 0))


@final
class DeputeForGarment(Step):
    """Any employee may be deputed for the Livre on its card, without its bonus."""

    NAME = "depute_for_garment"

    def options(self, s: State) -> list[int]:
        out = depute_any_options(s, self.seat)
        if len(out) > 0:
            out.append(PASS)
        return out

    def refusal(self, s: State, action: int) -> int:
        if action == PASS:
            return reasons.OK
        if not DEPUTE_CARD <= action < DEPUTE_CARD_END:
            return reasons.NOT_ASKED
        return depute_any_refusal(s, self.seat, action)

    def take(self, s: State, action: int) -> None:
        if action != PASS:
            depute_any(s, self.seat, action, FULL_LIVRE)
