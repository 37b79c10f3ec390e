"""What configurations, actions and records complain of is all known to the translators."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rokoko
from rokoko.words import Wording
from rokoko.words.catalogs import catalog_of
from rokoko.words.error_texts import ERRORS, SENTENCES

HERE = Path(rokoko.__file__).parent
SOURCES = ("config.py", "engine/actions.py", "record/notation.py", "game.py")
# Programs meet these, no reader does: a view, a game to go back in, a game drawn from a view.
FOR_PROGRAMS = ("view", "rewound", "record")


def filled(text: ast.expr) -> str | None:
    """A literal, or an f-string with 7 in its places."""
    match text:
        case ast.Constant(value=str(value)):
            return value
        case ast.JoinedStr(values=values):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in values)
        case _:
            return None


def complaints(source: Path) -> Iterator[str]:
    """What is raised as an error, and what the check of a configuration returns."""
    for function in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef) or function.name in FOR_PROGRAMS:
            continue
        for node in ast.walk(function):
            said: str | None = None
            match node:
                case ast.Call(func=ast.Name(id="RecordError"), args=[_, text]):
                    said = filled(text)
                case ast.Call(func=ast.Name(id="ValueError"), args=[text]):
                    said = filled(text)
                case ast.Return(value=ast.expr() as text) if function.name == "_problem":
                    said = filled(text)
                case _:
                    pass
            if said:
                yield said


@pytest.mark.source
@pytest.mark.parametrize("source", SOURCES)
def test_every_complaint_is_a_message(source: str) -> None:
    found = list(complaints(HERE / source))
    assert found
    for said in found:
        assert SENTENCES.fitting(said) is not None, said


def test_the_messages_differ() -> None:
    assert len(ERRORS) == len(set(ERRORS))
    assert all(catalog_of("de").gettext(message) != message for message in ERRORS)


@pytest.mark.parametrize(
    ("said", "german"),
    [
        ("a module is named twice", "eine Erweiterung ist zweimal genannt"),
        ("line 3: expected `seats …`, found 'x'", "Zeile 3: statt `seats …` steht hier 'x'"),
        (
            "line 12: seat 1 can't `favor`: that space is taken (rule 13)",
            "Zeile 12: Platz 1 kann nicht `favor`: dieses Feld ist besetzt (Regel 13)",
        ),
        ("the seed must be a whole number, not 'x'", "die Startzahl muss eine ganze Zahl sein, nicht 'x'"),
        ("{what} nobody knows", "{what} nobody knows"),
    ],
)
def test_a_complaint_is_said_again_in_german(said: str, german: str) -> None:
    assert Wording().error(said) == said
    assert Wording("de").error(said) == german
