"""Makes a golden database of this version: `python -m tests.golden.databases.make 0.1.0`. One that is there stays.

Small and full of everything: finished and running games of all modules, undo and redo, a stand-in, a player who gave
up, an agreed end, a held turn, a table that waits, a rematch, an imported record, a game played on from another, chat.
"""

import argparse
import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rokoko import MODULES
from rokoko.server import playing
from rokoko.server.accounts import Accounts, Player
from rokoko.server.clock import now
from rokoko.server.gathering import GamePlan, SeatPlan, create_game, join
from rokoko.server.house import House
from rokoko.server.keeping import import_record, play_on, record_of, rematch
from rokoko.server.room import Room
from rokoko.server.sets import keep_sets, kept_sets
from rokoko.server.terms import Terms
from rokoko.store import Database, open_database, rows, upgrade

HERE = Path(__file__).parent


class Maker:
    def __init__(self, database: Database, seed: str) -> None:
        self.house = House(database)
        self.accounts = Accounts(database)
        self.dice = Random(seed)

    async def player(self, name: str, language: str | None = None) -> Player:
        player, _ = await self.accounts.register(name, "token", language=language)
        return player

    async def table(self, people: list[Player], *bots: str, **plan: object) -> str:
        seats = [SeatPlan(kind="me"), *(SeatPlan(kind="open") for _ in people[1:])]
        seats += [SeatPlan(kind="bot", bot=bot) for bot in bots]
        wanted = GamePlan(seats=tuple(seats), **plan)  # type: ignore[arg-type]
        game_id, _ = await create_game(self.house, people[0], wanted)
        for person in people[1:]:
            await join(self.house, person, await self.house.room(game_id))
        return game_id

    async def play(self, game_id: str, people: list[Player], *, choices: int = 10_000) -> Room:
        """So many choices, at random, of people and bots."""
        room = await self.house.room(game_id)
        for _ in range(choices):
            if room.course.over:
                break
            seat = self.dice.choice(room.course.deciders)
            action = self.dice.choice(room.options(seat))
            bot = room.bot_at(seat)
            if bot is not None:
                await playing.bot_acts(self.house, room, seat=seat, bot=bot, action=action, seq=room.course.seq)
            else:
                player = next(p for p in people if p.id == room.seats[seat].player_id)
                await playing.act(self.house, player, room, action=action.text, seat=seat)
        return room

    async def fill(self) -> None:
        ada, ben = await self.player("Ada"), await self.player("Bénédicte", "de")
        await self._finished(ada, ben)
        await self._running(ada, ben)

    async def _finished(self, ada: Player, ben: Player) -> None:
        house = self.house
        both = await self.table([ada, ben], "cutter", modules=MODULES)
        over = await self.play(both, [ada, ben])
        solo = await self.play(await self.table([ada], modules=("jewelry_box",)), [ada])
        await rematch(house, ada, over)
        await import_record(house, ben, record_of(solo))
        await play_on(house, ben, over, at=len(over.course.taken) // 2, seat=0, bot="seamstress")
        agreed = await self.play(await self.table([ada, ben], edition="2013"), [ada, ben], choices=30)
        await playing.propose_end(house, ada, agreed)
        await playing.answer_end(house, ben, agreed, agreed=True)
        left = await self.play(await self.table([ada, ben], modules=("fancy_dresses",)), [ada, ben], choices=25)
        await playing.resign(house, ben, left)
        await self.play(left.id, [ada])
        alone = await self.play(await self.table([ben], "sweeper", "sweeper"), [ben], choices=12)
        await playing.resign(house, ben, alone)

    async def _running(self, ada: Player, ben: Player) -> None:
        house = self.house
        await create_game(house, ada, GamePlan(seats=(SeatPlan(kind="me"), SeatPlan(kind="invited", name="Cleo"))))
        terms = Terms(pace="day", undo="ask", watch="nobody", hints=False)
        game = await self.table([ada, ben], modules=("festivity_dresses", "expert_tailoring"), terms=terms)
        room = await self.play(game, [ada, ben], choices=40)
        await self._undo_some(room, ada, ben)
        away = await self.play(await self.table([ada, ben], "cutter"), [ada, ben], choices=20)
        await playing.seat_stand_in(house, ben, away, seat=1, bot="tailor")
        await self.play(away.id, [ada, ben], choices=20)
        back = await self.play(await self.table([ada, ben]), [ada, ben], choices=10)
        await playing.seat_stand_in(house, ada, back, seat=0)
        await playing.reclaim(house, ada, back)
        await self._hold_a_turn(ada, ben)
        async with house.database.write() as connection:
            await rows.add_chat(connection, game_id=game, player_id=ben.id, name=ben.name, text="À toi !", at=now())

    async def _undo_some(self, room: Room, ada: Player, ben: Player) -> None:
        """Taken back and done again, taken back for good, and asked for."""
        for player in (ada, ben):
            seat = room.seats_of(player.id)[0]
            if await playing.undo(self.house, player, room, seat=seat):
                await playing.redo(self.house, player, room, seat=seat)
            else:
                other = ben if player is ada else ada
                await playing.answer_undo(self.house, other, room, agreed=True)
        await self.play(room.id, [ada, ben], choices=10)
        if not await playing.undo(self.house, ada, room):
            await playing.answer_undo(self.house, ben, room, agreed=False)
        if room.course.undo_request is None and not await playing.undo(self.house, ben, room):
            return  # stays open

    async def _hold_a_turn(self, ada: Player, ben: Player) -> None:
        """Ends while a turn waits for its confirmation."""
        game = await self.table([ada, ben])
        room = await self.house.room(game)
        while room.course.held is None:
            seat = room.course.deciders[0]
            player = ada if room.seats[seat].player_id == ada.id else ben
            action = self.dice.choice(room.options(seat))
            await playing.act(self.house, player, room, action=action.text, seat=seat, confirm=False)


async def make(path: Path, seed: str) -> dict[str, str]:
    """The database; by game, the digest of where it stands."""
    path.unlink(missing_ok=True)
    database = open_database(str(path))
    try:
        await upgrade(database)
        await keep_sets(database, {"house": "house"})
        await Maker(database, seed).fill()
        return await digests(database)
    finally:
        await database.close()
        with closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA journal_mode=DELETE")
            file.execute("VACUUM")


async def digests(database: Database) -> dict[str, str]:
    """With the component sets that the games were played with, as the database keeps them."""
    house = House(database)
    async with database.read() as connection:
        games = await rows.game_ids(connection)
    with TemporaryDirectory() as folder:
        house.places = await kept_sets(database, {}, Path(folder))
        return {game_id: (await house.room(game_id)).game.digest() for game_id in games}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version")
    version = parser.parse_args().version
    path = HERE / f"{version}.db"
    found = asyncio.run(make(path, version))
    path.with_suffix(".json").write_text(json.dumps(found, indent=1, sort_keys=True) + "\n")
    print(f"{path.name}: {len(found)} games, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
