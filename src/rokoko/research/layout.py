"""Where everything stands in an observation: named parts, one after the other, the same for every configuration.

An observation is a row of SIZE small integers (int8), seen from one seat. Seats are counted from the viewer's: 0 is the
viewer, 1 the next seat clockwise. What a configuration lacks is 0, as is what the viewer may not know.
"""

from typing import Final, NamedTuple

from rokoko.engine.codes import (
    COLORS,
    DECORATIONS,
    DRAWER_SPACES,
    DRAWERS,
    EMPLOYEES,
    HALL_SPACES,
    HALLS,
    HIRE_SPACES,
    JEWELRY_SPACES,
    MAX_SEATS,
    RESOURCES,
    ROUNDS,
    TASKS,
    WINDOWS,
)

RIVALS: Final = MAX_SEATS - 1
LEAST: Final = -128  # values are clipped to what an int8 holds
MOST: Final = 127


class Part(NamedTuple):
    """`length` values from `start` on; several items of a kind follow each other."""

    start: int
    length: int
    meaning: str


# What is told of each item, in this order.
GARMENT_FIGURES: Final = (
    *("is_blue", "is_pink", "is_green", "is_orange"),
    *("silk_blue", "silk_pink", "silk_green", "silk_orange"),
    *("thread", "lace", "needs_master", "value", "prestige", "bonus"),
)
WINDOW_FIGURES: Final = (*GARMENT_FIGURES, "price", "payable", "silk_missing")
TILE_FIGURES: Final = (
    *("silk_blue", "silk_pink", "silk_green", "silk_orange"),
    *("is_thread", "is_lace", "is_thread_and_lace", "is_thread_or_lace"),
)
HIRE_FIGURES: Final = ("is_apprentice", "is_journeyman", "is_master", "has_crown")
JEWELRY_FIGURES: Final = ("blue_necklace", "pink_ring", "green_necklace", "orange_ring", "price")
GUEST_FIGURES: Final = (
    *("owner_0", "owner_1", "owner_2", "owner_3", "owner_4"),
    *("prestige", "for_master", "reward", "amount"),
)
DECORATION_FIGURES: Final = ("owner_0", "owner_1", "owner_2", "owner_3", "owner_4", "cost")
PLAYER_FIGURES: Final = (
    *("present", "livre", "thread", "lace", "prestige", "tiles", "staff", "hand", "selecting", "turns_left"),
    *("unknown_journeymen", "unknown_masters", "has_apprentice_left"),
    *("blue_necklaces", "pink_rings", "green_necklaces", "orange_rings"),
    *("exam_journeyman", "exam_master", "tasks_done", "masters_made"),
    *("garments", "blue", "pink", "green", "orange", "halls_present"),
    *("decorations", "rockets", "statues", "kitchen_left", "kitchen_right", "jeweler"),
    *("all_halls", "trademarks", "majorities", "standing", "income"),
)
STOCKS: Final = (
    *("garment_bag", "garment_discard", "resource_bag", "resource_discard", "jewelry_bag"),
    *("hire_deck", "journeyman_deck", "master_deck", "du_barry_supply", "du_barry_hand", "du_barry_discard"),
)
DECISIONS: Final = (
    *("select_hand", "play_employee", "main_action", "use_bonus", "use_tile", "take_free_tile", "lower_need"),
    *("pay_silk", "place_garment", "depute_from", "return_more", "discard_more", "depute_for_garment"),
    *("take_free_jewelry", "fulfil_task", "choose_graduate"),
)
AMOUNTS: Final = (
    *("need_blue", "need_pink", "need_green", "need_orange", "to_select", "must_sell", "with_jewelry"),
    *("livre_a_set", "common_discarded", "rare_discarded"),
)
HALL_MARGINS: Final = ("first_prize", "second_prize", "mine", "best_rival", "won", "free", "free_for_master")
TURNS: Final = ("rounds_left", "mine", "rivals", "rivals_before_me")
PURCHASES: Final = (
    *("drawer_price_1", "drawer_price_2", "drawer_price_3", "drawer_1", "drawer_2", "drawer_3"),
    *("hire_price", "hire", "windows", "decorations", "examination"),
)

