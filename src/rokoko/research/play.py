"""Many recorded games, in order, by any number of processes: each depends on its own seed only."""

import multiprocessing
import signal
from collections.abc import Iterator

from rokoko.research.recording import Recording, Table, record_game


def recorded_games(recording: Recording, workers: int) -> Iterator[Table]:
    numbers = range(recording.games)
    if workers == 1:
        for number in numbers:
            yield record_game(recording, number)
        return
    tasks = ((recording, number) for number in numbers)
    with multiprocessing.get_context("spawn").Pool(min(workers, recording.games), _ignore_interrupts) as pool:
        yield from pool.imap(_record_task, tasks)


def _record_task(task: tuple[Recording, int]) -> Table:
    return record_game(*task)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that writes the file; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
