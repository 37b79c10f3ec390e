"""The rules as pages: the same in both languages, and every rule that the game cites has its place."""

from __future__ import annotations

import re

import pytest

from rokoko.engine.reasons import RULES
from rokoko.web.glossary import MEANINGS, entries
from rokoko.web.pages.rules import GROUPS
from rokoko.web.rulebook import Rulebook, rulebook
from rokoko.words import Wording
from rokoko.words.board import TERMS
from tests.web.conftest import Readers

LANGUAGES = ("en", "de")


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook(str(request.param))


def test_both_languages_have_the_same_chapters_headings_and_anchors() -> None:
    outlines = [
        [(c.name, c.number, [(s.level, s.number, s.anchor) for s in c.sections]) for c in rulebook(code).chapters]
        for code in LANGUAGES
    ]
    assert outlines[0] == outlines[1]
    assert len(outlines[0]) == 21


def test_both_languages_cite_the_same_rulings_and_chapters() -> None:
    cited = [
        [(c.name, sorted(re.findall(r'href="([^"]+)"', c.html))) for c in rulebook(code).chapters] for code in LANGUAGES
    ]
    assert cited[0] == cited[1]


def test_both_languages_have_the_same_figures() -> None:
    """A number that differs is a slip of the translation."""
    for one, other in zip(rulebook("en").chapters, rulebook("de").chapters, strict=True):
        figures = [sorted(re.findall(r"\d+", re.sub(r"<[^>]*>", " ", chapter.html))) for chapter in (one, other)]
        assert figures[0] == figures[1], one.name


def test_every_rule_that_the_engine_cites_has_a_place(book: Rulebook) -> None:
    assert all(book.place(rule) for rule, _ in RULES.values())


def test_every_link_of_a_chapter_leads_to_a_chapter_and_an_anchor(book: Rulebook) -> None:
    anchors = {f"{c.address}#{s.anchor}" for c in book.chapters for s in c.sections}
    places = {c.address for c in book.chapters} | anchors
    for chapter in book.chapters:
        assert set(re.findall(r'href="([^"]+)"', chapter.html)) <= places, chapter.name
        found = re.findall(r' id="([^"]+)"', chapter.html)
        assert found == [section.anchor for section in chapter.sections]


def test_every_chapter_stands_in_a_group_of_the_index() -> None:
    assert GROUPS[-1][1] == 20


def test_the_cards_of_the_setup_are_no_rulings(book: Rulebook) -> None:
    chapter = book.chapter("02-setup")
    assert chapter is not None
    assert "#S1" not in chapter.html
    assert "#E3" in chapter.html


def test_search_finds_sections_with_all_words_and_marks_them(book: Rulebook) -> None:
    found = book.search("livre 5")
    assert found
    assert all("livre" in (item.section.title + item.section.text).casefold() for item in found)
    marked = [part.casefold() for item in found for part in item.parts[1::2]]
    assert set(marked) <= {"livre", "5"}
    assert book.search("   ") == []
    assert book.search("xyzzy") == []


def test_search_by_the_number_of_a_ruling_finds_it_first(book: Rulebook) -> None:
    assert book.search("R5")[0].section.number == "R5"


def test_the_glossary_knows_every_term_in_both_editions(book: Rulebook) -> None:
    assert set(TERMS) <= set(MEANINGS)
    assert all(book.place(rule) for rule, _ in MEANINGS.values())
    words = {entry.name: (entry.word, entry.first) for entry in entries(Wording("en"))}
    assert words["thread"] == ("thread", "yarn")
    assert words["lace"] == ("lace", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_a_page(reader: Readers, language: str) -> None:
    one = reader(language)
    for chapter in rulebook(language).chapters:
        page = one.look(chapter.address)
        assert page.status == 200
        page.check()
        assert chapter.title in page.text


def test_a_rule_number_leads_to_its_chapter(reader: Readers) -> None:
    one = reader()
    answers = {number: one.http.get(f"/rules/rule/{number}", follow_redirects=False) for number in ("8", "8.2", "R5")}
    assert {number: answer.headers["location"] for number, answer in answers.items()} == {
        "8": "/rules/08-tailor#8",
        "8.2": "/rules/08-tailor#8.2",
        "R5": "/rules/rulings#R5",
    }


def test_search_works_without_scripts(reader: Readers) -> None:
    one = reader()
    one.look("/rules")
    page = one.fill_in("/rules", q="thimble <b>")
    assert page.status == 200
    page.check()
    assert "<b>" not in page.html.split('class="found"')[0].split("role=")[-1]
    assert "/rules/08-tailor#8.1" in one.fill_in("/rules", q="thimble").links
