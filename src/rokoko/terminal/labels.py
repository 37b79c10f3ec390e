"""Options in short, for kinds of which there are many at a time: the row they stand in, and what they cost or bring."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rich.text import Text

from rokoko.components import GuestSpace
from rokoko.terminal.marks import FREE, MASTER, MUSIC, QUIET, first_upper
from rokoko.terminal.scene import Scene, livre, prestige
from rokoko.words.board import NOTATION
from rokoko.words.prices import Moment


class Label(NamedTuple):
    row: str
    text: Text


def acquired_tile(scene: Scene, moment: Moment, place: str) -> Label:
    drawer, space = _numbers(place)
    price = livre(moment.drawer_price(drawer))
    return Label(f"{first_upper(scene.w.drawer(drawer))}, {price}", _tile(scene, moment, drawer, space))


def taken_tile(scene: Scene, moment: Moment, place: str) -> Label:
    drawer, space = _numbers(place)
    return Label(first_upper(scene.w.drawer(drawer)), _tile(scene, moment, drawer, space))


def funded_decoration(scene: Scene, moment: Moment, place: str) -> Label:
    word, _, number = place.partition(" ")
    kind = NOTATION[word]
    decoration = moment.decoration(kind, int(number))
    text = Text()
    if kind == "musicians":
        text.append(f"{MUSIC}{number} ", style=QUIET)
    if decoration is not None:
        text.append(livre(moment.decoration_price(decoration)))
        text.append(f" ×{decoration.multiplier}" if decoration.multiplier > 1 else "")
        text.append(f" {prestige(decoration.prestige)}" if decoration.prestige else "")
    return Label(first_upper(scene.w.decoration(kind)), text)


def guest_space(scene: Scene, moment: Moment, place: str) -> Label:
    hall, space = _numbers(place)
    printed = moment.side.halls[hall - 1].guests[space - 1]
    text = Text.assemble((f"{hall}.{space}", QUIET), ("M " if printed.master else " ", MASTER), reward(scene, printed))
    return Label(scene.w.hall(hall), text)


ROWS: Final[Mapping[str, Callable[[Scene, Moment, str], Label]]] = {
    "acquire": acquired_tile,
    "take": taken_tile,
    "fund": funded_decoration,
    "rent": guest_space,
}


def reward(scene: Scene, space: GuestSpace) -> str:
    """The reward of a guest space in short."""
    match space.reward:
        case "none":
            return FREE
        case "livre":
            return f"+{livre(space.amount)}"
        case "resource":
            return "+" + scene.w.gettext("tile")
        case other:
            return f"+{scene.w.term(other)}"


def _tile(scene: Scene, moment: Moment, drawer: int, space: int) -> Text:
    tile = moment.tile_in_drawer(drawer, space)
    return scene.tile(tile) if tile is not None else Text(FREE)


def _numbers(place: str) -> tuple[int, int]:
    first, _, second = place.partition(".")
    return int(first), int(second)
