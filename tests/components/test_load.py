"""Reading a set from a folder: what is read, and one clear line for whatever is wrong."""

import shutil
from pathlib import Path

import pytest

from rokoko.components import ComponentError, ComponentSet, load_components


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


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


def test_the_hash_ignores_name_comments_layout_and_sources(folder: Path, house: ComponentSet) -> None:
    edit(folder, "garments.toml", "# Garments.", "# My garments.\n\n#")
    edit(folder, "garments.toml", 'source = "house"\n\n', 'source = "my box"\n\n')
    edit(folder, "garments.toml", "silk = { blue = 2 }", "thread = 0\nsilk.blue   =   2")
    edit(folder, "boards.toml", "window_prices = [8, 6, 4, 2, 1, 0]", "window_prices = [\n8, 6,\n4, 2, 1, 0]")
    assert load_components(folder).hash == house.hash


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
def test_the_hash_changes_with_a_figure(
    file: str, old: str, new: str, folder: Path, house: ComponentSet
) -> None:
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


WRONG = [
    ("garments.toml", "value = 7", "value = = 7", "{file}: not valid TOML: Invalid value (at line {line},"),
    (
        "garments.toml",
        "value = 7",
        'value = "7"',
        "{file}, line {line} (G02): value is text in quotes; write a whole number",
    ),
    (
        "garments.toml",
        "value = 7",
        "value = 7.5",
        "{file}, line {line} (G02): value is a decimal number; write a whole",
    ),
    (
        "garments.toml",
        "value = 7",
        "value = true",
        "{file}, line {line} (G02): value is true or false; write a whole",
    ),
    (
        "garments.toml",
        "value = 7",
        "valeu = 7",
        "{file}, line {line} (G02): unknown key 'valeu'; correct its spelling",
    ),
    (
        "garments.toml",
        "value = 7",
        "value = 7\nvalue = 7",
        "{file}: not valid TOML: Cannot overwrite a value",
    ),
    ("garments.toml", 'id = "G02"', "", "{file}, line {entry} (garment 2): the key 'id' is missing; add it"),
    (
        "garments.toml",
        "blue = 1",
        'blue = "1"',
        "{file}, line {line} (G02): silk is text in quotes; write a whole",
    ),
    (
        "garments.toml",
        "silk = { blue = 1 }",
        "silk = 1",
        "{file}, line {line} (G02): silk is a whole number; write a table",
    ),
    (
        "garments.toml",
        "master = true",
        'master = "yes"',
        "{file}, line {line} (G05): master is text in quotes; write true",
    ),
    ("garments.toml", "# Garments", "color = 1 # Garments", "{file}, line {line}: unknown key 'color'"),
    (
        "employees.toml",
        'level = "start"\nrank',
        "level = []\nrank",
        "{file}, line {line} (S1): level is a list; write a whole number or",
    ),
    ("resources.toml", "count = 5", "", "{file}, line {entry} (resource 1): the key 'count' is missing"),
    (
        "boards.toml",
        '"livre 3"',
        '"livre"',
        "{file}, line {line} (small, hall 1): 'livre' is no guest space; write",
    ),
    (
        "boards.toml",
        '"M lace"',
        '"m lace"',
        "{file}, line {line} (small, hall 3): 'm lace' is no guest space",
    ),
    (
        "boards.toml",
        "majority = [5, 2]",
        "majority = [5]",
        "{file}, line {line} (hall 1): majority has 1 entries; write 2",
    ),
    (
        "boards.toml",
        "drawers = 3",
        'drawers = "3"',
        "{file}, line {line}: drawers is text in quotes; write a whole number",
    ),
    (
        "boards.toml",
        "[large.decorations]",
        "[large.ornaments]",
        "{file}, line {line}: unknown key 'ornaments'",
    ),
    ("boards.toml", "cost = 6, ", "", "{file}, line {line} (fireworks 1): the key 'cost' is missing; add it"),
    ("boards.toml", "hire_prices", "hiring", "{file}, line {line}: unknown key 'hiring'"),
    ("boards.toml", "hire_prices", "# hire_prices", "{file}: the key 'hire_prices' is missing; add it"),
    (
        "jeweler.toml",
        "examination_price = 5",
        "examination_price = 5.0",
        "{file}, line {line}: examination_price is a dec",
    ),
    (
        "du_barry.toml",
        "hall = 3",
        'hall = "3"',
        "{file}, line {line} (card 2): hall is text in quotes; write a whole",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "expected"), WRONG)
def test_a_wrong_file_is_refused_with_line_entry_and_advice(
    file: str, old: str, new: str, expected: str, folder: Path
) -> None:
    before = (folder / file).read_text(encoding="utf-8").partition(old)[0].splitlines(keepends=True)
    line = len(before) + (not before or before[-1].endswith("\n"))
    entry = max((number for number, text in enumerate(before, start=1) if text.startswith("[[")), default=0)
    edit(folder, file, old, new)
    with pytest.raises(ComponentError) as caught:
        load_components(folder)
    message = str(caught.value)
    wanted = expected.format(file=file, line=line, entry=entry)
    assert message.startswith(f"component set {folder}: {wanted}"), message
    assert "\n" not in message


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        ComponentError, match=r"nowhere: there is no such folder; the built-in set is 'house'"
    ):
        load_components(tmp_path / "nowhere")


@pytest.mark.parametrize("file", ["garments.toml", "du_barry.toml"])
def test_a_missing_file_is_refused(file: str, folder: Path) -> None:
    (folder / file).unlink()
    with pytest.raises(ComponentError, match=rf"there is no {file}; a set has the files garments.toml, "):
        load_components(folder)


def test_a_file_that_is_a_folder_is_refused(folder: Path) -> None:
    (folder / "boards.toml").unlink()
    (folder / "boards.toml").mkdir()
    with pytest.raises(ComponentError, match=r"boards.toml can't be read: "):
        load_components(folder)


def test_a_file_that_is_no_text_is_refused(folder: Path) -> None:
    (folder / "boards.toml").write_bytes(b"hall = \xff")
    with pytest.raises(
        ComponentError, match=r"boards.toml: byte 8 is not UTF-8; save the file as UTF-8 text"
    ):
        load_components(folder)


def test_an_empty_file_is_refused(folder: Path) -> None:
    (folder / "garments.toml").write_bytes(b"")
    with pytest.raises(ComponentError, match=r"garments.toml: the key 'garment' is missing; add it"):
        load_components(folder)


def test_lists_nested_without_end_are_refused(folder: Path) -> None:
    (folder / "garments.toml").write_text("garment = " + "[" * 100_000, encoding="utf-8")
    with pytest.raises(ComponentError, match=r"garments.toml: not valid TOML: "):
        load_components(folder)


def test_a_byte_order_mark_does_no_harm(folder: Path, house: ComponentSet) -> None:
    path = folder / "boards.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load_components(folder).hash == house.hash


def test_a_folder_called_house_is_reached_by_its_path(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.move(folder, tmp_path / "house")
    edit(tmp_path / "house", "garments.toml", "value = 7", "value = 8")
    monkeypatch.chdir(tmp_path)
    assert load_components("house").garments[1].value == 7
    assert load_components("./house").garments[1].value == 8
    assert load_components(Path("house")).garments[1].value == 8
