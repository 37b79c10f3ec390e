"""A database by its URL: SQLite in a file, or PostgreSQL. One place for the ways in which it can be out of reach."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import anyio
from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rokoko.words.marks import N_

BUSY_SECONDS: Final = 5.0


class StoreProblem(Exception):
    """What is wrong with the database, in one line that says what to do."""


class StoreUnavailable(StoreProblem):
    """The database can't be read or written now: locked, full, or gone. Nothing was changed."""


class StoreBusy(StoreProblem):
    """Somebody else wrote first. Nothing was changed."""


class Database:
    """Connections for reading and for writing. SQLite has one writer at a time, and it waits for its turn here."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self._turn = anyio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Brought to its end also when nobody waits for the answer any more: a connection cut off is lost."""
        with _translated(), anyio.CancelScope(shield=True):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """For several questions that must see the same moment."""
        with _translated(), anyio.CancelScope(shield=True):
            async with self.engine.connect() as connection:
                if self.is_sqlite:
                    await connection.exec_driver_sql("BEGIN")
                else:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it, or nothing."""
        with _translated(), anyio.CancelScope(shield=True):
            if not self.is_sqlite:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._my_turn(), self.engine.connect() as connection:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
                try:
                    yield connection
                    await connection.commit()
                except BaseException:
                    await _roll_back(connection)
                    raise

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        """Nobody waits longer in this line than for the database itself."""
        with anyio.fail_after(BUSY_SECONDS):
            await self._turn.acquire()
        try:
            yield
        finally:
            self._turn.release()

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self.engine.dispose()


async def _roll_back(connection: AsyncConnection) -> None:
    with anyio.CancelScope(shield=True):
        try:
            await connection.rollback()
        except DBAPIError:
            await connection.invalidate()


class _translated:  # noqa: N801 - it reads as a word at its uses
    """The driver's errors as ours."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IntegrityError):
            raise StoreBusy(N_("somebody else changed it first: look again")) from error
        if isinstance(error, OperationalError | PoolTimeout | TimeoutError | OSError) or (
            isinstance(error, DBAPIError) and error.connection_invalidated
        ):
            raise StoreUnavailable(N_("the database can't be reached or written right now: try again soon")) from error


def open_database(url: str) -> Database:
    """The database at this URL, or at this path of a file. StoreProblem if the URL makes no sense."""
    address = _address(url)
    options: dict[str, Any] = {"pool_pre_ping": False}
    if address.get_backend_name() == "sqlite":
        path = address.database
        if not path or path == ":memory:":
            raise StoreProblem("a database in memory would lose the games: name a file")
        folder = Path(path).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreProblem(f"the folder {folder} can't be made: {error.strerror}") from None
        options["connect_args"] = {"timeout": BUSY_SECONDS}
    else:
        options |= {"pool_pre_ping": True, "pool_size": 5, "max_overflow": 10, "pool_timeout": 10}
    engine = create_async_engine(address, **options)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return Database(engine)


def _address(url: str) -> URL:
    if "://" not in url:
        return URL.create("sqlite+aiosqlite", database=str(Path(url).expanduser()))
    try:
        address = make_url(url)
    except ArgumentError:
        raise StoreProblem(f"{url!r} is not the URL of a database: sqlite:///FILE or postgresql://HOST/NAME") from None
    match address.get_backend_name():
        case "sqlite":
            return address.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return address.set(drivername="postgresql+psycopg")
        case other:
            raise StoreProblem(f"games can't be kept in {other}: use sqlite:///FILE or postgresql://HOST/NAME")


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers never wait for the writer (WAL), and a commit is on the disk when it returns (FULL)."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}")
    cursor.close()
