"""The options on offer, numbered: one a line, and where a kind has many, in rows like those of the board."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rokoko.engine.actions import Action
from rokoko.terminal.labels import ROWS, Label
from rokoko.terminal.marks import QUIET, TITLE, YOURS
from rokoko.terminal.scene import Scene
from rokoko.words.prices import Moment

MANY: Final = 4
Numbered = tuple[int, Action]


def choices(scene: Scene, options: Sequence[Action], asked: dict[str, Any] | None) -> RenderableType:
    """Every option with its number, in the order of the engine."""
    parts: list[RenderableType] = []
    listed: list[Numbered] = []
    for kind, members in groupby(enumerate(options, 1), key=lambda numbered: kind_of(numbered[1])):
        found = list(members)
        if kind in ROWS and len(found) > MANY:
            if listed:
                parts.append(_list(scene, listed, asked))
                listed = []
            parts.append(Text(_heading(scene, kind), style=TITLE))
            parts.append(_rows(scene, found, asked))
        else:
            listed += found
    if listed:
        parts.append(_list(scene, listed, asked))
    return Group(*parts)


def kind_of(action: Action) -> str:
    """The kind of an option: the first word of its notation."""
    return action.text.split()[0]


def _list(scene: Scene, options: Sequence[Numbered], asked: dict[str, Any] | None) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True, style=YOURS, min_width=2)
    table.add_column()
    table.add_column(no_wrap=True, style=QUIET)
    for number, action in options:
        table.add_row(str(number), sentence_of(scene, action, asked), action.text)
    return table


def _rows(scene: Scene, options: Sequence[Numbered], asked: dict[str, Any] | None) -> Table:
    """A row for each drawer, kind of decoration or hall; in it the numbers with what they cost or bring."""
    moment = Moment(scene.w, scene.view, asked)
    labels: list[tuple[int, Label]] = []
    for number, action in options:
        kind, _, place = action.text.partition(" ")
        labels.append((number, ROWS[kind](scene, moment, place)))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    rows = {row: list(found) for row, found in groupby(labels, key=lambda numbered: numbered[1].row)}
    for _ in range(max(len(found) for found in rows.values())):
        table.add_column(no_wrap=True)
    for row, found in rows.items():
        table.add_row(f"  {row}", *(Text.assemble((f"{number:>2} ", YOURS), label.text) for number, label in found))
    return table


def sentence_of(scene: Scene, action: Action, asked: dict[str, Any] | None) -> str:
    label = scene.w.action(action, scene.view, asked, scene.marks.names)
    own = scene.own
    kind, _, card = action.text.partition(" ")
    pile = {"select": "supply", "play": "hand"}.get(kind)
    copies = own[pile].count(card) if own is not None and pile else 1
    return f"{label} (×{copies})" if copies > 1 else label


def _heading(scene: Scene, kind: str) -> str:
    w = scene.w
    match kind:
        case "acquire":
            return w.gettext("Acquire a tile")
        case "take":
            return w.gettext("Take a tile")
        case "fund":
            return w.gettext("Fund a decoration")
        case _:
            return w.gettext("Rent out")
