"""The table at one moment: the input, what is lit, and who would win what."""

from collections.abc import Sequence
from typing import Any, Final

from rokoko.web.table.faces import Faces, faces_of
from rokoko.web.table.inputs import TableInput
from rokoko.web.table.pieces import Prize, Trademark
from rokoko.words import Wording
from rokoko.words.prices import Moment

ROUNDS: Final = 7


class Scene:
    """Everything that the parts of the table have in common."""

    def __init__(self, given: TableInput) -> None:
        self.given: Final = given
        self.view: Final = given.view
        self.w: Final[Wording] = given.wording
        self.seat: Final[int | None] = given.view["seat"]
        self.moment: Final = Moment(self.w, given.view, given.asked)
        self.faces: Final[Faces] = faces_of(self.w, given.config.components)
        self.lit: Final[dict[str, str]] = {
            action.text: self.w.action(action, given.view, given.asked, given.names) for action in given.options
        }
        self.hinted: Final = given.hints[0].action if given.hints else ""
        self._winners: Final[dict[tuple[str, str], list[tuple[int, int]]]] = {}
        for sheet in given.sheets:
            for line in sheet.lines:
                self._winners.setdefault((line.step, line.source), []).append((sheet.seat, line.prestige))

    @property
    def own(self) -> dict[str, Any] | None:
        """The player whose view it is; None for a spectator."""
        return None if self.seat is None else self.view["players"][self.seat]

    @property
    def is_asked(self) -> bool:
        return bool(self.lit)

    @property
    def players(self) -> int:
        return len(self.view["players"])

    def has(self, module: str) -> bool:
        return module in self.view["config"]["modules"]

    def trademark(self, seat: int | None) -> Trademark | None:
        return None if seat is None else Trademark(seat, self.name(seat))

    def name(self, seat: int) -> str:
        return self.w.seat(seat, self.given.names)

    def offer(self, *actions: str) -> dict[str, Any]:
        """For a piece: the first of these actions that is on offer, or the first to ask about."""
        for action in actions:
            if action in self.lit:
                return {"act": action, "say": self.lit[action], "hinted": action == self.hinted}
        return {"why": actions[0]} if actions and self.is_asked else {}

    def prizes(self, step: str, source: str, majority: Sequence[int]) -> tuple[Prize, ...]:
        """First and second prize with who would have them now; a second is paid from three players on (F3)."""
        won = self._winners.get((step, source), [])
        paid = majority if self.players > 2 else majority[:1]
        return tuple(
            Prize(points, tuple(Trademark(seat, self.name(seat)) for seat, points_won in won if points_won == points))
            for points in paid
        )


def sentence(text: str) -> str:
    """With a capital letter; the other letters stay as their language writes them."""
    return text[:1].upper() + text[1:]
