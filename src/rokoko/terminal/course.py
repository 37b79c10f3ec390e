"""The course of a game at a table: what was done, what happened, and the way back."""

from rokoko.engine.actions import Action
from rokoko.engine.events import Event
from rokoko.game import Game


class Course:
    """A game with its events by action, and the actions that `redo` would bring back."""

    def __init__(self, game: Game) -> None:
        """Goes through the game's actions once more, since a game does not keep its events."""
        self.game = Game(game.config, game.seed, game.names)
        self._events: list[list[Event]] = []
        self._undone: list[list[tuple[int, Action]]] = []
        for seat, action in game.moves:
            self._apply(seat, action)

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return self.game.opening + [event for events in self._events for event in events]

    def events_of(self, number: int) -> list[Event]:
        """What followed from the action with this number, counted from 0."""
        return self._events[number]

    def since(self, seat: int) -> list[Event]:
        """What happened since the last choice of this seat, with what followed from it."""
        for number in range(len(self._events) - 1, -1, -1):
            if self.game.moves[number][0] == seat:
                return [event for events in self._events[number:] for event in events]
        return self.events

    def take(self, seat: int, action: Action) -> None:
        """A new choice; what had been undone is gone. IllegalAction changes nothing."""
        self._apply(seat, action)
        self._undone.clear()

    def undo(self, seat: int) -> bool:
        """Back to the last decision of this seat that left it a choice; False if there is none."""
        moves = self.game.moves
        for number in range(len(moves) - 1, -1, -1):
            if moves[number][0] != seat:
                continue
            earlier = self.game.rewound(len(moves) - number)
            if len(earlier.options(seat)) > 1:
                self._undone.append(moves[number:])
                earlier.opening = self.game.opening
                self.game = earlier
                del self._events[number:]
                return True
        return False

    def redo(self) -> bool:
        """Do again what the last `undo` took back; False if there is nothing."""
        if not self._undone:
            return False
        for seat, action in self._undone.pop():
            self._apply(seat, action)
        return True

    def _apply(self, seat: int, action: Action) -> None:
        self._events.append(self.game.apply(seat, action))
