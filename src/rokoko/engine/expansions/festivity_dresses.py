"""Festivity Dresses (chapter 17): four garments that are never sold and bring prestige when they are paid for."""

from typing import Final, final

from rokoko.engine.bonus_codes import GARMENT_BONUS_CODES
from rokoko.engine.codes import BLUE, PINK
from rokoko.engine.counts import decorations_of, garments_by_color, gown_coat_pairs
from rokoko.engine.gains import gain_prestige
from rokoko.engine.rounds import fill_garment_bag
from rokoko.engine.state import Module, State

PER_BLUE_GOWN: Final = GARMENT_BONUS_CODES["prestige_per_blue_gown"]
PER_PINK_COAT: Final = GARMENT_BONUS_CODES["prestige_per_pink_coat"]
PER_PAIR: Final = GARMENT_BONUS_CODES["two_prestige_per_gown_coat_pair"]
PER_DECORATION: Final = GARMENT_BONUS_CODES["prestige_per_decoration"]


def festivity_prestige(s: State, seat: int, garment: int) -> int:
    """What the garment brings now; it is not on the board yet and does not count itself (R4)."""
    bonus = s.tables.garment_bonus[garment]
    if bonus == PER_BLUE_GOWN:
        return garments_by_color(s, seat)[BLUE]
    if bonus == PER_PINK_COAT:
        return garments_by_color(s, seat)[PINK]
    if bonus == PER_PAIR:
        return 2 * gown_coat_pairs(s, seat)
    return decorations_of(s, seat) if bonus == PER_DECORATION else 0


@final
class FestivityDresses(Module):
    def prepare_round(self, s: State) -> None:
        """They are set aside until the first round is prepared, and then go into the bag."""
        if s.round == 1:
            fill_garment_bag(s, s.garment_bag + s.tables.late_garments)

    def after_paying(self, s: State, seat: int, garment: int) -> None:
        gain_prestige(s, seat, festivity_prestige(s, seat, garment))
