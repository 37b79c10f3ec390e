"""`rokoko play`: the text table."""

import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import click
from rich.console import Console

from rokoko.bots import bot_names
from rokoko.cli.errors import Failure
from rokoko.cli.options import (
    components_option,
    config_of,
    edition_option,
    language_option,
    modules_option,
    wording_of,
)
from rokoko.config import GameConfig
from rokoko.game import Game
from rokoko.terminal import Course, Entry, Figures, Keeper, Left, Screen, Seats, Table, new_seats, recorded_seats
from rokoko.terminal.files import read_game

DEFAULT_SEATS = 4
DEFAULT_BOT = "seamstress"
PLAIN_WIDTH = 100


@click.command()
@click.option("--seats", type=int, default=None, metavar="N", help=f"Players at the table, 2 to 5: {DEFAULT_SEATS}.")
@click.option("--bots", type=int, default=None, metavar="N", help="How many of them are bots: all but one.")
@click.option("--bot", "kind", default=None, metavar="NAME", help=f"Which bot they are: {DEFAULT_BOT}.")
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="Your name; once more for each person at the table."
)
@click.option("--solo", is_flag=True, help="Alone against Madame du Barry.")
@click.option("--seed", type=int, default=None, metavar="N", help="The same seed gives the same game.")
@click.option("--resume", default=None, metavar="FILE", help="Go on with a saved game.")
@click.option("--save", default=None, metavar="FILE", help="Save the game after every decision.")
@click.option("--auto", is_flag=True, help="Bots play all seats; the end is shown.")
@edition_option
@modules_option
@components_option
@language_option
def play(
    seats: int | None,
    bots: int | None,
    kind: str | None,
    names: tuple[str, ...],
    solo: bool,
    seed: int | None,
    resume: str | None,
    save: str | None,
    auto: bool,
    edition: str | None,
    modules: str,
    components: str | None,
    language: str | None,
) -> None:
    """Play in the terminal: alone against bots, or several people at one screen."""
    if resume is not None:
        new = [
            ("--seats", seats),
            ("--bots", bots),
            ("--bot", kind),
            ("--name", names),
            ("--solo", solo),
            ("--seed", seed),
        ]
        for option, value in [*new, ("--edition", edition), ("--modules", modules)]:
            if value is not None and value not in ((), "", False):
                raise Failure(f"a saved game keeps its own players and rules: leave {option} out with --resume", 2)
        game = read_game(resume, components)
        w = wording_of(language, game.config)
        seating = recorded_seats(game.config, w, game.names, game.seed)
    else:
        config = config_of(
            seats=_seats(seats, solo=solo, names=names, bots=bots),
            modules=modules,
            edition=edition,
            components=components,
        )
        w = wording_of(language, config)
        seed = secrets.randbits(32) if seed is None else seed
        count = _bots(bots, config, names, auto=auto)
        seating = new_seats(config, w, people=names, bots=count, kind=_kind(kind), seed=seed)
        game = Game(config, seed, seating.record_names)
    if auto:
        seating = Seats(seating.names, dict.fromkeys(range(game.config.seats), _kind(kind)), game.seed)
    console = table_console()
    screen = Screen(console, w, names=seating.names, figures=_figures(game.config))
    keeper = Keeper(save or resume, autosave=save is not None, saved_moves=len(game.moves) if resume else 0)
    with _hangups_heeded():
        Table(Course(game), seating, screen=screen, entry=Entry(console), keeper=keeper).play()


def _seats(seats: int | None, *, solo: bool, names: tuple[str, ...], bots: int | None) -> int:
    if solo:
        if seats not in (None, 1) or bots:
            raise Failure("--solo is for one person without bots: leave --seats and --bots out", 2)
        return 1
    if seats is None:
        people = len(names)
        seats = people + bots if people and bots is not None else max(DEFAULT_SEATS, people)
    return seats


def _kind(kind: str | None) -> str:
    name = kind or DEFAULT_BOT
    if name not in bot_names():
        raise Failure(f"there is no bot {name!r}: choose from {', '.join(bot_names())}", 2)
    return name


def _bots(bots: int | None, config: GameConfig, names: tuple[str, ...], *, auto: bool) -> int:
    """How many seats bots take: as many as asked for, or all without a named person, one person at least."""
    if config.solo:
        return 0
    if auto:
        return config.seats
    if bots is None:
        bots = config.seats - max(1, len(names))
    if not 0 <= bots <= config.seats:
        raise Failure(f"--bots must be from 0 to {config.seats}, the number of seats, not {bots}", 2)
    if len(names) > config.seats - bots:
        people = config.seats - bots
        raise Failure(f"{len(names)} names for {people} people: name fewer, or set --seats and --bots", 2)
    return bots


def _figures(config: GameConfig) -> Figures:
    return Figures(config.component_set(), config.seats)


def table_console() -> Console:
    """As wide as the terminal; in a pipe as wide as the table needs."""
    if sys.stdout.isatty():
        return Console(highlight=False, markup=False, emoji=False)
    return Console(highlight=False, markup=False, emoji=False, width=PLAIN_WIDTH)


@contextmanager
def _hangups_heeded() -> Iterator[None]:
    """A closed terminal or a polite end of the process keeps the game, as Ctrl-D does."""

    def leave(*_: object) -> None:
        raise Left

    names = ("SIGHUP", "SIGTERM") if threading.current_thread() is threading.main_thread() else ()
    signals = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [signal.signal(number, leave) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
