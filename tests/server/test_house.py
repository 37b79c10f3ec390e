"""One room a game in a process, whatever is forgotten, fails or comes at the same time."""

import asyncio
import gc
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from rokoko.server import entries as e
from rokoko.server import house as houses
from rokoko.server import playing
from rokoko.server.house import House
from rokoko.server.problems import OutOfDate, Unavailable
from rokoko.store import StoreUnavailable, rows
from tests.server.table import Tell, log_of, table_of


def test_a_room_that_somebody_is_busy_with_is_not_opened_twice(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "ROOMS", 2)

    async def story(house: House) -> None:
        tables = [await table_of(house, 2) for _ in range(4)]
        busy = await tables[0].room()
        for table in tables[1:]:
            await table.room()
        assert house.rooms_open == 2
        assert await tables[0].room() is busy
        del busy
        for table in tables[1:]:
            await table.room()
        gc.collect()
        assert (await tables[0].room()).course.seq == 0

    tell(story)


def test_many_who_ask_at_once_get_the_same_room(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        other = House(house.database)
        found = await asyncio.gather(*(other.room(table.id) for _ in range(20)))
        assert len({id(room) for room in found}) == 1

    tell(story)


def test_another_writer_was_first(tell: Tell) -> None:
    """Two processes on one database: the key of the log refuses the second, which then knows what happened."""

    async def story(house: House) -> None:
        table = await table_of(house, 2)
        room, other = await table.room(), House(house.database)
        theirs = await other.room(table.id)
        first, second = room.options(0)[0], room.options(0)[1]
        await playing.act(house, table.people[0], room, action=first.text, seat=0)
        with pytest.raises(OutOfDate, match="look again") as refused:
            await playing.act(other, table.people[0], theirs, action=second.text, seat=0)
        assert refused.value.about == {"seq": 1}
        assert theirs.game.digest() == room.game.digest()
        assert [type(entry) for entry in await log_of(table)] == [e.Acted]

    tell(story)


@pytest.mark.parametrize("written", [False, True])
def test_a_write_that_failed_leaves_what_the_database_says(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """Also for who waited behind it, and whether or not it was written after all."""

    async def story(house: House) -> None:
        table = await table_of(house, 2)
        room = await table.room()
        actions = [room.options(seat)[0] for seat in (0, 1)]
        real = rows.change_game

        async def fail(connection: AsyncConnection, game_id: str, **values: Any) -> bool:
            monkeypatch.setattr(rows, "change_game", real)
            await real(connection, game_id, **values)
            if written:
                await connection.commit()
            raise StoreUnavailable("gone")

        monkeypatch.setattr(rows, "change_game", fail)
        answers = await asyncio.gather(
            *(playing.act(house, table.people[seat], room, action=actions[seat].text, seat=seat) for seat in (0, 1)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Unavailable, OutOfDate if written else int]
        assert await table.room() is room
        assert (await table.stored()).game.digest() == room.game.digest()
        assert room.course.seq == 1
        await table.act(1, actions[1])
        assert [entry.seat for entry in await log_of(table) if isinstance(entry, e.Acted)] == [0 if written else 1, 1]

    tell(story)


def test_the_lists_know_who_is_waited_for(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        for _ in range(3):
            await table.first(0)
        async with house.database.read() as connection:
            row = await rows.game_of(connection, table.id)
        assert row is not None
        assert (row.waiting, row.seq, row.status) == ("1", 3, "playing")

    tell(story)
