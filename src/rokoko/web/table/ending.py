"""The end: places, the score sheets side by side, and the sources of prestige as one chart."""

import msgspec

from rokoko.sheets import ScoreSheet
from rokoko.web.table.pieces import Trademark
from rokoko.web.table.scene import Scene, sentence
from rokoko.web.table.scores import Bar, bar_of


class Place(msgspec.Struct):
    rank: int
    mark: Trademark
    total: int
    livre: int
    remark: str
    bar: Bar


class Row(msgspec.Struct):
    """A step of the scoring: the points of each player and where they come from, in the order of places."""

    number: int
    step: str
    name: str
    cells: list[tuple[int, tuple[tuple[str, int], ...]]]
    sums: list[int]


class Ending(msgspec.Struct):
    verdict: str
    places: list[Place]
    rows: list[Row]
    best: int

    def number(self, step: str) -> int:
        """The place of a step in the order of the scoring."""
        return next(row.number for row in self.rows if row.step == step)


def ending_of(scene: Scene) -> Ending:
    sheets = sorted(scene.given.sheets, key=lambda sheet: (sheet.rank, sheet.seat))
    places = [_place(scene, sheet) for sheet in sheets]
    rows: list[Row] = []
    sums = [0] * len(sheets)
    for number, step in enumerate(sheets[0].items, 1):
        cells = []
        for at, (sheet, place) in enumerate(zip(sheets, places, strict=True)):
            part = next((part for part in place.bar.parts if part.step == step), None)
            sums[at] += sheet.items[step]
            cells.append((sheet.items[step], part.sources if part else ()))
        rows.append(Row(number, step, sentence(scene.w.score_step(step)), cells, sums[:]))
    winners = [place.mark.name for place in places if place.rank == 1]
    verdict = scene.w.ngettext("{names} wins the ball.", "{names} share the victory.", len(winners)).format(
        names=scene.w.listing(winners)
    )
    return Ending(verdict, places, rows, max(1, *(sheet.total for sheet in sheets)))


def _place(scene: Scene, sheet: ScoreSheet) -> Place:
    w = scene.w
    tied = [other for other in scene.given.sheets if other.total == sheet.total and other is not sheet]
    remark = ""
    if any(other.rank == sheet.rank for other in tied):
        remark = w.gettext("the place is shared")
    elif tied and scene.given.config.solo:
        remark = w.gettext("a tie goes to Madame du Barry")
    elif tied:
        remark = w.gettext("tie decided by {livre} Livre left").format(livre=sheet.livre)
    mark = Trademark(sheet.seat, scene.name(sheet.seat))
    return Place(sheet.rank, mark, sheet.total, sheet.livre, remark, bar_of(scene, sheet))
