"""Each rule about resource tiles can be broken, and the problem names the entry."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rokoko.components import ComponentSet, Resource, check_components

from . import change

Change = Callable[[ComponentSet], ComponentSet]


def without_notions(components: ComponentSet, notions: str) -> ComponentSet:
    tiles = tuple(replace(t, notions="lace") if t.notions == notions else t for t in components.resources)
    return replace(components, resources=tiles)


def with_green_for_blue(components: ComponentSet) -> ComponentSet:
    """Every tile that could pay the rulebook's gown shows other silk: no 2 + 1 and no 3 + 1."""
    tiles = tuple(t for t in components.resources if t.silk not in ({"blue": 2}, {"green": 1}))
    return replace(components, resources=tiles)


BROKEN: dict[str, tuple[Change, str]] = {
    "a tile too many": (
        lambda c: change.resource(c, 1, count=6),
        "resources.toml: tiles of the base game: 49, not 48 (Deluxe, Components Base Game)",
    ),
    "a Fancy tile too many": (
        lambda c: change.resource(c, 20, count=2),
        "resources.toml: tiles of fancy_dresses: 6, not 5 (Deluxe, Fancy Dresses)",
    ),
    "an unknown module": (
        lambda c: change.resource(c, 20, module="furs"),
        "resources.toml entry 20: module 'furs' is not one of none, 'fancy_dresses'",
    ),
    "unknown notions": (
        lambda c: change.resource(c, 1, notions="buttons"),
        "resources.toml entry 1: notions 'buttons' is not one of 'thread', 'lace', 'thread+lace',",
    ),
    "no tiles of a kind": (
        lambda c: change.resource(c, 1, count=0),
        "resources.toml entry 1: count 0 is under 1",
    ),
    "a tile without silk": (
        lambda c: change.resource(c, 1, silk={}),
        "resources.toml entry 1: shows no silk; every tile shows at least 1 bale",
    ),
    "an unknown silk": (
        lambda c: change.resource(c, 1, silk={"red": 2}),
        "resources.toml entry 1: silk 'red' is not one of",
    ),
    "silk of no bales": (
        lambda c: change.resource(c, 1, silk={"blue": 2, "pink": 0}),
        "resources.toml entry 1: 'pink' silk 0 is under 1",
    ),
    "more kinds than tiles": (
        lambda c: replace(c, resources=(Resource(silk={"blue": 1}, notions="lace", count=1),) * 54),
        "resources.toml: number of kinds 54 is over 53 (limit of this edition)",
    ),
    "no tiles at all": (
        lambda c: replace(c, resources=()),
        "resources.toml: number of kinds 0 is under 1",
    ),
    "the same tile in two entries": (
        lambda c: change.resource(c, 4, notions="thread"),
        "resources.toml entry 3: the same tile stands in two entries",
    ),
    "a Fancy tile that is in the base game": (
        lambda c: change.resource(c, 20, silk={"blue": 3}),
        "resources.toml entry 20: is a tile of the base game",
    ),
    "no tile that gives both notions": (
        lambda c: without_notions(c, "thread+lace"),
        "resources.toml: no tile of the base game gives 'thread+lace'",
    ),
    "no tile that gives a choice of notions": (
        lambda c: without_notions(c, "thread/lace"),
        "resources.toml: no tile of the base game gives 'thread/lace'",
    ),
    "orange silk as common as green": (
        lambda c: change.resource(c, 11, silk={"orange": 2}),
        "resources.toml: bales in the base game: 35 blue, 35 pink, 13 green, 17 orange; green is rarer",
    ),
    "no tile of the rulebook's example": (
        lambda c: change.resource(c, 2, notions="thread"),
        "resources.toml: no tile shows 2 pink silk over thread/lace",
    ),
    "no two tiles of the rulebook's gown": (
        with_green_for_blue,
        "resources.toml: no two tiles show 3 blue and 1 green silk together",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_resource_rule_is_named(name: str, figures: ComponentSet) -> None:
    broken, expected = BROKEN[name]
    problems = [str(problem) for problem in check_components(broken(figures))]
    assert any(problem.startswith(expected) for problem in problems), problems
