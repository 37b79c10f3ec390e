"""Bring a database to the newest revision of the schema; every start does so, and a new file begins there too."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from rokoko.store.database import Database, StoreProblem

_LOCK: Final = 0x726F6B6F  # two processes that start at once migrate one after the other


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "rokoko.store:migrations")
    config.attributes["connection"] = connection
    return config


def newest_revision() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


async def current_revision(database: Database) -> str | None:
    async with database.read() as connection:
        return await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())


async def upgrade(database: Database) -> None:
    """To the newest revision. StoreProblem if the database was written by a later version of Rokoko."""
    revision = await current_revision(database)
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise StoreProblem("the database was made by a newer Rokoko: install that version, or name another database")
    async with database.write() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        await connection.run_sync(lambda sync: command.upgrade(_config(sync), "head"))
