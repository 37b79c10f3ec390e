"""Tastes: the evaluation with some weights raised and others lowered."""

from typing import Final

from rokoko.search.evaluation import Evaluation
from rokoko.search.weights import WEIGHTS

# What each taste multiplies.
TASTES: Final[dict[str, dict[str, float]]] = {
    "collector": {
        "hall_lead": 1.5,
        "hall_presence": 2.5,
        "garment": 1.3,
        "statue": 0.7,
        "rocket": 0.6,
        "kitchen": 0.9,
        "staff_master": 1.4,
    },
    "patron": {
        "rocket": 1.2,
        "statue": 1.3,
        "kitchen": 1.1,
        "fireworks_lead": 1.3,
        "garment": 1.1,
        "hall_presence": 1.3,
        "staff_master": 1.6,
    },
    "merchant": {
        "staff_master": 1.6,
        "staff_journeyman": 1.4,
        "crown": 1.2,
        "rocket": 0.7,
        "fireworks_lead": 0.8,
        "statue": 0.7,
        "hall_presence": 0.6,
        "garment": 0.75,
        "kitchen": 0.85,
    },
}


def evaluation_of(taste: str) -> Evaluation:
    """The evaluation of this taste."""
    factors = TASTES[taste]
    weights = {
        name: (first * factors.get(name, 1.0), last * (factors.get(name, 1.0) if name not in FIXED_END else 1.0))
        for name, (first, last) in WEIGHTS.items()
    }
    return Evaluation(weights)


# What the end of the game fixes is the same for every taste.
FIXED_END: Final = frozenset({"hall_lead", "fireworks_lead", "balcony", "statue_set", "crown", "favor"})
