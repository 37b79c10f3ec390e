"""A run from its first unit to its last: kept on disk, to be gone on with any time."""

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from rokoko.arena.journal import Journal, Kind, PlanT, ResultT, UnitT
from rokoko.arena.origin import Software, this_software


def say_nothing(_: object) -> None:
    """Nobody listens."""


def play_units(
    kind: Kind[PlanT, UnitT, ResultT],
    plan: PlanT,
    units: Sequence[UnitT],
    results_of: Callable[[PlanT, Sequence[UnitT]], Generator[ResultT, None, None]],
    *,
    journal: Path | None,
    resume: bool,
    tell: Callable[[str], None],
    advance: Callable[[int], None],
) -> tuple[list[ResultT], list[Software], bool]:
    """What is done in the order of `units`, by which software, and whether somebody stopped it.

    Only what is not yet in the journal is played. `advance` hears of units as they are done, `tell` what to know.
    """
    interrupted = False
    with ExitStack() as stack:
        kept = None
        done: dict[UnitT, ResultT] = {}
        if journal is not None:
            kept = stack.enter_context(Journal(kind, journal, plan, resume=resume, tell=tell))
            done = {unit: kept.results[unit] for unit in units if unit in kept.results}
        advance(len(done))
        left = [unit for unit in units if unit not in done]
        try:
            for result in stack.enter_context(closing(results_of(plan, left))):
                if kept is not None:
                    kept.add(result)
                done[kind.unit_of(result)] = result
                advance(1)
        except KeyboardInterrupt:
            interrupted = True
    software = [this_software()] if kept is None else kept.software
    return [done[unit] for unit in units if unit in done], software, interrupted
