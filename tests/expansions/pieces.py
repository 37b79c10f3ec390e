"""Where every piece of a game with expansions must be: each in exactly one place."""

from collections import Counter

from rokoko.engine.codes import APPRENTICE
from rokoko.engine.state import State

HIRE_CARDS = 28


def misplaced(s: State) -> list[str]:
    """Everything wrong with where the pieces are; empty for a whole position."""
    return [*_garments(s), *_resources(s), *_employees(s), *_jewelry(s), *_du_barry(s)]


def _compare(what: str, found: Counter[int], expected: Counter[int]) -> list[str]:
    wrong = [number for number in found | expected if found[number] != expected[number]]
    return [f"{what} {number}: {found[number]} instead of {expected[number]}" for number in wrong]


def _garments(s: State) -> list[str]:
    found = Counter(n for n in [*s.windows, *s.guests, *s.garment_bag, *s.garment_discard] if n >= 0)
    return _compare("garment", found, Counter(s.tables.first_garments + s.tables.late_garments))


def _resources(s: State) -> list[str]:
    found = Counter(n for n in [*s.drawers, *s.resource_bag, *s.resource_discard] if n >= 0)
    wrong = []
    for seat, player in enumerate(s.players):
        found.update(player.tiles)
        silk = [sum(s.tables.resource_silk[tile][color] for tile in player.tiles) for color in range(4)]
        if silk != player.silk:
            wrong.append(f"seat {seat}: silk {player.silk} instead of {silk}")
    return [*_compare("resource", found, Counter(s.tables.all_resources)), *wrong]


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
    return [*_compare("employee", found, expected), *wrong]


def _jewelry(s: State) -> list[str]:
    found = Counter(kind for kind in [*s.jewelry_display, *s.jewelry_bag, *s.jewelry_removed] if kind >= 0)
    for player in s.players:
        found.update(dict(enumerate(player.jewelry)))
    return _compare("jewelry", found, Counter(s.tables.all_jewelry if s.jewelry_display else []))


def _du_barry(s: State) -> list[str]:
    found = Counter(card for pile in s.du_barry for card in pile)
    cards = range(len(s.tables.du_barry_cards)) if s.tables.automaton >= 0 else []
    return _compare("card of Madame du Barry", found, Counter(cards))
