"""The time, ids and secrets of the server: the only places where it is not deterministic."""

import hashlib
import secrets
import time
from typing import Final

# Nothing that is mistaken for something else when it is read aloud.
_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def digest_of_secret(secret: str) -> str:
    """What is stored of a secret. Secrets are long and random, so a plain hash can't be searched backwards."""
    return hashlib.sha256(secret.encode()).hexdigest()
