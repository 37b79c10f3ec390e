"""Tables just before a choice of some kind: one that passes the turn on, goes on with it, or reveals something."""

from collections.abc import Callable

from rokoko.config import GameConfig
from rokoko.game import Game
from rokoko.server.house import House
from tests.server.table import Move, Table, course_until, option_that, table_of


def before_choice(
    config: GameConfig, wanted: Callable[[Game, Game, int], bool], seed: int = 5
) -> tuple[list[Move], Move]:
    """Moves, and a choice in the actions phase after which (game before, game after, seat) are as wanted."""
    found: list[Move] = []

    def look(game: Game) -> bool:
        if game.phase != "actions":
            return False
        move = option_that(game, lambda trial, seat: wanted(game, trial, seat))
        if move is not None:
            found.append(move)
        return move is not None

    for chance in range(20):
        moves = course_until(config, lambda game: game.over or look(game), seed, chance)
        if found:
            return moves, found[0]
    raise AssertionError("no such choice in 20 games")


def passes_on(before: Game, after: Game, seat: int) -> bool:
    """The turn ends, and nothing is revealed."""
    return after.stacks() == before.stacks() and after.phase == "actions" and seat not in after.deciders


def goes_on(before: Game, after: Game, seat: int) -> bool:
    """The same player is asked again, and nothing is revealed."""
    return after.stacks() == before.stacks() and after.deciders == (seat,)


def reveals(before: Game, after: Game, seat: int) -> bool:
    return after.stacks() != before.stacks() and after.deciders == (seat,)


async def at(house: House, people: int, kind: Callable[[Game, Game, int], bool], **more: object) -> tuple[Table, Move]:
    """A table of people just before such a choice."""
    table = await table_of(house, people, **more)  # type: ignore[arg-type]
    moves, move = before_choice(GameConfig(seats=people), kind)
    await table.play(moves)
    return table, move
