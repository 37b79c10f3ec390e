"""A small writer of SVG: enough for bars, dots and lines with their names."""

from html import escape
from typing import Final

FONT: Final = "font-family='Georgia, serif' font-size='13'"
INK: Final = "#3b2f2f"
PALE: Final = "#d8cfc4"
PAPER: Final = "#fffdf9"


class Drawing:
    """Pixels from the top left. `title` is read aloud where nothing is seen."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._head = (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {_n(width)} {_n(height)}' "
            f"width='{_n(width)}' height='{_n(height)}' role='img' {FONT}>"
        )
        self._parts = [f"<title>{escape(title)}</title>"]
        self.bar(0, 0, width, height, PAPER)
        self.text(width / 2, 22, title, anchor="middle", bold=True)

    def text(self, x: float, y: float, words: str, *, anchor: str = "start", bold: bool = False) -> None:
        weight = " font-weight='bold'" if bold else ""
        self._parts.append(
            f"<text x='{_n(x)}' y='{_n(y)}' text-anchor='{anchor}' fill='{INK}'{weight}>{escape(words)}</text>"
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, *, color: str = INK, dashed: bool = False) -> None:
        dash = " stroke-dasharray='4 3'" if dashed else ""
        self._parts.append(
            f"<line x1='{_n(x1)}' y1='{_n(y1)}' x2='{_n(x2)}' y2='{_n(y2)}' stroke='{color}' stroke-width='1.5'{dash}/>"
        )

    def bar(self, x: float, y: float, width: float, height: float, color: str, *, hint: str = "") -> None:
        inside = f"<title>{escape(hint)}</title>" if hint else ""
        self._parts.append(
            f"<rect x='{_n(x)}' y='{_n(y)}' width='{_n(width)}' height='{_n(height)}' fill='{color}'>{inside}</rect>"
        )

    def dot(self, x: float, y: float, *, color: str, hint: str = "") -> None:
        inside = f"<title>{escape(hint)}</title>" if hint else ""
        self._parts.append(f"<circle cx='{_n(x)}' cy='{_n(y)}' r='4.5' fill='{color}'>{inside}</circle>")

    def __str__(self) -> str:
        return "\n".join([self._head, *self._parts, "</svg>", ""])


def _n(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
