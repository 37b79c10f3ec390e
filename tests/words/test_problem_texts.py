"""The sentences in which the checker of component sets complains are all known to the translators."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rokoko.components
from rokoko.words.problem_texts import PROBLEMS, SENTENCES

SOURCES = sorted(Path(rokoko.components.__file__).parent.glob("check_*.py"))
SOURCES.append(Path(rokoko.components.__file__).parent / "measure.py")


def filled(text: ast.expr) -> str | None:
    """A literal, or an f-string with 7 in its places."""
    match text:
        case ast.Constant(value=str(value)):
            return value
        case ast.JoinedStr(values=values):
            parts = [part.value if isinstance(part, ast.Constant) else _seven(part) for part in values]
            return "".join(str(part) for part in parts)
        case _:
            return None


def _seven(part: ast.expr) -> str:
    is_list = isinstance(part, ast.FormattedValue) and ast.unparse(part.value) in ("list(numbers)", "costs")
    return "[7, 8]" if is_list else "7"


def complaints(source: Path) -> Iterator[str]:
    """What stands second in each Problem, and what is named `what` before."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        said: str | None = None
        match node:
            case ast.Call(func=ast.Name(id="Problem"), args=[_, text, _]):
                said = filled(text)
            case ast.Assign(targets=[ast.Name(id="what")], value=text):
                said = filled(text)
            case ast.Tuple(elts=[ast.Compare() | ast.Call(), text, _]):
                said = filled(text)
            case _:
                pass
        if said is not None and said != "7 7 and 7":
            yield said


@pytest.mark.source
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_every_complaint_of_the_checker_is_a_message(source: Path) -> None:
    for said in complaints(source):
        whole = f"{said} 7 and 7" if said.startswith("value 7 and prestige") else said
        assert any(pattern.fullmatch(whole) for _, pattern in SENTENCES.patterns), said


def test_a_special_complaint_is_found_before_a_general_one() -> None:
    order = [
        message
        for message, pattern in SENTENCES.patterns
        if pattern.fullmatch("no value is 6, an end of the range 6 to 28")
    ]
    assert order[0].startswith("no {name}")
    assert len(PROBLEMS) == len(set(PROBLEMS))
