"""The few sentences in which the checks complain, so that each figure is named in the same way."""

from collections.abc import Iterator, Sequence

from .errors import Problem

LIMIT = "limit of this edition"
HIGHEST = 99
"""No printed figure has three digits."""


def check_range(where: str, name: str, value: int, *, low: int, high: int, rule: str) -> Iterator[Problem]:
    """`value` lies between `low` and `high`, both included."""
    if value < low:
        yield Problem(where, f"{name} {value} is under {low}", rule)
    if value > high:
        yield Problem(where, f"{name} {value} is over {high}", rule)


def check_ends(where: str, name: str, values: Sequence[int], *, low: int, high: int, rule: str) -> Iterator[Problem]:
    """Where a rulebook prints a range, its two ends are printed on some piece."""
    for end in (low, high):
        if end not in values:
            yield Problem(where, f"no {name} is {end}, an end of the range {low} to {high}", rule)


def check_count(where: str, what: str, found: int, *, expected: int, rule: str) -> Iterator[Problem]:
    """There are exactly as many as expected."""
    if found != expected:
        yield Problem(where, f"{what}: {found}, not {expected}", rule)


def check_equal(where: str, name: str, value: object, *, expected: object, rule: str) -> Iterator[Problem]:
    """A figure that a rulebook prints."""
    if value != expected:
        yield Problem(where, f"{name} is {show(value)}, not {show(expected)}", rule)


def check_known(where: str, name: str, value: object, *, known: Sequence[object], rule: str) -> Iterator[Problem]:
    """A word or number that the game knows."""
    if value not in known:
        choices = ", ".join(show(choice) for choice in known)
        yield Problem(where, f"{name} {show(value)} is not one of {choices}", rule)


def show(value: object) -> str:
    """A figure as a person writes it."""
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case tuple():
            return "[" + ", ".join(show(item) for item in value) + "]"
        case _:
            return repr(value)
