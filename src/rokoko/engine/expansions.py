"""Which expansion modules are in play, in the order in which the rules name them."""

from rokoko.engine.state import Module
from rokoko.engine.tables import Tables


def modules_of(tables: Tables) -> list[Module]:
    return []
