"""Bots at a table: the choice of one seat, and a whole game."""

from collections.abc import Sequence

from rokoko.bots.protocol import Bot
from rokoko.engine.actions import Action
from rokoko.game import Game

NO_LIMIT = float("inf")


def choice_of(bot: Bot, game: Game, seat: int, *, budget: float = NO_LIMIT) -> Action:
    """What the bot chooses for this seat, from what the seat may know."""
    view = game.view(seat) if bot.needs_view else {}
    return bot.choose(view, game.options(seat), budget)


def play_out(game: Game, bots: Sequence[Bot], *, budget: float = NO_LIMIT) -> int:
    """Play the game to its end, one bot a seat; the number of decisions."""
    decisions = 0
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, choice_of(bots[seat], game, seat, budget=budget))
        decisions += 1
    return decisions
