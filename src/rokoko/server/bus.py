"""How several processes tell each other which games changed: PostgreSQL's own notices, or Redis.

News may be lost while a bus is out of reach; nothing else is, because every stream looks at the log itself from time to
time. So a bus only has to come back by itself, and then wakes everybody once.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from sqlalchemy.engine import make_url

from rokoko.server.clock import new_id
from rokoko.store import Database, StoreProblem, rows

CHANNEL: Final = "rokoko"
RETRY_SECONDS: Final = 1.0

log = logging.getLogger("rokoko.server")

Hear = Callable[[str | None], Awaitable[None]]  # a game that changed; None: any may have


class BusDown(Exception):
    """The bus can't be reached right now."""


class Bus(ABC):
    """Belongs to one event loop. `me` marks what this process said itself and need not hear again."""

    def __init__(self) -> None:
        self.me = new_id()
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, hear: Hear) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, game_id: str) -> None:
        self._outbox.put_nowait(game_id)

    def news(self, game_id: str) -> str:
        return f"{self.me} {game_id}"

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async for message in self._messages():
                    sender, _, game_id = message.partition(" ")
                    if sender != self.me:
                        await hear(game_id or None)
            except BusDown as problem:
                log.warning("the bus can't be reached: %s", problem)
            except Exception:
                log.exception("the bus failed")
            await asyncio.sleep(RETRY_SECONDS)

    async def _send(self) -> None:
        while True:
            game_id = await self._outbox.get()
            try:
                await self._publish(self.news(game_id))
            except (BusDown, StoreProblem) as problem:
                log.warning("not told to other processes: %s", problem, extra={"game": game_id})
            except Exception:
                log.exception("the bus failed", extra={"game": game_id})

    @abstractmethod
    def _messages(self) -> AsyncIterator[str]:
        """What is said, for as long as the connection holds; an empty message when it begins. Raises BusDown."""

    @abstractmethod
    async def _publish(self, message: str) -> None: ...


class PostgresBus(Bus):
    def __init__(self, database: Database, url: str) -> None:
        super().__init__()
        self._database = database
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    async def _messages(self) -> AsyncIterator[str]:
        from psycopg import AsyncConnection, Error

        try:
            async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                yield ""
                async for notice in connection.notifies():
                    yield notice.payload
        except (Error, OSError) as error:
            raise BusDown(" ".join(str(error).split())) from None

    async def _publish(self, message: str) -> None:
        async with self._database.write() as connection:
            await rows.notify(connection, CHANNEL, message)


class RedisBus(Bus):
    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self._redis = Redis.from_url(url, decode_responses=True)

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()

    async def _messages(self) -> AsyncIterator[str]:
        from redis.exceptions import RedisError

        try:
            async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
                await line.subscribe(CHANNEL)
                yield ""
                async for message in line.listen():
                    yield message["data"]
        except (RedisError, OSError) as error:
            raise BusDown(" ".join(str(error).split())) from None

    async def _publish(self, message: str) -> None:
        from redis.exceptions import RedisError

        try:
            await self._redis.publish(CHANNEL, message)
        except (RedisError, OSError) as error:
            raise BusDown(" ".join(str(error).split())) from None


def bus_for(bus: str, database: Database, url: str) -> Bus | None:
    """`bus`: "" in one process, "postgres", or a redis:// URL."""
    if not bus:
        return None
    return PostgresBus(database, url) if bus == "postgres" else RedisBus(bus)
