"""Score lines: where each point comes from, as a bar and as words."""

import msgspec

from rokoko.sheets import ScoreSheet
from rokoko.web.table.scene import Scene, sentence


class BarPart(msgspec.Struct, frozen=True):
    """`start` and `size` are prestige, drawn to the scale of the chart."""

    step: str
    name: str
    start: int
    size: int
    sources: tuple[tuple[str, int], ...]


class Bar(msgspec.Struct, frozen=True):
    total: int
    width: int
    parts: tuple[BarPart, ...]


def bar_of(scene: Scene, sheet: ScoreSheet) -> Bar:
    """A sheet as the parts of one bar, in the order of the scoring. `width` is the scale: the best total."""
    sources: dict[str, dict[str, int]] = {}
    for line in sheet.lines:
        of_step = sources.setdefault(line.step, {})
        said = _source(scene, line.step, line.source)
        of_step[said] = of_step.get(said, 0) + line.prestige
    parts = []
    start = 0
    for step, size in sheet.items.items():
        if size:
            found = tuple(sources.get(step, {}).items())
            parts.append(BarPart(step, sentence(scene.w.score_step(step)), start, size, found))
            start += size
    best = max((other.total for other in scene.given.sheets), default=0)
    return Bar(sheet.total, max(best, 1), tuple(parts))


def _source(scene: Scene, step: str, source: str) -> str:
    return scene.w.employee(source) if step == "crowns" else scene.w.score_source(step, source)
