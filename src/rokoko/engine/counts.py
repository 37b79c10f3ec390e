"""What a seat has on the board, counted. Used by bonuses, income, conditions and the final scoring."""

from rokoko.engine.codes import HALL_SPACES, HALLS, MUSICIANS_AT
from rokoko.engine.state import State


def decorations_of(s: State, seat: int) -> int:
    """Funded decorations; the All Halls bonus is none of them (chapter 11)."""
    return s.decorations.count(seat)


def garments_of(s: State, seat: int) -> int:
    return s.owners.count(seat)


def garments_by_color(s: State, seat: int) -> list[int]:
    counted = [0, 0, 0, 0]
    colors = s.tables.garment_color
    owners = s.owners
    for space in s.tables.guest_spaces:
        if owners[space] == seat:
            counted[colors[s.guests[space]]] += 1
    return counted


def gown_coat_pairs(s: State, seat: int) -> int:
    blue, pink, green, orange = garments_by_color(s, seat)
    return min(blue + green, pink + orange)


def garments_on_master_spaces(s: State, seat: int) -> int:
    counted = 0
    master = s.tables.guest_master
    for space in s.tables.guest_spaces:
        if s.owners[space] == seat and master[space]:
            counted += 1
    return counted


def garments_in_hall(s: State, seat: int, hall: int) -> int:
    counted = 0
    for space in range(hall * HALL_SPACES, (hall + 1) * HALL_SPACES):
        if s.owners[space] == seat:
            counted += 1
    return counted


def is_present(s: State, seat: int, hall: int) -> bool:
    """Represented by a garment or by the musician of that hall (chapter 11)."""
    return s.decorations[MUSICIANS_AT + hall] == seat or garments_in_hall(s, seat, hall) > 0


def halls_present(s: State, seat: int) -> int:
    counted = 0
    for hall in range(HALLS):
        if is_present(s, seat, hall):
            counted += 1
    return counted


def by_staff(size: int, small: int, medium: int, large: int, huge: int) -> int:
    """The four bands of the staff bonuses: 5 or 6, 7 or 8, 9 or 10, 11 or more cards."""
    if size >= 11:
        return huge
    if size >= 9:
        return large
    if size >= 7:
        return medium
    return small if size >= 5 else 0
