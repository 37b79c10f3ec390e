"""One person's decision: shows what is asked, reads lines, and answers them until something is chosen."""

import re
from collections.abc import Callable
from typing import Final

from rokoko.bots import advise
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.game import IllegalAction, Refusal
from rokoko.terminal.commands import command_of, show_help
from rokoko.terminal.company import staff_table
from rokoko.terminal.course import Course
from rokoko.terminal.entry import Entry
from rokoko.terminal.files import FileProblem
from rokoko.terminal.history import history
from rokoko.terminal.keeping import Keeper
from rokoko.terminal.scene import Scene
from rokoko.terminal.screen import Screen

_NUMBERS: Final = re.compile(r"\d+(?:[\s,]+\d+)*")
_BY_TEXT: Final = {action.text.casefold(): action for action in ACTION_SPACE}
RECENT: Final = 30
HINTS: Final = 3
THINKING: Final = 1.0  # seconds


class Quit(Exception):
    """The person wants to leave."""


class Dialogue:
    """The conversation with one seat about one decision."""

    def __init__(self, course: Course, seat: int, *, screen: Screen, entry: Entry, keeper: Keeper) -> None:
        self.course: Final = course
        self.seat: Final = seat
        self.screen: Final = screen
        self.entry: Final = entry
        self.keeper: Final = keeper
        self._answers: Final[dict[str, Callable[[str], None]]] = {
            "help": self._help,
            "board": self._board,
            "cards": self._cards,
            "show": self._show,
            "score": self._score,
            "log": self._log,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "quit": self._quit,
        }

    def decide(self) -> None:
        """Ends when something was chosen, undone or redone. Raises Left or Quit."""
        game = self.course.game
        self._ask()
        moves = len(game.moves)
        while self.course.game is game and len(game.moves) == moves:
            self._answer(self.entry.line("> "))

    def _scene(self) -> Scene:
        return self.screen.scene(self.course.game, self.seat)

    def _ask(self) -> None:
        game = self.course.game
        asked = game.asked(self.seat)
        purse = asked is not None and asked["decision"] not in ("select_hand", "play_employee")
        self.screen.show_question(self._scene(), game.options(self.seat), asked, with_purse=purse)

    def _answer(self, line: str) -> None:
        w = self.screen.w
        options = self.course.game.options(self.seat)
        command = command_of(line)
        if command is not None:
            self._answers[command[0]](command[1])
        elif _NUMBERS.fullmatch(line):
            self._take_numbers([int(word) for word in re.split(r"[\s,]+", line)], options)
        elif (action := _BY_TEXT.get(" ".join(line.split()).casefold())) is not None:
            self._take([action])
        elif line:
            hint = w.gettext(
                "I don't know {line!r}: type a number from 1 to {most}, an action such as {action}, or help"
            )
            self.screen.complain(hint.format(line=line[:40], most=len(options), action=options[0].text))
        else:
            self.screen.say(w.gettext("Type a number from 1 to {most}, or help.").format(most=len(options)))

    def _take_numbers(self, numbers: list[int], options: list[Action]) -> None:
        w = self.screen.w
        wrong = [number for number in numbers if not 1 <= number <= len(options)]
        asked = self.course.game.asked(self.seat) or {}
        most = asked["left"] if asked.get("decision") == "select_hand" else 1
        if wrong:
            said = w.gettext("There is no option {number}: type a number from 1 to {most}.")
            self.screen.complain(said.format(number=wrong[0], most=len(options)))
        elif len(numbers) > most:
            said = w.ngettext("Only {most} may be chosen now.", "At most {most} may be chosen now.", most)
            self.screen.complain(said.format(most=most))
        else:
            self._take([options[number - 1] for number in numbers])

    def _take(self, actions: list[Action]) -> None:
        for action in actions:
            try:
                self.course.take(self.seat, action)
            except IllegalAction as refused:
                self._refuse(action, Refusal(refused.reason, refused.rule))
                return

    def _refuse(self, action: Action, refusal: Refusal) -> None:
        said = self.screen.w.gettext("{action} is not on offer: {reason}")
        self.screen.complain(said.format(action=action.text, reason=self.screen.w.reason(refusal)))

    def _help(self, rest: str) -> None:
        self.screen.console.print(show_help(self._scene()))

    def _board(self, rest: str) -> None:
        self.screen.show_table(self._scene())
        self._ask()

    def _cards(self, rest: str) -> None:
        self.screen.console.print(staff_table(self._scene()))

    def _show(self, rest: str) -> None:
        w, figures = self.screen.w, self.screen.figures
        name = rest.upper()
        if figures.is_garment(name):
            self.screen.console.print(f"{name}: {w.garment(name)}", markup=False)
        elif figures.is_employee(name):
            self.screen.console.print(w.employee_line(name), markup=False)
        else:
            self.screen.complain(w.gettext("Name a garment or an employee, as in: show G08, show A3"))

    def _score(self, rest: str) -> None:
        self.screen.show_scores(self._scene(), sources=rest == "all")

    def _log(self, rest: str) -> None:
        screen = self.screen
        lines = history(self.course.events, screen.w, names=screen.marks.names, marks=screen.marks, seat=self.seat)
        screen.show_log(lines if rest == "all" else lines[-RECENT:])

    def _why(self, rest: str) -> None:
        w = self.screen.w
        action = _BY_TEXT.get(" ".join(rest.split()).casefold())
        if action is None:
            self.screen.complain(w.gettext("Name an action, as in: why tailor 2, why rent 3.1, why hire 1"))
            return
        refusal = self.course.game.why_not(self.seat, action)
        if refusal is None:
            self.screen.say(w.gettext("{action} is on offer.").format(action=action.text))
        else:
            self._refuse(action, refusal)

    def _hint(self, rest: str) -> None:
        """The adviser's best options, from what this seat may know."""
        w = self.screen.w
        game = self.course.game
        view, asked = game.view(self.seat), game.asked(self.seat)
        advice = advise(view, THINKING)[:HINTS]
        for item in advice:
            reasons = [(reason.kind, reason.about) for reason in item.reasons]
            why = ", ".join(w.why(reasons, advice[0].lead - item.lead))
            told = w.action(item.action, view, asked)
            self.screen.say(f"{item.share:4.0%}  {item.action.text}: {told} ({why})")

    def _undo(self, rest: str) -> None:
        if not self.course.undo(self.seat):
            self.screen.complain(self.screen.w.gettext("There is no earlier decision of yours."))

    def _redo(self, rest: str) -> None:
        if not self.course.redo():
            self.screen.complain(self.screen.w.gettext("There is nothing to redo."))

    def _save(self, rest: str) -> None:
        try:
            path = self.keeper.save(self.course.game, rest or None)
        except FileProblem as problem:
            self.screen.complain(str(problem))
        else:
            said = self.screen.w.gettext("Saved: {file}. Go on with: rokoko play --resume {file}")
            self.screen.say(said.format(file=path))

    def _quit(self, rest: str) -> None:
        raise Quit
