"""One clear line for whatever is wrong with the files of a set: file, line, entry, and what to do."""

from pathlib import Path

import pytest

from rokoko.components import ComponentError, load_components

from .change import edit

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
    with pytest.raises(ComponentError, match=r"nowhere: there is no such folder; the built-in set is 'house'"):
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
    with pytest.raises(ComponentError, match=r"boards.toml: byte 8 is not UTF-8; save the file as UTF-8 text"):
        load_components(folder)


def test_an_empty_file_is_refused(folder: Path) -> None:
    (folder / "garments.toml").write_bytes(b"")
    with pytest.raises(ComponentError, match=r"garments.toml: the key 'garment' is missing; add it"):
        load_components(folder)


def test_lists_nested_without_end_are_refused(folder: Path) -> None:
    (folder / "garments.toml").write_text("garment = " + "[" * 100_000, encoding="utf-8")
    with pytest.raises(ComponentError, match=r"garments.toml: not valid TOML: "):
        load_components(folder)
