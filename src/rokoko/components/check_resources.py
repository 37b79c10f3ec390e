"""What the rulebooks fix about resource tiles: how many, what they show, and the tiles of the examples."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from .errors import Problem
from .measure import LIMIT, check_count, check_known, check_range
from .model import ComponentSet, Resource
from .vocabulary import COLORS, FANCY, NOTIONS

FILE = "resources.toml"
BASE_RULE = "Deluxe, Components Base Game"
ACQUIRE = "Deluxe, 2. Acquire Resources"
FANCY_RULE = "Deluxe, Fancy Dresses"
TILES: dict[str | None, tuple[int, str]] = {None: (48, BASE_RULE), FANCY: (5, FANCY_RULE)}
MOST_KINDS = 53


def check_resources(components: ComponentSet) -> Iterator[Problem]:
    """Every rule about resource tiles."""
    resources = components.resources
    for module, (count, rule) in TILES.items():
        found = sum(resource.count for resource in resources if resource.module == module)
        yield from check_count(FILE, f"tiles of {module or 'the base game'}", found, expected=count, rule=rule)
    yield from check_range(FILE, "number of kinds", len(resources), low=1, high=MOST_KINDS, rule=LIMIT)
    for number, resource in enumerate(resources, start=1):
        yield from _check_tile(f"{FILE} entry {number}", resource)
    base = [resource for resource in resources if resource.module is None]
    yield from _check_kinds(resources, base)
    yield from _check_rarity(base)
    yield from _check_examples(base)


def _check_tile(where: str, resource: Resource) -> Iterator[Problem]:
    yield from check_known(where, "module", resource.module, known=tuple(TILES), rule=LIMIT)
    yield from check_known(where, "notions", resource.notions, known=NOTIONS, rule=ACQUIRE)
    yield from check_range(where, "count", resource.count, low=1, high=MOST_KINDS, rule=LIMIT)
    if not resource.silk:
        yield Problem(where, "shows no silk; every tile shows at least 1 bale", ACQUIRE)
    for color, bales in resource.silk.items():
        yield from check_known(where, "silk", color, known=COLORS, rule=BASE_RULE)
        yield from check_range(where, f"{color!r} silk", bales, low=1, high=9, rule=LIMIT)


def _face(resource: Resource) -> tuple[frozenset[tuple[str, int]], str]:
    return frozenset(resource.silk.items()), resource.notions


def _check_kinds(resources: tuple[Resource, ...], base: list[Resource]) -> Iterator[Problem]:
    faces = Counter((_face(resource), resource.module) for resource in resources)
    base_faces = {_face(resource) for resource in base}
    for number, resource in enumerate(resources, start=1):
        where = f"{FILE} entry {number}"
        if faces[_face(resource), resource.module] > 1:
            yield Problem(where, "the same tile stands in two entries; add up their counts in one", LIMIT)
        if resource.module == FANCY and _face(resource) in base_faces:
            yield Problem(where, "is a tile of the base game; Fancy Dresses adds new combinations", FANCY_RULE)
    for notions in ("thread+lace", "thread/lace"):
        if all(resource.notions != notions for resource in base):
            yield Problem(FILE, f"no tile of the base game gives {notions!r}", ACQUIRE)


def _check_rarity(base: list[Resource]) -> Iterator[Problem]:
    """Blue and pink silk are common, green is uncommon, orange is rare."""
    bales = {color: sum(tile.count * tile.silk.get(color, 0) for tile in base) for color in COLORS}
    if not min(bales["blue"], bales["pink"]) > bales["green"] > bales["orange"] > 0:
        counts = ", ".join(f"{count} {color}" for color, count in bales.items())
        yield Problem(
            FILE,
            f"bales in the base game: {counts}; green is rarer than blue and pink, orange rarest",
            BASE_RULE,
        )


def _check_examples(base: list[Resource]) -> Iterator[Problem]:
    if not any(tile.silk == {"pink": 2} and tile.notions == "thread/lace" for tile in base):
        yield Problem(FILE, "no tile shows 2 pink silk over thread/lace", f"{ACQUIRE}, example")
    pairs = combinations_with_replacement(base, 2)
    if not any(Counter(one.silk) + Counter(two.silk) == {"blue": 3, "green": 1} for one, two in pairs):
        what = "no two tiles show 3 blue and 1 green silk together"
        yield Problem(FILE, what, "Deluxe, 3. Tailor a Garment, example")
