"""The store on SQLite and on PostgreSQL: all or nothing, one writer of an entry, tables as the migrations make them."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from rokoko.store import (
    Database,
    StoreBusy,
    StoreProblem,
    StoreUnavailable,
    current_revision,
    newest_revision,
    open_database,
    rows,
    schema,
    upgrade,
)
from rokoko.store.rows import GameRow, LogRow, PlayerRow, SeatRow

HOST = PlayerRow(id="host", name="Hélène", language=None, settings="{}", created_at=1)
GAME = GameRow(
    id="game",
    status="playing",
    config="{}",
    terms="{}",
    seed="1",
    rules_revision=1,
    component_hash="",
    host_id="host",
    listed=False,
    origin=None,
    created_at=1,
    changed_at=1,
    started_at=1,
    ended_at=None,
    seq=0,
    waiting="0",
    result=None,
)


def on(url: str, work: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        database = open_database(url)
        try:
            await upgrade(database)
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


async def _found_game(database: Database) -> None:
    async with database.write() as connection:
        await rows.add_player(connection, HOST)
        await rows.add_game(connection, GAME, [SeatRow(game_id="game", seat=0, kind="bot", bot="cutter")])


def _entry(seq: int, body: str = "{}") -> LogRow:
    return LogRow(game_id="game", seq=seq, at=1, player_id=None, body=body)


def test_the_tables_are_those_that_the_migrations_make(database_url: str) -> None:
    async def work(database: Database) -> None:
        async with database.read() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )
        assert differences == []
        assert await current_revision(database) == newest_revision()

    on(database_url, work)


def test_an_upgrade_of_what_is_up_to_date_changes_nothing(database_url: str) -> None:
    async def work(database: Database) -> None:
        await _found_game(database)
        await upgrade(database)
        async with database.read() as connection:
            assert await rows.game_of(connection, "game") == GAME
            assert await rows.player_of(connection, "host") == HOST

    on(database_url, work)


def test_a_database_of_a_later_version_is_left_alone(database_url: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(StoreProblem, match="newer Rokoko"):
            await upgrade(database)

    on(database_url, work)


def test_a_transaction_that_fails_leaves_nothing(database_url: str) -> None:
    async def work(database: Database) -> None:
        await _found_game(database)
        with contextlib.suppress(ZeroDivisionError):
            async with database.write() as connection:
                await rows.add_to_log(connection, [_entry(1)])
                await rows.change_game(connection, "game", seq=1)
                raise ZeroDivisionError
        async with database.read() as connection:
            assert await rows.log_after(connection, "game", 0) == []
            assert await rows.game_of(connection, "game") == GAME

    on(database_url, work)


def test_of_two_writers_of_one_entry_one_is_told(database_url: str) -> None:
    async def work(database: Database) -> None:
        await _found_game(database)
        other = open_database(database_url)

        async def write(by: Database, body: str) -> str:
            async with by.write() as connection:
                await rows.add_to_log(connection, [_entry(1, body)])
                await asyncio.sleep(0.05)
            return body

        done = await asyncio.gather(write(database, "a"), write(other, "b"), return_exceptions=True)
        await other.close()
        assert [type(item) for item in done if not isinstance(item, str)] == [StoreBusy]
        async with database.read() as connection:
            assert [row.body for row in await rows.log_after(connection, "game", 0)] == [
                item for item in done if isinstance(item, str)
            ]

    on(database_url, work)


def test_a_snapshot_does_not_see_what_comes_after_it(database_url: str) -> None:
    async def work(database: Database) -> None:
        await _found_game(database)
        async with database.snapshot() as connection:
            assert await rows.game_of(connection, "game") == GAME
            async with database.write() as writing:
                await rows.add_to_log(writing, [_entry(1)])
            assert await rows.log_after(connection, "game", 0) == []
        async with database.read() as connection:
            assert len(await rows.log_after(connection, "game", 0)) == 1

    on(database_url, work)


def test_games_that_wait_for_a_bot_are_found_and_no_others(database_url: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            await rows.add_player(connection, HOST)
            for name, waiting, stand_in in (("bot", "0", None), ("person", "1", None), ("away", "1", "cutter")):
                game = msgspec.structs.replace(GAME, id=name, waiting=waiting)
                seats = [
                    SeatRow(game_id=name, seat=0, kind="bot", bot="cutter"),
                    SeatRow(game_id=name, seat=1, kind="person", player_id="host", stand_in=stand_in),
                ]
                await rows.add_game(connection, game, seats)
        async with database.read() as connection:
            assert set(await rows.games_for_bots(connection, before=2, limit=10)) == {"bot", "away"}
            assert await rows.games_for_bots(connection, before=1, limit=10) == []

    on(database_url, work)


def test_two_that_start_at_once_on_an_empty_database_both_find_it_ready(postgres_database: str) -> None:
    async def run() -> None:
        databases = [open_database(postgres_database) for _ in range(4)]
        await asyncio.gather(*(upgrade(database) for database in databases))
        assert {await current_revision(database) for database in databases} == {newest_revision()}
        for database in databases:
            await database.close()

    asyncio.run(run())


def test_a_database_that_is_not_there_is_named_in_one_line() -> None:
    async def run() -> None:
        database = open_database("postgresql://nobody@127.0.0.1:1/nothing")
        with pytest.raises(StoreUnavailable, match="can't be reached"):
            await database.ping()
        await database.close()

    asyncio.run(run())
