"""Names every figure of a component set that breaks a rule: a set without problems can be played."""

from .check_boards import check_boards
from .check_du_barry import check_du_barry
from .check_employees import check_employees
from .check_garments import check_garments
from .check_jeweler import check_jeweler
from .check_resources import check_resources
from .errors import Problem
from .model import ComponentSet

CHECKS = (check_garments, check_employees, check_resources, check_boards, check_jeweler, check_du_barry)


def check_components(components: ComponentSet) -> list[Problem]:
    """Everything wrong with a set, file by file; an empty list for a set that can be played.

    Each problem cites the chapter that fixes the figure, or says that it is a limit of this edition: how
    many spaces and ids the engine's tables and the game records have room for.
    """
    return [problem for check in CHECKS for problem in check(components)]