# The first ones are copied from rows that are ready for each piece; the others are written value by value.
ROWS: Final = ("windows", "drawers", "hire", "decision_garment", "decision_tile")
_SECTIONS: Final = (
    ("windows", WINDOWS * len(WINDOW_FIGURES), "by window: WINDOW_FIGURES"),
    ("drawers", DRAWERS * DRAWER_SPACES * len(TILE_FIGURES), "by drawer and space: TILE_FIGURES"),
    ("hire", HIRE_SPACES * len(HIRE_FIGURES), "by space of the hire display: HIRE_FIGURES"),
    ("decision_garment", len(GARMENT_FIGURES), "the garment in work: GARMENT_FIGURES"),
    ("decision_tile", len(TILE_FIGURES), "the tile that was just taken: TILE_FIGURES"),
    ("config", 10, "one of solo, 2, 3, 4, 5 seats; the modules, in the order of MODULES; prestige is hidden (2013)"),
    ("clock", ROUNDS + 3, "one of the seven rounds; one of the phases select, actions, over"),
    ("seating", 3 * MAX_SEATS, "by seat: the start player; who holds the Queen's favor; whose turn it is"),
    ("stocks", len(STOCKS), "how many are left or discarded: STOCKS"),
    ("employees", EMPLOYEES, "its space of the hire display (1 to 4), or minus its copies out of the game"),
    ("jewelry", JEWELRY_SPACES * len(JEWELRY_FIGURES), "by space of the jewelry display: JEWELRY_FIGURES"),
    ("guests", HALLS * HALL_SPACES * len(GUEST_FIGURES), "by hall and guest space: GUEST_FIGURES"),
    ("decorations", DECORATIONS * len(DECORATION_FIGURES), "by space, in the order of the actions: DECORATION_FIGURES"),
    ("all_halls", 1, "prestige of the next free All Halls space"),
    ("players", MAX_SEATS * len(PLAYER_FIGURES), "by seat: PLAYER_FIGURES"),
    ("hand", EMPLOYEES, "by employee: copies in the viewer's hand"),
    ("supply", EMPLOYEES, "by employee: copies in the viewer's supply; 4: the specialized apprentice, not yet hired"),
    ("discard", EMPLOYEES, "by employee: copies in the viewer's discards, and 4 more for the one on top"),
    ("rivals_face_down", RIVALS * EMPLOYEES, "by seat from 1 and employee: known copies, 4 more for each in the hand"),
    ("rivals_discard", RIVALS * EMPLOYEES, "by seat from 1 and employee: as `discard`"),
    ("tiles", RESOURCES, "by kind of resource tile: copies on the viewer's rack"),
    ("silk", COLORS, "by colour: bales on the viewer's rack"),
    ("tasks", TASKS, "by task: fulfilled by the viewer"),
    ("decision", 1 + len(DECISIONS), "whether the viewer is asked; then one of DECISIONS, whoever is asked"),
    ("decision_employee", EMPLOYEES, "by employee: 1 in play, 2 the decision is about it, 3 both"),
    ("decision_amounts", len(AMOUNTS), "AMOUNTS; with_jewelry: kind + 1"),
    ("hall_margins", (HALLS + 1) * len(HALL_MARGINS), "by hall, and then for the fireworks: HALL_MARGINS"),
    ("turns", len(TURNS), "TURNS: turns left in this round"),
    ("purchases", len(PURCHASES), "PURCHASES: prices, then what the viewer can pay for: yes, no, or how many"),
    ("leads", RIVALS, "by seat from 1: the viewer's standing less the rival's"),
)  # fmt: skip


def _laid_out() -> dict[str, Part]:
    parts: dict[str, Part] = {}
    start = 0
    for name, length, meaning in _SECTIONS:
        parts[name] = Part(start, length, meaning)
        start += length
    return parts


PARTS: Final[dict[str, Part]] = _laid_out()
SIZE: Final[int] = PARTS["leads"].start + PARTS["leads"].length
