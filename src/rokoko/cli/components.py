"""`rokoko components`: check a set of figures, or write one to edit."""

import json

import click

from rokoko.cli.errors import Failure
from rokoko.cli.options import json_option
from rokoko.components import check_components, export_components, load_components


@click.group()
def components() -> None:
    """Component sets: the figures printed on the pieces, as files to edit."""


@components.command()
@click.argument("path")
@json_option
def check(path: str, as_json: bool) -> None:
    """Name each figure of the set in PATH that breaks a rule, with the chapter that fixes it."""
    loaded = load_components(path, check=False)
    problems = check_components(loaded)
    if as_json:
        answer = {
            "set": loaded.name,
            "hash": loaded.hash,
            "ok": not problems,
            "problems": [{"where": found.where, "what": found.what, "rule": found.rule} for found in problems],
        }
        click.echo(json.dumps(answer, indent=2, ensure_ascii=False))
    elif problems:
        for found in problems:
            click.echo(str(found))
    else:
        click.echo(
            f"{loaded.name} ({loaded.hash}): {len(loaded.garments)} garments, {len(loaded.employees)} employees, "
            f"{sum(tile.count for tile in loaded.resources)} resource tiles; every figure keeps the rules"
        )
    if problems:
        count = len(problems)
        what = "1 figure breaks a rule: correct it" if count == 1 else f"{count} figures break a rule: correct them"
        raise Failure(f"component set {path}: {what} and check again")


@components.command()
@click.argument("folder", metavar="DIR")
@click.option("--set", "name", default="house", metavar="NAME", help="The set to write: house, or a folder.")
@json_option
def export(folder: str, name: str, as_json: bool) -> None:
    """Write a component set into the new folder DIR, to edit."""
    loaded = load_components(name, check=False)
    written = export_components(loaded, folder)
    if as_json:
        click.echo(json.dumps({"set": loaded.name, "hash": loaded.hash, "folder": str(written)}, ensure_ascii=False))
    else:
        click.echo(f"{written}: edit the files, then: rokoko components check {written}")
