"""The options on offer as numbered lines, grouped by kind when there are many."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rokoko.engine.actions import Action
from rokoko.terminal.marks import QUIET, TITLE, YOURS
from rokoko.terminal.scene import Scene

MANY = 14


def choices(scene: Scene, options: Sequence[Action], asked: dict[str, Any] | None) -> RenderableType:
    """Every option with its number: one a line, or in columns under the name of their kind."""
    if len(options) <= MANY:
        return _list(scene, options, asked)
    groups: dict[str, list[tuple[int, Action]]] = {}
    for number, action in enumerate(options, 1):
        groups.setdefault(kind_of(action), []).append((number, action))
    parts: list[RenderableType] = []
    alone: list[Text] = []
    for kind, members in groups.items():
        lines = [_line(scene, number, action, asked) for number, action in members]
        if len(members) == 1:
            alone += lines
            continue
        parts.append(Text(_heading(scene, kind), style=TITLE))
        parts.append(Columns(lines, padding=(0, 2), equal=True, column_first=True))
    if alone:
        parts.append(Text(scene.w.gettext("Other"), style=TITLE))
        parts.append(Columns(alone, padding=(0, 2)))
    return Group(*parts)


def kind_of(action: Action) -> str:
    """The kind of an option: the first word of its notation."""
    return action.text.split()[0]


def _list(scene: Scene, options: Sequence[Action], asked: dict[str, Any] | None) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True, style=YOURS)
    table.add_column()
    table.add_column(no_wrap=True, style=QUIET)
    for number, action in enumerate(options, 1):
        table.add_row(str(number), _label(scene, action, asked), action.text)
    return table


def _line(scene: Scene, number: int, action: Action, asked: dict[str, Any] | None) -> Text:
    line = Text.assemble((f"{number:>2} ", YOURS))
    line.append(_label(scene, action, asked))
    return line


def _label(scene: Scene, action: Action, asked: dict[str, Any] | None) -> str:
    label = scene.w.action(action, scene.view, asked, scene.marks.names)
    own = scene.own
    if own is not None and action.text.startswith("select "):
        copies = own["supply"].count(action.text.removeprefix("select "))
        if copies > 1:
            label = f"{label} (×{copies})"
    return label


def _heading(scene: Scene, kind: str) -> str:
    w = scene.w
    match kind:
        case "acquire" | "take":
            return w.term("drawers").capitalize()
        case "tailor":
            return w.term("windows").capitalize()
        case "hire":
            return w.term("hire").capitalize()
        case "fund":
            return w.gettext("Decorations")
        case "rent" | "hall":
            return w.term("halls").capitalize()
        case "pay" | "discard":
            return w.gettext("Your tiles")
        case _:
            return w.term("employees").capitalize()
