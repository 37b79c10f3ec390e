"""Matches between bots: who is stronger, by how much, and how sure that is."""

from rokoko.arena.entrants import Budget, Entrant, parse_budget, parse_entrant
from rokoko.arena.errors import ArenaError
from rokoko.arena.match import Hands, Played, play_match
from rokoko.arena.plan import Format, Plan, make_plan
from rokoko.arena.report import write_report
from rokoko.arena.summary import summary_of

__all__ = [
    "ArenaError",
    "Budget",
    "Entrant",
    "Format",
    "Hands",
    "Plan",
    "Played",
    "make_plan",
    "parse_budget",
    "parse_entrant",
    "play_match",
    "summary_of",
    "write_report",
]
