"""What happened, in sentences for one reader; the log, "since your last turn" and the summary of a turn."""

from collections.abc import Sequence
from typing import Final

from rokoko.server.course import Taken
from rokoko.server.room import Room
from rokoko.server.telling import events_for
from rokoko.web.table import LogEntry
from rokoko.words import Wording

# What the board shows by itself, or what nobody needs to be told.
UNTOLD: Final = frozenset(
    {
        "BonusForfeited",
        "EmployeeSelected",
        "EmployeesRemoved",
        "EmployeesRevealed",
        "GarmentsDiscarded",
        "GarmentsRevealed",
        "HandsChosen",
        "ResourcesRevealed",
        "RewardGained",
        "TurnEnded",
    }
)
LOG_LENGTH: Final = 80
_KEPT: Final = 4000

Key = tuple[int, str, int | None, bool]


class Stories:
    """Sentences are made once for each language and seat: a log only grows."""

    def __init__(self) -> None:
        self._told: dict[str, dict[Key, tuple[str, ...]]] = {}

    def lines(self, room: Room, item: Taken, seat: int | None, w: Wording, names: Sequence[str]) -> tuple[str, ...]:
        told = self._told.setdefault(room.id, {})
        over = room.course.over
        key = (item.seq, w.language, seat, over)
        if key not in told:
            if len(told) > _KEPT or len(self._told) > _KEPT:
                self._told.clear()
                told = self._told.setdefault(room.id, {})
            events = [event for event in events_for(item, seat, over=over) if event.kind not in UNTOLD]
            told[key] = tuple(w.event(event, list(names)) for event in events)
        return told[key]

    def log(
        self, room: Room, seat: int | None, w: Wording, names: Sequence[str], *, upto: int | None = None
    ) -> list[LogEntry]:
        """The last entries that say something, oldest first."""
        taken = room.course.taken if upto is None else room.course.taken[:upto]
        entries: list[LogEntry] = []
        for number in range(len(taken), 0, -1):
            entry = self._entry(room, taken[number - 1], number, seat, w, names)
            if entry.lines:
                entries.append(entry)
            if len(entries) == LOG_LENGTH:
                break
        return entries[::-1]

    def since(self, room: Room, seat: int | None, w: Wording, names: Sequence[str]) -> list[LogEntry]:
        """What the others did since this seat chose last."""
        taken = room.course.taken
        if seat is None or (taken and taken[-1].seat == seat):
            return []
        first = max((n for n, item in enumerate(taken, 1) if item.seat == seat), default=0)
        told = [self._entry(room, taken[n - 1], n, seat, w, names) for n in range(first + 1, len(taken) + 1)]
        return [entry for entry in told if entry.lines][-LOG_LENGTH:]

    def summary(self, room: Room, seat: int | None, w: Wording, names: Sequence[str]) -> tuple[str, ...]:
        """This seat's turn so far, without its name before every sentence."""
        lines: list[str] = []
        for item in reversed(room.course.taken):
            if item.seat != seat or item.selected or room.game.phase != "actions":
                break
            if room.course.held is None and any(event.kind == "TurnEnded" for event in item.events):
                break
            if room.course.held is not None and lines and any(event.kind == "TurnEnded" for event in item.events):
                break
            lines[:0] = self.lines(room, item, seat, w, names)
        if seat is None or not lines:
            return ()
        return tuple(line.removeprefix(f"{names[seat]} ").rstrip(".") for line in lines)

    def _entry(
        self, room: Room, item: Taken, number: int, seat: int | None, w: Wording, names: Sequence[str]
    ) -> LogEntry:
        lines = self.lines(room, item, seat, w, names)
        return LogEntry(number=number, seat=item.seat, lines=lines, moment=f"/games/{room.id}/at/{number}")


STORIES: Final = Stories()
