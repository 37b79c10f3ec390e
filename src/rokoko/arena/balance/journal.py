"""The journal of a survey: its games, one line each."""

from typing import Final

import msgspec

from rokoko.arena.balance.observe import GameLine
from rokoko.arena.balance.survey import Place, Survey
from rokoko.arena.journal import Kind, fields_differing
from rokoko.arena.origin import Software

JOURNAL: Final = "games.jsonl"
MAY_GROW: Final = ("tables", "games", "config")  # config: but for its seats


class Opening(msgspec.Struct, frozen=True):
    """The first line of a survey's journal."""

    balance: int
    survey: Survey
    software: Software

    @property
    def plan(self) -> Survey:
        return self.survey


def _place_of(line: GameLine) -> Place:
    return line.seats, line.number


def _differing(survey: Survey, other: Survey) -> list[str]:
    found = fields_differing(survey, other, but=MAY_GROW)
    same_config = other.config_at(survey.config.seats) == survey.config
    return found if same_config else [*found, "config"]


GAMES: Final = Kind(
    opening=Opening,
    opens=b'{"balance":',
    result=GameLine,
    unit_of=_place_of,
    differing=_differing,
    results="games",
    whole="survey",
    line="game of a survey",
)
