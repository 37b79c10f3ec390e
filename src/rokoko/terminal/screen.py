"""The screen: one seat's table from top to bottom, the question below, and messages."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rokoko.engine.actions import Action
from rokoko.game import Game
from rokoko.sheets import known_sheets
from rokoko.terminal.atelier import atelier
from rokoko.terminal.choices import choices
from rokoko.terminal.company import own_things, players, purse
from rokoko.terminal.figures import Figures
from rokoko.terminal.marks import QUIET, TITLE, YOURS, Marks
from rokoko.terminal.palace import decorations, halls
from rokoko.terminal.scene import Scene
from rokoko.terminal.scores import hides_prestige, score_table
from rokoko.words import Wording

ROUNDS: Final = 7
SIDE_BY_SIDE: Final = 190  # columns from which the palace and the atelier stand beside each other


class Screen:
    """Everything that a person sees. Drawn from views, never from a state."""

    def __init__(self, console: Console, w: Wording, *, names: Sequence[str], figures: Figures) -> None:
        self.console: Final = console
        self.w: Final = w
        self.marks: Final = Marks(w, names)
        self.figures: Final = figures

    def scene(self, game: Game, seat: int | None) -> Scene:
        view = game.view(seat)
        sheets = known_sheets(game.score(), view)
        return Scene(view, self.w, marks=self.marks, figures=self.figures, sheets=sheets)

    def show_table(self, scene: Scene) -> None:
        """The whole table. Who is asked for an employee finds the hand below, among the options."""
        self.console.print(Rule(self._title(scene), style=QUIET))
        if self.console.width >= SIDE_BY_SIDE:
            grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
            grid.add_row(halls(scene), atelier(scene))
            grid.add_row(decorations(scene), players(scene))
            self.console.print(grid)
        else:
            for part in (halls(scene), decorations(scene), Text(), atelier(scene), players(scene)):
                self.console.print(part)
        pending = scene.view["pending"]
        asked_to_play = bool(pending) and pending[-1][0] == "play_employee" and scene.seat == scene.view["turn"]
        self.console.print(own_things(scene, with_hand=not asked_to_play))

    def _title(self, scene: Scene) -> Text:
        w, view = self.w, scene.view
        title = Text.assemble(
            (w.gettext("Round {round} of {rounds}").format(round=view["round"], rounds=ROUNDS), TITLE)
        )
        title.append(f" · {w.phase(view['phase'])} · ")
        title.append(f"{w.term('favor')}: ")
        if view["favor"] is None:
            title.append(w.gettext("free"))
        else:
            title.append_text(self.marks.player(view["favor"]))
        return title

    def show_log(self, lines: Sequence[Text], *, titled: bool = True) -> None:
        if lines and titled:
            self.console.print(Rule(self.w.gettext("what happened"), style=QUIET))
        for line in lines:
            self.console.print(line)

    def show_question(
        self, scene: Scene, options: Sequence[Action], asked: dict[str, Any] | None, *, with_purse: bool
    ) -> None:
        seat = scene.seat
        assert seat is not None
        head = self.marks.player(seat, short=False)
        head.append(f" {self.w.question(asked, scene.view)}", style=YOURS)
        self.console.print(Rule(style=QUIET))
        self.console.print(head)
        if with_purse:
            self.console.print(purse(scene))
        self.console.print(choices(scene, options, asked))
        if asked is not None and asked["decision"] == "select_hand" and asked["left"] > 1:
            self.say(self.w.gettext("Several numbers at once choose several employees, as in: 1 3 4"))

    def show_scores(self, scene: Scene, *, sources: bool) -> None:
        hidden = [sheet.seat for sheet in scene.sheets if hides_prestige(scene.view, sheet.seat)]
        self.console.print(score_table(scene.sheets, self.w, marks=self.marks, sources=sources, hidden=hidden))

    def say(self, message: str) -> None:
        self.console.print(Text(message, style=QUIET))

    def complain(self, message: str) -> None:
        self.console.print(Text(message, style="bold red"))

    def wipe(self) -> None:
        """Clear the screen and what was scrolled away, so that the next person sees nothing of the last one's."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
