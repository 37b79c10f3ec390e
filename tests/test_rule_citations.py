"""Every chapter of docs/rules and every ruling has a test, and no test cites what does not exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from rokoko.engine.reasons import RULES

pytestmark = pytest.mark.source

TESTS = Path(__file__).parent
INDEX = TESTS.parent / "docs" / "rules" / "README.md"
DOCS = TESTS.parent / "src" / "rokoko" / "web" / "rules" / "en"

# Chapters and rulings of expansions whose tests are still to come. This set only ever shrinks.
AWAITED: set[str] = set()


@cache
def chapters() -> dict[str, Path]:
    """Number of each chapter -> its file."""
    found = {}
    for path in sorted(DOCS.glob("[0-9][0-9]-*.md")):
        heading = re.match(r"# (\d+) \S", path.read_text(encoding="utf-8"))
        assert heading, f"{path.name} begins with its number and title, as in `# 8 Tailor a garment`"
        found[heading[1]] = path
    return found


@cache
def rulings() -> list[str]:
    return re.findall(r"^### ([A-Z]\d+)$", (DOCS / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)


def _numbers(node: ast.expr) -> list[str]:
    """The arguments of `pytest.mark.rule(...)`, nothing for any other expression."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=args):
            values = [ast.literal_eval(argument) for argument in args]
            assert values, "pytest.mark.rule names at least one chapter or ruling"
            return [str(value) for value in values]
        case ast.List(elts=parts) | ast.Tuple(elts=parts):
            return [number for part in parts for number in _numbers(part)]
        case _:
            return []


@cache
def citations() -> dict[str, set[str]]:
    """Number -> the tests that cite it."""
    found: dict[str, set[str]] = {}
    for test, numbers in cited_by_test().items():
        for number in numbers:
            found.setdefault(number, set()).add(test)
    return found


@cache
def cited_by_test() -> dict[str, list[str]]:
    """`file::test` -> what it cites, by its decorators or by the `pytestmark` of its file."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        shared: list[str] = []
        for node in tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
                shared = _numbers(node.value)
        for test in ast.walk(tree):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                own = [number for decorator in test.decorator_list for number in _numbers(decorator)]
                found[f"{path.relative_to(TESTS).as_posix()}::{test.name}"] = own + shared
    return found


def test_there_are_twenty_chapters_and_each_file_has_the_number_of_its_chapter() -> None:
    assert sorted(map(int, chapters())) == list(range(1, 21))
    assert all(path.name.startswith(f"{int(number):02}-") for number, path in chapters().items())


def test_the_index_links_every_chapter_by_its_number_and_title() -> None:
    index = INDEX.read_text(encoding="utf-8")
    assert "/rulings.md)" in index
    for number, path in chapters().items():
        assert re.search(rf"^\| {number} \| \[.+\]\(.+/{re.escape(path.name)}\)", index, re.MULTILINE), path.name


def test_every_link_between_chapters_leads_somewhere() -> None:
    for path in [INDEX, *DOCS.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+\.md)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).resolve().exists(), f"{path.name} links {target}"


def test_no_test_cites_a_chapter_or_ruling_that_does_not_exist() -> None:
    assert set(citations()) - set(chapters()) - set(rulings()) == set()


def test_every_chapter_and_every_ruling_has_a_test() -> None:
    assert (set(chapters()) | set(rulings())) - set(citations()) - AWAITED == set()


def test_what_has_a_test_is_not_awaited_any_more() -> None:
    assert set(citations()) & AWAITED == set()
    assert set(chapters()) | set(rulings()) >= AWAITED


def test_every_rule_test_of_the_engine_cites_a_rule() -> None:
    silent = [test for test, numbers in cited_by_test().items() if test.startswith("engine/") and not numbers]
    assert silent == []


def test_the_chapters_cite_only_rulings_that_exist() -> None:
    for path in chapters().values():
        cited = re.findall(r"\(([ESRJFD]\d+)\)", path.read_text(encoding="utf-8"))
        cards = {"S1", "S2"} if path.name == "02-setup.md" else set()
        assert set(cited) - cards <= set(rulings()), path.name


def test_every_reason_for_a_refusal_names_a_rule_that_exists() -> None:
    known = set(chapters()) | set(rulings())
    assert {rule for rule, _reason in RULES.values()} <= known
