"""The pictures of a survey: how often, when, and to which effect."""

from typing import Any, Final

from rokoko.arena.charts import Bar, interval_chart, short
from rokoko.arena.svg import PALE, Drawing

WIDTH: Final = 760
TOP: Final = 64
ROW: Final = 24
LEFT: Final = 170
CELL: Final = 78
FILL: Final = "#7a3b55"


def taken_chart(title: str, pieces: list[dict[str, Any]]) -> str:
    """In how many of its chances each piece was taken."""
    return interval_chart(title, [_bar(piece, "taken", "{:.1f} %") for piece in pieces if piece["taken"]])


def effect_chart(title: str, pieces: list[dict[str, Any]]) -> str:
    """Win share of the takers over par, which is at 0."""
    return interval_chart(title, [_bar(piece, "effect", "{:+.1f}") for piece in pieces if piece["effect"]], mark=0.0)


def _bar(piece: dict[str, Any], name: str, form: str) -> Bar:
    figure = piece[name]
    low, high = (None if figure[end] is None else 100 * figure[end] for end in ("low", "high"))
    value = 100 * figure["value"]
    return Bar(piece["name"].replace("_", " "), value, low, high, form.format(value))


def rounds_chart(title: str, pieces: list[dict[str, Any]]) -> str:
    """One row a piece, one column a round: the wider the bar, the more of its takes fell into the round."""
    rounds = max((len(piece["by_round"]) for piece in pieces), default=0)
    drawing = Drawing(WIDTH, TOP + ROW * len(pieces) + 16, title)
    for at in range(rounds):
        drawing.text(LEFT + CELL * at + CELL / 2, TOP - 8, str(at + 1), anchor="middle")
    for number, piece in enumerate(pieces):
        y = TOP + ROW * number
        name = piece["name"].replace("_", " ")
        drawing.text(LEFT - 12, y + ROW / 2 + 4, short(name), anchor="end")
        takes = sum(piece["by_round"])
        for at, count in enumerate(piece["by_round"]):
            x = LEFT + CELL * at
            drawing.bar(x + 2, y + 4, CELL - 4, ROW - 8, PALE)
            if count:
                hint = f"{name}, round {at + 1}: {count} of {takes}"
                drawing.bar(x + 2, y + 4, (CELL - 4) * count / takes, ROW - 8, FILL, hint=hint)
    return str(drawing)
