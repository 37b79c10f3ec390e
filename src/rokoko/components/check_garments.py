"""What the rulebooks fix about garments: counts by colour and module, ranges, bonuses, what may be sold."""

import re
from collections import Counter
from collections.abc import Iterator

from .errors import Problem
from .measure import HIGHEST, LIMIT, check_count, check_ends, check_known, check_range
from .model import ComponentSet, Garment
from .vocabulary import COLORS, EXPERT, EXPERT_WITH_JEWELRY, FANCY, FESTIVITY

FILE = "garments.toml"
BASE_RULE = "Deluxe, Components Base Game"
EXPERT_RULE = "Deluxe, Expert Tailoring"
FESTIVITY_RULE = "Deluxe, Festivity Dresses"
FANCY_RULE = "Deluxe, Fancy Dresses"

COLOR_COUNTS = {"blue": 13, "pink": 13, "green": 10, "orange": 6}
VALUES = (6, 28)
PRESTIGE = (2, 4)
MODULES: dict[str | None, tuple[int, str]] = {
    None: (42, BASE_RULE),
    FANCY: (4, FANCY_RULE),
    FESTIVITY: (4, FESTIVITY_RULE),
    EXPERT: (4, EXPERT_RULE),
    EXPERT_WITH_JEWELRY: (2, EXPERT_RULE),
}
LIVRE_GOWN = "14_livre_rented_or_sold"
BONUSES: dict[str | None, tuple[str, ...]] = {
    FESTIVITY: (
        "two_prestige_per_gown_coat_pair",
        "prestige_per_decoration",
        "prestige_per_blue_gown",
        "prestige_per_pink_coat",
    ),
    EXPERT: (
        "queens_favor_and_5_livre",
        "depute_any_for_livre",
        "free_resource_from_display",
        LIVRE_GOWN,
    ),
    EXPERT_WITH_JEWELRY: ("free_jewelry_of_any_color", "two_prestige_if_matching_jewelry"),
}
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")


def check_garments(components: ComponentSet) -> Iterator[Problem]:
    """Every rule about garments."""
    garments = components.garments
    yield from _check_ids(components)
    for module, (count, rule) in MODULES.items():
        found = sum(garment.module == module for garment in garments)
        yield from check_count(FILE, f"garments of {module or 'the base game'}", found, expected=count, rule=rule)
        yield from _check_bonuses([garment for garment in garments if garment.module == module], module)
    for garment in garments:
        yield from _check_needs(_where(garment), garment)
        yield from _check_worth(_where(garment), garment)
    yield from _check_base([garment for garment in garments if garment.module is None])


def _where(garment: Garment) -> str:
    return f"{FILE} {garment.id if _ID.fullmatch(garment.id) else repr(garment.id)}"


def _check_ids(components: ComponentSet) -> Iterator[Problem]:
    cards = {employee.id for employee in components.employees}
    for name, count in Counter(garment.id for garment in components.garments).items():
        if not _ID.fullmatch(name):
            yield Problem(FILE, f"id {name!r} is not a letter and up to 7 letters or digits", LIMIT)
        if count > 1:
            yield Problem(FILE, f"id {name!r} stands {count} times; each garment has its own", LIMIT)
        if name in cards:
            yield Problem(FILE, f"id {name!r} is the id of an employee too", LIMIT)


def _check_bonuses(garments: list[Garment], module: str | None) -> Iterator[Problem]:
    """Each bonus of a module is on one of its garments; base and Fancy garments have none."""
    _, rule = MODULES[module]
    expected = BONUSES.get(module, ())
    found = Counter(garment.bonus for garment in garments)
    for bonus in expected:
        yield from check_count(FILE, f"garments with the bonus {bonus}", found[bonus], expected=1, rule=rule)
    for garment in garments:
        if garment.bonus not in (expected or (None,)):
            what = f"has the bonus {garment.bonus!r}, which no garment of {module or 'the base game'} has"
            if garment.bonus is None:
                what = f"has no bonus; every garment of {module} has one"
            yield Problem(_where(garment), what, rule)


