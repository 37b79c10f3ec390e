"""How often one address may do what costs the server something."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore

from rokoko.server.clock import digest_of_secret

FORGET_SECONDS: Final = 60.0  # how often what was counted longer ago than a minute leaves the memory
_CHANGES: Final = "changes"
_STRANGERS: Final = "strangers"
_SAFE = ("GET", "HEAD", "OPTIONS")


def _who(request: Request[Any, Any, Any]) -> str:
    """A player by the secret that is sent, others by their address."""
    secret = request.headers.get("authorization") or request.cookies.get("rokoko", "")
    address = request.client.host if request.client else "nowhere"
    return digest_of_secret(secret) if secret else address


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else "nowhere"


async def _changes(request: Request[Any, Any, Any]) -> bool:
    return request.method not in _SAFE


def changes_limit(rate: int) -> DefineMiddleware:
    """For everything that changes something."""
    config = RateLimitConfig(
        rate_limit=("minute", rate), identifier_for_request=_who, check_throttle_handler=_changes, store=_CHANGES
    )
    return config.middleware


# For what strangers may do: new players, links, imports.
STRICT = RateLimitConfig(
    rate_limit=("minute", 60), identifier_for_request=_address, check_throttle_handler=_changes, store=_STRANGERS
).middleware


@asynccontextmanager
async def forgetting_limits(app: Litestar) -> AsyncIterator[None]:
    """Forgets, while the server runs, who did nothing for a minute: the stores only look at those who come again."""
    task = asyncio.create_task(_forget(app))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _forget(app: Litestar) -> None:
    while True:
        await asyncio.sleep(FORGET_SECONDS)
        for name in (_CHANGES, _STRANGERS):
            store = app.stores.get(name)
            if isinstance(store, MemoryStore):
                await store.delete_expired()
