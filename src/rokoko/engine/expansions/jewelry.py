"""Jewelry (chapter 15): necklaces with gowns and rings with coats, from the jeweler's display."""

from typing import final

from rokoko.engine import reasons
from rokoko.engine.acquiring import draw_random_tile
from rokoko.engine.chance import shuffled
from rokoko.engine.codes import JEWELER, JEWELRY, JEWELRY_END
from rokoko.engine.events import JewelryAcquired, JewelryRemoved, JewelryRevealed
from rokoko.engine.funding import owns_one_of
from rokoko.engine.names import JEWELRY_NAMES
from rokoko.engine.state import State, Step


def has_jeweler(s: State, seat: int) -> bool:
    """Only who has funded a jeweler decoration may acquire jewelry."""
    return owns_one_of(s, seat, JEWELER)


def suits(jewelry: int, color: int) -> bool:
    """Necklaces (blue, green) go with gowns, rings (pink, orange) with coats: kinds are numbered like the colours."""
    return jewelry % 2 == color % 2


def fill_jewelry_bag(s: State) -> None:
    s.jewelry_bag = shuffled(s.tables.all_jewelry, s.seed, "jewelry")
    s.jewelry_display = [-1] * len(s.tables.jewelry_prices)


def refill_jewelry(s: State) -> None:
    """The rightmost tile goes, the others move right, and new ones come from right to left."""
    display = s.jewelry_display
    if display[-1] >= 0:
        s.jewelry_removed.append(display[-1])
        if s.log is not None:
            s.log.append(JewelryRemoved(JEWELRY_NAMES[display[-1]]))
    kept = [kind for kind in display[:-1] if kind >= 0]
    drawn = [s.jewelry_bag.pop() if s.jewelry_bag else -1 for _ in range(len(display) - len(kept))]
    drawn.reverse()
    s.jewelry_display = drawn + kept
    if s.log is not None:
        shown = [JEWELRY_NAMES[kind] if kind >= 0 else None for kind in s.jewelry_display]
        s.log.append(JewelryRevealed(tuple(shown)))


def add_jewelry_options(s: State, seat: int, garment: int, out: list[int]) -> None:
    if not has_jeweler(s, seat):
        return
    livre = s.players[seat].livre
    color = s.tables.garment_color[garment]
    for space in range(len(s.jewelry_display)):
        kind = s.jewelry_display[space]
        if kind >= 0 and suits(kind, color) and s.tables.jewelry_prices[space] <= livre:
            out.append(JEWELRY + space)


def jewelry_refusal(s: State, seat: int, garment: int, action: int) -> int:
    space = action - JEWELRY
    if not has_jeweler(s, seat):
        return reasons.NO_JEWELER
    if space >= len(s.jewelry_display) or s.jewelry_display[space] < 0:
        return reasons.NO_JEWELRY_THERE
    if not suits(s.jewelry_display[space], s.tables.garment_color[garment]):
        return reasons.WRONG_JEWELRY
    return reasons.OK if s.tables.jewelry_prices[space] <= s.players[seat].livre else reasons.NOT_ENOUGH_LIVRE


def take_jewelry(s: State, seat: int, space: int, livre: int) -> int:
    """The tile from the display goes to the seat; its kind."""
    kind = s.jewelry_display[space]
    s.jewelry_display[space] = -1
    player = s.players[seat]
    player.livre -= livre
    owned = player.jewelry[:]
    owned[kind] += 1
    player.jewelry = owned
    if s.log is not None:
        s.log.append(JewelryAcquired(seat, JEWELRY_NAMES[kind], space + 1, livre))
    return kind


@final
class TakeFreeJewelry(Step):
    """One piece of jewelry of any kind for nothing; a random tile if it matches the garment's colour."""

    NAME = "take_free_jewelry"
    FIELDS = ("seat", "garment")

    def __init__(self, seat: int, garment: int) -> None:
        super().__init__(seat)
        self.garment = garment

    def pack(self) -> list[int]:
        return [self.seat, self.garment]

    def options(self, s: State) -> list[int]:
        return [JEWELRY + space for space in range(len(s.jewelry_display)) if s.jewelry_display[space] >= 0]

    def refusal(self, s: State, action: int) -> int:
        if not JEWELRY <= action < JEWELRY_END:
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s) else reasons.NO_JEWELRY_THERE

    def take(self, s: State, action: int) -> None:
        kind = take_jewelry(s, self.seat, action - JEWELRY, 0)
        if kind == s.tables.garment_color[self.garment]:
            draw_random_tile(s, self.seat)
