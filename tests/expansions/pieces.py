"""Where every piece of a game with expansions must be: each in exactly one place."""

from collections import Counter

from rokoko.engine.codes import APPRENTICE
from rokoko.engine.state import State
from tests.engine.pieces import compare, misplaced_resources

HIRE_CARDS = 28


def misplaced(s: State) -> list[str]:
    """Everything wrong with where the pieces are; empty for a whole position."""
    return [*_garments(s), *misplaced_resources(s), *_employees(s), *_jewelry(s), *_du_barry(s)]


def _garments(s: State) -> list[str]:
    found = Counter(n for n in [*s.windows, *s.guests, *s.garment_bag, *s.garment_discard] if n >= 0)
    return compare("garment", found, Counter(s.tables.first_garments + s.tables.late_garments))


def _employees(s: State) -> list[str]:
    """Specialized apprentices that were not dealt are in the box; all other cards are somewhere."""
    found = Counter(n for n in [*s.hire, *s.hire_deck, *s.removed, *s.exam_decks[0], *s.exam_decks[1]] if n >= 0)
    expected = Counter(card for level in s.tables.hire_levels for card in level)
    for player in s.players:
        found.update(player.staff())
        expected.update(s.tables.start_staff)
    if s.jewelry_display:
        found.update(player.specialized for player in s.players if player.specialized >= 0)
        ranks = s.tables.employee_rank
        expected.update(n for n in s.tables.jewelry_box_cards if ranks[n] != APPRENTICE or n in found)
    wrong = [] if len(s.hire_deck) == HIRE_CARDS - 4 * s.round else [f"hire deck of {len(s.hire_deck)}"]
    return [*compare("employee", found, expected), *wrong]


def _jewelry(s: State) -> list[str]:
    found = Counter(kind for kind in [*s.jewelry_display, *s.jewelry_bag, *s.jewelry_removed] if kind >= 0)
    for player in s.players:
        found.update(dict(enumerate(player.jewelry)))
    return compare("jewelry", found, Counter(s.tables.all_jewelry if s.jewelry_display else []))


def _du_barry(s: State) -> list[str]:
    found = Counter(card for pile in s.du_barry for card in pile)
    cards = range(len(s.tables.du_barry_cards)) if s.tables.automaton >= 0 else []
    return compare("card of Madame du Barry", found, Counter(cards))
