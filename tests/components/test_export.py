"""Writing a set to edit: all six files or nothing, and never over somebody's work."""

from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace

from rokoko.components import ComponentError, ComponentSet, export_components, load_components

from . import change

FILES = {"garments.toml", "employees.toml", "resources.toml", "boards.toml", "jeweler.toml", "du_barry.toml"}


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_the_house_set_is_exported_with_its_comments(house: ComponentSet, tmp_path: Path) -> None:
    folder = export_components(house, tmp_path / "mine")
    assert names(folder) == FILES
    built_in = resources.files("rokoko.components") / "data" / "house"
    for file in FILES:
        assert (folder / file).read_bytes() == (built_in / file).read_bytes()


def test_an_exported_set_loads_with_the_same_hash(house: ComponentSet, tmp_path: Path) -> None:
    assert load_components(export_components(house, tmp_path / "mine")).hash == house.hash


def test_a_changed_set_is_exported_with_every_figure(house: ComponentSet, tmp_path: Path) -> None:
    odd = change.garment(house, "G02", value=8, source='the "box"\t\x7f\U0001f9f5')
    odd = replace(change.du_barry(odd, 1, hall=2), name="odd \\ 'set'")
    loaded = load_components(export_components(odd, tmp_path / "odd"))
    assert loaded == replace(odd, name="odd", hash=loaded.hash)
    assert loaded.hash != house.hash


def test_a_set_in_a_folder_is_exported_and_loaded_again(folder: Path, tmp_path: Path) -> None:
    mine = load_components(folder)
    assert load_components(export_components(mine, tmp_path / "copy")) == replace(mine, name="copy")


def test_an_empty_folder_is_filled(house: ComponentSet, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert names(export_components(house, tmp_path / "empty")) == FILES


def test_folders_on_the_way_are_made(house: ComponentSet, tmp_path: Path) -> None:
    assert names(export_components(house, tmp_path / "my" / "sets" / "one")) == FILES


def test_a_folder_with_something_in_it_is_left_alone(house: ComponentSet, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"is not empty; name a folder that does not exist yet$"):
        export_components(house, tmp_path)
    assert names(tmp_path) == {"notes.txt"}


def test_a_file_is_left_alone(house: ComponentSet, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"is a file; name a folder that does not exist yet$"):
        export_components(house, tmp_path / "mine")
    with pytest.raises(ComponentError, match=r"can't be written: "):
        export_components(house, tmp_path / "mine" / "deeper")
    assert (tmp_path / "mine").read_text(encoding="utf-8") == "mine"


def test_nothing_is_left_when_a_file_cannot_be_written(
    house: ComponentSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bytes = Path.write_bytes

    def full_disk(path: Path, data: bytes) -> int:
        if path.name == "jeweler.toml":
            raise OSError(28, "No space left on device")
        return write_bytes(path, data)

    monkeypatch.setattr(Path, "write_bytes", full_disk)
    with pytest.raises(ComponentError, match=r"can't be written: No space left on device; name another folder$"):
        export_components(house, tmp_path / "mine")
    assert names(tmp_path) == set()
