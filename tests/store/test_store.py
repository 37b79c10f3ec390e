"""The database: its revisions, and what it says when it can't be used."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from rokoko.store import (
    Database,
    StoreBusy,
    StoreProblem,
    current_revision,
    newest_revision,
    open_database,
    rows,
    upgrade,
)
from rokoko.store.rows import PlayerRow
from rokoko.store.schema import metadata


def test_the_revisions_lead_to_the_schema(tmp_path: Path) -> None:
    async def story() -> None:
        database = open_database(str(tmp_path / "games.db"))
        assert await current_revision(database) is None
        await upgrade(database)
        assert await current_revision(database) == newest_revision()
        await upgrade(database)
        async with database.read() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )
        assert found == []
        await database.close()

    asyncio.run(story())


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        database = open_database(str(tmp_path / "games.db"))
        await upgrade(database)
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreProblem, match="newer Rokoko"):
            await upgrade(database)
        await database.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://host/name", "mysql"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("://", "not the URL"),
    ],
)
def test_addresses_that_are_no_database(url: str, words: str) -> None:
    with pytest.raises(StoreProblem, match=words):
        open_database(url)


def test_a_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreProblem, match="can't be made"):
        open_database(str(tmp_path / "file" / "games.db"))


def test_a_transaction_is_all_or_nothing(tmp_path: Path) -> None:
    player = PlayerRow(id="a", name="Ann", language=None, settings="{}", created_at=1)

    async def add(database: Database) -> None:
        async with database.write() as connection:
            await rows.add_player(connection, player)

    async def add_and_fail(database: Database) -> None:
        async with database.write() as connection:
            await rows.add_player(connection, player)
            raise RuntimeError

    async def story() -> None:
        database = open_database(str(tmp_path / "games.db"))
        await upgrade(database)
        with pytest.raises(RuntimeError):
            await add_and_fail(database)
        async with database.read() as connection:
            assert await rows.player_of(connection, "a") is None
        await add(database)
        with pytest.raises(StoreBusy):
            await add(database)
        async with database.read() as connection:
            assert await rows.player_of(connection, "a") == player
        await database.close()

    asyncio.run(story())
