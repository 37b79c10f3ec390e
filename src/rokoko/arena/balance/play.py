"""A survey from its first game to its last: by several processes, kept on disk, to be gone on with any time."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

from rokoko.arena.balance.journal import Journal
from rokoko.arena.balance.observe import GameLine, play_game
from rokoko.arena.balance.survey import Place, Survey
from rokoko.arena.errors import ArenaError
from rokoko.arena.origin import Software, this_software


class Surveyed(NamedTuple):
    """What is done of a survey; `interrupted`: somebody stopped it."""

    lines: list[GameLine]
    software: list[Software]
    interrupted: bool


def _say_nothing(_: object) -> None:
    """Nobody listens."""


def play_survey(
    survey: Survey,
    workers: int = 1,
    *,
    journal: Path | None = None,
    resume: bool = False,
    tell: Callable[[str], None] = _say_nothing,
    advance: Callable[[int], None] = _say_nothing,
) -> Surveyed:
    """Play what is not yet in the journal. `advance` hears of games as they are done, `tell` what to know."""
    interrupted = False
    with ExitStack() as stack:
        kept = None if journal is None else stack.enter_context(Journal(journal, survey, resume=resume, tell=tell))
        done = {} if kept is None else {place: kept.lines[place] for place in survey.places if place in kept.lines}
        advance(len(done))
        left = [place for place in survey.places if place not in done]
        try:
            for line in stack.enter_context(closing(lines_of(survey, left, workers))):
                if kept is not None:
                    kept.add(line)
                done[line.seats, line.number] = line
                advance(1)
        except KeyboardInterrupt:
            interrupted = True
    software = [this_software()] if kept is None else kept.software
    return Surveyed([done[place] for place in survey.places if place in done], software, interrupted)


def lines_of(survey: Survey, places: Sequence[Place], workers: int) -> Generator[GameLine, None, None]:
    """The games in any order. Closing the iterator ends the processes."""
    if min(workers, len(places)) <= 1:
        for seats, number in places:
            yield play_game(survey, seats, number)
        return
    before = multiprocessing.active_children()
    spawn = multiprocessing.get_context("spawn")
    crew = ProcessPoolExecutor(min(workers, len(places)), spawn, initializer=_ignore_interrupts)
    finished = False
    try:
        waiting = [crew.submit(play_game, survey, seats, number) for seats, number in places]
        for answer in as_completed(waiting):
            yield answer.result()
        finished = True
    except BrokenProcessPool:
        raise ArenaError("a worker process was ended from outside, perhaps for want of memory", 1) from None
    finally:
        crew.shutdown(wait=finished, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in before:
                process.terminate()


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that gathers the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
