"""Units played by several processes of this machine, as they come."""

import multiprocessing
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from rokoko.arena.errors import ArenaError
from rokoko.bots.apart import keep_apart, start_apart

PlanT = TypeVar("PlanT")
UnitT = TypeVar("UnitT")
ResultT = TypeVar("ResultT")


def results_of(
    play: Callable[[PlanT, UnitT], ResultT], plan: PlanT, units: Sequence[UnitT], workers: int
) -> Generator[ResultT, None, None]:
    """The results of these units, in any order. Closing the iterator ends the processes.

    `play` is a function of a module: the processes import it.
    """
    if min(workers, len(units)) <= 1:
        for unit in units:
            yield play(plan, unit)
        return
    spawn = multiprocessing.get_context("spawn")
    waiting = iter(units)
    busy: list[Connection] = []
    crew = []
    try:
        for _ in range(min(workers, len(units))):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=_work, args=(theirs, play, plan))
            start_apart(process)
            theirs.close()
            crew.append(process)
            ours.send(next(waiting))
            busy.append(ours)
        while busy:
            for line in wait(busy):
                assert isinstance(line, Connection)
                answer: ResultT = _answer(line)
                following = next(waiting, None)
                if following is None:
                    busy.remove(line)
                    line.close()
                else:
                    line.send(following)
                yield answer
    finally:
        for process in crew:
            process.terminate()
        for process in crew:
            process.join()


def _answer(line: Connection) -> Any:
    try:
        answer = line.recv()
    except (EOFError, ConnectionResetError):
        raise ArenaError("a worker process was ended from outside, perhaps for want of memory", 1) from None
    if isinstance(answer, Exception):
        raise answer
    return answer


def _work(line: Connection, play: Callable[[PlanT, UnitT], ResultT], plan: PlanT) -> None:
    """Play the units asked for until nobody asks any more."""
    keep_apart()
    while True:
        try:
            unit = line.recv()
        except (EOFError, ConnectionResetError):
            return
        answer: ResultT | ArenaError
        try:
            answer = play(plan, unit)
        except ArenaError as error:
            answer = error
        except Exception as error:
            answer = ArenaError(f"unit {unit} failed: {type(error).__name__}: {error}", 1)
        try:
            line.send(answer)
        except OSError:
            return
