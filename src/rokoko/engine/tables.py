"""The component set as frozen tables of integers, for one number of seats and one choice of modules."""

from typing import final

from rokoko.components import BoardSide, ComponentSet, Decoration, Garment
from rokoko.engine.bonus_codes import BONUS_CODES, GARMENT_BONUS_CODES
from rokoko.engine.codes import (
    DECORATIONS,
    DRAWER_SPACES,
    FIREWORKS,
    FIREWORKS_AT,
    HALL_SPACES,
    HALLS,
    JEWELER,
    JEWELER_AT,
    KITCHEN_LEFT,
    KITCHEN_LEFT_AT,
    KITCHEN_RIGHT,
    KITCHEN_RIGHT_AT,
    MUSICIANS,
    MUSICIANS_AT,
    STATUES,
    STATUES_AT,
)
from rokoko.engine.names import (
    COLOR_NAMES,
    EMPLOYEE_IDS,
    JEWELRY_NAMES,
    NOTION_NAMES,
    RANK_NAMES,
    RESOURCE_IDS,
    REWARD_NAMES,
)


@final
class Tables:
    """Every figure on the pieces in play. Lists are indexed by garment, employee, resource or space."""

    def __init__(self, components: ComponentSet, seats: int, modules: tuple[str, ...], automaton: int = -1) -> None:
        self.seats = seats  # contestants, Madame du Barry included
        self.automaton = automaton  # -1 or the seat that nobody plays: Madame du Barry's, in a solo game
        self.modules = modules
        self._employees(components)
        self._garments(components)
        self._resources(components)
        side = components.small if seats <= 3 else components.large
        self._board(components, side)
        self._decorations(components, side)
        self._jeweler(components)

    def _in_game(self, module: str | None) -> bool:
        return module is None or all(part in self.modules for part in module.split("+"))

    def _employees(self, components: ComponentSet) -> None:
        by_id = {employee.id: employee for employee in components.employees}
        cards = [by_id[name] for name in EMPLOYEE_IDS]
        self.employee_rank: list[int] = [RANK_NAMES.index(card.rank) for card in cards]
        self.employee_bonus: list[int] = [BONUS_CODES[card.bonus or ""] for card in cards]
        self.employee_crown: list[bool] = [card.crown for card in cards]
        self.employee_level: list[int] = [-1 if card.level == "start" else int(card.level) for card in cards]
        self.hire_condition: list[str] = [card.hire_condition or "" for card in cards]
        self.start_staff: list[int] = []
        for number, card in enumerate(cards):
            if card.level == "start":
                self.start_staff += [number] * card.copies
        self.hire_levels: list[list[int]] = [
            [n for n, card in enumerate(cards) if card.level == level and card.module is None] for level in range(1, 7)
        ]
        self.jewelry_box_cards: list[int] = [n for n, card in enumerate(cards) if card.module == "jewelry_box"]
        self.depute_livre: list[int] = [4, 7, 10]
        self.small_depute_livre: list[int] = [2, 5, 8]

    def _garments(self, components: ComponentSet) -> None:
        garments: tuple[Garment, ...] = components.garments
        self.garment_ids: list[str] = [garment.id for garment in garments]
        self.garment_color: list[int] = [COLOR_NAMES.index(garment.color) for garment in garments]
        self.garment_silk: list[list[int]] = [[g.silk.get(color, 0) for color in COLOR_NAMES] for g in garments]
        self.garment_thread: list[int] = [garment.thread for garment in garments]
        self.garment_lace: list[int] = [garment.lace for garment in garments]
        self.garment_master: list[bool] = [garment.master for garment in garments]
        self.garment_value: list[int] = [-1 if garment.value is None else garment.value for garment in garments]
        self.garment_prestige: list[int] = [garment.prestige for garment in garments]
        self.garment_bonus: list[int] = [GARMENT_BONUS_CODES[garment.bonus or ""] for garment in garments]
        late = "festivity_dresses"
        playing = [(n, garment.module) for n, garment in enumerate(garments) if self._in_game(garment.module)]
        self.first_garments: list[int] = [n for n, module in playing if module != late]
        self.late_garments: list[int] = [n for n, module in playing if module == late]

    def _resources(self, components: ComponentSet) -> None:
        tiles = components.resources
        self.resource_silk: list[list[int]] = [[tile.silk.get(color, 0) for color in COLOR_NAMES] for tile in tiles]
        self.resource_notions: list[int] = [NOTION_NAMES.index(tile.notions) for tile in tiles]
        self.resource_ids: list[str] = list(RESOURCE_IDS[: len(tiles)])
        self.all_resources: list[int] = []
        for number, tile in enumerate(tiles):
            if self._in_game(tile.module):
                self.all_resources += [number] * tile.count

    def _board(self, components: ComponentSet, side: BoardSide) -> None:
        self.hire_prices: list[int] = [0, *components.hire_prices]
        self.drawer_prices: list[int] = [0, *components.drawer_prices]
        self.window_prices: list[int] = list(side.window_prices)
        self.drawer_spaces: int = side.drawer_spaces
        self.drawer_places: list[int] = [
            drawer * DRAWER_SPACES + space for drawer in range(side.drawers) for space in range(side.drawer_spaces)
        ]
        self.all_halls: list[int] = list(side.all_halls)
        self.fireworks_majority: list[int] = list(side.fireworks_majority)
        self.hall_majority: list[list[int]] = [list(hall.majority) for hall in side.halls]
        self.guest_spaces: list[int] = []
        self.guest_master: list[bool] = [False] * (HALLS * HALL_SPACES)
        self.guest_reward: list[int] = [0] * (HALLS * HALL_SPACES)
        self.guest_amount: list[int] = [0] * (HALLS * HALL_SPACES)
        for number, hall in enumerate(side.halls):
            for at, guest in enumerate(hall.guests):
                space = number * HALL_SPACES + at
                self.guest_spaces.append(space)
                self.guest_master[space] = guest.master
                self.guest_reward[space] = REWARD_NAMES.index(guest.reward)
                self.guest_amount[space] = guest.amount

    def _decorations(self, components: ComponentSet, side: BoardSide) -> None:
        self.decoration_spaces: list[int] = []
        self.decoration_cost: list[int] = [0] * DECORATIONS
        self.decoration_prestige: list[int] = [0] * DECORATIONS
        self.decoration_multiplier: list[int] = [1] * DECORATIONS
        self.decoration_group: list[int] = [0] * DECORATIONS
        jeweler = components.jeweler.decorations if "jewelry_box" in self.modules else ()
        groups: list[tuple[int, int, tuple[Decoration, ...]]] = [
            (FIREWORKS, FIREWORKS_AT, side.fireworks),
            (STATUES, STATUES_AT, side.statues),
            (KITCHEN_LEFT, KITCHEN_LEFT_AT, side.kitchen_left),
            (KITCHEN_RIGHT, KITCHEN_RIGHT_AT, side.kitchen_right),
            (MUSICIANS, MUSICIANS_AT, tuple(hall.musician for hall in side.halls)),
            (JEWELER, JEWELER_AT, jeweler),
        ]
        for group, first, decorations in groups:
            for at, decoration in enumerate(decorations):
                space = first + at
                self.decoration_spaces.append(space)
                self.decoration_cost[space] = decoration.cost
                self.decoration_prestige[space] = decoration.prestige
                self.decoration_multiplier[space] = decoration.multiplier
                self.decoration_group[space] = group

        limited = (KITCHEN_LEFT, KITCHEN_RIGHT, JEWELER)
        groups_of = self.decoration_group
        self.open_decorations: list[int] = [at for at in self.decoration_spaces if groups_of[at] not in limited]
        self.limited_decorations: list[list[int]] = [
            [at for at in self.decoration_spaces if groups_of[at] == group] for group in limited
        ]

    def _jeweler(self, components: ComponentSet) -> None:
        self.jewelry_prices: list[int] = list(components.jeweler.jewelry_prices)
        self.examination_price: int = components.jeweler.examination_price
        self.all_jewelry: list[int] = []
        for number, name in enumerate(JEWELRY_NAMES):
            self.all_jewelry += [number] * components.jeweler.tiles[name]
        self.du_barry_cards: list[str] = [card.action for card in components.du_barry]
        self.du_barry_hall: list[int] = [card.hall - 1 for card in components.du_barry]
        self.du_barry_jewelry: list[str] = [card.jewelry for card in components.du_barry]
