"""The results on disk: one line of JSON a finished unit, safe there before the next one counts."""

import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from rokoko.arena.errors import ArenaError
from rokoko.arena.origin import Software, this_software
from rokoko.arena.plan import Plan
from rokoko.arena.play import UnitResult

JOURNAL_FORMAT: Final = 1
OPENING: Final = b'{"arena":'


class Opening(msgspec.Struct, frozen=True):
    """The line that every run writes first: what is played, and by which software."""

    arena: int
    plan: Plan
    software: Software


class Journal:
    """The units finished so far in `results`, by number, and the file that the next ones go to."""

    def __init__(self, path: Path, plan: Plan, *, resume: bool, tell: Callable[[str], None]) -> None:
        self.path: Final = path
        self.results: dict[int, UnitResult] = {}
        self.software: list[Software] = []
        self._plan = plan
        exists = path.exists() and path.stat().st_size > 0
        if exists and not resume:
            raise ArenaError(f"{path} has results already: add --resume to go on, or choose another folder")
        if exists:
            self._read(tell)
        self._file: BinaryIO = _opened(path)
        ours = this_software()
        if ours not in self.software:
            self.software.append(ours)
            self._write(Opening(JOURNAL_FORMAT, plan, ours))

    def add(self, result: UnitResult) -> None:
        self._write(result)
        self.results[result.unit] = result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _write(self, line: Opening | UnitResult) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, tell: Callable[[str], None]) -> None:
        """What is there; a last line without its end was being written when somebody pulled the plug."""
        content = self.path.read_bytes()
        whole, _, torn = content.rpartition(b"\n")
        if torn:
            tell(f"{self.path}: the last line is only half there and is dropped")
            with self.path.open("r+b") as file:
                file.truncate(len(content) - len(torn))
        for number, line in enumerate(whole.splitlines(), 1):
            read: Opening | UnitResult
            try:
                if line.startswith(OPENING):
                    read = msgspec.json.decode(line, type=Opening)
                else:
                    read = msgspec.json.decode(line, type=UnitResult)
            except msgspec.MsgspecError as error:
                raise ArenaError(f"{self.path}, line {number}: no result of the arena ({error})", 1) from None
            if isinstance(read, Opening):
                self._check(read.plan)
                self.software.append(read.software)
            else:
                self.results[read.unit] = read

    def _check(self, other: Plan) -> None:
        names = [name for name in Plan.__struct_fields__ if name != "games"]
        differing = [name for name in names if getattr(other, name) != getattr(self._plan, name)]
        if differing:
            what = ", ".join(name.replace("_", " ") for name in differing)
            raise ArenaError(f"{self.path} has results of another match (different: {what}): choose another folder")


def _opened(path: Path) -> BinaryIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("ab")
    except OSError as error:
        raise ArenaError(f"can't write {path}: {error.strerror}", 1) from None
