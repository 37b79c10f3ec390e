"""Everything that runs in one server process, started and stopped together."""

import asyncio
import contextlib
import logging
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from rokoko.server.accounts import Accounts
from rokoko.server.clock import new_secret
from rokoko.server.house import CHANNEL, House
from rokoko.server.robots import Robots
from rokoko.server.sets import keep_sets, kept_sets
from rokoko.server.settings import Settings
from rokoko.server.thinkers import Thinkers
from rokoko.store import Database, StoreBusy, open_database, rows, upgrade

log = logging.getLogger("rokoko.server")

CSRF_KEY: Final = "csrf"


class Site:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.house = House(database, shared=settings.is_shared, sets=settings.all_sets)
        self.house.notifies = settings.bus == "postgres"
        self.accounts = Accounts(database)
        self.thinkers = Thinkers(settings.bot_processes or None)
        self.robots = Robots(self.house, self.thinkers, budget=settings.bot_budget, pause=settings.bot_pause)
        self.channels: ChannelsPlugin | None = None
        self._folder = tempfile.TemporaryDirectory(prefix="rokoko-sets-")
        self._listener: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Future[Any]] = set()

    async def start(self) -> None:
        self.house.places = await kept_sets(self.database, self.house.sets, Path(self._folder.name))
        await self.thinkers.start()
        if self.channels is not None:
            self._listener = asyncio.create_task(self._listen(self.channels))
            if not self.house.notifies:
                self.house.hub.on_tell = self._pass_on
        self.robots.start()

    async def close(self) -> None:
        self.house.hub.close()
        await self.robots.close()
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self.thinkers.close()
        await self.database.close()
        self._folder.cleanup()

    def _pass_on(self, game_id: str) -> None:
        assert self.channels is not None
        self.channels.publish(game_id, CHANNEL)

    async def _listen(self, channels: ChannelsPlugin) -> None:
        """Wakes the streams of this process when another one changed a game."""
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                self.house.hub.wake(message.decode().strip('"'))


def channels_for(settings: Settings) -> ChannelsPlugin | None:
    backend: ChannelsBackend
    if not settings.bus:
        return None
    if settings.bus == "postgres":
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        backend = PsycoPgChannelsBackend(settings.database.replace("postgresql+psycopg://", "postgresql://"))
    else:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        backend = RedisChannelsPubSubBackend(redis=Redis.from_url(settings.bus))
    return ChannelsPlugin(backend, channels=[CHANNEL])


async def prepare_database(settings: Settings) -> str:
    """Bring the database up to date before any process serves from it; the key that signs forms."""
    database = open_database(settings.database)
    try:
        await upgrade(database)
        await keep_sets(database, settings.all_sets)
        async with database.read() as connection:
            key = await rows.key_of(connection, CSRF_KEY)
        if key is None:
            key = new_secret()
            try:
                async with database.write() as connection:
                    await rows.add_key(connection, CSRF_KEY, key)
            except StoreBusy:
                async with database.read() as connection:
                    key = await rows.key_of(connection, CSRF_KEY)
                assert key is not None
        return key
    finally:
        await database.close()


def site_lifespan(settings: Settings, channels: ChannelsPlugin | None) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        site = Site(settings, open_database(settings.database))
        site.channels = channels
        app.state.site = site
        await site.start()
        try:
            yield
        finally:
            await site.close()

    return lifespan
