"""Everything that runs in one server process, started and stopped together."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar

from rokoko.server.accounts import Accounts
from rokoko.server.bus import PostgresBus, bus_for
from rokoko.server.clock import new_secret
from rokoko.server.house import House
from rokoko.server.robots import Robots
from rokoko.server.sets import SetsFolder, keep_sets, kept_sets
from rokoko.server.settings import Settings
from rokoko.server.thinkers import Thinkers
from rokoko.store import Database, StoreBusy, open_database, rows, upgrade

CSRF_KEY: Final = "csrf"


class Site:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.house = House(database, shared=settings.is_shared, sets=settings.all_sets)
        self.bus = bus_for(settings.bus, database, settings.database)
        if isinstance(self.bus, PostgresBus):
            self.house.news = self.bus.news
        self.accounts = Accounts(database)
        self.thinkers = Thinkers(settings.bot_processes or None)
        self.robots = Robots(self.house, self.thinkers, budget=settings.bot_budget, pause=settings.bot_pause)
        self._folder = SetsFolder()

    async def start(self) -> None:
        _calm_collector()
        self.house.places = await kept_sets(self.database, self.house.sets, Path(self._folder.name))
        await self.thinkers.start()
        if self.bus is not None:
            self.bus.start(self.house.hear)
            self.house.hub.on_tell = self.bus.publish
        self.robots.start()

    async def close(self) -> None:
        self.house.hub.close()
        await self.robots.close()
        if self.bus is not None:
            await self.bus.close()
        await self.thinkers.close()
        await self.database.close()
        self._folder.cleanup()


def _calm_collector() -> None:
    """Looking through everything for cycles stops the process for a tenth of a second with a hundred games in memory.

    What is there at the start stays for good, and games are freed without it, so the whole is looked through rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 1_000)


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


def site_lifespan(settings: Settings) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        site = Site(settings, open_database(settings.database))
        app.state.site = site
        await site.start()
        try:
            yield
        finally:
            await site.close()

    return lifespan
