"""The pictures of a report: figures with their intervals, and how often who came in at which rank."""

from math import ceil, floor, log10
from typing import Final, NamedTuple

from rokoko.arena.svg import PALE, Drawing

WIDTH: Final = 760
TOP: Final = 44
ROW: Final = 30
LEFT: Final = 170  # of the plot: the names stand before it
RIGHT: Final = 90  # the figures stand behind it
DOT: Final = "#7a3b55"
RANK_COLORS: Final = ("#b58b2a", "#7f9c8a", "#8da3bf", "#b7a4b8", "#cfc6bd")
LONGEST_NAME: Final = 22


class Bar(NamedTuple):
    """A figure with its interval, and how it is written."""

    name: str
    value: float
    low: float | None
    high: float | None
    written: str


def interval_chart(title: str, bars: list[Bar], *, mark: float | None = None) -> str:
    """A dot for each figure and a line for its interval; `mark` is a value to compare with."""
    known = [value for bar in bars for value in (bar.value, bar.low, bar.high) if value is not None]
    if mark is not None:
        known.append(mark)
    ticks = ticks_over(min(known, default=0.0), max(known, default=1.0))
    least, most = ticks[0], ticks[-1]
    bottom = TOP + ROW * len(bars)
    drawing = Drawing(WIDTH, bottom + 36, title)

    def place(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - least) / (most - least)

    for tick in ticks:
        drawing.line(place(tick), TOP - 6, place(tick), bottom, color=PALE)
        drawing.text(place(tick), bottom + 20, f"{tick:g}", anchor="middle")
    if mark is not None:
        drawing.line(place(mark), TOP - 6, place(mark), bottom, dashed=True)
    for number, bar in enumerate(bars):
        y = TOP + ROW * (number + 0.5)
        drawing.text(LEFT - 12, y + 4, short(bar.name), anchor="end")
        if bar.low is not None and bar.high is not None:
            drawing.line(place(bar.low), y, place(bar.high), y, color=DOT)
            for end in (bar.low, bar.high):
                drawing.line(place(end), y - 5, place(end), y + 5, color=DOT)
        drawing.dot(place(bar.value), y, color=DOT, hint=f"{bar.name}: {bar.written}")
        drawing.text(WIDTH - RIGHT + 12, y + 4, bar.written)
    return str(drawing)


def rank_chart(title: str, rows: list[tuple[str, list[float]]]) -> str:
    """One bar an entrant, cut by the share of each rank, the first at the left."""
    bottom = TOP + ROW * len(rows)
    drawing = Drawing(WIDTH, bottom + 36, title)
    span = WIDTH - LEFT - 24
    for number, (name, shares) in enumerate(rows):
        y = TOP + ROW * number
        drawing.text(LEFT - 12, y + ROW / 2 + 4, short(name), anchor="end")
        x = float(LEFT)
        for rank, share in enumerate(shares, 1):
            width = span * share
            hint = f"{name}, rank {rank}: {share:.1%}"
            drawing.bar(x, y + 3, width, ROW - 6, RANK_COLORS[rank - 1], hint=hint)
            if width > 40:
                drawing.text(x + width / 2, y + ROW / 2 + 4, f"{share:.0%}", anchor="middle")
            x += width
    ranks = max((len(shares) for _, shares in rows), default=0)
    for rank in range(ranks):
        x = LEFT + rank * 100
        drawing.bar(x, bottom + 12, 14, 14, RANK_COLORS[rank])
        drawing.text(x + 20, bottom + 24, f"rank {rank + 1}")
    return str(drawing)


def ticks_over(least: float, most: float) -> list[float]:
    """Round numbers, 4 to 10 of them, that hold all values between them."""
    span = most - least or abs(most) or 1.0
    rough = span / 5
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    first, last = floor(least / step), ceil(most / step)
    return [round(step * number, 10) for number in range(first, max(last, first + 1) + 1)]


def short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
