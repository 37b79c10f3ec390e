"""A process that thinks for another one: it leaves Ctrl-C and the standard output to that one, and ends with it."""

import os
import signal
import sys
from contextlib import suppress
from multiprocessing import parent_process, resource_tracker
from multiprocessing.process import BaseProcess
from threading import Thread


def start_apart(process: BaseProcess) -> None:
    """A process inherits what its thread blocks: so Ctrl-C can't hit it before it is up and ignores it."""
    if sys.platform == "win32":
        process.start()
        return
    resource_tracker.ensure_running()  # starting it unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def keep_apart() -> None:
    """The first thing that such a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # a process without a terminal may have neither
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A bot that hangs does not see its line closing; and nothing is left to do when nobody asks any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
