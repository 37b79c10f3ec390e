"""What can be typed besides a choice."""

from collections.abc import Mapping
from typing import Final

from rich.table import Table
from rich.text import Text

from rokoko.terminal.marks import FREE, LIVRE, MUSIC, PRESTIGE, QUIET, TITLE, YOURS
from rokoko.terminal.scene import Scene
from rokoko.words import Wording

ALIASES: Final[Mapping[str, str]] = {
    "?": "help",
    "h": "help",
    "b": "board",
    "l": "log",
    "u": "undo",
    "r": "redo",
    "s": "score",
    "w": "why",
    "q": "quit",
    "exit": "quit",
}
COMMANDS: Final = ("help", "board", "cards", "show", "score", "log", "why", "hint", "undo", "redo", "save", "quit")


def command_of(line: str) -> tuple[str, str] | None:
    """The command and what follows it; None if the line is something else."""
    word, _, rest = line.partition(" ")
    name = ALIASES.get(word.lower(), word.lower())
    return (name, rest.strip()) if name in COMMANDS else None


def help_lines(w: Wording) -> list[tuple[str, str]]:
    return [
        ("3", w.gettext("take option 3; for your hand several at once: 1 3 4")),
        ("rent 3.1", w.gettext("an option by its notation, which stands dim beside it")),
        ("board", w.gettext("the whole table again")),
        ("cards", w.gettext("all your employees with their bonuses")),
        ("show G08", w.gettext("what is on a garment or an employee, by its name")),
        ("score", w.gettext("the score as if the game ended now; `score all` says where each point comes from")),
        ("log", w.gettext("what happened; `log all` from the beginning")),
        ("why rent 3.1", w.gettext("why something is not on offer, with the rule")),
        ("hint", w.gettext("what the adviser would choose, with reasons")),
        ("undo, redo", w.gettext("back to your last decision, and forth again")),
        ("save FILE", w.gettext("save the game; rokoko play --resume FILE goes on with it")),
        ("quit", w.gettext("leave; you are asked whether to save")),
    ]


def show_help(scene: Scene) -> Table:
    """The commands, then the signs of the table."""
    w = scene.w
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=YOURS, no_wrap=True)
    table.add_column()
    for typed, meaning in help_lines(w):
        table.add_row(typed, meaning)
    table.add_row("", "")
    signs = [
        (f"{LIVRE} {PRESTIGE}", f"{w.term('livre')}, {w.term('prestige')}"),
        ("M", w.gettext("with the gold thimble: only for a master's work")),
        (MUSIC, w.gettext("the hall's musician: cost and prestige, or whose it is")),
        ("→6★", w.gettext("prize for most, then for second most, with who would get it now")),
        ("+3£", w.gettext("reward of a guest space; {free} none").format(free=FREE)),
        (
            f"{scene.short('thread')} {scene.short('lace')}",
            w.gettext("{thread} and {lace}; a tile gives them if it is discarded at once").format(
                thread=w.term("thread"), lace=w.term("lace")
            ),
        ),
    ]
    for sign, meaning in signs:
        table.add_row(Text(sign, style=TITLE), Text(meaning, style=QUIET))
    table.add_row("", scene.marks.legend(w))
    return table
