"""What the rulebooks fix about the jeweler board of the Jewelry Box."""

from collections.abc import Iterator

from .check_boards import check_decorations
from .errors import Problem
from .measure import HIGHEST, LIMIT, check_count, check_equal, check_range
from .model import ComponentSet
from .vocabulary import JEWELRY

FILE = "jeweler.toml"
TASKS = "Deluxe, Jewelry Box, The Examination Tasks"
TILE_COUNTS = (7, 7, 6, 4)
EXACT = (
    ("examination_price", 5, "Deluxe, Jewelry Box, 7. and 8. Examinations"),
    (
        "journeyman_tasks",
        ("acquire_common_silk", "acquire_rare_silk", "acquire_notions", "fund_decoration"),
        TASKS,
    ),
    (
        "master_tasks",
        ("tailor_with_master", "tailor_gown_with_journeyman", "tailor_coat_with_journeyman"),
        TASKS,
    ),
)


def check_jeweler(components: ComponentSet) -> Iterator[Problem]:
    """Every rule about the jeweler board and its tiles."""
    jeweler = components.jeweler
    for name, expected, rule in EXACT:
        yield from check_equal(FILE, name, getattr(jeweler, name), expected=expected, rule=rule)
    spaces = len(jeweler.jewelry_prices)
    yield from check_range(FILE, "number of jewelry_prices", spaces, low=1, high=4, rule=LIMIT)
    for price in jeweler.jewelry_prices:
        yield from check_range(FILE, "jewelry price", price, low=0, high=HIGHEST, rule=LIMIT)
    yield from check_range(FILE, "number of decorations", len(jeweler.decorations), low=1, high=5, rule=LIMIT)
    yield from check_decorations(f"{FILE} decorations", jeweler.decorations, multipliers=(1,))
    yield from check_equal(
        f"{FILE} tiles",
        "kinds",
        tuple(sorted(jeweler.tiles)),
        expected=tuple(sorted(JEWELRY)),
        rule="Deluxe, Jewelry Box, New Master Bonuses",
    )
    yield from check_count(
        f"{FILE} tiles",
        "jewelry tiles",
        sum(jeweler.tiles.values()),
        expected=24,
        rule="Deluxe, Jewelry Box, Components",
    )
    counts = tuple(sorted(jeweler.tiles.values(), reverse=True))
    yield from check_equal(f"{FILE} tiles", "counts", counts, expected=TILE_COUNTS, rule="Jewelry Box 2014, Components")
