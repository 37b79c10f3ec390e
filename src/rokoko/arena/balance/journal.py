"""The games on disk: one line of JSON each, safe there before the next one counts."""

import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from rokoko.arena.balance.observe import GameLine
from rokoko.arena.balance.survey import Place, Survey
from rokoko.arena.errors import ArenaError
from rokoko.arena.origin import Software, this_software

JOURNAL: Final = "games.jsonl"
JOURNAL_FORMAT: Final = 1
OPENING: Final = b'{"balance":'
MAY_GROW: Final = ("tables", "games", "config")  # config: but for its seats


class Opening(msgspec.Struct, frozen=True):
    """The line that every run writes first: what is played, and by which software."""

    balance: int
    survey: Survey
    software: Software


class Journal:
    """The games finished so far in `lines`, by place, and the file that the next ones go to."""

    def __init__(self, path: Path, survey: Survey, *, resume: bool, tell: Callable[[str], None]) -> None:
        self.path: Final = path
        self.lines: dict[Place, GameLine] = {}
        self.software: list[Software] = []
        self._survey = survey
        exists = path.exists() and path.stat().st_size > 0
        if exists and not resume:
            raise ArenaError(f"{path} has games already: add --resume to go on, or choose another folder")
        if exists:
            self._read(tell)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = path.open("ab")
        except OSError as error:
            raise ArenaError(f"can't write {path}: {error.strerror}", 1) from None
        ours = this_software()
        if ours not in self.software:
            self.software.append(ours)
            self._write(Opening(JOURNAL_FORMAT, survey, ours))

    def add(self, line: GameLine) -> None:
        self._write(line)
        self.lines[line.seats, line.number] = line

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _write(self, line: Opening | GameLine) -> None:
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
        for number, text in enumerate(whole.splitlines(), 1):
            try:
                if text.startswith(OPENING):
                    opening = msgspec.json.decode(text, type=Opening)
                    self._check(opening.survey)
                    self.software.append(opening.software)
                else:
                    line = msgspec.json.decode(text, type=GameLine)
                    self.lines[line.seats, line.number] = line
            except msgspec.MsgspecError as error:
                raise ArenaError(f"{self.path}, line {number}: no game of a survey ({error})", 1) from None

    def _check(self, other: Survey) -> None:
        names = [name for name in Survey.__struct_fields__ if name not in MAY_GROW]
        differing = [name for name in names if getattr(other, name) != getattr(self._survey, name)]
        if other.config_at(self._survey.config.seats) != self._survey.config:
            differing.append("config")
        if differing:
            what = ", ".join(name.replace("_", " ") for name in differing)
            raise ArenaError(f"{self.path} has games of another survey (different: {what}): choose another folder")
