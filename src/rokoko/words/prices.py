"""What an option costs and brings, read from a view, the pending decision and the component set.

The engine decides what is legal; these figures only accompany the words, so that one sees them before choosing.
"""

from collections.abc import Mapping
from typing import Any, Final

from rokoko.components import BoardSide, Decoration
from rokoko.words.voice import Voice

FULL_DEPUTE: Final = {"master": 10, "journeyman": 7, "apprentice": 4}
SMALL_DEPUTE: Final = {"master": 8, "journeyman": 5, "apprentice": 2}
FUND_DISCOUNTS: Final = {"extra_fund_5_less": 5, "extra_fund_10_less": 10}
RETURN_PRICES: Final = {"prestige_per_4_livre_returned": 4, "prestige_per_3_livre_returned": 3}
PAID_BONUSES: Final = {"pay_1_for_thread_or_lace": 1, "pay_1_for_random_resource": 1}
MOST_ON_SMALL_SIDE: Final = 3


class Moment:
    """The moment of a choice: what the seat sees, and what it is asked for. Both may be missing."""

    def __init__(self, w: Voice, view: Mapping[str, Any] | None, asked: Mapping[str, Any] | None) -> None:
        self.w: Final = w
        self.view: Final[Mapping[str, Any]] = view or {}
        self.asked: Final[Mapping[str, Any]] = asked or {}
        self.decision: Final[str] = self.asked.get("decision", "")
        self.employee: Final[str | None] = self.asked.get("employee")
        self.garment: Final[str | None] = self.asked.get("garment")

    @property
    def bonus(self) -> str:
        """The bonus that is being used, if one is."""
        if self.decision != "use_bonus" or self.employee is None:
            return ""
        return self.w.employee_card(self.employee).bonus or ""

    @property
    def side(self) -> BoardSide:
        seats = self.view.get("config", {}).get("seats", MOST_ON_SMALL_SIDE + 1)
        small = seats <= MOST_ON_SMALL_SIDE
        return self.w.components.small if small else self.w.components.large

    def own(self, field: str) -> Any:
        """A field of the viewing player, None if there is none."""
        seat = self.view.get("seat")
        return None if seat is None else self.view["players"][seat].get(field)

    def tile_in_drawer(self, drawer: int, space: int) -> Mapping[str, Any] | None:
        tiles = self.view.get("drawers", [])
        if drawer > len(tiles) or space > len(tiles[drawer - 1]):
            return None
        tile: Mapping[str, Any] | None = tiles[drawer - 1][space - 1]
        return tile

    def drawer_price(self, drawer: int) -> int:
        tiles = self.view.get("drawers", [])
        lying = sum(tile is not None for tile in tiles[drawer - 1]) if drawer <= len(tiles) else 0
        return self.w.components.drawer_prices[lying - 1] if lying else 0

    def garment_in_window(self, window: int) -> str | None:
        return _at(self.view.get("windows", []), window)

    def window_price(self, window: int) -> int:
        prices = self.side.window_prices
        return prices[window - 1] if window <= len(prices) else 0

    def employee_for_hire(self, space: int) -> str | None:
        return _at(self.view.get("hire", []), space)

    def hire_price(self) -> int:
        shown = sum(card is not None for card in self.view.get("hire", []))
        return self.w.components.hire_prices[shown - 1] if shown else 0

    def jewelry_on_display(self, space: int) -> str | None:
        return _at(self.view.get("jewelry_display", []), space)

    def jewelry_price(self, space: int) -> int:
        prices = self.w.components.jeweler.jewelry_prices
        return prices[space - 1] if space <= len(prices) else 0

    def decoration(self, kind: str, space: int) -> Decoration | None:
        side = self.side
        spaces: dict[str, tuple[Decoration, ...]] = {
            "fireworks": side.fireworks,
            "statues": side.statues,
            "kitchen_left": side.kitchen_left,
            "kitchen_right": side.kitchen_right,
            "musicians": tuple(hall.musician for hall in side.halls),
            "jeweler": self.w.components.jeweler.decorations,
        }
        return spaces[kind][space - 1] if space <= len(spaces[kind]) else None

    def decoration_price(self, decoration: Decoration) -> int:
        return max(0, decoration.cost - FUND_DISCOUNTS.get(self.bonus, 0))

    def return_price(self) -> int:
        """Livre for 1 prestige."""
        price: int = self.asked.get("price", 0)
        return price or RETURN_PRICES.get(self.bonus, 0)

    def depute_livre(self, employee: str) -> int:
        """What deputing through a bonus pays; 0 where it is for the employee's own bonus."""
        rank = self.w.employee_card(employee).rank
        match self.bonus:
            case "depute_any_and_use_its_bonus":
                return 0
            case "depute_any_for_8_5_2":
                return SMALL_DEPUTE[rank]
            case _:
                return FULL_DEPUTE[rank]


def _at(row: list[str | None], number: int) -> str | None:
    return row[number - 1] if number <= len(row) else None
