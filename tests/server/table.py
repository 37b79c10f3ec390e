"""A house with one table, in this process and without HTTP: for what is decided below the routes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from unittest import mock

from rokoko.config import GameConfig
from rokoko.engine.actions import Action
from rokoko.game import Game
from rokoko.server import entries as e
from rokoko.server import playing
from rokoko.server.accounts import Accounts, Player
from rokoko.server.gathering import GamePlan, SeatPlan, create_game, join
from rokoko.server.house import House
from rokoko.server.room import Room
from rokoko.server.terms import Terms
from rokoko.store import open_database, rows, upgrade

Move = tuple[int, Action]
Story = Callable[[House], Awaitable[None]]
Tell = Callable[[Story], None]  # the fixture that runs a story in a house of its own


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    database = open_database(str(folder / "games.db"))
    try:
        await upgrade(database)
        yield House(database)
    finally:
        await database.close()


class Table:
    """One game and its players. `people[n]` is the player of the n-th person's seat."""

    def __init__(self, house: House, game_id: str, people: list[Player]) -> None:
        self.house = house
        self.id = game_id
        self.people = people

    async def room(self) -> Room:
        return await self.house.room(self.id)

    async def stored(self) -> Room:
        """The game as another process would read it."""
        return await House(self.house.database).room(self.id)

    def player_of(self, room: Room, seat: int) -> Player:
        return next(player for player in self.people if player.id == room.seats[seat].player_id)

    async def act(self, seat: int, action: Action | str, *, seq: int | None = None, confirm: bool = True) -> Room:
        room = await self.room()
        text = action if isinstance(action, str) else action.text
        player = self.player_of(room, seat)
        await playing.act(self.house, player, room, action=text, seat=seat, seq=seq, confirm=confirm)
        return room

    async def first(self, seat: int, *, confirm: bool = True) -> Action:
        """The seat takes the first of its options."""
        room = await self.room()
        action = room.options(seat)[0]
        await self.act(seat, action, confirm=confirm)
        return action

    async def play(self, moves: list[Move], *, bot: str | None = None) -> Room:
        """Many choices at once."""
        room = await self.room()
        if moves:
            async with room.lock:
                entries: list[e.Entry] = [e.Acted(seat=seat, action=action.text, bot=bot) for seat, action in moves]
                await self.house.append(room, entries, None)
        return room

    async def bots_play(self) -> Room:
        """Every bot that is asked chooses, until people are asked."""
        room = await self.room()
        while True:
            seats = [seat for seat in room.course.deciders if room.bot_at(seat) is not None]
            if not seats:
                return room
            seat, bot = seats[0], room.bot_at(seats[0])
            assert bot is not None
            action = room.options(seat)[-1]
            await playing.bot_acts(self.house, room, seat=seat, bot=bot, action=action, seq=room.course.seq)

    async def undo(self, who: int, seat: int | None = None) -> bool:
        return await playing.undo(self.house, self.people[who], await self.room(), seat=seat)

    async def redo(self, who: int, seat: int | None = None) -> None:
        await playing.redo(self.house, self.people[who], await self.room(), seat=seat)

    async def answer(self, who: int, *, agreed: bool) -> None:
        await playing.answer_undo(self.house, self.people[who], await self.room(), agreed=agreed)


async def people_of(house: House, *names: str) -> list[Player]:
    accounts = Accounts(house.database)
    return [(await accounts.register(name, "token"))[0] for name in names]


async def table_of(
    house: House,
    people: int = 1,
    *,
    bots: int = 0,
    own: int = 1,
    seed: int = 5,
    terms: Terms | None = None,
    modules: tuple[str, ...] = (),
    edition: str = "deluxe",
) -> Table:
    """A game that has begun: `own` seats of the first player, one of each other, then bots."""
    players = await people_of(house, *("Ann", "Bob", "Cid", "Dot", "Eve")[:people])
    seats = [SeatPlan(kind="me")] * own + [SeatPlan(kind="open")] * (people - 1)
    seats += [SeatPlan(kind="bot", bot="sweeper")] * bots
    plan = GamePlan(seats=tuple(seats), modules=modules, edition=edition, terms=terms or Terms())
    with mock.patch("rokoko.server.gathering.secrets.randbits", return_value=seed):
        game_id, _ = await create_game(house, players[0], plan)
    for player in players[1:]:
        await join(house, player, await house.room(game_id))
    return Table(house, game_id, players)


async def log_of(table: Table) -> list[e.Entry]:
    async with table.house.database.read() as connection:
        return [e.parse_entry(row.body) for row in await rows.log_after(connection, table.id, 0)]


# --- Positions, found by playing without a server


def hands(config: GameConfig, seed: int = 5) -> list[Move]:
    """The choices until all hands are chosen, seat by seat."""
    return course_until(config, lambda game: game.phase == "actions", seed)


def course_until(config: GameConfig, wanted: Callable[[Game], bool], seed: int = 5, chance: int = 1) -> list[Move]:
    """Random choices until the game is as wanted."""
    game, rng = Game(config, seed), Random(chance)
    while not wanted(game):
        assert not game.over, "the game ended before"
        seat = game.deciders[0]
        game.apply(seat, rng.choice(game.options(seat)))
    return game.moves


def option_that(game: Game, wanted: Callable[[Game, int], bool]) -> Move | None:
    """A choice after which the game is as wanted: it is told the game and who chose."""
    for seat in game.deciders:
        options = game.options(seat)
        if len(options) < 2:
            continue
        for action in options:
            trial = game.clone()
            trial.apply(seat, action)
            if wanted(trial, seat):
                return seat, action
    return None
