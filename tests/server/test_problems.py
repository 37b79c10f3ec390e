"""Problems: English for programs, a message of the catalogs for readers, at every place that raises one."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import rokoko
from rokoko.config import GameConfig
from rokoko.game import Game
from rokoko.server.problems import AgainstRule, BadInput, OutOfDate, Problem, Quoted, Refused, SeatNumber, Unfitting
from rokoko.words import N_, NN_, Wording
from rokoko.words.catalogs import catalog_of

HERE = Path(rokoko.__file__).parent
SOURCES = sorted(path for part in ("server", "web") for path in (HERE / part).rglob("*.py"))


def kinds(of: type[Problem] = Problem) -> set[str]:
    return {of.__name__}.union(*(kinds(kind) for kind in of.__subclasses__()))


RAISED = kinds() - {AgainstRule.__name__, Unfitting.__name__}  # they make their message themselves


def places(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name}


def messages(text: ast.expr) -> list[str] | None:
    """What is marked here; None if something is said that nobody can translate."""
    match text:
        case ast.Call(func=ast.Name(id="N_"), args=[ast.Constant(value=str(value))]):
            return [value]
        case ast.Call(func=ast.Name(id="NN_"), args=[ast.Constant(value=str(single)), ast.Constant(value=str(many))]):
            return [single, many]
        case ast.IfExp(body=body, orelse=other):
            one, two = messages(body), messages(other)
            return None if one is None or two is None else [*one, *two]
        case ast.Constant(value=str(value)) if not any(text.strip() for text, _, _, _ in Formatter().parse(value)):
            return [value]  # nothing but what somebody else said
        case ast.Attribute(value=ast.Name(id="plan"), attr="refusal"):
            return []  # stands in an UndoPlan
        case _:
            return None


def sites(source: Path) -> Iterator[tuple[ast.Call, ast.expr]]:
    """Every call that makes a problem or the reason for one, with what it says."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[text, *_]) if name in RAISED:
                yield node, text
            case ast.Call(func=ast.Name(id="UndoPlan"), keywords=[ast.keyword(arg="refusal", value=text)]):
                yield node, text
            case _:
                pass


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(HERE)))
def test_every_problem_is_a_message_that_is_translated(source: Path) -> None:
    german = catalog_of("de")
    for call, text in sites(source):
        where = f"{source.name}, line {call.lineno}: {ast.unparse(text)}"
        found = messages(text)
        assert found is not None, f"{where} is not marked with N_"
        wanted = set()
        for message in found:
            wanted |= places(message)
            if any(part.strip() for part, _, _, _ in Formatter().parse(message)):
                known = german.gettext(message) != message or german.ngettext(found[0], message, 2) != message
                assert known, f"{where} is not in the catalog"
        given = {keyword.arg for keyword in call.keywords} - {"about", "refusal"}
        assert given == wanted, f"{where} gets {given}"
        for keyword in call.keywords:
            if keyword.arg == "seat":
                assert ast.unparse(keyword.value).startswith("SeatNumber("), f"{where}: pages count seats from 1"


def test_the_walk_finds_the_problems() -> None:
    assert sum(1 for source in SOURCES for _ in sites(source)) > 80


def test_a_problem_is_english_for_programs_and_of_any_language_for_readers() -> None:
    problem = BadInput(N_("a name has at most {most} characters"), most=40)
    assert str(problem) == problem.detail == "a name has at most 40 characters"
    assert problem.said(Wording()) == problem.detail
    assert problem.said(Wording("de")) == "ein Name hat höchstens 40 Zeichen"
    assert problem.about == {}


def test_seats_count_from_0_for_programs_and_from_1_for_readers() -> None:
    problem = BadInput(
        N_("there is no seat {seat}: seats are {first} to {last}"),
        seat=SeatNumber(7),
        first=SeatNumber(0),
        last=SeatNumber(3),
    )
    assert problem.detail == "there is no seat 7: seats are 0 to 3"
    assert problem.said(Wording()) == "there is no seat 8: seats are 1 to 4"
    assert problem.said(Wording("de")) == "einen Platz 8 gibt es nicht: es gibt die Plätze 1 bis 4"


@pytest.mark.parametrize(("n", "english", "german"), [(1, "minute", "Minute"), (2, "minutes", "Minuten")])
def test_what_is_counted_is_said_as_the_language_counts(n: int, english: str, german: str) -> None:
    problem = Refused(NN_("that player has {n} more minute", "that player has {n} more minutes"), n=n)
    assert problem.detail == problem.said(Wording()) == f"that player has {n} more {english}"
    assert problem.said(Wording("de")) == f"dieser Spieler hat noch {n} {german} Zeit"


def test_what_programs_get_besides_does_not_fill_places() -> None:
    problem = OutOfDate(N_("the game went on: look again"), about={"seq": 12})
    assert problem.about == {"seq": 12}
    assert problem.detail == "the game went on: look again"


def test_what_the_engine_refuses_is_said_with_its_rule() -> None:
    refused = Game(GameConfig(seats=2), seed=1).why_not(0, "favor")
    assert refused is not None
    problem = AgainstRule(refused)
    assert (problem.detail, problem.about) == ("this is not what is asked now", {"rule": "5"})
    assert problem.said(Wording("de")) == "das steht jetzt nicht zur Wahl (Regel 5)"


def test_what_somebody_else_said_is_translated_where_it_is_known() -> None:
    problem = BadInput(N_("the record can't be replayed: {error}"), error=Quoted("line 2: {x} is strange"))
    assert problem.detail == "the record can't be replayed: line 2: {x} is strange"
    german = problem.said(Wording("de"))
    assert german == "die Aufzeichnung lässt sich nicht nachspielen: Zeile 2: {x} is strange"


def test_a_form_without_its_token_is_explained_and_other_words_of_the_framework_are_left_out() -> None:
    assert "Formular" in Unfitting(403, "Not yours to do", "CSRF token verification failed").said(Wording("de"))
    assert Unfitting(400, "Bad request", "Validation failed for GET /").said(Wording("de")) == ""
