"""What happened, in sentences for one reader; the log, "since your last turn" and the summary of a turn."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

import msgspec

from rokoko.engine.events import Event
from rokoko.server.room import Room
from rokoko.server.telling import events_for
from rokoko.web.signs import sign_of_event
from rokoko.web.table import LogEntry
from rokoko.words import UNTOLD as COMMONLY_UNTOLD
from rokoko.words import Wording

# The new supply of a hand shows at the table as well.
UNTOLD: Final = COMMONLY_UNTOLD | {"SupplyRenewed"}
LOG_LENGTH: Final = 80
_KEPT: Final = 4000

Key = tuple[int, str, int | None, bool]
Told = tuple[int | None, str, str]  # whose it is, the sentence, the symbol before it


class Stories:
    """Sentences are made once for each language and seat: a log only grows."""

    def __init__(self) -> None:
        self._told: dict[str, dict[Key, tuple[LogEntry, ...]]] = {}

    def entries(
        self, room: Room, number: int, seat: int | None, w: Wording, names: Sequence[str]
    ) -> tuple[LogEntry, ...]:
        """What followed from the choice of that number. The engine takes steps without a choice by itself, so that
        others may have acted as well: an entry for each in a row.
        """
        told = self._told.setdefault(room.id, {})
        item, over = room.course.taken[number - 1], room.course.over
        key = (item.seq, w.language, seat, over)
        if key not in told:
            if len(told) > _KEPT or len(self._told) > _KEPT:
                self._told.clear()
                told = self._told.setdefault(room.id, {})
            events = events_for(item, seat, over=over)
            told[key] = entries_of(events, number, w, names, moment=f"/games/{room.id}/at/{number}")
        found = told[key]
        # Choices before it may have been taken back since.
        return found if not found or found[0].number == number else _renumbered(found, number, room.id)

    def log(
        self, room: Room, seat: int | None, w: Wording, names: Sequence[str], *, upto: int | None = None
    ) -> list[LogEntry]:
        """The last entries that say something, oldest first."""
        found: list[LogEntry] = []
        for number in range(len(room.course.taken) if upto is None else upto, 0, -1):
            found.extend(reversed(self.entries(room, number, seat, w, names)))
            if len(found) >= LOG_LENGTH:
                break
        else:
            found.extend(reversed(_beginning(room, seat, w, names)))
        return found[::-1]

    def since(self, room: Room, seat: int | None, w: Wording, names: Sequence[str]) -> list[LogEntry]:
        """What the others did since this seat chose last."""
        taken = room.course.taken
        if seat is None or (taken and taken[-1].seat == seat and not room.course.over):
            return []
        found: list[LogEntry] = []
        for number in range(len(taken), 0, -1):
            if taken[number - 1].seat == seat or len(found) >= LOG_LENGTH:
                break
            found.extend(reversed(self.entries(room, number, seat, w, names)))
        return found[::-1]

    def summary(self, room: Room, seat: int | None, w: Wording, names: Sequence[str]) -> tuple[str, ...]:
        """This seat's turn so far, without its name before every sentence."""
        course, lines = room.course, list[str]()
        for number in range(len(course.taken), 0, -1):
            item = course.taken[number - 1]
            if item.selected or room.game.phase != "actions":
                break
            if item.seat != seat:  # it may have ended with a step that was taken for this seat
                parts = self.entries(room, number, seat, w, names)
                lines[:0] = parts[-1].lines if parts and parts[-1].seat == seat else ()
                break
            if any(event.kind == "TurnEnded" for event in item.events) and (course.held is None or lines):
                break
            parts = self.entries(room, number, seat, w, names)
            lines[:0] = [line for part in parts if part.seat == seat for line in part.lines]
        return tuple(line.rstrip(".") for line in lines)


def _beginning(room: Room, seat: int | None, w: Wording, names: Sequence[str]) -> tuple[LogEntry, ...]:
    """What happened before anybody chose."""
    seen = [event.seen_by(seat) for event in room.game.opening]
    return entries_of(filter(None, seen), 0, w, names, moment=f"/games/{room.id}/at/0")


def entries_of(
    events: Iterable[Event], number: int, w: Wording, names: Sequence[str], *, moment: str = ""
) -> tuple[LogEntry, ...]:
    """What followed from one choice: an entry for each seat in a row."""
    told: list[Told] = []
    for event in events:
        if event.kind not in UNTOLD:
            whose: int | None = event.data().get("seat")
            line = w.event(event, list(names))
            if whose is not None:
                line = line.removeprefix(f"{w.seat(whose, list(names))} ")
            told.append((whose, line, sign_of_event(w, event)))
    runs = (list(run) for _, run in groupby(told, key=lambda one: one[0]))
    return tuple(
        LogEntry(
            number=number,
            part=part,
            seat=run[0][0],
            lines=tuple(line for _, line, _ in run),
            signs=tuple(sign for _, _, sign in run),
            moment=moment,
        )
        for part, run in enumerate(runs)
    )


def _renumbered(entries: Iterable[LogEntry], number: int, game_id: str) -> tuple[LogEntry, ...]:
    moment = f"/games/{game_id}/at/{number}"
    return tuple(msgspec.structs.replace(entry, number=number, moment=moment) for entry in entries)


STORIES: Final = Stories()
