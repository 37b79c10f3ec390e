"""What an employee's crown bonus is worth at the end of the game (chapters 13, 14 and 15)."""

from collections.abc import Callable
from typing import Final

from rokoko.engine import counts
from rokoko.engine.bonus_codes import BONUS_CODES
from rokoko.engine.codes import APPRENTICE
from rokoko.engine.state import State


def _staff(s: State, seat: int) -> int:
    return counts.by_staff(s.players[seat].staff_size(), 2, 5, 8, 11)


def _thread_and_lace(s: State, seat: int) -> int:
    return 3 * min(s.players[seat].thread, s.players[seat].lace)


def _master_spaces(s: State, seat: int) -> int:
    return 3 * (counts.garments_on_master_spaces(s, seat) // 2)


def _gowns_and_coats(s: State, seat: int) -> int:
    return 2 * counts.gown_coat_pairs(s, seat)


def _jewelry_sets(s: State, seat: int) -> int:
    return 6 * min(s.players[seat].jewelry)


def _necklaces(s: State, seat: int) -> int:
    jewelry = s.players[seat].jewelry
    return 3 * ((jewelry[0] + jewelry[2]) // 2)


def _decorations(s: State, seat: int) -> int:
    return counts.decorations_of(s, seat)


def _apprentices(s: State, seat: int) -> int:
    ranks = s.tables.employee_rank
    apprentices = [card for card in s.players[seat].staff() if ranks[card] == APPRENTICE]
    return 3 * (len(apprentices) // 2)


CROWNS: Final[dict[int, Callable[[State, int], int]]] = {
    BONUS_CODES["end_prestige_by_staff_2_5_8_11"]: _staff,
    BONUS_CODES["end_3_prestige_per_thread_lace_pair"]: _thread_and_lace,
    BONUS_CODES["end_3_prestige_per_2_on_master_spaces"]: _master_spaces,
    BONUS_CODES["end_2_prestige_per_gown_coat_pair"]: _gowns_and_coats,
    BONUS_CODES["end_6_prestige_per_jewelry_set"]: _jewelry_sets,
    BONUS_CODES["end_3_prestige_per_2_necklaces"]: _necklaces,
    BONUS_CODES["end_prestige_per_decoration"]: _decorations,
    BONUS_CODES["end_3_prestige_per_2_apprentices"]: _apprentices,
}


def crown_prestige(s: State, seat: int, card: int) -> int:
    """The prestige that this employee's crown would bring the seat now."""
    return CROWNS[s.tables.employee_bonus[card]](s, seat)
