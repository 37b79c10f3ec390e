"""Signs and colours of the text table. A colour never stands alone: silk has letters, players have names."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from rokoko.components import COLORS
from rokoko.terminal.seats import short_names
from rokoko.words import Wording

LIVRE: Final = "£"
PRESTIGE: Final = "★"
MUSIC: Final = "♪"
FREE: Final = "–"
SHORT_NAME: Final = 6
SHORTEST_NAME: Final = 3

TITLE: Final = "bold"
QUIET: Final = "dim"
YOURS: Final = "bold #c8951f"  # candle-gold: what is yours to do
MASTER: Final = "bold #c8951f"

_INK: Final = "#2a2233"
_SILK: Final = {
    "deluxe": {"blue": "#7fa6d9", "pink": "#e59bb0", "green": "#86b38a", "orange": "#eda25a"},
    "2013": {"blue": "#e3c75c", "pink": "#86b38a", "green": "#d98079", "orange": "#7fa6d9"},
}
_PLAYERS: Final = ("bold #ffffff on #6a3d8f", "bold #ffffff on #0e6f6b", "bold #ffffff on #a8243b") + (
    "bold #ffffff on #3a3d46",
    "bold #2a2233 on #efe6cf",
)


class Marks:
    """The signs of one table: letters of silk in its language and edition, names of its players."""

    def __init__(self, w: Wording, names: Sequence[str]) -> None:
        self.names: Final = list(names)
        self._short: Final = short_names(names, SHORT_NAME)
        self._shortest: Final = short_names(names, SHORTEST_NAME)
        self._letters: Final = letters_of([w.color(color) for color in COLORS])
        self._styles: Final = {color: f"{_INK} on {paint}" for color, paint in _SILK[w.edition].items()}

    def player(self, seat: int, *, short: bool = True) -> Text:
        """Whose it is: in short for the board, or the whole name."""
        label = self._short[seat] if short else f" {self.names[seat]} "
        return Text.assemble((label, _PLAYERS[seat % len(_PLAYERS)]))

    def several(self, seats: Sequence[int]) -> Text:
        """Several players side by side: in very short from the third on."""
        names = self._short if len(seats) < 3 else self._shortest
        return Text(" ").join(Text.assemble((names[seat], _PLAYERS[seat % len(_PLAYERS)])) for seat in seats)

    def color(self, color: str) -> Text:
        """The colour of a garment."""
        return Text.assemble((f"{self._letters[color]:^3}", self._styles[color]))

    def silk(self, bales: Mapping[str, int]) -> Text:
        """Bales of silk: `2B1G`."""
        text = Text()
        for color in COLORS:
            if bales.get(color):
                text.append(f"{bales[color]}{self._letters[color]}", style=self._styles[color])
        return text

    def legend(self, w: Wording) -> Text:
        text = Text()
        for color in COLORS:
            text.append_text(self.color(color))
            text.append(f" {w.color(color)}   ")
        return text


def first_upper(text: str) -> str:
    """For a heading; the other letters stay as their language writes them."""
    return text[:1].upper() + text[1:]


def letters_of(words: Sequence[str]) -> dict[str, str]:
    """For each colour the first letter of its name; two where one letter would stand for two colours."""
    firsts = [word[:1].upper() for word in words]
    return {
        color: first if firsts.count(first) == 1 else word[:2].capitalize()
        for color, word, first in zip(COLORS, words, firsts, strict=True)
    }
