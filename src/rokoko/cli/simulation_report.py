"""The statistics of many games as a table."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from rokoko.cli.simulation import Match


def print_summary(console: Console, match: Match, summary: dict[str, Any]) -> None:
    games = summary["games"]
    modules = ", ".join(match.config.modules) or "base game"
    last = match.seed + match.games - 1
    console.print(
        f"{games} games, {match.config.seats} seats, {match.config.edition}, {modules}, seeds {match.seed} to {last}"
    )
    console.print(f"{summary['decisions']['mean']} decisions a game, {summary['decisions']['total']} in all")
    seats = summary["seats"]
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in seats:
        table.add_column(f"seat {seat['seat']}\n{seat['bot'] or 'du Barry'}", justify="right")
    table.add_row("wins", *(f"{seat['wins']}" for seat in seats))
    table.add_row("wins, %", *(f"{100 * seat['wins'] / games:.1f}" for seat in seats))
    table.add_row("shared wins", *(f"{seat['shared_wins']}" for seat in seats))
    table.add_row("mean score", *(f"{seat['score']['mean']:.2f}" for seat in seats))
    table.add_row("deviation", *(f"{seat['score']['deviation']:.2f}" for seat in seats))
    table.add_row("least, most", *(f"{seat['score']['least']}, {seat['score']['most']}" for seat in seats))
    table.add_section()
    for step in seats[0]["items"]:
        table.add_row(step, *(f"{seat['items'][step]:.2f}" for seat in seats))
    console.print(table)
