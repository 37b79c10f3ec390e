"""What a game's log is made of. Entries are only added: what was taken back stays, marked by a later entry."""

from typing import Final

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=True, kw_only=True, omit_defaults=True):
    """Base of all entries."""


class Acted(Entry, frozen=True):
    """A choice of a seat, in the record's notation. `held`: its turn waits for the player's confirmation."""

    seat: int
    action: str
    bot: str | None = None  # who chose, if it was not the seat's player
    held: bool = False


class Confirmed(Entry, frozen=True):
    """The player lets the others go on."""

    seat: int


class TookBack(Entry, frozen=True):
    """The choices in the entries with these numbers do not count any more."""

    seat: int
    entries: tuple[int, ...]


class Restored(Entry, frozen=True):
    """They count again, in this order, after all others."""

    seat: int
    entries: tuple[int, ...]


class UndoAsked(Entry, frozen=True):
    """A player asks the others to let these choices be taken back."""

    seat: int
    entries: tuple[int, ...]


class UndoAnswered(Entry, frozen=True):
    seat: int
    agreed: bool


class StandInSeated(Entry, frozen=True):
    """A bot plays for a player who is away."""

    seat: int
    bot: str
    asked_by: int | None = None


class SeatReclaimed(Entry, frozen=True):
    """The player is back."""

    seat: int


class Resigned(Entry, frozen=True):
    """The player gives up; a bot plays to the end."""

    seat: int
    bot: str


class EndProposed(Entry, frozen=True):
    seat: int


class EndAnswered(Entry, frozen=True):
    seat: int
    agreed: bool


class Ended(Entry, frozen=True):
    """Ended before its time: by agreement, or because nobody is left."""

    reason: str  # agreed, deserted


class Rematched(Entry, frozen=True):
    """The same people go on in another game."""

    game: str


AnyEntry = (
    Acted
    | Confirmed
    | TookBack
    | Restored
    | UndoAsked
    | UndoAnswered
    | StandInSeated
    | SeatReclaimed
    | Resigned
    | EndProposed
    | EndAnswered
    | Ended
    | Rematched
)

_DECODER: Final = msgspec.json.Decoder(AnyEntry)


def entry_text(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def parse_entry(text: str) -> AnyEntry:
    """msgspec.ValidationError or DecodeError for what is not an entry."""
    entry: AnyEntry = _DECODER.decode(text)
    return entry
