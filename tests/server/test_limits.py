"""What the limits count leaves the memory again, also of those who never come back."""

import asyncio
import contextlib
from datetime import timedelta

import pytest
from litestar.middleware import DefineMiddleware

from rokoko.server import app as server
from rokoko.server.api import limits
from rokoko.server.settings import Settings


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("limit", [limits.changes_limit(600), limits.STRICT], ids=["changes", "strangers"])
def test_who_has_done_nothing_for_a_while_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, limit: DefineMiddleware
) -> None:
    async def serve() -> None:
        app = server.create_app(Settings(database="unused.db"), "x" * 32)
        store = limit.kwargs["config"].get_store_from_app(app)
        await store.set("gone", "[]", expires_in=timedelta(microseconds=1))
        await store.set("here", "[]", expires_in=60)
        async with app.lifespan(), asyncio.timeout(60):
            while await store.exists("gone"):
                await asyncio.sleep(0.01)
        assert await store.exists("here")
        assert asyncio.all_tasks() == {asyncio.current_task()}

    monkeypatch.setattr(limits, "FORGET_SECONDS", 0.01)
    monkeypatch.setattr(server, "site_lifespan", lambda settings: contextlib.nullcontext())
    asyncio.run(serve())
