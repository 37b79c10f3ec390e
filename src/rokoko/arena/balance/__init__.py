"""Balance: what is offered and taken in games of one bot against itself, when, and what it does to winning."""

from rokoko.arena.balance.compare import comparison_of, comparison_page
from rokoko.arena.balance.observe import GameLine, play_game
from rokoko.arena.balance.page import write_part
from rokoko.arena.balance.play import Surveyed, play_survey
from rokoko.arena.balance.report import figures_in, part_of, pictures_of, write_report
from rokoko.arena.balance.summary import summary_of
from rokoko.arena.balance.survey import Survey, make_survey

__all__ = [
    "GameLine",
    "Survey",
    "Surveyed",
    "comparison_of",
    "comparison_page",
    "figures_in",
    "make_survey",
    "part_of",
    "pictures_of",
    "play_game",
    "play_survey",
    "summary_of",
    "write_part",
    "write_report",
]
