"""The work of one fuzzing process: play one game and tell how it went."""

import traceback
from typing import NamedTuple

from rokoko import GameConfig
from tests.fuzz.bots_game import BotsGame
from tests.fuzz.checked_game import CheckedGame
from tests.fuzz.play import config_number

SPREAD = 1_000_003  # seeds of one run don't meet those of the next


class Job(NamedTuple):
    """The game with this number among those of a run."""

    number: int
    run: int
    seats: tuple[int, ...]
    modules: tuple[str, ...] | None
    dear: int
    bots: bool = False


class Outcome(NamedTuple):
    """`failure` is the traceback, empty if all is well; `record` tells the game up to it."""

    number: int
    config: GameConfig
    actions: int
    failure: str
    record: str


def play_one(job: Job) -> Outcome:
    config = config_number(job.number, job.seats, job.modules)
    checked: CheckedGame | None = None
    try:
        make = BotsGame if job.bots else CheckedGame
        checked = make(config, job.run * SPREAD + job.number, dear=job.dear)
        checked.play()
    except Exception:
        failure = traceback.format_exc()
        if checked is None:
            return Outcome(job.number, config, 0, failure, "")
        return Outcome(job.number, config, len(checked.game.moves), failure, checked.game.record())
    return Outcome(job.number, config, len(checked.game.moves), "", "")
