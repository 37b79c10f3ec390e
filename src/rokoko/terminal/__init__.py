"""The table in a terminal: the plainest way to play, and to look at a game."""

from rokoko.terminal.course import Course
from rokoko.terminal.entry import Entry, Left
from rokoko.terminal.figures import Figures
from rokoko.terminal.keeping import Keeper
from rokoko.terminal.screen import Screen
from rokoko.terminal.seats import Seats, new_seats, recorded_seats
from rokoko.terminal.table import Table

__all__ = [
    "Course",
    "Entry",
    "Figures",
    "Keeper",
    "Left",
    "Screen",
    "Seats",
    "Table",
    "new_seats",
    "recorded_seats",
]
