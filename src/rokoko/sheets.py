"""Score sheets: the tally of the final scoring, one a seat, with the source of each point."""

from collections.abc import Sequence
from typing import Any

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


def known_sheets(sheets: Sequence[ScoreSheet], view: dict[str, Any]) -> list[ScoreSheet]:
    """The sheets without what the view hides: prestige won in play (2013), crowns of cards nobody has seen.

    Before the end nobody has a rank (0), since it would tell of what is hidden.
    """
    if view["phase"] == "over":
        return list(sheets)
    return [_known_sheet(sheet, view["players"][sheet.seat], view) for sheet in sheets]


def _known_sheet(sheet: ScoreSheet, player: dict[str, Any], view: dict[str, Any]) -> ScoreSheet:
    if sheet.seat == view["seat"]:
        return msgspec.structs.replace(sheet, rank=0)
    seen = {*player["face_down"], *player["open_hand"], *player["discard"], player["in_play"]}
    lines = tuple(line for line in sheet.lines if _is_known(line, seen, hidden=player["prestige"] is None))
    items = {step: sum(line.prestige for line in lines if line.step == step) for step in sheet.items}
    return msgspec.structs.replace(sheet, lines=lines, items=items, total=sum(items.values()), rank=0)


def _is_known(line: SheetLine, seen: set[str | None], *, hidden: bool) -> bool:
    if line.step == "prestige":
        return not hidden
    return line.step != "crowns" or line.source in seen
