"""What happened, as lines: one a turn, told to one seat."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from rokoko.engine.events import BonusUsed, Event
from rokoko.terminal.marks import QUIET, Marks
from rokoko.words import UNTOLD, Wording


def history(events: Iterable[Event], w: Wording, *, names: Sequence[str], marks: Marks, seat: int | None) -> list[Text]:
    """Lines for the events that this seat may know; sentences about the same player share a line."""
    lines: list[Text] = []
    last: int | None = None
    for event in events:
        known = event.seen_by(seat)
        if event.kind == "TurnEnded":
            last = None
        if known is None or event.kind in UNTOLD:
            continue
        who: int | None = getattr(known, "seat", None)
        sentence = _sentence(known, w, names)
        if who is None or not sentence.startswith(f"{names[who]} "):
            lines.append(Text(sentence, style=QUIET))
            last = None
            continue
        said = sentence.removeprefix(f"{names[who]} ").rstrip(".")
        if who == last:
            lines[-1].append(f" · {said}")
        else:
            line = marks.player(who, short=False)
            line.append(f" {said}")
            lines.append(line)
        last = who
    return lines


def _sentence(event: Event, w: Wording, names: Sequence[str]) -> str:
    """The event's sentence; a bonus in short, since what it brought follows."""
    if isinstance(event, BonusUsed):
        return f"{names[event.seat]} " + w.gettext("bonus of {employee}").format(employee=event.employee)
    return w.event(event, list(names))
