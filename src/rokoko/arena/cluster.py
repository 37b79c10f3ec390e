"""The same units as tasks of Ray: on the cluster that this machine belongs to, else on a Ray of its own."""

import importlib
import os
from collections.abc import Generator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from rokoko.arena.errors import ArenaError
from rokoko.arena.plan import Plan
from rokoko.arena.play import UnitResult, play_unit

HOUSE = "house"
AHEAD = 2  # tasks handed out for each that can run, so that nobody waits


def results_of(plan: Plan, units: Sequence[int], workers: int) -> Generator[UnitResult, None, None]:
    """The results in any order. `workers` counts for a local Ray; a cluster has as many as it has cores."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise ArenaError("Ray is not installed: pip install 'rokoko[ray]'", 1) from None
    _join(ray, workers)
    try:
        yield from _results(ray, _for_any_folder(plan), units)
    finally:
        ray.shutdown()


def _join(ray: Any, workers: int) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a local Ray reports to nobody unless it is told to
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        ray.init(address="auto", **quiet)
    except ConnectionError:
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)


def _results(ray: Any, plan: Plan, units: Sequence[int]) -> Generator[UnitResult, None, None]:
    task = ray.remote(play_unit)
    shared = ray.put(plan)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(units)
    out = [task.remote(shared, unit) for unit in islice(waiting, cores * AHEAD)]
    while out:
        ready, out = ray.wait(out)
        for reference in ready:
            try:
                result = ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise ArenaError(str(error.cause), 1) from None
            following = next(waiting, None)
            if following is not None:
                out.append(task.remote(shared, following))
            yield result


def _for_any_folder(plan: Plan) -> Plan:
    """A task runs in a folder of its own: the component set by its full path."""
    if plan.config.components == HOUSE:
        return plan
    place = str(Path(plan.config.components).resolve())
    return msgspec.structs.replace(plan, config=msgspec.structs.replace(plan.config, components=place))
