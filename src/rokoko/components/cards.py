"""The employee cards of the rulebooks' overviews, by the ids that name them in game records.

A set may not rename, add or drop a card: only ranks that no rulebook states are free, within the counts
that the rulebooks do state. `rank` is None where it is free.
"""

import msgspec

from .vocabulary import JEWELRY_BOX


class Card(msgspec.Struct, frozen=True):
    """What is fixed about one employee card."""

    level: int | str
    bonus: str | None
    rank: str | None = None
    crown: bool = False
    hire_condition: str | None = None
    module: str | None = None
    copies: int = 1


_HIRE = {
    1: {
        "A1": "gain_1_livre",
        "A2": "depute_any_and_use_its_bonus",
        "A3": "pay_1_for_random_resource",
        "A4": "extra_acquire",
        "A5": "random_resource",
        "A6": "thread_or_lace",
    },
    2: {
        "B1": "livre_1_per_blue_2_per_green",
        "B2": "extra_tailor_1_blue_or_pink_less",
        "B3": "depute_any_for_8_5_2",
        "B4": "prestige_per_2_decorations",
    },
    3: {
        "C1": "livre_per_decoration",
        "C2": "prestige_per_3_garments",
        "C3": "extra_fund_5_less",
        "C4": "livre_by_staff_2_6_10_14",
    },
    4: {
        "D1": "livre_by_staff_1_3_5_7",
        "D2": "extra_tailor_2_green_less",
        "D3": "livre_2_per_pink_prestige_per_orange",
        "D4": "prestige_per_4_livre_returned",
    },
    5: {
        "E1": "livre_per_garment",
        "E2": "prestige_per_2_decorations",
        "E3": "prestige_per_2_garments",
        "E4": "resources_into_prestige",
    },
    6: {
        "F1": "prestige_per_3_livre_returned",
        "F2": "extra_fund_10_less",
    },
}
_LEVEL_VI_CROWNS = {
    "F3": "end_prestige_by_staff_2_5_8_11",
    "F4": "end_3_prestige_per_thread_lace_pair",
    "F5": "end_3_prestige_per_2_on_master_spaces",
    "F6": "end_2_prestige_per_gown_coat_pair",
}
_JOURNEYMEN = {
    "J1": "use_supply_employee_bonus",
    "J2": "copy_opponent_top_discard_bonus",
    "J3": "livre_per_hall_present",
    "J4": "livre_by_small_staff_6_5_4_2",
    "J5": "livre_3_per_2_decorations",
    "J6": "extra_tailor_must_sell_plus_1_prestige",
    "J7": "hall_prestige_per_2_garments",
    "J8": "livre_3_per_2_rings",
    "J9": "prestige_per_3_jewelry",
}
_MASTERS = {
    "M1": "hall_livre_2_per_garment",
    "M2": "prestige_per_blue_green_gown_pair",
    "M3": "livre_3_per_2_on_master_spaces",
    "M4": "livre_3_per_2_jewelry",
    "M5": "livre_4_if_no_green_5_if_no_orange",
    "M6": "end_6_prestige_per_jewelry_set",
    "M7": "end_3_prestige_per_2_necklaces",
    "M8": "end_prestige_per_decoration",
    "M9": "end_3_prestige_per_2_apprentices",
}
_CONDITIONS = {
    "Z01": "3_coats",
    "Z02": "3_gowns",
    "Z03": "3_on_master_spaces",
    "Z04": "30_livre",
    "Z05": "3_jewelry",
    "Z06": "3_decoration_types",
    "Z07": "4_resources_2_lace_2_thread",
    "Z08": "5_prestige",
    "Z09": "master_examination_once",
    "Z10": "present_in_5_halls",
}

CARDS: dict[str, Card] = {
    "S1": Card("start", None, rank="master", copies=2),
    "S2": Card("start", "pay_1_for_thread_or_lace"),
    "S3": Card("start", "extra_acquire"),
    "S4": Card("start", "gain_2_livre"),
    **{card: Card(level, bonus) for level, cards in _HIRE.items() for card, bonus in cards.items()},
    **{card: Card(6, bonus, rank="apprentice", crown=True) for card, bonus in _LEVEL_VI_CROWNS.items()},
    **{card: Card(2, bonus, rank="journeyman", module=JEWELRY_BOX) for card, bonus in _JOURNEYMEN.items()},
    **{
        card: Card(5, bonus, rank="master", crown=bonus.startswith("end_"), module=JEWELRY_BOX)
        for card, bonus in _MASTERS.items()
    },
    **{
        card: Card(0, "gain_3_prestige", rank="apprentice", hire_condition=condition, module=JEWELRY_BOX)
        for card, condition in _CONDITIONS.items()
    },
}
