"""What must not be lost: players, games and their logs, in SQLite or PostgreSQL."""

from rokoko.store.database import Database, StoreBusy, StoreProblem, StoreUnavailable, open_database
from rokoko.store.migrate import current_revision, newest_revision, upgrade

__all__ = [
    "Database",
    "StoreBusy",
    "StoreProblem",
    "StoreUnavailable",
    "current_revision",
    "newest_revision",
    "open_database",
    "upgrade",
]
