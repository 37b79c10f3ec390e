"""The words for the engine's numbers: ids of employees, colours, ranks, zones, decorations, phases."""

from typing import Final

COLOR_NAMES: Final = ("blue", "pink", "green", "orange")
RANK_NAMES: Final = ("apprentice", "journeyman", "master")
NOTION_NAMES: Final = ("thread", "lace", "thread+lace", "thread/lace")
REWARD_NAMES: Final = ("none", "livre", "thread", "lace", "resource")
DECORATION_NAMES: Final = ("fireworks", "statues", "kitchen_left", "kitchen_right", "musicians", "jeweler")
ZONE_NAMES: Final = ("supply", "hand", "discard", "play")
PHASE_NAMES: Final = ("select", "actions", "over")
JEWELRY_NAMES: Final = ("blue_necklace", "pink_ring", "green_necklace", "orange_ring")
TASK_NAMES: Final = (
    "acquire_common_silk",
    "acquire_rare_silk",
    "acquire_notions",
    "fund_decoration",
    "tailor_with_master",
    "tailor_gown_with_journeyman",
    "tailor_coat_with_journeyman",
)

# The cards' names, in the order of the action space. They are what a record calls the cards.
EMPLOYEE_IDS: Final = (
    *("S1", "S2", "S3", "S4"),
    *("A1", "A2", "A3", "A4", "A5", "A6"),
    *("B1", "B2", "B3", "B4"),
    *("C1", "C2", "C3", "C4"),
    *("D1", "D2", "D3", "D4"),
    *("E1", "E2", "E3", "E4"),
    *("F1", "F2", "F3", "F4", "F5", "F6"),
    *("J1", "J2", "J3", "J4", "J5", "J6", "J7", "J8", "J9"),
    *("M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9"),
    *("Z01", "Z02", "Z03", "Z04", "Z05", "Z06", "Z07", "Z08", "Z09", "Z10"),
)
RESOURCE_IDS: Final = tuple(f"R{number:02}" for number in range(1, 54))
