"""From a seat's view to the table in the browser: data first, then HTML and SVG. Nothing here sees a game's state."""

from rokoko.web.table.inputs import ChatLine, Hint, Link, LogEntry, Notice, ReplayMoment, TableInput, Waiting
from rokoko.web.table.render import STYLESHEETS, render_symbols, render_table

__all__ = [
    "ChatLine",
    "Hint",
    "Link",
    "LogEntry",
    "Notice",
    "ReplayMoment",
    "STYLESHEETS",
    "TableInput",
    "Waiting",
    "render_symbols",
    "render_table",
]
