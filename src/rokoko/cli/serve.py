"""`rokoko serve`: the table for a browser, on this machine or for everybody."""

import os

import click

from rokoko.cli.errors import Failure
from rokoko.components import load_components

DEFAULT_PORT = 8013


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 for every one.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=DEFAULT_PORT, show_default=True, help="0 takes a free one."
)
@click.option(
    "--database",
    default=None,
    metavar="URL",
    help="A file, sqlite:///FILE or postgresql://…; by default a file in your data folder.",
)
@click.option("--public-url", default="", metavar="URL", help="How people reach the server, for links: https://…")
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes; more than one on PostgreSQL.",
)
@click.option(
    "--bus", default=None, metavar="BUS", help="How processes tell each other of changes: postgres, or redis://…."
)
@click.option(
    "--bot-processes", type=click.IntRange(0, 64), default=0, help="Processes in which bots think; 0: cores less one."
)
@click.option(
    "--bot-budget", type=click.FloatRange(0.05, 60), default=1.0, show_default=True, help="Seconds a bot may think."
)
@click.option(
    "--bot-pause", type=click.FloatRange(0, 10), default=0.4, show_default=True, help="Seconds before a bot's turn."
)
@click.option(
    "--rate", type=click.IntRange(1), default=600, show_default=True, help="Changes a minute that one player may make."
)
@click.option(
    "--set", "sets", multiple=True, metavar="NAME=DIR", help="A further component set that may be played with."
)
@click.option("--open/--no-open", "open_browser", default=False, help="Open the browser.")
@click.option(
    "--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="info", show_default=True
)
@click.option("--plain-logs", is_flag=True, help="Log lines for people instead of JSON.")
def serve(
    host: str,
    port: int,
    database: str | None,
    public_url: str,
    workers: int,
    bus: str | None,
    bot_processes: int,
    bot_budget: float,
    bot_pause: float,
    rate: int,
    sets: tuple[str, ...],
    open_browser: bool,
    log_level: str,
    plain_logs: bool,
) -> None:
    """Serve the table: people play in the browser, now or over days, with bots in the empty chairs."""
    from rokoko.server.settings import Settings
    from rokoko.web.serving import ServeProblem
    from rokoko.web.serving import serve as run

    address = database_address(database)
    on_postgres = address.startswith("postgres")
    if workers > 1 and not on_postgres:
        raise Failure("several processes need PostgreSQL: --database postgresql://HOST/NAME", 2)
    if bus is None:
        bus = "postgres" if on_postgres else ""
    if bus not in ("", "postgres") and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise Failure(f"there is no bus {bus!r}: use postgres or a redis:// URL", 2)
    if bus == "postgres" and not on_postgres:
        raise Failure("--bus postgres needs --database postgresql://…", 2)
    if public_url and not public_url.startswith(("http://", "https://")):
        raise Failure(f"--public-url must begin with http:// or https://, not {public_url!r}", 2)
    settings = Settings(
        database=address,
        public_url=public_url.rstrip("/"),
        bus=bus,
        workers=workers,
        bot_processes=bot_processes,
        bot_budget=bot_budget,
        bot_pause=bot_pause,
        rate=rate,
        sets=component_sets(sets),
    )
    try:
        run(
            settings,
            host=host,
            port=port,
            open_browser=open_browser,
            log_level=log_level.upper(),
            plain_logs=plain_logs,
        )
    except ServeProblem as problem:
        raise Failure(str(problem), 1) from None


def open_table() -> None:
    """`rokoko` alone: a server for this machine, and the browser at its first page."""
    from rokoko.server.settings import Settings, default_database
    from rokoko.web.serving import ServeProblem, free_port, open_in_browser, runs_at
    from rokoko.web.serving import serve as run

    if runs_at(DEFAULT_PORT):
        address = f"http://127.0.0.1:{DEFAULT_PORT}/"
        click.echo(f"Rokoko runs already: {address}")
        open_in_browser(address)
        return
    settings = Settings(database=os.environ.get("ROKOKO_DATABASE") or default_database())
    port = free_port(DEFAULT_PORT)
    try:
        run(settings, host="127.0.0.1", port=port, open_browser=True, log_level="WARNING", plain_logs=True)
    except ServeProblem as problem:
        raise Failure(str(problem), 1) from None


def database_address(wanted: str | None) -> str:
    """What was asked for, or what the environment names, or the file in the data folder."""
    from rokoko.server.settings import default_database

    return wanted or os.environ.get("ROKOKO_DATABASE") or default_database()


def component_sets(pairs: tuple[str, ...]) -> dict[str, str]:
    """NAME=DIR as name -> folder, each checked."""
    sets = {}
    for pair in pairs:
        name, _, folder = pair.partition("=")
        if not name.isidentifier() or not folder or name == "house":
            raise Failure(f"--set is NAME=DIR, not {pair!r}", 2)
        load_components(folder)
        sets[name] = folder
    return sets
