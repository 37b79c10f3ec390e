"""Reading a set from a folder: its name, its hash, and the rules that it must keep."""

import shutil
from pathlib import Path

import pytest

from rokoko.components import ComponentError, ComponentSet, load_components

from .change import edit


def test_a_folder_is_a_set_named_like_the_folder(folder: Path, house: ComponentSet) -> None:
    mine = load_components(folder)
    assert mine.name == "mine"
    assert mine.garments == house.garments
    assert load_components(str(folder)) == mine


def test_an_unchanged_folder_is_parsed_once(folder: Path) -> None:
    assert load_components(folder) is load_components(folder)


def test_a_changed_folder_is_read_again(folder: Path) -> None:
    before = load_components(folder)
    edit(folder, "garments.toml", "value = 7", "value = 8")
    after = load_components(folder)
    assert [g.value for g in before.garments if g.id == "G02"] == [7]
    assert [g.value for g in after.garments if g.id == "G02"] == [8]


def test_the_hash_ignores_name_comments_layout_and_sources(folder: Path, figures: ComponentSet) -> None:
    edit(folder, "garments.toml", "# Garments.", "# My garments.\n\n#")
    edit(folder, "garments.toml", 'source = "house"\n\n', 'source = "my box"\n\n')
    edit(folder, "garments.toml", "silk = { blue = 2 }", "thread = 0\nsilk.blue   =   2")
    edit(folder, "boards.toml", "window_prices = [8, 6, 5, 4, 3, 0]", "window_prices = [\n8, 6,\n5, 4, 3, 0]")
    assert load_components(folder).hash == figures.hash


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("garments.toml", "value = 7", "value = 8"),
        ("garments.toml", "master = true", "master = false"),
        ("resources.toml", 'notions = "thread"', 'notions = "lace"'),
        ("employees.toml", 'rank = "journeyman"', 'rank = "apprentice"'),
        ("boards.toml", '"livre 3"', '"livre 4"'),
        ("boards.toml", "prestige = 4", "prestige = 5"),
        ("jeweler.toml", "[5, 3, 2, 1]", "[5, 4, 2, 1]"),
        ("du_barry.toml", "hall = 1", "hall = 2"),
    ],
)
def test_the_hash_changes_with_a_figure(file: str, old: str, new: str, folder: Path, house: ComponentSet) -> None:
    edit(folder, file, old, new)
    assert load_components(folder, check=False).hash != house.hash


def test_a_set_that_breaks_a_rule_is_refused_with_its_first_problem(folder: Path) -> None:
    edit(folder, "garments.toml", "value = 6\n", "value = 5\n")
    with pytest.raises(ComponentError) as caught:
        load_components(folder)
    assert str(caught.value) == (
        f"component set {folder}: garments.toml G01: value 5 is under 6 (Deluxe, Components Base Game):"
        f" run rokoko components check {folder}"
    )


def test_a_set_that_breaks_several_rules_says_how_many(folder: Path) -> None:
    edit(folder, "garments.toml", "value = 6\n", "value = 5\n")
    edit(folder, "boards.toml", "[0, 1, 3, 5]", "[0, 1, 2, 5]")
    with pytest.raises(ComponentError, match=r"and 1 more: run rokoko components check "):
        load_components(folder)


def test_a_set_that_breaks_a_rule_is_loaded_to_be_checked(folder: Path) -> None:
    edit(folder, "garments.toml", "value = 6\n", "value = 5\n")
    assert load_components(folder, check=False).garments[0].value == 5


def test_a_byte_order_mark_does_no_harm(folder: Path, figures: ComponentSet) -> None:
    path = folder / "boards.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load_components(folder).hash == figures.hash


def test_a_folder_called_house_is_reached_by_its_path(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.move(folder, tmp_path / "house")
    edit(tmp_path / "house", "garments.toml", "value = 7", "value = 8")
    monkeypatch.chdir(tmp_path)
    assert load_components("house").garments[1].value == 7
    assert load_components("./house").garments[1].value == 8
    assert load_components(Path("house")).garments[1].value == 8
