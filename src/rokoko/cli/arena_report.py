"""The figures of a match as tables on the screen."""

import sys
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from rokoko.arena import wording

WIDE = 160  # columns where no terminal sets the width


def print_summary(summary: dict[str, Any]) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDE)
    seeds = summary["seeds"]
    done = f"{seeds['done']} of {seeds['planned']} seeds from {seeds['first']}"
    console.print(f"{wording.setting(summary)}: {summary['games']} games, {done}; par {summary['par']:.1%}")
    entrants = summary["entrants"]
    results = [
        [
            one["label"] + (" (reference)" if one["role"] == "reference" else ""),
            str(one["games"]),
            wording.percent(one["win_share"]),
            wording.written(one["lead"], digits=1),
            wording.written(one["score"], digits=1),
            wording.rating(one["rating"]),
        ]
        for one in entrants
    ]
    _print_table(console, ["", "games", "win share", "lead", "score", "rating"], results)
    ranks = max((len(one["ranks"]) for one in entrants), default=0)
    details = [
        [
            one["label"],
            *(f"{100 * rank['value']:.1f} %" for rank in one["ranks"]),
            one["budget"],
            wording.brief(one["time"]["mean_ms"]),
            wording.brief(one["time"]["p99_ms"]),
            wording.percent(one["time"]["late"]),
        ]
        for one in entrants
        if one["time"]
    ]
    titles = [f"rank {rank + 1}" for rank in range(ranks)]
    _print_table(console, ["", *titles, "budget", "mean, ms", "99 of 100 within, ms", "late"], details)


def _print_table(console: Console, head: list[str], rows: list[list[str]]) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for number, title in enumerate(head):
        table.add_column(title, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)
