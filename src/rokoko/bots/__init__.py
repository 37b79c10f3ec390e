"""Players without a person: they see what their seat may know and the options, never the state."""

from rokoko.bots.protocol import Bot
from rokoko.bots.random_bot import RandomBot
from rokoko.bots.registry import BOTS, UnknownBot, make_bot
from rokoko.bots.seating import choice_of, play_out

__all__ = ["BOTS", "Bot", "RandomBot", "UnknownBot", "choice_of", "make_bot", "play_out"]
