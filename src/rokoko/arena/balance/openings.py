"""What each place in the order of play does in round 1, and how far ahead it ends: whence a start seat's luck."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final

import msgspec

from rokoko.arena.balance.observe import GameLine, Take
from rokoko.arena.balance.pieces import DECORATION, EMPLOYEE, GARMENT, GUEST, WINDOW
from rokoko.arena.balance.tallies import Tally, figures_of

NOTHING: Final = "nothing"
SHOWN: Final = 12
KINDS: Final = (DECORATION, WINDOW, EMPLOYEE)


def openings_of(lines: Sequence[GameLine], seed: int) -> list[dict[str, Any]]:
    """The openings at tables of one size, the most frequent first; `by_place` from who begins to who comes last."""
    opened = [[opening_of(line, seat) for seat in range(line.seats)] for line in lines]
    count = Counter(name for names in opened for name in names)
    tallies = {name: Tally() for name, _ in count.most_common(SHOWN)}
    leads: dict[tuple[str, int], list[float]] = {}
    for line, names in zip(lines, opened, strict=True):
        mean = fmean(line.totals)
        for tally in tallies.values():
            tally.open_game(line.seats)
        for seat, name in enumerate(names):
            if name in tallies:
                tallies[name].add(line, Take(name, seat, 1, 0))
                place = (seat - line.start) % line.seats
                leads.setdefault((name, place), []).append(line.totals[seat] - mean)
    seats = lines[0].seats if lines else 0
    found = []
    for name, figures in figures_of(tallies, len(lines), seed).items():
        places = [leads.get((name, place), []) for place in range(seats)]
        by_place = [{"takes": len(one), "excess": round(fmean(one), 2) if one else None} for one in places]
        kept = {what: msgspec.to_builtins(getattr(figures, what)) for what in ("takes", "taken", "excess", "effect")}
        found.append({"name": name, **kept, "by_place": by_place})
    return found


def opening_of(line: GameLine, seat: int) -> str:
    """`kitchen left + employee × 2`: what one seat took in round 1; a garment by its window."""
    taken: Counter[tuple[int, str]] = Counter()
    for take in line.takes:
        kind, _, name = take.piece.partition(" ")
        if take.seat != seat or take.round != 1 or kind in (GARMENT, GUEST):
            continue
        family = name.rpartition(" ")[0].replace("_", " ") if kind == DECORATION else kind
        taken[KINDS.index(kind), f"window {name}" if kind == WINDOW else family] += 1
    words = [name if count == 1 else f"{name} × {count}" for (_, name), count in sorted(taken.items())]
    return " + ".join(words) or NOTHING
