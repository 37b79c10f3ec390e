"""Which choices a player may take back: freely, by asking the others, or not at all.

Free is what nobody has acted upon and what revealed nothing. While hands are chosen, all choose at the same time, so
the choices of others stand in nobody's way. Whoever plays against bots only may go back without limit.
"""

from collections.abc import Collection
from typing import Final

import msgspec

from rokoko.server.course import Course, Taken
from rokoko.words.marks import N_

UNDO_POLICIES: Final = ("ask", "turn", "none")


class UndoPlan(msgspec.Struct, frozen=True):
    """`entries` would be taken back, which begin with a choice of `seat`; `ask`: only if the others agree;
    `refusal`: why it can't be at all, as a message.
    """

    seat: int = -1
    entries: tuple[int, ...] = ()
    ask: bool = False
    refusal: str = ""


def undo_plan(
    course: Course, seat: int | None, *, own: Collection[int], rivals: Collection[int], policy: str
) -> UndoPlan:
    """`own`: the seats of the player who asks, of which `seat` is meant (None: the one that chose last);
    `rivals`: the seats of other people.
    """
    if course.ended is not None or (course.over and rivals):
        return UndoPlan(refusal=N_("the game is over"))
    if policy == "none":
        return UndoPlan(refusal=N_("this table plays without undo"))
    start = _last_choice(course.taken, own if seat is None or not rivals else {seat})
    if start is None:
        return UndoPlan(refusal=N_("there is nothing of yours to take back"))
    tail = course.taken[start:]
    chose, everything = tail[0].seat, tuple(item.seq for item in tail)
    if all(item.selected for item in tail) and course.game.phase == "select" and not _ends_selection(tail):
        return UndoPlan(chose, tuple(item.seq for item in tail if item.seat == chose))
    if not rivals:
        return UndoPlan(chose, everything)
    if all(item.seat in own for item in tail) and not any(item.revealed for item in tail):
        return UndoPlan(chose, everything)
    if policy == "turn":
        return UndoPlan(refusal=N_("others have acted or something new was revealed since"))
    return UndoPlan(chose, everything, ask=True)


def _last_choice(taken: list[Taken], seats: Collection[int]) -> int | None:
    """Where the last decision lies that left one of these seats a choice (and that no bot took for it)."""
    for index in range(len(taken) - 1, -1, -1):
        if taken[index].seat in seats and taken[index].had_choice and taken[index].bot is None:
            return index
    return None


def _ends_selection(tail: list[Taken]) -> bool:
    return any(event.kind == "HandsChosen" for item in tail for event in item.events)
