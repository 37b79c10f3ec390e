"""What is played: one bot at all seats, so many games for each number of seats, with consecutive seeds."""

import shlex
from typing import Final

import msgspec

from rokoko.arena.entrants import Entrant
from rokoko.arena.errors import ArenaError
from rokoko.arena.origin import setting_of
from rokoko.config import MOST_SEATS, GameConfig
from rokoko.record import RULES_REVISION

FEWEST_SEATS: Final = 2

Place = tuple[int, int]  # a game of a survey: how many seats, and its number among the games with as many


class Survey(msgspec.Struct, frozen=True, kw_only=True):
    """A game depends on everything here but `tables` and `games`: a longer survey begins with the shorter one."""

    config: GameConfig  # its seats are those of the first table
    components_hash: str
    rules: int
    entrant: Entrant
    seed: int
    tables: tuple[int, ...]
    games: int

    @property
    def places(self) -> list[Place]:
        """All games, in the order in which they are played."""
        return [(seats, number) for seats in self.tables for number in range(self.games)]

    def config_at(self, seats: int) -> GameConfig:
        return msgspec.structs.replace(self.config, seats=seats)

    def seed_of(self, number: int) -> int:
        return self.seed + number


def make_survey(config: GameConfig, entrant: Entrant, *, tables: tuple[int, ...], seed: int, games: int) -> Survey:
    """The survey, or ArenaError for one that makes no sense."""
    if games < 1:
        raise ArenaError(f"--games must be at least 1, not {games}")
    for seats in tables:
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise ArenaError(f"balance is between equals: seats must be from {FEWEST_SEATS} to {MOST_SEATS}: {seats}")
    return Survey(
        config=msgspec.structs.replace(config, seats=tables[0]),
        components_hash=config.component_set().hash,
        rules=RULES_REVISION,
        entrant=entrant,
        seed=seed,
        tables=tables,
        games=games,
    )


def command_of(survey: Survey, workers: int) -> str:
    """The command that plays the same games."""
    words = ["rokoko", "balance", "--games", str(survey.games), "--seats", ",".join(map(str, survey.tables))]
    words += ["--bot", survey.entrant.label, "--seed", str(survey.seed)]
    return shlex.join([*words, *setting_of(survey.config), "--workers", str(workers)])
