"""Where every piece of the base game must be: each in exactly one place."""

from collections import Counter

from rokoko.engine.state import State

HIRE_CARDS = 28


def misplaced(s: State) -> list[str]:
    """Everything wrong with where the pieces are; empty for a whole position."""
    return [*_garments(s), *misplaced_resources(s), *_employees(s)]


def compare(what: str, found: Counter[int], expected: Counter[int]) -> list[str]:
    wrong = [number for number in found | expected if found[number] != expected[number]]
    return [f"{what} {number}: {found[number]} instead of {expected[number]}" for number in wrong]


def _garments(s: State) -> list[str]:
    found = Counter(n for n in [*s.windows, *s.guests, *s.garment_bag, *s.garment_discard] if n >= 0)
    owned = [space for space, owner in enumerate(s.owners) if (owner >= 0) != (s.guests[space] >= 0)]
    tables = s.tables
    return [
        *compare("garment", found, Counter(tables.first_garments + tables.late_garments)),
        *(f"guest space {space}: an owner without a garment, or the other way round" for space in owned),
    ]


def misplaced_resources(s: State) -> list[str]:
    found = Counter(n for n in [*s.drawers, *s.resource_bag, *s.resource_discard] if n >= 0)
    wrong = []
    for seat, player in enumerate(s.players):
        found.update(player.tiles)
        silk = [sum(s.tables.resource_silk[tile][color] for tile in player.tiles) for color in range(4)]
        if silk != player.silk:
            wrong.append(f"seat {seat}: silk {player.silk} instead of {silk}")
    return [*compare("resource", found, Counter(s.tables.all_resources)), *wrong]


def _employees(s: State) -> list[str]:
    found = Counter(n for n in [*s.hire, *s.hire_deck, *s.removed] if n >= 0)
    for player in s.players:
        found.update(player.staff())
    expected = Counter(card for level in s.tables.hire_levels for card in level)
    for _ in s.players:
        expected.update(s.tables.start_staff)
    wrong = [] if len(s.hire_deck) == HIRE_CARDS - 4 * s.round else [f"hire deck of {len(s.hire_deck)}"]
    return [*compare("employee", found, expected), *wrong]
