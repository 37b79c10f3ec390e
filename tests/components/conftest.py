"""The built-in set, the figures of the tests, and a folder with their six files to spoil."""

import shutil
from pathlib import Path

import pytest

from rokoko.components import ComponentSet, load_components
from tests.engine.table import FIGURES


@pytest.fixture(scope="session")
def house() -> ComponentSet:
    return load_components("house")


@pytest.fixture(scope="session")
def figures() -> ComponentSet:
    return load_components(FIGURES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(FIGURES, tmp_path / "mine")
