"""`rokoko balance`: what is offered and taken, when, and what it does to winning."""

import json
from pathlib import Path

import click

from rokoko.arena import ArenaError, Budget, parse_entrant
from rokoko.arena.balance import (
    Survey,
    comparison_of,
    comparison_page,
    figures_in,
    make_survey,
    part_of,
    pictures_of,
    play_survey,
    summary_of,
    write_part,
    write_report,
)
from rokoko.arena.balance.journal import JOURNAL
from rokoko.arena.balance.verdict_words import verdict_lines
from rokoko.cli.arena import seats_named
from rokoko.cli.errors import Failure
from rokoko.cli.options import components_option, config_of, json_option, modules_option
from rokoko.cli.progress import interrupted, progress, tell

PLOTS_OF_A_PAGE = ("effect",)


@click.command()
@click.option("--games", default=100, show_default=True, metavar="N", help="Games for each number of seats.")
@click.option("--seats", default="2,3,4,5", show_default=True, metavar="A,B", help="Numbers of players.")
@click.option("--bot", default="cutter", show_default=True, metavar="BOT", help="Who sits at all seats: NAME[@BUDGET].")
@click.option("--seed", default=1, show_default=True, metavar="N", help="The first seed; the others follow.")
@click.option("--workers", default=1, show_default=True, metavar="N", help="Processes that play at the same time.")
@click.option("--out", default=None, metavar="DIR", help="Keep the games there, with a report.")
@click.option("--resume", is_flag=True, help="Go on with the games in --out.")
@click.option(
    "--compare", nargs=2, default=None, metavar="DIR DIR", help="Play nothing: two results, before and after."
)
@click.option("--page", default=None, metavar="FILE", help="Put the figures into this page of Markdown too.")
@modules_option
@components_option
@json_option
def balance(
    games: int,
    seats: str,
    bot: str,
    seed: int,
    workers: int,
    out: str | None,
    resume: bool,
    compare: tuple[str, str] | None,
    page: str | None,
    modules: str,
    components: str | None,
    as_json: bool,
) -> None:
    """Let one bot play against itself, and say what it takes, when, and what wins.

    For every garment, employee, window, decoration, guest space and start seat, with intervals. The bot may enter as
    NAME@BUDGET. Unless that is a time, the same seed gives the same games, whatever the number of workers.
    """
    place = None if page is None else Path(page)
    try:
        if compare is not None:
            if out is not None or resume:
                raise Failure("--compare plays nothing: leave --out and --resume out", 2)
            _compare(Path(compare[0]), Path(compare[1]), page=place, as_json=as_json)
            return
        if workers < 1:
            raise Failure(f"--workers must be at least 1, not {workers}", 2)
        if resume and out is None:
            raise Failure("--resume goes on with the games in a folder: name it with --out", 2)
        tables = seats_named(seats, several=True)
        config = config_of(seats=tables[0], modules=modules, edition=None, components=components)
        survey = make_survey(config, parse_entrant(bot, Budget()), tables=tables, seed=seed, games=games)
        _play(survey, workers, folder=None if out is None else Path(out), resume=resume, page=place, as_json=as_json)
    except ArenaError as error:
        raise Failure(str(error), error.code) from error


def _play(survey: Survey, workers: int, *, folder: Path | None, resume: bool, page: Path | None, as_json: bool) -> None:
    with progress() as bar:
        task = bar.add_task("games", total=len(survey.places))
        done = play_survey(
            survey,
            workers,
            journal=None if folder is None else folder / JOURNAL,
            resume=resume,
            tell=tell,
            advance=lambda count: bar.advance(task, count),
        )
    stopped = interrupted(len(done.lines), len(survey.places), "game", resumable=folder is not None)
    if not done.lines:
        raise stopped
    summary = summary_of(survey, done.lines, software=done.software, workers=workers)
    report = None if folder is None else write_report(folder, summary)
    if page is not None:
        lines = part_of(summary, pictures=f"{page.stem}/", plots=PLOTS_OF_A_PAGE, level=3)
        write_part(page, lines, pictures_of(summary, PLOTS_OF_A_PAGE))
    if as_json:
        click.echo(json.dumps(summary, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(verdict_lines(summary["verdict"])))
        if report is not None:
            click.echo(f"\nreport: {report}")
    if done.interrupted:
        raise stopped


def _compare(before: Path, after: Path, *, page: Path | None, as_json: bool) -> None:
    compared = comparison_of(figures_in(before), figures_in(after))
    if page is not None:
        write_part(page, comparison_page(compared, level=3), {})
    if as_json:
        click.echo(json.dumps(compared, indent=2, ensure_ascii=False))
    elif page is None:
        click.echo("\n".join(comparison_page(compared)))
    else:
        click.echo(f"{page}: before and after")
