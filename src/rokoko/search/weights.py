"""The weights of the hand-made evaluation: what things are worth in prestige before the end, by their names."""

from typing import Final

# Each weight is (at the first round, at the last round); in between it changes evenly.
WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "livre": (0.41, 0.14),
    "notion": (0.90, 0.10),
    "common_silk": (0.80, 0.05),
    "rare_silk": (1.45, 0.10),
    "garment": (1.0, 0.2),
    "hall_lead": (0.45, 1.0),
    "hall_presence": (0.5, 0.1),
    "halls_present": (0.25, 0.1),
    "fireworks_lead": (0.31, 1.0),
    "balcony": (0.8, 1.0),
    "rocket": (1.3, 0.0),
    "statue": (2.2, 0.0),
    "statue_set": (0.8, 1.0),
    "kitchen": (1.0, 1.0),
    "crown": (0.9, 1.0),
    "card_master": (2.6, 2.2),
    "card_journeyman": (2.2, 1.8),
    "card_apprentice": (1.3, 0.95),
    "staff_master": (1.9, 0.0),
    "staff_journeyman": (0.45, 0.0),
    "staff_apprentice": (0.1, 0.0),
    "favor": (0.6, 3.0),
    "jewelry": (1.0, 1.0),
    "jeweler": (0.9, 0.0),
    "task": (0.35, 0.05),
}
NAMES: Final = tuple(WEIGHTS)
