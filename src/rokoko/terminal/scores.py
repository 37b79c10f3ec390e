"""Score sheets on the screen: what each seat may know of them, in short or with the source of each point."""

from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from rokoko.sheets import ScoreSheet, SheetLine
from rokoko.terminal.marks import FREE, QUIET, TITLE, YOURS, Marks, first_upper
from rokoko.words import Wording

HIDDEN = "?"


def hides_prestige(view: dict[str, Any], seat: int) -> bool:
    return view["phase"] != "over" and view["players"][seat]["prestige"] is None


def score_table(
    sheets: Sequence[ScoreSheet], w: Wording, *, marks: Marks, sources: bool, hidden: Sequence[int] = ()
) -> Table:
    """One column a player, one row a step of the scoring. `hidden`: seats whose prestige won in play is secret."""
    table = Table(box=ROUNDED, header_style=TITLE, show_lines=sources, expand=sources)
    table.add_column("", no_wrap=not sources, ratio=3 if sources else None)
    for sheet in sheets:
        table.add_column(marks.player(sheet.seat), justify="left", ratio=4 if sources else None)
    for step in sheets[0].items:
        cells = [_cell(sheet, step, w, sources=sources, hidden=sheet.seat in hidden) for sheet in sheets]
        if sources and not any(sheet.items[step] for sheet in sheets):
            continue
        table.add_row(first_upper(w.score_step(step)), *cells)
    table.add_section()
    totals = (f"{sheet.total}{'+?' if sheet.seat in hidden else ''}" for sheet in sheets)
    table.add_row(Text(w.gettext("Total"), style=TITLE), *(Text(total, style=YOURS) for total in totals))
    table.add_row(
        Text(w.gettext("Livre left (decides ties)"), style=QUIET),
        *(Text(str(sheet.livre), style=QUIET) for sheet in sheets),
    )
    return table


def _cell(sheet: ScoreSheet, step: str, w: Wording, *, sources: bool, hidden: bool) -> Text:
    if step == "prestige" and hidden:
        return Text(HIDDEN)
    points = sheet.items[step]
    if not sources:
        return Text(str(points)) if points else Text(FREE, style=QUIET)
    if not points:
        return Text(FREE, style=QUIET)
    cell = Text.assemble((str(points), TITLE))
    merged: dict[str, list[int]] = {}
    for line in sheet.lines:
        if line.step == step:
            merged.setdefault(_source(w, line), []).append(line.prestige)
    if len(merged) == 1 and step in ("prestige", "livre", "favor", "fireworks", "resources", "jewelry"):
        return cell
    for source, parts in merged.items():
        each = "+".join(str(part) for part in parts)
        cell.append(f"\n{each} ")
        cell.append(source, style=QUIET)
    return cell


def _source(w: Wording, line: SheetLine) -> str:
    if line.step == "crowns":
        return w.employee(line.source)
    return w.score_source(line.step, line.source)


def ranking(sheets: Sequence[ScoreSheet], w: Wording, *, names: Sequence[str], solo: bool) -> list[str]:
    """Places from the first, and what decided a tie."""
    lines = []
    for sheet in sorted(sheets, key=lambda sheet: sheet.rank):
        tied = [other for other in sheets if other.total == sheet.total]
        remark = ""
        if any(other.rank == sheet.rank for other in tied if other is not sheet):
            remark = w.gettext("the place is shared")
        elif len(tied) > 1 and solo:
            remark = w.gettext("a tie goes to Madame du Barry")
        elif len(tied) > 1:
            remark = w.gettext("tie decided by {livre} Livre left").format(livre=sheet.livre)
        line = f"{sheet.rank}. {names[sheet.seat]}: {sheet.total}"
        lines.append(f"{line} ({remark})" if remark else line)
    return lines
