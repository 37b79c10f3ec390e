"""Bots of another package, installed for one test: in this process and in those it starts."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def installed_bots(
    folder: Path, patch: pytest.MonkeyPatch, *, source: str, bots: dict[str, str], package: str = "troupe"
) -> Iterator[None]:
    """`source` as a module named `package`, with an entry point for each of `bots`: its name and class."""
    (folder / f"{package}.py").write_text(source)
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "\n".join(f"{name} = {package}:{made_by}" for name, made_by in bots.items())
    (info / "entry_points.txt").write_text(f"[rokoko.bots]\n{points}\n")
    patch.syspath_prepend(str(folder))
    patch.setenv("PYTHONPATH", ":".join([str(folder), *[entry for entry in sys.path if entry]]))
    yield
    sys.modules.pop(package, None)