def _check_needs(where: str, garment: Garment) -> Iterator[Problem]:
    yield from check_known(where, "module", garment.module, known=tuple(MODULES), rule=LIMIT)
    yield from check_known(where, "color", garment.color, known=COLORS, rule=BASE_RULE)
    for color, bales in garment.silk.items():
        yield from check_known(where, "silk", color, known=COLORS, rule=BASE_RULE)
        yield from check_range(where, f"{color!r} silk", bales, low=1, high=9, rule=LIMIT)
    if not garment.silk:
        yield Problem(where, "needs no silk; every garment needs at least 1 bale", "Deluxe, 3. Tailor a Garment")
    elif garment.color not in garment.silk:
        yield Problem(where, f"is {garment.color!r} but needs no silk of that color", BASE_RULE)
    yield from check_range(where, "thread", garment.thread, low=0, high=9, rule=LIMIT)
    yield from check_range(where, "lace", garment.lace, low=0, high=9, rule=LIMIT)


def _check_worth(where: str, garment: Garment) -> Iterator[Problem]:
    """What a garment sells for, and its prestige, by the module it belongs to."""
    low, high = PRESTIGE if garment.module is None else (0, HIGHEST)
    rule = BASE_RULE if garment.module is None else LIMIT
    yield from check_range(where, "prestige", garment.prestige, low=low, high=high, rule=rule)
    match garment.module:
        case None | "fancy_dresses" if garment.value is None:
            yield Problem(where, "has no value; this garment can be sold", "Deluxe, 3. Tailor a Garment")
        case None:
            yield from check_range(where, "value", garment.value or 0, low=VALUES[0], high=VALUES[1], rule=BASE_RULE)
        case "fancy_dresses":
            if (garment.value or 0) <= VALUES[1] and garment.prestige <= PRESTIGE[1]:
                what = f"value {garment.value} and prestige {garment.prestige}: neither is over the base game's"
                yield Problem(where, f"{what} {VALUES[1]} and {PRESTIGE[1]}", FANCY_RULE)
            yield from check_range(where, "value", garment.value or 0, low=0, high=HIGHEST, rule=LIMIT)
        case "festivity_dresses" if garment.value is not None:
            yield Problem(where, f"has the value {garment.value}; it can never be sold", FESTIVITY_RULE)
        case _ if garment.bonus == LIVRE_GOWN:
            if (garment.color, garment.value, garment.prestige) != ("green", 14, 0):
                yield Problem(where, "is not green, worth 14 Livre and 0 prestige", EXPERT_RULE)
        case "expert_tailoring" | "expert_tailoring+jewelry_box" if garment.value is not None:
            yield Problem(where, f"has the value {garment.value}; it can only be rented out", EXPERT_RULE)


def _check_base(garments: list[Garment]) -> Iterator[Problem]:
    for color, count in COLOR_COUNTS.items():
        found = sum(garment.color == color for garment in garments)
        yield from check_count(FILE, f"{color} garments of the base game", found, expected=count, rule=BASE_RULE)
    values = [garment.value for garment in garments if garment.value is not None]
    yield from check_ends(FILE, "base garment's value", values, low=VALUES[0], high=VALUES[1], rule=BASE_RULE)
    points = [garment.prestige for garment in garments]
    yield from check_ends(FILE, "base garment's prestige", points, low=PRESTIGE[0], high=PRESTIGE[1], rule=BASE_RULE)
    for garment in garments:
        if len(garment.silk) > 2:
            what = f"needs silk of {len(garment.silk)} colors; a pattern has a main and at most a second color"
            yield Problem(_where(garment), what, BASE_RULE)
    example = ("blue", {"blue": 3}, 0, 1, True)
    if not any((g.color, g.silk, g.thread, g.lace, g.master) == example for g in garments):
        what = "no blue garment needs a master, 3 blue silk and 1 lace"
        yield Problem(FILE, what, "Deluxe, 3. Tailor a Garment, example")
