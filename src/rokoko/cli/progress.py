"""What a long run shows on stderr: how far it is, what to know, and that somebody stopped it."""

import sys
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rokoko.cli.errors import Failure, one_line

INTERRUPTED: Final = 130  # the exit code


def progress() -> Progress:
    """The bar, for a person who watches."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )


def tell(note: str) -> None:
    click.echo(f"rokoko: {one_line(note)}", err=True)


def interrupted(done: int, total: int, what: str, *, resumable: bool = False) -> Failure:
    """Somebody stopped a run after so many `what`s: 3 of 100 games."""
    how_far = f"after {done} of {total} {what}s" if done else f"before a {what} was over"
    return Failure(f"interrupted {how_far}{': go on with --resume' if resumable else ''}", INTERRUPTED)
