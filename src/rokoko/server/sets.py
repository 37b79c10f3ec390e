"""The component sets of stored games: a version may change the house's figures, a game keeps those it began with."""

import tempfile
from pathlib import Path

import msgspec

from rokoko.components import export_components, load_components
from rokoko.store import Database, StoreBusy, rows


async def keep_sets(database: Database, named: dict[str, str]) -> None:
    """Store the sets that may be played with now, unless they are there."""
    async with database.read() as connection:
        known = await rows.component_sets(connection)
    for place in named.values():
        component_hash = load_components(place).hash
        if component_hash in known:
            continue
        try:
            async with database.write() as connection:
                await rows.add_component_set(connection, component_hash, _files_of(place))
        except StoreBusy:
            pass  # another process was faster


async def kept_sets(database: Database, named: dict[str, str], folder: Path) -> dict[str, str]:
    """Where each set lies, by its hash: those of now in their own places, older ones written out below the folder."""
    places = {load_components(place).hash: place for place in named.values()}
    async with database.read() as connection:
        stored = await rows.component_sets(connection)
    for component_hash, files in stored.items():
        if component_hash in places:
            continue
        target = folder / component_hash
        target.mkdir(parents=True, exist_ok=True)
        for name, text in msgspec.json.decode(files, type=dict[str, str]).items():
            (target / Path(name).name).write_text(text, encoding="utf-8")
        places[component_hash] = str(target)
    return places


def _files_of(place: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        written = export_components(load_components(place), Path(folder) / "set")
        files = {path.name: path.read_text(encoding="utf-8") for path in sorted(written.iterdir())}
    return msgspec.json.encode(files).decode()
