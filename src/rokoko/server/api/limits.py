"""How often one address may do what costs the server something."""

from typing import Any

from litestar import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig

from rokoko.server.clock import digest_of_secret

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
        rate_limit=("minute", rate), identifier_for_request=_who, check_throttle_handler=_changes, store="changes"
    )
    return config.middleware


# For what strangers may do: new players, links, imports.
STRICT = RateLimitConfig(
    rate_limit=("minute", 60), identifier_for_request=_address, check_throttle_handler=_changes, store="strangers"
).middleware
