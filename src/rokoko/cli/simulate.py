"""`rokoko simulate`: bots play many games."""

import json

import click
from rich.console import Console

from rokoko.arena import ArenaError
from rokoko.bots import UnknownBot, make_bot
from rokoko.cli.errors import Failure
from rokoko.cli.options import components_option, config_of, edition_option, json_option, modules_option
from rokoko.cli.progress import interrupted, progress
from rokoko.cli.simulation import Match, Outcome, outcomes_of, summary_of
from rokoko.cli.simulation_report import print_summary
from rokoko.config import GameConfig


@click.command()
@click.option("--games", default=100, show_default=True, metavar="N", help="How many games.")
@click.option("--seats", default=4, show_default=True, metavar="N", help="Players; 1 is a solo game.")
@click.option("--bots", default="random", metavar="A,B", help="One bot for all seats, or one a seat: random.")
@click.option("--seed", default=1, show_default=True, help="Seed of the first game; the others follow.")
@click.option("--workers", default=1, show_default=True, metavar="N", help="Processes that play at the same time.")
@click.option("--each", is_flag=True, help="With --json: the result of each game too.")
@modules_option
@edition_option
@components_option
@json_option
def simulate(
    games: int,
    seats: int,
    bots: str,
    seed: int,
    workers: int,
    each: bool,
    modules: str,
    edition: str | None,
    components: str | None,
    as_json: bool,
) -> None:
    """Let bots play N games, and say who won, with which scores, and where the points came from.

    The same seed gives the same games, whatever the number of workers.
    """
    if games < 1:
        raise Failure(f"--games must be at least 1, not {games}", 2)
    if workers < 1:
        raise Failure(f"--workers must be at least 1, not {workers}", 2)
    config = config_of(seats=seats, modules=modules, edition=edition, components=components)
    match = Match(config, bots_named(bots, config), seed, games)
    played, stopped = _play(match, workers)
    if not played:
        raise interrupted(0, games, "game")
    summary = summary_of(match, played)
    if as_json:
        answer = summary | ({"results": [outcome.data() for outcome in played]} if each else {})
        click.echo(json.dumps(answer, indent=2))
    else:
        print_summary(Console(highlight=False), match, summary)
    if stopped:
        raise interrupted(len(played), games, "game")


def bots_named(text: str, config: GameConfig) -> tuple[str, ...]:
    """One bot a seat, from a list such as `random,random`."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names:
        make_bot(name, 0)
    if len(names) == 1:
        return names * config.seats
    if len(names) != config.seats:
        raise UnknownBot(f"--bots names {len(names)} bots for {config.seats} seats: name one, or one a seat")
    return names


def _play(match: Match, workers: int) -> tuple[list[Outcome], bool]:
    played: list[Outcome] = []
    stopped = False
    with progress() as bar:
        task = bar.add_task("games", total=match.games)
        try:
            for outcome in outcomes_of(match, workers):
                played.append(outcome)
                bar.advance(task)
        except KeyboardInterrupt:
            stopped = True
        except ArenaError as error:
            raise Failure(str(error), error.code) from error
    played.sort(key=lambda outcome: outcome.seed)
    return played, stopped
