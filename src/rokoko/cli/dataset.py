"""`rokoko dataset`: games by bots as one file to learn from."""

import json
from pathlib import Path

import click

from rokoko.arena import ArenaError
from rokoko.cli.errors import Failure
from rokoko.cli.options import components_option, config_of, edition_option, json_option, modules_option
from rokoko.cli.progress import INTERRUPTED, progress
from rokoko.cli.simulate import bots_named


@click.command()
@click.option("--games", default=100, show_default=True, metavar="N", help="How many games.")
@click.option("--seats", default=4, show_default=True, metavar="N", help="Players; 1 is a solo game.")
@click.option("--bots", default="greedy", show_default=True, metavar="A,B", help="One for all seats, or one a seat.")
@click.option("--seed", default=1, show_default=True, help="Seed of the first game; the others follow.")
@click.option("--workers", default=1, show_default=True, metavar="N", help="Processes that play at the same time.")
@click.option("--out", required=True, metavar="FILE", help="The file to write, a .npz.")
@modules_option
@edition_option
@components_option
@json_option
def dataset(
    games: int,
    seats: int,
    bots: str,
    seed: int,
    workers: int,
    out: str,
    modules: str,
    edition: str | None,
    components: str | None,
    as_json: bool,
) -> None:
    """Let bots play N games, and write every decision to a file: what was known, legal and chosen, and how it ended.

    The same seed gives the same file, whatever the number of workers. docs/research.md tells what is in it.
    """
    if games < 1:
        raise Failure(f"--games must be at least 1, not {games}", 2)
    if workers < 1:
        raise Failure(f"--workers must be at least 1, not {workers}", 2)
    target = Path(out)
    if target.suffix != ".npz":
        raise Failure(f"--out names a .npz file, not {out!r}", 2)
    config = config_of(seats=seats, modules=modules, edition=edition, components=components)
    named = bots_named(bots, config)
    try:
        from rokoko.research import write_dataset
        from rokoko.research.recording import Recording
    except ImportError as error:
        raise Failure(str(error)) from error
    recording = Recording(config, named, seed, games)
    decisions = 0
    try:
        with progress() as bar:
            task = bar.add_task("games", total=games)
            for count in write_dataset(target, recording, workers=workers):
                decisions += count
                bar.advance(task)
    except KeyboardInterrupt:
        raise Failure("interrupted: nothing was written", INTERRUPTED) from None
    except ArenaError as error:
        raise Failure(str(error), error.code) from error
    except OSError as error:
        raise Failure(f"can't write {out!r}: {error.strerror or error}") from error
    size = target.stat().st_size
    if as_json:
        click.echo(json.dumps({"file": out, "games": games, "decisions": decisions, "bytes": size}))
    else:
        click.echo(f"{out}: {games} games, {decisions} decisions, {size / 1e6:.1f} MB")
