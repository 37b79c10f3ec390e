"""How a server is run: read from the command line, handed to worker processes through the environment."""

import os
from typing import Final

import msgspec
from platformdirs import user_data_path

VARIABLE: Final = "ROKOKO_SETTINGS"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`bus`: how processes tell each other of changes ("" in one process, "postgres", or a redis:// URL)."""

    database: str
    public_url: str = ""
    bus: str = ""
    workers: int = 1
    bot_processes: int = 0  # 0: as many as there are cores but one
    bot_budget: float = 1.0
    bot_pause: float = 0.4
    rate: int = 600  # changes a minute from one address
    sets: dict[str, str] = msgspec.field(default_factory=dict)  # further component sets: name -> folder

    @property
    def all_sets(self) -> dict[str, str]:
        """Every component set that may be played with: name -> what GameConfig takes."""
        return {"house": "house", **self.sets}

    @property
    def is_shared(self) -> bool:
        return bool(self.bus)

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https://")

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> "Settings":
        return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def default_database() -> str:
    """One file in the user's data folder."""
    return str(user_data_path("rokoko", appauthor=False) / "games.db")
