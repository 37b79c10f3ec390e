"""A survey: its games played by several processes, and kept in a journal."""

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import NamedTuple

from rokoko.arena.balance.journal import GAMES
from rokoko.arena.balance.observe import GameLine, play_game
from rokoko.arena.balance.survey import Place, Survey
from rokoko.arena.origin import Software
from rokoko.arena.run import play_units, say_nothing
from rokoko.arena.workers import results_of


class Surveyed(NamedTuple):
    """What is done of a survey; `interrupted`: somebody stopped it."""

    lines: list[GameLine]
    software: list[Software]
    interrupted: bool


def play_survey(
    survey: Survey,
    workers: int = 1,
    *,
    journal: Path | None = None,
    resume: bool = False,
    tell: Callable[[str], None] = say_nothing,
    advance: Callable[[int], None] = say_nothing,
) -> Surveyed:
    """Play what is not yet in the journal. `advance` hears of games as they are done, `tell` what to know."""

    def lines_of(survey: Survey, places: Sequence[Place]) -> Generator[GameLine, None, None]:
        return results_of(_play_at, survey, places, workers)

    done = play_units(
        GAMES,
        survey,
        survey.places,
        lines_of,
        journal=journal,
        resume=resume,
        tell=tell,
        advance=advance,
    )
    return Surveyed(*done)


def _play_at(survey: Survey, place: Place) -> GameLine:
    return play_game(survey, *place)
