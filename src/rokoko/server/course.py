"""The course of a game as its log tells it: the choices that count, those taken back, and what is agreed besides."""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from rokoko.config import GameConfig
from rokoko.engine.actions import Action, parse_action
from rokoko.engine.events import EmployeePlayed, Event
from rokoko.game import Game
from rokoko.server import entries as e
from rokoko.words.marks import N_


class BrokenLog(ValueError):
    """A log that does not tell a game: the number of the entry and what is wrong with it."""

    def __init__(self, seq: int, problem: str) -> None:
        super().__init__(f"entry {seq}: {problem}")
        self.seq = seq
        self.problem = problem


class Taken(msgspec.Struct, frozen=True):
    """A choice with what followed from it. `had_choice`: there was more than one way."""

    seq: int
    at: int
    seat: int
    action: Action
    bot: str | None
    held: bool
    events: tuple[Event, ...]
    revealed: bool
    had_choice: bool
    selected: bool  # part of choosing hands, which all do at the same time


class Undone(msgspec.Struct, frozen=True):
    """Choices that were taken back together. `by`: the seat for which they may be done again."""

    by: int
    items: tuple[Taken, ...]

    @property
    def entries(self) -> tuple[int, ...]:
        return tuple(item.seq for item in self.items)

    @property
    def only_hands(self) -> bool:
        return all(item.selected for item in self.items)


class UndoRequest(msgspec.Struct, frozen=True):
    seat: int
    entries: tuple[int, ...]
    agreed: frozenset[int]


class EndRequest(msgspec.Struct, frozen=True):
    seat: int
    agreed: frozenset[int]


def reveals(before: tuple[Any, ...], game: Game, seat: int, events: Iterable[Event]) -> bool:
    """Whether a choice of this seat showed something new: from the stacks, or the last card of somebody's hand, which
    is played without asking. `before`: the stacks before it.
    """
    shown = any(isinstance(event, EmployeePlayed) and event.seat != seat for event in events)
    return shown or game.stacks() != before


