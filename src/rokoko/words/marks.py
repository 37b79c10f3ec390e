"""Marks for messages: what the extraction looks for, and the two names that things have in two editions.

A message is a whole sentence or a whole term, in English, with named places: `"{name} sold {garment}."`.
In tables it stands in `N_(…)`, or `NN_(…, …)` where it is counted. Where the 2013 edition has other words (E1), a
message is `by_edition(N_(deluxe), N_(first))`: still a string, the Deluxe one, that knows the other.
"""

from typing import Final, NamedTuple

DELUXE: Final = "deluxe"
FIRST_EDITION: Final = "2013"


class Renamed(str):
    """A message of the Deluxe edition with its twin of the 2013 edition."""

    __slots__ = ("first",)
    first: str


class Counted(NamedTuple):
    """A message with a number, in the singular and in the plural; `first` is its twin of the 2013 edition."""

    one: str
    many: str
    first: tuple[str, str] | None = None


def N_(message: str) -> str:  # noqa: N802 (the name that extraction tools know)
    """Marks a message that is looked up later."""
    return message


def NN_(one: str, many: str) -> Counted:  # noqa: N802
    """Marks a counted message that is looked up later; the number's place is `{n}`."""
    return Counted(one, many)


def by_edition(deluxe: str, first: str) -> str:
    """A message that the 2013 edition puts in other words."""
    message = Renamed(deluxe)
    message.first = first
    return message


def counted_by_edition(deluxe: Counted, first: Counted) -> Counted:
    """A counted message that the 2013 edition puts in other words."""
    return Counted(deluxe.one, deluxe.many, (first.one, first.many))
