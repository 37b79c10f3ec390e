"""Each rule about the board's two sides can be broken, and the problem names side, hall and space."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rokoko.components import ComponentSet, Decoration, GuestSpace, check_components

from . import change

Change = Callable[[ComponentSet], ComponentSet]
PLAIN = GuestSpace(master=False, reward="none", amount=0)
MASTER = GuestSpace(master=True, reward="none", amount=0)


def spaces(*costs: int, multiplier: int = 1) -> tuple[Decoration, ...]:
    return tuple(Decoration(cost=cost, prestige=0, multiplier=multiplier) for cost in costs)


def both(components: ComponentSet, **figures: object) -> ComponentSet:
    return change.side(change.side(components, "small", **figures), "large", **figures)


def with_row(side: str, row: str, *, size: int) -> Change:
    """A change that leaves so many spaces in a row of decorations."""
    return lambda components: change.side(components, side, **{row: spaces(*range(size))})


def costing_eleven(components: ComponentSet) -> ComponentSet:
    """Every decoration of both sides costs 11."""
    rows = {row: spaces(11, 11) for row in ("statues", "kitchen_left", "kitchen_right")}
    components = both(components, fireworks=spaces(11, 11, multiplier=2), **rows)
    return change.every_hall(components, musician=Decoration(cost=11, prestige=0))


BROKEN: dict[str, tuple[Change, str]] = {
    "another price of hiring": (
        lambda c: replace(c, hire_prices=(0, 1, 2, 5)),
        "boards.toml: hire_prices is [0, 1, 2, 5], not [0, 1, 3, 5] (Deluxe, 4. Hire a New Employee)",
    ),
    "another price of a drawer": (
        lambda c: replace(c, drawer_prices=(0, 1, 2, 3)),
        "boards.toml: drawer_prices is [0, 1, 2, 3], not [0, 1, 2, 2] (Deluxe, 2. Acquire Resources)",
    ),
    "a side for other players": (
        lambda c: change.side(c, "small", players=(2, 3)),
        "boards.toml small: players is [2, 3], not [1, 2, 3]",
    ),
    "a fourth drawer": (
        lambda c: change.side(c, "large", drawers=4),
        "boards.toml large: drawers is 4, not 3",
    ),
    "a drawer of the other side": (
        lambda c: change.side(c, "small", drawer_spaces=4),
        "boards.toml small: drawer_spaces is 4, not 3",
    ),
    "small drawers on the large side": (
        lambda c: change.side(c, "large", drawer_spaces=3),
        "boards.toml large: drawer_spaces is 3, not 4",
    ),
    "the fireworks of the other side": (
        lambda c: change.side(c, "small", fireworks_majority=(7, 3)),
        "boards.toml small: fireworks_majority is [7, 3], not [6, 2] (Deluxe, End of Game)",
    ),
    "the small fireworks on the large side": (
        lambda c: change.side(c, "large", fireworks_majority=(6, 2)),
        "boards.toml large: fireworks_majority is [6, 2], not [7, 3]",
    ),
    "a window over 8": (
        lambda c: change.side(c, "small", window_prices=(9, 6, 4, 2, 1, 0)),
        "boards.toml small: window price 9 is over 8 (Deluxe, 3. Tailor a Garment)",
    ),
    "a window under 0": (
        lambda c: change.side(c, "small", window_prices=(8, 4, -1)),
        "boards.toml small: window price -1 is under 0",
    ),
    "windows in another order": (
        lambda c: change.side(c, "small", window_prices=(0, 1, 2, 4, 6, 8)),
        "boards.toml small: window_prices [0, 1, 2, 4, 6, 8] rise; write them from high to low",
    ),
    "too many windows": (
        lambda c: change.side(c, "large", window_prices=(8, 7, 6, 5, 4, 3, 2, 1, 0)),
        "boards.toml large: number of window_prices 9 is over 8 (limit of this edition)",
    ),
    "too few windows": (
        lambda c: change.side(c, "large", window_prices=(8, 0)),
        "boards.toml large: number of window_prices 2 is under 3",
    ),
    "no window of 8": (
        lambda c: both(c, window_prices=(7, 4, 0)),
        "boards.toml: no window price is 8, an end of the range 0 to 8",
    ),
    "no window of the rulebook's example": (
        lambda c: both(c, window_prices=(8, 5, 0)),
        "boards.toml: no window costs 4",
    ),
    "fewer spaces of all halls than players": (
        lambda c: change.side(c, "large", all_halls=(6, 4, 3, 2)),
        "boards.toml large: all_halls has 4 spaces, fewer than players",
    ),
    "all halls in another order": (
        lambda c: change.side(c, "small", all_halls=(1, 3, 5)),
        "boards.toml small: all_halls [1, 3, 5] rise",
    ),
    "all halls for less than nothing": (
        lambda c: change.side(c, "small", all_halls=(5, 3, -1)),
        "boards.toml small: all_halls prestige -1 is under 0",
    ),
    "four halls": (
        lambda c: change.side(c, "small", halls=c.small.halls[:4]),
        "boards.toml small: hall names is ['Royal Hall', 'Hall 2', 'Hall 3', 'Hall 4'], not",
    ),
    "a royal hall that is not the first": (
        lambda c: change.side(c, "small", halls=c.small.halls[::-1]),
        "boards.toml small: hall names is ['Hall 5',",
    ),
    "a second place worth as much as the first": (
        lambda c: change.hall(c, "large", 2, majority=(3, 3)),
        "boards.toml large, hall 2: majority 3/3: first place must be worth more than second",
    ),
    "no hall of the rulebook's example": (
        lambda c: change.every_hall(c, majority=(4, 2)),
        "boards.toml: no hall is worth 3/1",
    ),
    "too many guests": (
        lambda c: change.hall(c, "large", 2, guests=(MASTER,) * 7),
        "boards.toml large, hall 2: number of guests 7 is over 6",
    ),
    "a hall without guests": (
        lambda c: change.hall(c, "large", 2, guests=()),
        "boards.toml large, hall 2: number of guests 0 is under 1",
    ),
    "a hall without a master guest space": (
        lambda c: change.hall(c, "small", 3, guests=(PLAIN, PLAIN)),
        "boards.toml small, hall 3: has no master guest space",
    ),
    "an unknown reward": (
        lambda c: change.hall(c, "small", 3, guests=(MASTER, GuestSpace(master=False, reward="cake", amount=1))),
        "boards.toml small, hall 3, guest 2: reward 'cake' is not one of",
    ),
    "a reward of no Livre": (
        lambda c: change.hall(c, "small", 3, guests=(GuestSpace(master=True, reward="livre", amount=0),)),
        "boards.toml small, hall 3, guest 1: livre 0 is under 1",
    ),
    **{
        f"no guest space with {reward}": (
            lambda c: change.every_hall(c, guests=(MASTER, PLAIN)),
            f"boards.toml: no guest space gives {reward}",
        )
        for reward in ("livre", "thread", "lace", "resource")
    },
    **{
        f"too many spaces of {row}": (
            with_row("small", row, size=most + 1),
            f"boards.toml small: number of {row} {most + 1} is over {most}",
        )
        for row, most in (("fireworks", 5), ("statues", 5), ("kitchen_left", 3), ("kitchen_right", 3))
    },
    **{
        f"no space of {row}": (
            with_row("large", row, size=0),
            f"boards.toml large: number of {row} 0 is under 1",
        )
        for row in ("fireworks", "statues", "kitchen_left", "kitchen_right")
    },
    "fireworks without a multiplier": (
        lambda c: change.side(c, "small", fireworks=spaces(5, 6, 7, 8)),
        "boards.toml small, fireworks 1: multiplier 1 is not one of 2, 3 (Deluxe, 6. Fund a Decoration)",
    ),
    "a statue with a multiplier": (
        lambda c: change.side(c, "small", statues=spaces(5, 6, multiplier=2)),
        "boards.toml small, statues 1: multiplier 2 is not one of 1",
    ),
    "fireworks of one multiplier only": (
        lambda c: both(c, fireworks=spaces(5, 6, 7, 8, multiplier=2)),
        "boards.toml: fireworks have not both multipliers, 2 and 3",
    ),
    "decorations in another order": (
        lambda c: change.side(c, "small", statues=spaces(8, 5)),
        "boards.toml small, statues: costs [8, 5] fall; write the spaces in the order of their cost",
    ),
    "a decoration for less than nothing": (
        lambda c: change.side(c, "small", statues=spaces(-1, 5)),
        "boards.toml small, statues 1: cost -1 is under 0",
    ),
    "a musician of negative prestige": (
        lambda c: change.hall(c, "small", 1, musician=Decoration(cost=5, prestige=-1)),
        "boards.toml small, hall 1, musician 1: prestige -1 is under 0",
    ),
    "no decoration of the rulebook's example": (
        costing_eleven,
        "boards.toml: no decoration costs 10",
    ),
    "too few statues for the rulebook's example": (
        lambda c: both(c, statues=spaces(10)),
        "boards.toml: no side has 2 statues",
    ),
    "too small a kitchen for the rulebook's example": (
        lambda c: both(c, kitchen_right=spaces(10)),
        "boards.toml: no side has 2 kitchen_right",
    ),
    "too few fireworks for the rulebook's example": (
        lambda c: change.side(c, "small", fireworks=spaces(1, 2, 3, multiplier=2)),
        "boards.toml: the small side has no 4 fireworks",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_board_rule_is_named(name: str, house: ComponentSet) -> None:
    broken, expected = BROKEN[name]
    problems = [str(problem) for problem in check_components(broken(house))]
    assert any(problem.startswith(expected) for problem in problems), problems
