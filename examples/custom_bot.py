"""A bot in 20 lines: tailor what you can, else fund, else hire, else take what comes. Run it against three others."""

from typing import Any

import rokoko as rk
from rokoko.bots import choice_of, make_bot

TASTE = ("tailor", "rent", "fund", "hire", "bonus", "acquire", "keep", "play", "select", "favor")


class TastefulBot:
    needs_view = False

    def choose(self, view: dict[str, Any], options: list[rk.Action], budget: float) -> rk.Action:
        for word in TASTE:
            for action in options:
                if action.text.startswith(word):
                    return action
        return options[0]


if __name__ == "__main__":
    game = rk.Game(rk.GameConfig(seats=4), seed=7)
    bots = [TastefulBot(), *(make_bot("weighted", seat) for seat in range(3))]
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, choice_of(bots[seat], game, seat))
    print("prestige by seat:", [sheet.total for sheet in game.score()])
