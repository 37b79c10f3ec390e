"""A match from its first unit to its last: played here or on a cluster, kept on disk, to be gone on with any time."""

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from rokoko.arena import cluster, workers
from rokoko.arena.journal import Journal
from rokoko.arena.origin import Software, this_software
from rokoko.arena.plan import Plan
from rokoko.arena.play import UnitResult


class Hands(msgspec.Struct, frozen=True):
    """Who plays: so many processes of this machine, or Ray."""

    workers: int = 1
    ray: bool = False

    def results_of(self, plan: Plan, units: Sequence[int]) -> Generator[UnitResult, None, None]:
        play = cluster.results_of if self.ray else workers.results_of
        return play(plan, units, self.workers)


def _say_nothing(_: object) -> None:
    """Nobody listens."""


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
    tell: Callable[[str], None] = _say_nothing,
    advance: Callable[[int], None] = _say_nothing,
) -> Played:
    """Play what is not yet in the journal. `advance` hears of units as they are done, `tell` what to know."""
    interrupted = False
    with ExitStack() as stack:
        kept = stack.enter_context(Journal(journal, plan, resume=resume, tell=tell)) if journal is not None else None
        done = {} if kept is None else {unit: kept.results[unit] for unit in range(plan.units) if unit in kept.results}
        advance(len(done))
        left = [unit for unit in range(plan.units) if unit not in done]
        try:
            results = stack.enter_context(closing(hands.results_of(plan, left)))
            for result in results:
                if kept is not None:
                    kept.add(result)
                done[result.unit] = result
                advance(1)
        except KeyboardInterrupt:
            interrupted = True
    software = [this_software()] if kept is None else kept.software
    return Played([done[unit] for unit in sorted(done)], software, interrupted)
