"""The results on disk: one line of JSON a finished unit, safe there before the next one counts."""

import os
import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Generic, Protocol, Self, TypeVar

import msgspec

from rokoko.arena.errors import ArenaError
from rokoko.arena.origin import Software, this_software

JOURNAL_FORMAT: Final = 1

PlanT = TypeVar("PlanT", bound=msgspec.Struct)
ReadPlanT = TypeVar("ReadPlanT", bound=msgspec.Struct, covariant=True)
UnitT = TypeVar("UnitT")
ResultT = TypeVar("ResultT", bound=msgspec.Struct)


class Opening(Protocol[ReadPlanT]):
    """The line before the first result of a run: what is played, and by which software."""

    @property
    def plan(self) -> ReadPlanT: ...

    @property
    def software(self) -> Software: ...


@dataclass(frozen=True)
class Kind(Generic[PlanT, UnitT, ResultT]):
    """What a journal keeps, and the words for it.

    `opening` and `result` are structs, the lines of the file; `differing` names what makes two plans different ones.
    """

    opening: Callable[[int, PlanT, Software], Opening[PlanT]]
    opens: bytes  # how the line of an opening begins
    result: type[ResultT]
    unit_of: Callable[[ResultT], UnitT]
    differing: Callable[[PlanT, PlanT], list[str]]
    results: str  # "games"
    whole: str  # "survey"
    line: str  # "game of a survey"


class Journal(Generic[PlanT, UnitT, ResultT]):
    """The units finished so far in `results`, and the file that the next ones go to."""

    def __init__(
        self, kind: Kind[PlanT, UnitT, ResultT], path: Path, plan: PlanT, *, resume: bool, tell: Callable[[str], None]
    ) -> None:
        self.path: Final = path
        self.results: dict[UnitT, ResultT] = {}
        self.software: list[Software] = []
        self._kind = kind
        self._plan = plan
        self._file: BinaryIO = _opened(path)
        try:
            if self._file.tell():
                self._go_on(resume, tell)
            if not self.software:
                self._sign()
        except BaseException:
            self._file.close()
            raise

    def add(self, result: ResultT) -> None:
        self._sign()
        self._write(result)
        self.results[self._kind.unit_of(result)] = result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _sign(self) -> None:
        """Whoever plays is named, once; whoever only reads is not."""
        ours = this_software()
        if ours not in self.software:
            self.software.append(ours)
            self._write(self._kind.opening(JOURNAL_FORMAT, self._plan, ours))

    def _write(self, line: Opening[PlanT] | ResultT) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _go_on(self, resume: bool, tell: Callable[[str], None]) -> None:
        if not resume:
            raise ArenaError(
                f"{self.path} has {self._kind.results} already: add --resume to go on, or choose another folder"
            )
        self._read(tell)

    def _read(self, tell: Callable[[str], None]) -> None:
        """What is there; a last line without its end was being written when somebody pulled the plug."""
        content = self.path.read_bytes()
        whole, _, torn = content.rpartition(b"\n")
        if torn:
            tell(f"{self.path}: the last line is only half there and is dropped")
            with self.path.open("r+b") as file:
                file.truncate(len(content) - len(torn))
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                self._read_line(line)
            except msgspec.MsgspecError as error:
                raise ArenaError(f"{self.path}, line {number}: no {self._kind.line} ({error})", 1) from None

    def _read_line(self, line: bytes) -> None:
        if line.startswith(self._kind.opens):
            opening: Opening[PlanT] = msgspec.json.decode(line, type=self._kind.opening)
            self._check(opening.plan)
            if opening.software not in self.software:
                self.software.append(opening.software)
        else:
            result = msgspec.json.decode(line, type=self._kind.result)
            self.results[self._kind.unit_of(result)] = result

    def _check(self, other: PlanT) -> None:
        differing = self._kind.differing(self._plan, other)
        if differing:
            what = ", ".join(name.replace("_", " ") for name in differing)
            other_one = f"{self._kind.results} of another {self._kind.whole} (different: {what})"
            raise ArenaError(f"{self.path} has {other_one}: choose another folder")


def fields_differing(plan: PlanT, other: PlanT, *, but: Collection[str]) -> list[str]:
    names = [name for name in plan.__struct_fields__ if name not in but]
    return [name for name in names if getattr(other, name) != getattr(plan, name)]


def _opened(path: Path) -> BinaryIO:
    """Open for one run alone, until closed: a second one would play the same games and cut off half-written lines."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError as error:
        raise ArenaError(f"can't write {path}: {error.strerror}", 1) from None
    if not _alone(file):
        file.close()
        raise ArenaError(f"another run writes to {path}: wait until it has ended, or choose another folder")
    return file


def _alone(file: BinaryIO) -> bool:
    """Whether no other run has it open; where the file system has no locks nobody can tell."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True
