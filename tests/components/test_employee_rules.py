"""Each rule about employees can be broken, and the problem names the card."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from rokoko.components import ComponentSet, check_components

from . import change

Change = Callable[[ComponentSet], ComponentSet]

BROKEN: dict[str, tuple[Change, str]] = {
    **{
        f"a card too few: {what}": (
            partial(change.no_employee, name=card),
            f"employees.toml: {what}: {count - 1}, not {count}",
        )
        for what, card, count in (
            ("start employees of a player", "S2", 5),
            ("cards of level I", "A3", 6),
            ("cards of level II", "B4", 4),
            ("cards of level III", "C1", 4),
            ("cards of level IV", "D2", 4),
            ("cards of level V", "E3", 4),
            ("cards of level VI", "F6", 6),
            ("journeymen of the Jewelry Box (level II)", "J9", 9),
            ("masters of the Jewelry Box (level V)", "M1", 9),
            ("specialized apprentices (level 0)", "Z10", 10),
        )
    },
    **{
        f"another count of ranks: {what}": (
            partial(change.employee, name=card, rank=rank),
            f"employees.toml: {what}: {found}, not {count}",
        )
        for what, card, rank, found, count in (
            ("start, rank master", "S2", "master", 3, 2),
            ("level 2, rank master", "B1", "apprentice", 0, 1),
            ("level 2, rank journeyman", "B2", "master", 1, 2),
            ("level 2, rank apprentice", "B4", "master", 0, 1),
            ("level 5, rank master", "E1", "journeyman", 1, 2),
            ("level 5, rank journeyman", "E3", "master", 0, 1),
            ("level 5, rank apprentice", "E4", "master", 0, 1),
            ("level 6, rank apprentice", "F2", "apprentice", 5, 4),
        )
    },
    "a card that is missing": (
        lambda c: change.no_employee(c, "C2"),
        "employees.toml: the card C2 is missing (prestige_per_3_garments)",
    ),
    "a hire condition that is missing": (
        lambda c: change.no_employee(c, "Z04"),
        "employees.toml: the card Z04 is missing (30_livre)",
    ),
    "a card of another name": (
        lambda c: change.employee(c, "C2", id="Q1"),
        "employees.toml: id 'Q1' is no card of the game; ids name the cards in records",
    ),
    "a card that stands twice": (
        lambda c: replace(c, employees=(*c.employees, c.employees[0])),
        "employees.toml: id 'S1' stands 2 times; each card stands once",
    ),
    "an unknown rank": (
        lambda c: change.employee(c, "A1", rank="lackey"),
        "employees.toml A1: rank 'lackey' is not one of 'master', 'journeyman', 'apprentice'",
    ),
    "a crowned card that is no apprentice": (
        lambda c: change.employee(c, "F3", rank="master"),
        "employees.toml F3: rank is 'master', not 'apprentice' (Deluxe, Phase 3: Perform Actions)",
    ),
    "a plain start card that is no master": (
        lambda c: change.employee(c, "S1", rank="journeyman"),
        "employees.toml S1: rank is 'journeyman', not 'master'",
    ),
    "a journeyman of the Jewelry Box of another rank": (
        lambda c: change.employee(c, "J1", rank="master"),
        "employees.toml J1: rank is 'master', not 'journeyman' (Deluxe, Jewelry Box, Components)",
    ),
    "an unknown bonus": (
        lambda c: change.employee(c, "A1", bonus="gain_9_livre"),
        "employees.toml A1: bonus is 'gain_9_livre', not 'gain_1_livre' (Deluxe, Overview",
    ),
    "a bonus of another card": (
        lambda c: change.employee(c, "E2", bonus="livre_per_garment"),
        "employees.toml E2: bonus is 'livre_per_garment', not 'prestige_per_2_decorations'",
    ),
    "a bonus on a plain master": (
        lambda c: change.employee(c, "S1", bonus="gain_2_livre"),
        "employees.toml S1: bonus is 'gain_2_livre', not none",
    ),
    "a crown too many": (
        lambda c: change.employee(c, "A1", crown=True),
        "employees.toml A1: crown is true, not false",
    ),
    "a card of another level": (
        lambda c: change.employee(c, "A1", level=2),
        "employees.toml A1: level is 2, not 1",
    ),
    "a card of another module": (
        lambda c: change.employee(c, "J1", module=None),
        "employees.toml J1: module is none, not 'jewelry_box'",
    ),
    "another hire condition": (
        lambda c: change.employee(c, "Z01", hire_condition="3_gowns"),
        "employees.toml Z01: hire_condition is '3_gowns', not '3_coats'",
    ),
    "three plain masters": (
        lambda c: change.employee(c, "S1", copies=3),
        "employees.toml S1: copies is 3, not 2",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_employee_rule_is_named(name: str, house: ComponentSet) -> None:
    broken, expected = BROKEN[name]
    problems = [str(problem) for problem in check_components(broken(house))]
    assert any(problem.startswith(expected) for problem in problems), problems


def test_a_rank_that_no_rulebook_states_is_free(house: ComponentSet) -> None:
    assert check_components(change.employee(house, "C1", rank="journeyman")) == []
