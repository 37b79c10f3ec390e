"""The component sets of stored games: a version may change the house's figures, a game keeps those it began with."""

import os
import shutil
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import msgspec

from rokoko.components import export_components, load_components
from rokoko.store import Database, StoreBusy, rows

_PREFIX: Final = "rokoko-sets-"
_LOCK: Final = "lock"


class SetsFolder(tempfile.TemporaryDirectory[str]):
    """A folder for older sets as long as the process needs it. What killed processes left of theirs goes first.

    A lock in it ends with its process, however that ends. Process ids would not do: in a container they come again.
    """

    def __init__(self) -> None:
        _remove_left_behind(Path(tempfile.gettempdir()))
        super().__init__(prefix=_PREFIX)
        self._lock = _locked(Path(self.name))

    def cleanup(self) -> None:
        super().cleanup()
        if self._lock is not None:
            self._lock.close()


def _locked(folder: Path) -> IO[bytes] | None:
    """The lock gets its name when it is held, so that nobody finds a free one in a new folder."""
    if sys.platform == "win32":
        return None
    import fcntl

    lock = (folder / "locking").open("wb")
    with suppress(OSError):  # where the file system has no locks the folder may stay
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        (folder / "locking").rename(folder / _LOCK)
    return lock


def _remove_left_behind(place: Path) -> None:
    """Only our user's folders: others may use the place too."""
    if sys.platform == "win32":
        return
    import fcntl

    for folder in place.glob(f"{_PREFIX}*"):
        with suppress(OSError):  # its process lives, or another start is at it
            about = folder.lstat()
            if about.st_uid == os.getuid() and stat.S_ISDIR(about.st_mode):
                with (folder / _LOCK).open("rb") as lock:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(folder, ignore_errors=True)


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
