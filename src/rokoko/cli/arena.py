"""`rokoko arena`: who is stronger, by how much, and how sure that is."""

import json
from pathlib import Path

import click

from rokoko.arena import ArenaError, Hands, Plan, make_plan, parse_budget, parse_entrant, play_match, summary_of
from rokoko.arena.ladder import SEATS, Ladder, default_rungs, play_ladder
from rokoko.arena.ladder_page import write_page
from rokoko.arena.report import write_report
from rokoko.cli.arena_report import print_summary
from rokoko.cli.errors import Failure
from rokoko.cli.options import components_option, config_of, edition_option, json_option, modules_option
from rokoko.cli.progress import INTERRUPTED, interrupted, progress, tell
from rokoko.config import ConfigError

JOURNAL = "units.jsonl"


@click.command()
@click.argument("bots", nargs=-1)
@click.option("--against", default=None, metavar="BOT", help="Each bot alone against copies of this one.")
@click.option("--seats", default=None, metavar="N", help="Players, 1 is a solo game: 4. With --ladder a list.")
@click.option("--games", default=100, show_default=True, metavar="N", help="Games, in whole rounds of the seats.")
@click.option("--budget", default="0.2s", show_default=True, metavar="B", help="A decision's: 0.2s, 800sims or none.")
@click.option("--seed", default=1, show_default=True, metavar="N", help="The first seed; the others follow.")
@click.option("--workers", default=1, show_default=True, metavar="N", help="Processes that play at the same time.")
@click.option("--ray", is_flag=True, help="Play on a Ray cluster, or else on a local Ray.")
@click.option("--out", default=None, metavar="DIR", help="Keep the results there, with a report.")
@click.option("--resume", is_flag=True, help="Go on with the results in --out.")
@click.option("--ladder", default=None, metavar="PAGE", help="Play all BOTS, weakest first, and write this page.")
@modules_option
@edition_option
@components_option
@json_option
def arena(
    bots: tuple[str, ...],
    against: str | None,
    seats: str | None,
    games: int,
    budget: str,
    seed: int,
    workers: int,
    ray: bool,
    out: str | None,
    resume: bool,
    ladder: str | None,
    modules: str,
    edition: str | None,
    components: str | None,
    as_json: bool,
) -> None:
    """Let BOTS play matches, and say who is stronger, with intervals.

    A bot enters as NAME or NAME@BUDGET (ismcts@1s). The unit is one seed in every rotation of the seats. Without
    --against all play at tables with each other; one player alone (--seats 1) meets Madame du Barry.
    """
    if workers < 1:
        raise Failure(f"--workers must be at least 1, not {workers}", 2)
    if resume and out is None:
        raise Failure("--resume goes on with the results in a folder: name it with --out", 2)
    hands = Hands(workers, ray)
    folder = None if out is None else Path(out)
    try:
        everyones = parse_budget(budget)
        entrants = tuple(parse_entrant(name, everyones) for name in bots)
        tables = seats_named(seats, several=ladder is not None)
        config = config_of(seats=tables[0], modules=modules, edition=edition, components=components)
        if ladder is not None:
            if folder is None:
                raise Failure("--ladder keeps its games, so that it can be gone on with: name a folder with --out", 2)
            if against is not None or as_json:
                raise Failure("--ladder writes a page: leave --against and --json out", 2)
            rungs = entrants or default_rungs(everyones)
            played = Ladder(config=config, rungs=rungs, seats=tables, seed=seed, games=games)
            _play_ladder(played, hands, page=Path(ladder), folder=folder, resume=resume)
            return
        reference = None if against is None else parse_entrant(against, everyones)
        plan = make_plan(config, entrants, against=reference, seed=seed, games=games)
        _play_plan(plan, hands, folder=folder, resume=resume, as_json=as_json)
    except ArenaError as error:
        raise Failure(str(error), error.code) from error


def seats_named(text: str | None, *, several: bool) -> tuple[int, ...]:
    """`4`, or for a ladder a list such as `2,3,4,5`."""
    if text is None:
        return SEATS if several else (4,)
    try:
        named = tuple(int(part) for part in text.split(","))
    except ValueError:
        raise ConfigError(f"seats must be a number from 1 to 5, not {text!r}") from None
    if len(named) > 1 and not several:
        raise ConfigError(f"a match has one number of seats, not {text!r}: several are for --ladder")
    if len(set(named)) != len(named):
        raise ConfigError(f"a number of seats is named twice in {text!r}")
    return named


def _play_plan(plan: Plan, hands: Hands, *, folder: Path | None, resume: bool, as_json: bool) -> None:
    journal = None if folder is None else folder / JOURNAL
    with progress() as bar:
        task = bar.add_task("seeds", total=plan.units)
        done = play_match(
            plan,
            hands,
            journal=journal,
            resume=resume,
            tell=tell,
            advance=lambda units: bar.advance(task, units),
        )
    stopped = interrupted(len(done.results), plan.units, "seed", resumable=folder is not None)
    if not done.results:
        raise stopped
    summary = summary_of(plan, done.results, software=done.software, workers=hands.workers, ray=hands.ray)
    report = None if folder is None else write_report(folder, summary)
    if as_json:
        click.echo(json.dumps(summary, indent=2, ensure_ascii=False))
    else:
        print_summary(summary)
        if report is not None:
            click.echo(f"report: {report}")
    if done.interrupted:
        raise stopped


def _play_ladder(ladder: Ladder, hands: Hands, *, page: Path, folder: Path, resume: bool) -> None:
    with progress() as bar:
        task = bar.add_task("")
        found = play_ladder(
            ladder,
            hands,
            folder=folder,
            resume=resume,
            tell=tell,
            begin=lambda name, units: bar.reset(task, description=name, total=units),
            advance=lambda units: bar.advance(task, units),
        )
    if found is None:
        raise Failure("interrupted: go on with --resume", INTERRUPTED)
    write_page(page, ladder, found, hands, folder=folder)
    click.echo(f"{page}: {len(ladder.rungs)} rungs at {len(ladder.seats)} sizes of table")
