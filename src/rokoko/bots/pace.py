"""How a searching bot spreads the budget of a turn over its decisions: most at the card, little for what follows."""

from typing import Any, Final

FIRST_SHARE: Final = 0.6
LATER_SHARE: Final = 0.12
SELECTING_SHARE: Final = 0.33


class Pace:
    """Follows the decisions of one seat; `went` must be told what was chosen."""

    def __init__(self) -> None:
        self._last = ""

    def look(self, view: dict[str, Any], first: float = FIRST_SHARE) -> tuple[bool, float]:
        """Whether this decision goes on with the turn, or the choice of a hand, of the one before; and its share.

        `first` is the share of the first decision of a turn.
        """
        if view["phase"] == "select":
            return self._last == "select" and view["players"][view["seat"]]["to_select"] < 3, SELECTING_SHARE
        decision = view["pending"][-1][0]
        starts = decision == "play_employee" or (decision == "main_action" and self._last != "play")
        return not starts, first if starts else LATER_SHARE

    def went(self, text: str) -> None:
        self._last = text.split()[0]
