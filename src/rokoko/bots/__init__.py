"""Players without a person: they see what their seat may know and the options, never the state."""

from rokoko.bots.advice import Advice, advise
from rokoko.bots.guard import GuardedBot
from rokoko.bots.levels import LEVELS, STYLES
from rokoko.bots.protocol import Bot
from rokoko.bots.random_bot import RandomBot
from rokoko.bots.registry import BOTS, LADDER, UnknownBot, bot_names, make_bot
from rokoko.bots.seating import choice_of, play_out

__all__ = [
    "BOTS",
    "LADDER",
    "LEVELS",
    "STYLES",
    "Advice",
    "Bot",
    "GuardedBot",
    "RandomBot",
    "UnknownBot",
    "advise",
    "bot_names",
    "choice_of",
    "make_bot",
    "play_out",
]
