"""What every bot is: something that chooses one of the options on offer."""

from typing import Any, Protocol, runtime_checkable

from rokoko.engine.actions import Action


@runtime_checkable
class Bot(Protocol):
    """A bot of one seat in one game.

    `needs_view` False: the bot never looks at the view, is handed an empty one, and games with it are faster.
    """

    needs_view: bool

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        """One of `options`. `view` is what the seat may know, `budget` the seconds that the choice may take."""
        ...
