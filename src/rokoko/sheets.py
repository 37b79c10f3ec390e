"""Score sheets: the tally of the final scoring, one a seat, with the source of each point."""

import msgspec

from rokoko.engine.scoring import JEWELRY, RESOURCES, STEP_NAMES, livre_left, ranks_of, tally_of
from rokoko.engine.state import State


class SheetLine(msgspec.Struct, frozen=True):
    """One source of prestige: the step, what it comes from (a hall, a card, a garment), and how much it is."""

    step: str
    source: str
    prestige: int


class ScoreSheet(msgspec.Struct, frozen=True):
    """`items`: prestige by step, in the scoring's order; `livre`: what is left for ties; `rank`: 1 has won."""

    seat: int
    total: int
    items: dict[str, int]
    livre: int
    rank: int
    lines: tuple[SheetLine, ...]


def sheets_of(s: State) -> list[ScoreSheet]:
    tally = tally_of(s)
    totals = [sum(sums) for sums in tally.sums]
    ranks = ranks_of(s, totals)
    left_out = set()
    if s.tables.automaton < 0:
        left_out.add(RESOURCES)
    if "jewelry_box" not in s.tables.modules:
        left_out.add(JEWELRY)
    sheets = []
    for seat, sums in enumerate(tally.sums):
        items = {name: sums[step] for step, name in enumerate(STEP_NAMES) if step not in left_out}
        lines = tuple(SheetLine(line.step, line.source, line.prestige) for line in tally.lines if line.seat == seat)
        sheets.append(ScoreSheet(seat, totals[seat], items, livre_left(s, seat), ranks[seat], lines))
    return sheets
