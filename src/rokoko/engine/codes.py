"""The numbers of the engine: every possible action, colour, rank, zone and board space as a small integer.

One fixed action space serves every configuration. The ranges that are used most stand first, because small
integers cost nothing to put into a list.
"""

from typing import Final

# --- Limits of the action space (the component checker keeps every set within them).
DRAWERS: Final = 3
DRAWER_SPACES: Final = 4
WINDOWS: Final = 8
HIRE_SPACES: Final = 4
HALLS: Final = 5
HALL_SPACES: Final = 6
DECORATIONS: Final = 26
JEWELRY_SPACES: Final = 4
RETURN_SETS: Final = 12
MAX_SEATS: Final = 5
TASKS: Final = 7
EMPLOYEES: Final = 60
RESOURCES: Final = 53

# --- Actions: single ones, then ranges `X .. X_END - 1`.
PASS: Final = 0
FAVOR: Final = 1
DEPUTE: Final = 2
BONUS: Final = 3
DONE: Final = 4
KEEP: Final = 5
THREAD: Final = 6
LACE: Final = 7
THREAD_AND_LACE: Final = 8
SELL: Final = 9
EXAMINATION: Final = 10
HIRE_APPRENTICE: Final = 11
LESS_BLUE: Final = 12
LESS_PINK: Final = 13
FROM_ZONE: Final = 14
FROM_ZONE_END: Final = 18
ACQUIRE: Final = 18
ACQUIRE_END: Final = 30
TAKE: Final = 30
TAKE_END: Final = 42
TAILOR: Final = 42
TAILOR_END: Final = 50
HIRE: Final = 50
HIRE_END: Final = 54
RENT: Final = 54
RENT_END: Final = 84
FUND: Final = 84
FUND_END: Final = 110
JEWELRY: Final = 110
JEWELRY_END: Final = 114
RETURN: Final = 114
RETURN_END: Final = 126
HALL: Final = 126
HALL_END: Final = 131
COPY: Final = 131
COPY_END: Final = 136
TASK: Final = 136
TASK_END: Final = 143
PLAY: Final = 143
PLAY_END: Final = 203
SELECT: Final = 203
SELECT_END: Final = 263
DEPUTE_CARD: Final = 263
DEPUTE_CARD_END: Final = 323
CHOOSE: Final = 323
CHOOSE_END: Final = 383
PAY: Final = 383
PAY_END: Final = 436
DISCARD: Final = 436
DISCARD_END: Final = 489
ACTIONS: Final = 489

# --- Colours of silk and garments. Even colours are gowns, odd ones coats.
BLUE: Final = 0
PINK: Final = 1
GREEN: Final = 2
ORANGE: Final = 3
COLORS: Final = 4

# --- Ranks.
APPRENTICE: Final = 0
JOURNEYMAN: Final = 1
MASTER: Final = 2

# --- What a resource tile gives when it is discarded at once.
NOTIONS_THREAD: Final = 0
NOTIONS_LACE: Final = 1
NOTIONS_BOTH: Final = 2
NOTIONS_EITHER: Final = 3

# --- Rewards of guest spaces.
REWARD_NONE: Final = 0
REWARD_LIVRE: Final = 1
REWARD_THREAD: Final = 2
REWARD_LACE: Final = 3
REWARD_RESOURCE: Final = 4

# --- Groups of decoration spaces, and where each begins among the 26.
FIREWORKS: Final = 0
STATUES: Final = 1
KITCHEN_LEFT: Final = 2
KITCHEN_RIGHT: Final = 3
MUSICIANS: Final = 4
JEWELER: Final = 5
FIREWORKS_AT: Final = 0
STATUES_AT: Final = 5
KITCHEN_LEFT_AT: Final = 10
KITCHEN_RIGHT_AT: Final = 13
MUSICIANS_AT: Final = 16
JEWELER_AT: Final = 21

# --- Where an employee can be.
ZONE_SUPPLY: Final = 0
ZONE_HAND: Final = 1
ZONE_DISCARD: Final = 2
ZONE_PLAY: Final = 3

# --- Phases.
SELECTING: Final = 0
ACTING: Final = 1
OVER: Final = 2

# --- Discounts of an additional Tailor action.
NO_DISCOUNT: Final = 0
ONE_COMMON_LESS: Final = 1
TWO_GREEN_LESS: Final = 2

# --- Rules of the game that are no figures on pieces.
ROUNDS: Final = 7
HAND_SIZE: Final = 3
LEAST_STAFF: Final = 4
FAVOR_LIVRE: Final = 5
FAVOR_PRESTIGE: Final = 3
BASE_INCOME: Final = 5
START_LIVRE: Final = 15
LIVRE_PER_PRESTIGE: Final = 10
