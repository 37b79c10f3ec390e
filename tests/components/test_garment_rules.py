"""Each rule about garments can be broken, and the problem names the figure."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from rokoko.components import ComponentSet, check_components

from . import change

Change = Callable[[ComponentSet], ComponentSet]

BROKEN: dict[str, tuple[Change, str]] = {
    "a base garment too few": (
        lambda c: change.no_garment(c, "G01"),
        "garments.toml: garments of the base game: 41, not 42 (Deluxe, Components Base Game)",
    ),
    "a base garment too many": (
        lambda c: replace(c, garments=(*c.garments, replace(c.garments[0], id="G43"))),
        "garments.toml: garments of the base game: 43, not 42",
    ),
    **{
        f"another count of {color} garments": (
            partial(change.garment, name=name, color=other),
            f"garments.toml: {color} garments of the base game: {count - 1}, not {count}",
        )
        for color, name, other, count in (
            ("blue", "G06", "pink", 13),
            ("pink", "G19", "blue", 13),
            ("green", "G29", "blue", 10),
            ("orange", "G40", "pink", 6),
        )
    },
    "an unknown color": (
        lambda c: change.garment(c, "G07", color="red"),
        "garments.toml G07: color 'red' is not one of 'blue', 'pink', 'green', 'orange'",
    ),
    "an unknown module": (
        lambda c: change.garment(c, "F01", module="furs"),
        "garments.toml F01: module 'furs' is not one of",
    ),
    "a value over the range": (
        lambda c: change.garment(c, "G07", value=30),
        "garments.toml G07: value 30 is over 28 (Deluxe, Components Base Game)",
    ),
    "a value under the range": (
        lambda c: change.garment(c, "G07", value=5),
        "garments.toml G07: value 5 is under 6",
    ),
    "a base garment that can't be sold": (
        lambda c: change.garment(c, "G07", value=None),
        "garments.toml G07: has no value",
    ),
    "no garment of the highest value": (
        lambda c: change.base_garments(c, value=(28, 27)),
        "garments.toml: no base garment's value is 28, an end of the range 6 to 28",
    ),
    "no garment of the lowest value": (
        lambda c: change.base_garments(c, value=(6, 7)),
        "garments.toml: no base garment's value is 6,",
    ),
    "too much prestige": (
        lambda c: change.garment(c, "G42", prestige=5),
        "garments.toml G42: prestige 5 is over 4",
    ),
    "too little prestige": (
        lambda c: change.garment(c, "G42", prestige=1),
        "garments.toml G42: prestige 1 is under 2",
    ),
    "no garment of 4 prestige": (
        lambda c: change.base_garments(c, prestige=(4, 3)),
        "garments.toml: no base garment's prestige is 4,",
    ),
    "no silk": (
        lambda c: change.garment(c, "G07", silk={}),
        "garments.toml G07: needs no silk; every garment needs at least 1 bale",
    ),
    "an unknown silk": (
        lambda c: change.garment(c, "G07", silk={"blue": 3, "gold": 1}),
        "garments.toml G07: silk 'gold' is not one of",
    ),
    "silk of no bales": (
        lambda c: change.garment(c, "G07", silk={"blue": 3, "pink": 0}),
        "garments.toml G07: 'pink' silk 0 is under 1",
    ),
    "silk without the main color": (
        lambda c: change.garment(c, "G07", silk={"pink": 3}),
        "garments.toml G07: is 'blue' but needs no silk of that color",
    ),
    "silk of three colors": (
        lambda c: change.garment(c, "G07", silk={"blue": 1, "pink": 1, "green": 1}),
        "garments.toml G07: needs silk of 3 colors",
    ),
    "negative thread": (
        lambda c: change.garment(c, "G07", thread=-1),
        "garments.toml G07: thread -1 is under 0",
    ),
    "too much lace": (
        lambda c: change.garment(c, "G07", lace=10),
        "garments.toml G07: lace 10 is over 9",
    ),
    "no garment of the rulebook's example": (
        lambda c: change.garment(c, "G08", master=False),
        "garments.toml: no blue garment needs a master, 3 blue silk and 1 lace",
    ),
    "an id that stands twice": (
        lambda c: change.garment(c, "G07", id="G08"),
        "garments.toml: id 'G08' stands 2 times",
    ),
    "an id that a record can't write": (
        lambda c: change.garment(c, "G07", id="a gown\n"),
        "garments.toml: id 'a gown\\n' is not a letter and up to 7 letters or digits",
    ),
    "an id of an employee": (
        lambda c: change.garment(c, "G07", id="A1"),
        "garments.toml: id 'A1' is the id of an employee too",
    ),
    "a base garment with a bonus": (
        lambda c: change.garment(c, "G07", bonus="prestige_per_decoration"),
        "garments.toml G07: has the bonus 'prestige_per_decoration', which no garment of the base game has",
    ),
    "a Fancy garment too few": (
        lambda c: change.no_garment(c, "F01"),
        "garments.toml: garments of fancy_dresses: 3, not 4 (Deluxe, Fancy Dresses)",
    ),
    "a Fancy garment like those of the base game": (
        lambda c: change.garment(c, "F01", value=28, prestige=4),
        "garments.toml F01: value 28 and prestige 4: neither is over the base game's 28 and 4",
    ),
    "a Fancy garment that can't be sold": (
        lambda c: change.garment(c, "F01", value=None),
        "garments.toml F01: has no value",
    ),
    "a Fancy garment of a value with three digits": (
        lambda c: change.garment(c, "F01", value=100),
        "garments.toml F01: value 100 is over 99",
    ),
    "a Festivity garment too few": (
        lambda c: change.no_garment(c, "E01"),
        "garments.toml: garments of festivity_dresses: 3, not 4 (Deluxe, Festivity Dresses)",
    ),
    "a Festivity garment that can be sold": (
        lambda c: change.garment(c, "E01", value=10),
        "garments.toml E01: has the value 10; it can never be sold",
    ),
    "a Festivity bonus twice": (
        lambda c: change.garment(c, "E01", bonus="prestige_per_decoration"),
        "garments.toml: garments with the bonus prestige_per_decoration: 2, not 1",
    ),
    "a Festivity garment without a bonus": (
        lambda c: change.garment(c, "E01", bonus=None),
        "garments.toml E01: has no bonus; every garment of festivity_dresses has one",
    ),
    "an Expert garment too few": (
        lambda c: change.no_garment(c, "X01"),
        "garments.toml: garments of expert_tailoring: 3, not 4 (Deluxe, Expert Tailoring)",
    ),
    "an Expert garment for the Jewelry Box too few": (
        lambda c: change.no_garment(c, "X06"),
        "garments.toml: garments of expert_tailoring+jewelry_box: 1, not 2",
    ),
    "an unknown Expert bonus": (
        lambda c: change.garment(c, "X02", bonus="ten_livre"),
        "garments.toml X02: has the bonus 'ten_livre', which no garment of expert_tailoring has",
    ),
    "an Expert garment that can be sold": (
        lambda c: change.garment(c, "X05", value=10),
        "garments.toml X05: has the value 10; it can only be rented out",
    ),
    "a Livre gown of another value": (
        lambda c: change.garment(c, "X04", value=13),
        "garments.toml X04: is not green, worth 14 Livre and 0 prestige",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_garment_rule_is_named(name: str, house: ComponentSet) -> None:
    broken, expected = BROKEN[name]
    problems = [str(problem) for problem in check_components(broken(house))]
    assert any(problem.startswith(expected) for problem in problems), problems
