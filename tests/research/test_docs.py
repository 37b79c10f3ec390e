"""docs/research.md tells everything that is public, and its programs run."""

import re
from pathlib import Path

import pytest

from tests.research.tools import layout, research

DOC = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def test_every_part_is_documented_where_it_is() -> None:
    for name, (start, length, meaning) in research.PARTS.items():
        assert f"| `{name}` | {start} | {length} | {meaning} |" in DOC


def test_every_figure_and_column_is_documented() -> None:
    from rokoko.research.recording import COLUMNS

    lists = re.findall(r"^\| `([A-Z_]+)` \| (.*) \|$", DOC, re.MULTILINE)
    assert len(lists) == 14
    for name, told in lists:
        listed = told.replace("those of GARMENT_FIGURES", ", ".join(layout.GARMENT_FIGURES))
        assert tuple(listed.split(", ")) == getattr(layout, name)
    for name, column in COLUMNS.items():
        assert re.search(rf"^\| `{name}` \| {column.dtype} \| .* \| {re.escape(column.meaning)} \|$", DOC, re.MULTILINE)


@pytest.mark.parametrize("program", re.findall(r"```python\n(.*?)```", DOC, re.DOTALL))
def test_the_programs_run(program: str) -> None:
    exec(compile(program, "docs/research.md", "exec"), {})
