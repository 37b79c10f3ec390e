"""What the rulebooks fix about the game board's two sides, and how large a side this edition can play."""

from collections.abc import Iterator

from .errors import Problem
from .measure import HIGHEST, LIMIT, check_ends, check_equal, check_known, check_range
from .model import BoardSide, ComponentSet, Decoration, Hall
from .vocabulary import REWARDS

FILE = "boards.toml"
TERMS = "Deluxe, Terms on the Game Board"
TAILOR = "Deluxe, 3. Tailor a Garment"
FUND = "Deluxe, 6. Fund a Decoration"
ENDING = "Deluxe, End of Game"
ORDER = "order of spaces, head of boards.toml"

HALL_NAMES = ("Royal Hall", "Hall 2", "Hall 3", "Hall 4", "Hall 5")
WINDOW_PRICES = (0, 8)
PRICES = (
    ("hire_prices", (0, 1, 3, 5), "Deluxe, 4. Hire a New Employee"),
    ("drawer_prices", (0, 1, 2, 2), "Deluxe, 2. Acquire Resources"),
)
SIDE_FIGURES: dict[str, tuple[tuple[str, object, str], ...]] = {
    "small": (
        ("players", (1, 2, 3), "Deluxe, Setup Base Game"),
        ("drawers", 3, TERMS),
        ("drawer_spaces", 3, "Deluxe, 2. Acquire Resources"),
        ("fireworks_majority", (6, 2), ENDING),
    ),
    "large": (
        ("players", (4, 5), "Deluxe, Setup Base Game"),
        ("drawers", 3, TERMS),
        ("drawer_spaces", 4, "Deluxe, 2. Acquire Resources"),
        ("fireworks_majority", (7, 3), ENDING),
    ),
}
SIZES = (
    ("window_prices", 3, 8),
    ("all_halls", 1, 5),
    ("fireworks", 1, 5),
    ("statues", 1, 5),
    ("kitchen_left", 1, 3),
    ("kitchen_right", 1, 3),
)
MOST_GUESTS = 6


def check_boards(components: ComponentSet) -> Iterator[Problem]:
    """Every rule about the boards and the prices beside the displays."""
    for name, expected, rule in PRICES:
        yield from check_equal(FILE, name, getattr(components, name), expected=expected, rule=rule)
    sides = (components.small, components.large)
    for name, side in zip(("small", "large"), sides, strict=True):
        yield from _check_side(f"{FILE} {name}", name, side)
    yield from _check_somewhere(sides)


def _check_side(where: str, name: str, side: BoardSide) -> Iterator[Problem]:
    for figure, expected, rule in SIDE_FIGURES[name]:
        yield from check_equal(where, figure, getattr(side, figure), expected=expected, rule=rule)
    for figure, low, high in SIZES:
        size = len(getattr(side, figure))
        yield from check_range(where, f"number of {figure}", size, low=low, high=high, rule=LIMIT)
    if len(side.all_halls) < max(side.players, default=0):
        what = f"all_halls has {len(side.all_halls)} spaces, fewer than players"
        yield Problem(where, what, "Deluxe, All Halls Bonus")
    low, high = WINDOW_PRICES
    for price in side.window_prices:
        yield from check_range(where, "window price", price, low=low, high=high, rule=TAILOR)
    for value in side.all_halls:
        yield from check_range(where, "all_halls prestige", value, low=0, high=HIGHEST, rule=LIMIT)
    for figure, numbers in (("window_prices", side.window_prices), ("all_halls", side.all_halls)):
        if list(numbers) != sorted(numbers, reverse=True):
            yield Problem(where, f"{figure} {list(numbers)} rise; write them from high to low", ORDER)
    yield from check_equal(where, "hall names", tuple(h.name for h in side.halls), expected=HALL_NAMES, rule=TERMS)
    for number, hall in enumerate(side.halls, start=1):
        yield from _check_hall(f"{where}, hall {number}", hall)
    for row in ("fireworks", "statues", "kitchen_left", "kitchen_right"):
        multipliers = (2, 3) if row == "fireworks" else (1,)
        yield from check_decorations(f"{where}, {row}", getattr(side, row), multipliers=multipliers)


def _check_hall(where: str, hall: Hall) -> Iterator[Problem]:
    first, second = hall.majority
    if not HIGHEST >= first > second >= 0:
        yield Problem(where, f"majority {first}/{second}: first place must be worth more than second", ENDING)
    yield from check_range(where, "number of guests", len(hall.guests), low=1, high=MOST_GUESTS, rule=LIMIT)
    if not any(space.master for space in hall.guests):
        yield Problem(where, "has no master guest space", TAILOR)
    for number, space in enumerate(hall.guests, start=1):
        yield from check_known(f"{where}, guest {number}", "reward", space.reward, known=REWARDS, rule=TAILOR)
        if space.reward == "livre":
            yield from check_range(f"{where}, guest {number}", "livre", space.amount, low=1, high=HIGHEST, rule=LIMIT)
    yield from check_decorations(f"{where}, musician", (hall.musician,), multipliers=(1,))


def check_decorations(where: str, row: tuple[Decoration, ...], *, multipliers: tuple[int, ...]) -> Iterator[Problem]:
    """Costs and prestige in range, spaces in the order of their cost, and the right multipliers."""
    for number, space in enumerate(row, start=1):
        spot = f"{where} {number}"
        yield from check_range(spot, "cost", space.cost, low=0, high=HIGHEST, rule=LIMIT)
        yield from check_range(spot, "prestige", space.prestige, low=0, high=HIGHEST, rule=LIMIT)
        yield from check_known(spot, "multiplier", space.multiplier, known=multipliers, rule=FUND)
    costs = [space.cost for space in row]
    if costs != sorted(costs):
        yield Problem(where, f"costs {costs} fall; write the spaces in the order of their cost", ORDER)


def _check_somewhere(sides: tuple[BoardSide, BoardSide]) -> Iterator[Problem]:
    """What the rulebooks show without saying on which side of the board."""
    prices = [price for side in sides for price in side.window_prices]
    low, high = WINDOW_PRICES
    yield from check_ends(FILE, "window price", prices, low=low, high=high, rule=TAILOR)
    halls = [hall for side in sides for hall in side.halls]
    rewards = {space.reward for hall in halls for space in hall.guests}
    rows = [row for side in sides for row in (side.fireworks, side.statues, side.kitchen_left, side.kitchen_right)]
    costs = {space.cost for row in rows for space in row} | {hall.musician.cost for hall in halls}
    multipliers = {space.multiplier for side in sides for space in side.fireworks}
    shown = (
        (4 in prices, "no window costs 4", f"{TAILOR}, example"),
        (10 in costs, "no decoration costs 10", "2013, Fund a Decoration, example"),
        (
            any(hall.majority == (3, 1) for hall in halls),
            "no hall is worth 3/1",
            "2013, End of the Game, example",
        ),
        (multipliers >= {2, 3}, "fireworks have not both multipliers, 2 and 3", FUND),
        (max(len(s.statues) for s in sides) >= 2, "no side has 2 statues", f"{ENDING}, example"),
        (
            max(len(s.kitchen_right) for s in sides) >= 2,
            "no side has 2 kitchen_right",
            "Deluxe, Phase 4, example",
        ),
        (len(sides[0].fireworks) >= 4, "the small side has no 4 fireworks", "2013, End of the Game, example"),
        *((reward in rewards, f"no guest space gives {reward}", TAILOR) for reward in REWARDS[1:]),
    )
    for holds, what, rule in shown:
        if not holds:
            yield Problem(FILE, what, rule)
