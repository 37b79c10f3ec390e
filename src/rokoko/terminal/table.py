"""The text table: goes round the seats until the game is over."""

from typing import Final

from rich.rule import Rule
from rich.text import Text

from rokoko.bots import GuardedBot, choice_of
from rokoko.bots.seating import NO_LIMIT
from rokoko.terminal.course import Course
from rokoko.terminal.dialogue import Dialogue, Quit
from rokoko.terminal.entry import Entry, Left
from rokoko.terminal.files import FileProblem
from rokoko.terminal.history import history
from rokoko.terminal.keeping import NO, Keeper
from rokoko.terminal.marks import TITLE
from rokoko.terminal.scores import ranking
from rokoko.terminal.screen import Screen
from rokoko.terminal.seats import Seats

# After one of these the board looks different enough to be shown again.
NEWS: Final = frozenset({"RoundStarted", "HandsChosen", "TurnEnded"})

PATIENCE: Final = 10.0  # seconds that people wait for a bot of another package


class Table:
    """One game with its people and bots."""

    def __init__(self, course: Course, seats: Seats, *, screen: Screen, entry: Entry, keeper: Keeper) -> None:
        self.course: Final = course
        self.seats: Final = seats
        self.screen: Final = screen
        self.entry: Final = entry
        self.keeper: Final = keeper
        self._before: int | None = None  # the person before the screen
        self._seen = False  # whether somebody has seen the table

    def play(self) -> None:
        """To the end, or until the people leave; nobody's game is lost."""
        try:
            while not self.course.game.over:
                self._next_decision()
            self._show_end()
            self._offer_to_keep()
        except Quit:
            self._leave(may_ask=True)
        except Left as left:
            self._leave(may_ask=left.may_ask)
        except KeyboardInterrupt:
            self._leave(may_ask=self.entry.is_keyboard)

    def _next_decision(self) -> None:
        game = self.course.game
        seat = self._next_seat()
        bot = self.seats.bots.get(seat)
        options = game.options(seat)
        if bot is not None:
            budget = PATIENCE if isinstance(bot, GuardedBot) else NO_LIMIT
            self.course.take(seat, choice_of(bot, game, seat, budget=budget))
        elif len(options) == 1:
            self.course.take(seat, options[0])
        else:
            self._welcome(seat)
            self._tell(seat)
            Dialogue(self.course, seat, screen=self.screen, entry=self.entry, keeper=self.keeper).decide()
            self._keep_decision()

    def _next_seat(self) -> int:
        """Where several choose at the same time: bots first, then whoever sits before the screen."""
        deciders = self.course.game.deciders
        bots = [seat for seat in deciders if not self.seats.is_human(seat)]
        if bots:
            return bots[0]
        return self._before if self._before is not None and self._before in deciders else deciders[0]

    def _welcome(self, seat: int) -> None:
        """Between two people the screen is wiped, and the next one says when to look."""
        if self._before != seat and len(self.seats.people) > 1:
            name = self.seats.names[seat]
            w = self.screen.w
            if self.entry.is_keyboard:
                self.screen.wipe()
                self.screen.console.print(Rule(self.screen.marks.player(seat, short=False)))
                self.entry.line(w.gettext("Pass the device on. Press Enter, {name}: ").format(name=name))
                self.screen.wipe()
            else:
                self.screen.console.print(Rule(self.screen.marks.player(seat, short=False)))
        self._before = seat

    def _tell(self, seat: int) -> None:
        """What happened since this person's last decision; the whole table if others had their turn."""
        new = self.course.since(seat)
        lines = history(new, self.screen.w, names=self.seats.names, marks=self.screen.marks, seat=seat)
        others = not self._seen or any(event.kind in NEWS for event in new)
        self._seen = True
        self.screen.show_log(lines, titled=others)
        if others:
            self.screen.show_table(self.screen.scene(self.course.game, seat))

    def _keep_decision(self) -> None:
        try:
            self.keeper.decided(self.course.game)
        except FileProblem as problem:
            self.screen.complain(str(problem))

    def _show_end(self) -> None:
        game, w = self.course.game, self.screen.w
        scene = self.screen.scene(game, None)
        self.screen.show_table(scene)
        console = self.screen.console
        console.print(Rule(w.gettext("the end of the ball"), style=TITLE))
        self.screen.show_scores(scene, sources=True)
        for line in ranking(game.score(), w, names=self.seats.names, solo=game.config.solo):
            console.print(Text(line, style=TITLE))
        self.screen.say(w.gettext("Seed {seed}, {actions} actions.").format(seed=game.seed, actions=len(game.moves)))

    def _offer_to_keep(self) -> None:
        game, w = self.course.game, self.screen.w
        if self.keeper.path is not None:
            self._save(None)
        elif self.entry.is_keyboard and self.seats.people:
            answer = self.entry.line(w.gettext("Save the record? Name a file, or press Enter to leave: "))
            if answer and answer.lower() not in NO:
                self._save(answer)
        elif self.seats.people and not self.keeper.is_kept(game):
            self.screen.say(w.gettext("The record was not saved: --save FILE keeps it."))

    def _leave(self, *, may_ask: bool) -> None:
        """Somebody left before the end: ask for a file if one can, and otherwise choose one."""
        game, w = self.course.game, self.screen.w
        if not any(self.seats.is_human(seat) for seat, _ in game.moves) or self.keeper.is_kept(game):
            return
        if may_ask:
            default = self.keeper.path or "game.rokoko"
            question = w.gettext("Save the game? Enter for {file}, another file, or n: ").format(file=default)
            try:
                answer = self.entry.line(question)
                if answer.lower() in NO:
                    return
                if self._save(answer or default):
                    return
            except (Left, KeyboardInterrupt):
                pass
        self._say_saved(self.keeper.rescue(game))

    def _save(self, path: str | None) -> bool:
        try:
            self._say_saved(self.keeper.save(self.course.game, path))
        except FileProblem as problem:
            self.screen.complain(str(problem))
            return False
        return True

    def _say_saved(self, path: str) -> None:
        if self.course.game.over:
            self.screen.say(self.screen.w.gettext("Saved: {file}").format(file=path))
        else:
            said = self.screen.w.gettext("Saved: {file}. Go on with: rokoko play --resume {file}")
            self.screen.say(said.format(file=path))
