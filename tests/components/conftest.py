"""The built-in set, and a folder with its six files to spoil."""

from pathlib import Path

import pytest

from rokoko.components import ComponentSet, export_components, load_components


@pytest.fixture(scope="session")
def house() -> ComponentSet:
    return load_components("house")


@pytest.fixture
def folder(house: ComponentSet, tmp_path: Path) -> Path:
    return export_components(house, tmp_path / "mine")
