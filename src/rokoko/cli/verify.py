"""`rokoko verify`: whether every stored game is what its log says."""

import asyncio
from pathlib import Path

import click
import msgspec

from rokoko.cli.errors import Failure
from rokoko.cli.serve import component_sets, database_address


@click.command()
@click.option(
    "--database", default=None, metavar="URL", help="As for rokoko serve; by default the file in your data folder."
)
@click.option("--set", "sets", multiple=True, metavar="NAME=DIR", help="A further component set, as for rokoko serve.")
@click.option("--json", "as_json", is_flag=True, help="Say it as JSON.")
def verify(database: str | None, sets: tuple[str, ...], as_json: bool) -> int:
    """Replay every stored game and show each difference; exit code 1 if there is one. Changes nothing."""
    from rokoko.server.verifying import Report
    from rokoko.server.verifying import verify as run
    from rokoko.store import StoreProblem, current_revision, newest_revision, open_database

    address = database_address(database)

    async def look() -> tuple[str, Report]:
        store = open_database(address)
        try:
            name = store.engine.url.render_as_string(hide_password=True)
            if store.is_sqlite:
                name = str(store.engine.url.database)
                if not Path(name).is_file():
                    raise Failure(f"there is no file {name}")
            revision = await current_revision(store)
            if revision != newest_revision():
                raise Failure(
                    f"the database has revision {revision}, this Rokoko needs {newest_revision()}: "
                    "`rokoko serve` brings it up to date"
                )
            return name, await run(store, component_sets(sets))
        finally:
            await store.close()

    try:
        name, report = asyncio.run(look())
    except StoreProblem as problem:
        raise Failure(str(problem)) from None
    if as_json:
        click.echo(msgspec.json.encode({"database": name, **msgspec.to_builtins(report)}).decode())
    else:
        for difference in report.differences:
            click.echo(str(difference))
        count = len(report.differences)
        verdict = "no difference" if not count else f"{count} difference{'s' if count > 1 else ''}"
        click.echo(f"{name}: {report.games} games, {report.entries} entries, {verdict}")
    return 1 if report.differences else 0
