"""For learning: observations as numbers, a PettingZoo environment, and games of bots as data.

It needs packages that playing does not: `pip install rokoko[research]`.
"""

try:
    import gymnasium  # noqa: F401
    import librt.strings  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError(f"rokoko.research needs more packages ({error}): pip install 'rokoko[research]'") from error

from rokoko.research.dataset import Dataset, DatasetError, load_dataset, write_dataset
from rokoko.research.encoding import MASK_SIZE, Encoder
from rokoko.research.environment import REWARDS, RokokoEnv, env
from rokoko.research.layout import PARTS, SIZE, Part

__all__ = [
    "MASK_SIZE",
    "PARTS",
    "REWARDS",
    "SIZE",
    "Dataset",
    "DatasetError",
    "Encoder",
    "Part",
    "RokokoEnv",
    "env",
    "load_dataset",
    "write_dataset",
]