class Course:
    """Folds entries one by one. Copying is cheap, so that an entry is tried on a copy before it is written."""

    def __init__(self, config: GameConfig, seed: int, names: tuple[str, ...]) -> None:
        self.game = Game(config, seed, names)
        self.seq = 0
        self.at = 0
        self.taken: list[Taken] = []
        self.undone: list[Taken] = []  # in the order in which they were taken back
        self.redoable: list[Undone] = []  # what may be done again, the last undone at the end
        self.rewound_at = 0  # the entry that last changed the past: what bots remember of it is void
        self.held: int | None = None
        self.undo_request: UndoRequest | None = None
        self.end_request: EndRequest | None = None
        self.ended: str | None = None
        self.rematch: str | None = None

    def copy(self) -> "Course":
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.game = self.game.clone()
        other.taken = self.taken[:]
        other.undone = self.undone[:]
        other.redoable = self.redoable[:]
        return other

    @property
    def over(self) -> bool:
        return self.game.over or self.ended is not None

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must choose now; nobody while a turn waits for its confirmation."""
        if self.over or self.held is not None:
            return ()
        return self.game.deciders

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for, to choose or to confirm."""
        if self.over:
            return ()
        return self.game.deciders if self.held is None else (self.held,)

    def add(self, seq: int, at: int, entry: e.Entry) -> None:
        """BrokenLog if it does not fit."""
        if seq != self.seq + 1:
            raise BrokenLog(seq, f"follows entry {self.seq}")
        match entry:
            case e.Acted():
                self._act(seq, at, entry)
            case e.Confirmed():
                self.held = None
            case e.TookBack():
                self._take_back(seq, entry)
            case e.Restored():
                self._restore(seq, entry)
            case e.UndoAsked():
                self.undo_request = UndoRequest(entry.seat, entry.entries, frozenset())
            case e.UndoAnswered():
                self._answer_undo(entry)
            case e.EndProposed():
                self.end_request = EndRequest(entry.seat, frozenset({entry.seat}))
            case e.EndAnswered():
                self._answer_end(entry)
            case e.Ended():
                self.ended, self.end_request, self.undo_request, self.held = entry.reason, None, None, None
            case e.Rematched():
                self.rematch = entry.game
            case e.StandInSeated() | e.Resigned():
                self._get_up(entry)
            case _:
                pass
        self.seq, self.at = seq, at

    def moment(self, number: int) -> Game:
        """The game after so many of the choices that count."""
        return self.game.rewound(len(self.taken) - number)

    def last_undone(self, seats: Collection[int]) -> Undone | None:
        """What these seats may do again: what they took back last, unless others went further back since."""
        for group in reversed(self.redoable):
            if group.by in seats:
                return group
            if not group.only_hands:
                return None
        return None

    def _act(self, seq: int, at: int, entry: e.Acted) -> None:
        try:
            action = parse_action(entry.action)
        except ValueError as error:
            raise BrokenLog(seq, str(error)) from None
        self._apply(seq, at, entry.seat, action, bot=entry.bot, held=entry.held)
        self._forget_undone(self.taken[-1])
        self.undo_request = None

    def _forget_undone(self, fresh: Taken) -> None:
        """A new choice stands in the way of the old ones; hands are chosen independently of each other."""
        seat = fresh.seat
        self.redoable = [
            group
            for group in self.redoable
            if fresh.selected and group.only_hands and group.by != seat and seat not in {i.seat for i in group.items}
        ]

    def _apply(self, seq: int, at: int, seat: int, action: Action, *, bot: str | None, held: bool) -> None:
        game = self.game
        refused = game.why_not(seat, action)
        if refused is not None:
            raise BrokenLog(seq, f"seat {seat} can't `{action.text}`: {refused.reason} (rule {refused.rule})")
        before = game.stacks()
        had_choice = len(game.options(seat)) > 1
        selected = game.phase == "select"
        events = tuple(game.apply(seat, action))
        revealed = reveals(before, game, seat, events)
        self.taken.append(Taken(seq, at, seat, action, bot, held, events, revealed, had_choice, selected))
        self.held = seat if held else None

    def _rebuild(self, seq: int, taken: list[Taken]) -> None:
        game = self.game
        self.game = Game(game.config, game.seed, game.names)
        self.taken = []
        for item in taken:
            try:
                self._apply(item.seq, item.at, item.seat, item.action, bot=item.bot, held=False)
            except BrokenLog as error:
                raise BrokenLog(seq, error.problem) from None
        self.held = None

    def _take_back(self, seq: int, entry: e.TookBack) -> None:
        gone = tuple(item for item in self.taken if item.seq in entry.entries)
        if len(gone) != len(entry.entries):
            raise BrokenLog(seq, N_("takes back what does not count"))
        self._rebuild(seq, [item for item in self.taken if item.seq not in entry.entries])
        self.undone.extend(gone)
        self.rewound_at = seq
        self.redoable.append(Undone(entry.seat, gone))
        self.undo_request = None

    def _restore(self, seq: int, entry: e.Restored) -> None:
        group = self.last_undone((entry.seat,))
        if group is None or group.entries != entry.entries:
            raise BrokenLog(seq, N_("restores what was not taken back last"))
        for item in group.items:
            self._apply(item.seq, item.at, item.seat, item.action, bot=item.bot, held=item.held)
        self.undone = [item for item in self.undone if item.seq not in entry.entries]
        self.rewound_at = seq
        self.redoable.remove(group)
        self.undo_request = None

    def _get_up(self, entry: e.StandInSeated | e.Resigned) -> None:
        if self.held == entry.seat:
            self.held = None
        if isinstance(entry, e.Resigned):
            if self.undo_request is not None and self.undo_request.seat == entry.seat:
                self.undo_request = None
            if self.end_request is not None and self.end_request.seat == entry.seat:
                self.end_request = None

    def _answer_undo(self, entry: e.UndoAnswered) -> None:
        request = self.undo_request
        if request is None:
            return
        agreed = request.agreed | {entry.seat}
        self.undo_request = UndoRequest(request.seat, request.entries, agreed) if entry.agreed else None

    def _answer_end(self, entry: e.EndAnswered) -> None:
        request = self.end_request
        if request is None:
            return
        self.end_request = EndRequest(request.seat, request.agreed | {entry.seat}) if entry.agreed else None
