"""The opponents that people meet: five levels named after the trade, and three styles of the same strength.

Levels are built from the rungs of the ladder; each must win clearly against the one before (docs/levels.md).
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rokoko.bots.greedy_bot import GreedyBot
from rokoko.bots.ismcts_bot import IsmctsBot
from rokoko.bots.protocol import Bot
from rokoko.bots.weighted_bot import WeightedBot
from rokoko.search.styles import TASTES, evaluation_of

CARELESS = 0.8  # prestige of blur in what the seamstress thinks of an option: half the time Madame du Barry beats her
TAILOR_SIMULATIONS = 300
STYLE_SIMULATIONS = 300


def _sweeper(seed: int | str) -> Bot:
    return WeightedBot(f"sweeper {seed}")


def _seamstress(seed: int | str) -> Bot:
    return GreedyBot(f"seamstress {seed}", carelessness=CARELESS)


def _cutter(seed: int | str) -> Bot:
    return GreedyBot(f"cutter {seed}")


def _tailor(seed: int | str) -> Bot:
    return IsmctsBot(f"tailor {seed}", simulations=TAILOR_SIMULATIONS)


def _couturier(seed: int | str) -> Bot:
    return IsmctsBot(f"couturier {seed}")


LEVELS: Final[Mapping[str, Callable[[int | str], Bot]]] = MappingProxyType(
    {
        "sweeper": _sweeper,
        "seamstress": _seamstress,
        "cutter": _cutter,
        "tailor": _tailor,
        "couturier": _couturier,
    }
)


def _style(taste: str) -> Callable[[int | str], Bot]:
    def make(seed: int | str) -> Bot:
        evaluation = evaluation_of(taste)
        return IsmctsBot(f"{taste} {seed}", evaluation=evaluation, simulations=STYLE_SIMULATIONS)

    return make


STYLES: Final[Mapping[str, Callable[[int | str], Bot]]] = MappingProxyType({taste: _style(taste) for taste in TASTES})
