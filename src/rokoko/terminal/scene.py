"""What the parts of the screen are drawn from: one seat's view and what goes with it."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from rokoko.sheets import ScoreSheet
from rokoko.terminal.figures import Figures
from rokoko.terminal.marks import FREE, LIVRE, PRESTIGE, QUIET, Marks
from rokoko.words import Wording


class Scene:
    """A view with the words, signs and figures to show it, and the score sheets that its seat may see."""

    def __init__(
        self, view: dict[str, Any], w: Wording, *, marks: Marks, figures: Figures, sheets: list[ScoreSheet]
    ) -> None:
        self.view: Final = view
        self.w: Final = w
        self.marks: Final = marks
        self.figures: Final = figures
        self.sheets: Final = sheets

    @property
    def seat(self) -> int | None:
        seat: int | None = self.view["seat"]
        return seat

    @property
    def own(self) -> dict[str, Any] | None:
        """The player whose view it is; None for a spectator."""
        return None if self.seat is None else self.view["players"][self.seat]

    def has(self, module: str) -> bool:
        return module in self.view["config"]["modules"]

    def winners_of(self, step: str, source: str) -> list[tuple[int, int]]:
        """(seat, prestige) of those who would win this prize if the game ended now, best first."""
        won = [
            (sheet.seat, line.prestige)
            for sheet in self.sheets
            for line in sheet.lines
            if line.step == step and line.source == source
        ]
        return sorted(won, key=lambda pair: -pair[1])

    def leaders(self, step: str, source: str, points: int) -> Text:
        """Who would win these points of a prize now: `6★ Ada`."""
        seats = [seat for seat, won in self.winners_of(step, source) if won == points]
        text = Text(f"{prestige(points)} ")
        return text.append_text(self.marks.several(seats)) if seats else text.append(FREE, style=QUIET)

    def notions(self, thread: int, lace: int) -> str:
        """Thread and lace in short: `th la`, `2th`."""
        parts = []
        for amount, term in ((thread, "thread"), (lace, "lace")):
            if amount:
                parts.append(f"{amount if amount > 1 else ''}{self.short(term)}")
        return " ".join(parts)

    def short(self, term: str) -> str:
        """The first two letters of a term, as in `th` for thread; the legend explains them."""
        return self.w.term(term)[:2].lower()

    def tile(self, tile: Mapping[str, Any]) -> Text:
        """A resource tile: silk, and what it gives if it is discarded at once."""
        kind = str(tile["notions"])
        notions = kind.replace("thread", self.short("thread")).replace("lace", self.short("lace"))
        text = self.marks.silk(tile["silk"])
        text.append(f" {notions}", style=QUIET)
        return text


def livre(amount: int) -> str:
    return f"{amount}{LIVRE}"


def prestige(amount: int) -> str:
    return f"{amount}{PRESTIGE}"
