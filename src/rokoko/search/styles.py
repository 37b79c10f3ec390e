"""Tastes: the evaluation with some weights raised and others lowered."""

from typing import Final

from rokoko.search.evaluation import Evaluation
from rokoko.search.weights import WEIGHTS

# What each taste multiplies.
TASTES: Final[dict[str, dict[str, float]]] = {
    "collector": {
        "hall_lead": 2.0,
        "hall_presence": 3.5,
        "garment": 1.4,
        "statue": 0.7,
        "rocket": 0.6,
        "kitchen": 0.9,
        "staff_master": 1.3,
    },
    "patron": {
        "statue": 1.4,
        "rocket": 1.2,
        "fireworks_lead": 1.1,
        "kitchen": 1.15,
        "crown": 1.1,
        "staff_master": 1.3,
        "staff_journeyman": 1.1,
    },
    "merchant": {
        "livre": 1.15,
        "staff_master": 1.4,
        "staff_journeyman": 1.4,
        "crown": 1.2,
        "statue": 0.7,
        "rocket": 0.7,
        "kitchen": 0.85,
        "garment": 0.7,
        "hall_lead": 0.7,
        "hall_presence": 0.3,
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
