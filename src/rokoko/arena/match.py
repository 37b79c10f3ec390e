"""A match: its units played here or on a cluster, and kept in a journal."""

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from rokoko.arena import cluster, workers
from rokoko.arena.journal import Kind, fields_differing
from rokoko.arena.origin import Software
from rokoko.arena.plan import Plan
from rokoko.arena.play import UnitResult, play_unit
from rokoko.arena.run import play_units, say_nothing


class Opening(msgspec.Struct, frozen=True):
    """The first line of a match's journal."""

    arena: int
    plan: Plan
    software: Software


def _unit_of(result: UnitResult) -> int:
    return result.unit


def _differing(plan: Plan, other: Plan) -> list[str]:
    return fields_differing(plan, other, but=("games",))


UNITS: Final = Kind(
    opening=Opening,
    opens=b'{"arena":',
    result=UnitResult,
    unit_of=_unit_of,
    differing=_differing,
    results="results",
    whole="match",
    line="result of the arena",
)


class Hands(msgspec.Struct, frozen=True):
    """Who plays: so many processes of this machine, or Ray."""

    workers: int = 1
    ray: bool = False

    def results_of(self, plan: Plan, units: Sequence[int]) -> Generator[UnitResult, None, None]:
        if self.ray:
            return cluster.results_of(plan, units, self.workers)
        return workers.results_of(play_unit, plan, units, self.workers)


class Played(NamedTuple):
    """What is done of a match; `interrupted`: somebody stopped it."""

    results: list[UnitResult]
    software: list[Software]
    interrupted: bool


def play_match(
    plan: Plan,
    hands: Hands,
    *,
    journal: Path | None = None,
    resume: bool = False,
    tell: Callable[[str], None] = say_nothing,
    advance: Callable[[int], None] = say_nothing,
) -> Played:
    """Play what is not yet in the journal. `advance` hears of units as they are done, `tell` what to know."""
    done = play_units(
        UNITS,
        plan,
        range(plan.units),
        hands.results_of,
        journal=journal,
        resume=resume,
        tell=tell,
        advance=advance,
    )
    return Played(*done)
