"""What the rulebooks fix about employees: every card with its bonus, and how many of each rank and level."""

from collections import Counter
from collections.abc import Iterator

from .cards import CARDS
from .errors import Problem
from .measure import check_count, check_equal, check_known
from .model import ComponentSet, Employee
from .vocabulary import JEWELRY_BOX, RANKS

FILE = "employees.toml"
SETUP = "Deluxe, Setup Base Game"
OVERVIEW = "Deluxe, Overview of Employee Bonuses"
PERFORM = "Deluxe, Phase 3: Perform Actions"
EXPANSION = "Deluxe, Jewelry Box, Components"
EXPANSION_SETUP = "Deluxe, Jewelry Box, Setup"
NEW_BONUSES = "Deluxe, Jewelry Box, New Bonuses and Hiring Conditions"

GROUPS: tuple[tuple[str, int | str, str | None, int, str], ...] = (
    ("start employees of a player", "start", None, 5, "Deluxe, Components Base Game"),
    ("cards of level I", 1, None, 6, SETUP),
    ("cards of level II", 2, None, 4, SETUP),
    ("cards of level III", 3, None, 4, SETUP),
    ("cards of level IV", 4, None, 4, SETUP),
    ("cards of level V", 5, None, 4, SETUP),
    ("cards of level VI", 6, None, 6, SETUP),
    ("journeymen of the Jewelry Box (level II)", 2, JEWELRY_BOX, 9, EXPANSION),
    ("masters of the Jewelry Box (level V)", 5, JEWELRY_BOX, 9, EXPANSION),
    ("specialized apprentices (level 0)", 0, JEWELRY_BOX, 10, EXPANSION),
)
RANK_COUNTS: tuple[tuple[int | str, str, int, str], ...] = (
    ("start", "master", 2, PERFORM),
    (2, "master", 1, EXPANSION_SETUP),
    (2, "journeyman", 2, EXPANSION_SETUP),
    (2, "apprentice", 1, EXPANSION_SETUP),
    (5, "master", 2, EXPANSION_SETUP),
    (5, "journeyman", 1, EXPANSION_SETUP),
    (5, "apprentice", 1, EXPANSION_SETUP),
    (6, "apprentice", 4, PERFORM),
)


def check_employees(components: ComponentSet) -> Iterator[Problem]:
    """Every rule about employees."""
    employees = components.employees
    for name, count in Counter(employee.id for employee in employees).items():
        if count > 1:
            yield Problem(FILE, f"id {name!r} stands {count} times; each card stands once", OVERVIEW)
    for name, card in CARDS.items():
        if all(employee.id != name for employee in employees):
            rule = OVERVIEW if card.module is None else NEW_BONUSES
            yield Problem(FILE, f"the card {name} is missing ({card.hire_condition or card.bonus or 'no bonus'})", rule)
    for employee in employees:
        yield from _check_card(employee)
    for what, level, module, count, rule in GROUPS:
        cards = (e for e in employees if e.level == level and e.module == module)
        yield from check_count(FILE, what, sum(e.copies for e in cards), expected=count, rule=rule)
    for level, rank, count, rule in RANK_COUNTS:
        cards = (e for e in employees if (e.level, e.module, e.rank) == (level, None, rank))
        name = "start" if level == "start" else f"level {level}"
        yield from check_count(FILE, f"{name}, rank {rank}", sum(e.copies for e in cards), expected=count, rule=rule)


def _check_card(employee: Employee) -> Iterator[Problem]:
    card = CARDS.get(employee.id)
    if card is None:
        yield Problem(FILE, f"id {employee.id!r} is no card of the game; ids name the cards in records", OVERVIEW)
        return
    where = f"{FILE} {employee.id}"
    rule = OVERVIEW if card.module is None else NEW_BONUSES
    yield from check_known(where, "rank", employee.rank, known=RANKS, rule="Deluxe, Components Base Game")
    if card.rank is not None:
        yield from check_equal(
            where,
            "rank",
            employee.rank,
            expected=card.rank,
            rule=PERFORM if card.module is None else EXPANSION,
        )
    for field in ("level", "bonus", "crown", "hire_condition", "module", "copies"):
        value, expected = getattr(employee, field), getattr(card, field)
        yield from check_equal(where, field, value, expected=expected, rule=rule)
