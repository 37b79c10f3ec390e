"""What every published figure names: the software, the machine, and the command that repeats it."""

import os
import platform
import shlex
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from rokoko.__about__ import __version__
from rokoko.arena.plan import Format, Plan
from rokoko.config import GameConfig
from rokoko.engine.build_info import compiled
from rokoko.record import RULES_REVISION

COMMIT_VARIABLE: Final = "ROKOKO_COMMIT"  # for a copy that lies outside its repository


class Software(msgspec.Struct, frozen=True):
    """What decides how a game goes: version and commit, compiled or interpreted, rules revision, Python."""

    version: str
    commit: str | None
    engine: str
    rules: int
    python: str


@cache
def this_software() -> Software:
    engine = "compiled" if compiled() else "interpreted"
    return Software(__version__, commit_of_source(), engine, RULES_REVISION, platform.python_version())


def commit_of_source() -> str | None:
    """The commit, with `-dirty` where files differ from it; None where this is no checkout of the project."""
    told = os.environ.get(COMMIT_VARIABLE, "").strip()
    if told:
        return told
    package = Path(__file__).resolve().parent.parent
    root = next((folder for folder in package.parents if (folder / ".git").exists()), None)
    if root is None or not (root / "src" / "rokoko" / "__about__.py").is_file():
        return None
    try:
        said = subprocess.run(
            ["git", "describe", "--tags", "--always", "--dirty"],
            cwd=root,
            capture_output=True,
            text=True,
            timeout=30,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return said.stdout.strip() or None


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def command_of(plan: Plan, *, workers: int, ray: bool) -> str:
    """The command that plays the same match."""
    words = ["rokoko", "arena", *(plan.entrants[who].label for who in plan.candidates)]
    if plan.format is Format.AGAINST:
        words += ["--against", plan.entrants[-1].label]
    words += ["--seats", str(plan.config.seats), "--games", str(plan.games), "--seed", str(plan.seed)]
    common = {entrant.budget.text for entrant in plan.entrants if "@" not in entrant.label}
    for budget in common:
        words += ["--budget", budget]
    return shlex.join([*words, *setting_of(plan.config), "--workers", str(workers), *(["--ray"] if ray else [])])


def setting_of(config: GameConfig) -> list[str]:
    """The options for a table that differs from the usual one."""
    words = []
    if config.modules:
        words += ["--modules", ",".join(config.modules)]
    if config.edition != "deluxe":
        words += ["--edition", config.edition]
    if config.components != "house":
        words += ["--components", config.components]
    return words
