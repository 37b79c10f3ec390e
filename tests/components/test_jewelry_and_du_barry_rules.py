"""Each rule about the jeweler board and Madame du Barry's cards can be broken, and the figure is named."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from rokoko.components import ComponentSet, Decoration, check_components

from . import change

Change = Callable[[ComponentSet], ComponentSet]
SHOWN = (
    "favor",
    "acquire drawer 1",
    "acquire drawer 2",
    "acquire drawer 3",
    "acquire column left",
    "acquire column center",
    "acquire column right",
    "tailor 2",
    "hire left 2",
    "fund fireworks",
    "fund kitchen",
    "fund musicians",
    "fund statues",
)

BROKEN: dict[str, tuple[Change, str]] = {
    "another price of an examination": (
        lambda c: change.jeweler(c, examination_price=4),
        "jeweler.toml: examination_price is 4, not 5",
    ),
    "a journeyman's task too few": (
        lambda c: change.jeweler(c, journeyman_tasks=c.jeweler.journeyman_tasks[1:]),
        "jeweler.toml: journeyman_tasks is ['acquire_rare_silk',",
    ),
    "a master's tasks in another order": (
        lambda c: change.jeweler(c, master_tasks=c.jeweler.master_tasks[::-1]),
        "jeweler.toml: master_tasks is ['tailor_coat_with_journeyman',",
    ),
    "too many jewelry spaces": (
        lambda c: change.jeweler(c, jewelry_prices=(5, 4, 3, 2, 1)),
        "jeweler.toml: number of jewelry_prices 5 is over 4 (limit of this edition)",
    ),
    "no jewelry spaces": (
        lambda c: change.jeweler(c, jewelry_prices=()),
        "jeweler.toml: number of jewelry_prices 0 is under 1",
    ),
    "jewelry for less than nothing": (
        lambda c: change.jeweler(c, jewelry_prices=(5, -1)),
        "jeweler.toml: jewelry price -1 is under 0",
    ),
    "too many decorations": (
        lambda c: change.jeweler(c, decorations=(Decoration(cost=4, prestige=0),) * 6),
        "jeweler.toml: number of decorations 6 is over 5",
    ),
    "decorations in another order": (
        lambda c: change.jeweler(c, decorations=c.jeweler.decorations[::-1]),
        "jeweler.toml decorations: costs [10, 8, 6, 5, 4] fall",
    ),
    "an unknown kind of jewelry": (
        lambda c: change.jeweler(c, tiles={**c.jeweler.tiles, "tiara": 1}),
        "jeweler.toml tiles: kinds is ['blue_necklace', 'green_necklace', 'orange_ring', 'pink_ring', 'tiar",
    ),
    "a jewelry tile too many": (
        lambda c: change.jeweler(c, tiles={**c.jeweler.tiles, "orange_ring": 5}),
        "jeweler.toml tiles: jewelry tiles: 25, not 24",
    ),
    "other counts of jewelry": (
        lambda c: change.jeweler(c, tiles=dict.fromkeys(c.jeweler.tiles, 6)),
        "jeweler.toml tiles: counts is [6, 6, 6, 6], not [7, 7, 6, 4]",
    ),
    "a card too few": (
        lambda c: replace(c, du_barry=c.du_barry[1:]),
        "du_barry.toml: cards: 24, not 25 (Deluxe, Madame du Barry Solo Mode, Components)",
    ),
    "an unknown action": (
        lambda c: change.du_barry(c, 1, action="dance"),
        "du_barry.toml card 1: action 'dance' is not one of 'favor',",
    ),
    "a garment that no display has": (
        lambda c: change.du_barry(c, 9, action="tailor 9"),
        "du_barry.toml card 9: action 'tailor 9' is not one of",
    ),
    "a sixth hall": (
        lambda c: change.du_barry(c, 25, hall=6),
        "du_barry.toml card 25: hall 6 is not one of 1, 2, 3, 4, 5",
    ),
    "an unknown jewelry symbol": (
        lambda c: change.du_barry(c, 25, jewelry="ring"),
        "du_barry.toml card 25: jewelry 'ring' is not one of 'match', 'suit', 'none'",
    ),
    **{
        f"no card for {action}": (
            partial(change.du_barry_without, action=(action, "tailor 1")),
            f"du_barry.toml: no card has the action {action!r}",
        )
        for action in SHOWN
    },
    "no card that hires from the right": (
        lambda c: change.du_barry_without(
            change.du_barry_without(c, action=("hire right 1", "favor")), action=("hire right 2", "favor")
        ),
        "du_barry.toml: no card hires from the right",
    ),
    **{
        f"no card for hall {hall}": (
            partial(change.du_barry_without, hall=(hall, hall % 5 + 1)),
            f"du_barry.toml: no card shows hall {hall}",
        )
        for hall in (1, 2, 3, 4, 5)
    },
    **{
        f"no card with the symbol {symbol}": (
            partial(change.du_barry_without, jewelry=(symbol, other)),
            f"du_barry.toml: no card shows the jewelry symbol {symbol!r}",
        )
        for symbol, other in (("match", "suit"), ("suit", "none"), ("none", "match"))
    },
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_of_jeweler_or_du_barry_is_named(name: str, house: ComponentSet) -> None:
    broken, expected = BROKEN[name]
    problems = [str(problem) for problem in check_components(broken(house))]
    assert any(problem.startswith(expected) for problem in problems), problems
