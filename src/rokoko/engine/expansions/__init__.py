"""The expansions, one file or more each. The base game calls them through the hooks of `state.Module`."""

from rokoko.engine.expansions.du_barry import DuBarry
from rokoko.engine.expansions.expert_tailoring import ExpertTailoring
from rokoko.engine.expansions.festivity_dresses import FestivityDresses
from rokoko.engine.expansions.jewelry_box import JewelryBox
from rokoko.engine.state import Module
from rokoko.engine.tables import Tables


def modules_of(tables: Tables) -> list[Module]:
    """The modules in play, in the order in which their hooks are called. Fancy Dresses are nothing but pieces."""
    modules: list[Module] = []
    if "jewelry_box" in tables.modules:
        modules.append(JewelryBox())
    if "festivity_dresses" in tables.modules:
        modules.append(FestivityDresses())
    if "expert_tailoring" in tables.modules:
        modules.append(ExpertTailoring())
    if tables.automaton >= 0:
        modules.append(DuBarry())
    return modules
