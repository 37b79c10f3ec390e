"""Whom one may play against."""

from functools import cache

from rokoko.bots.levels import LEVELS, STYLES
from rokoko.bots.registry import foreign_bots


@cache
def opponents() -> tuple[str, ...]:
    """The bots that a person may choose: ours in the order of strength, then those of other packages."""
    return (*LEVELS, *STYLES, *sorted(foreign_bots()))
