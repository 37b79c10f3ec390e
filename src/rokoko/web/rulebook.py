"""The rules as pages: chapters in the reader's language, with anchors that are the same in every language.

A numbered heading has its number as anchor (`8.2`, `R5`), another one its place (`section-1`).
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

FOLDER: Final = Path(__file__).resolve().parent / "rules"
SOURCE_LANGUAGE: Final = "en"
RULINGS: Final = "rulings"
# The cards of the same names, in the chapter that deals them out.
CARDS: Final = {"02-setup": frozenset({"S1", "S2", "S3", "S4"})}
EXCERPT: Final = 160
MOST_FOUND: Final = 40
_NUMBER: Final = re.compile(r"([A-Z]\d+|\d+(?:\.\d+)*)(?:\s+|$)")
_RULING: Final = re.compile(r"\(([ESRJFD]\d+)\)")
_WORD: Final = re.compile(r"[^\W_]+", re.UNICODE)


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A heading with the text below it. `number` is "" where it has none; `level` 1 is the chapter itself."""

    anchor: str
    number: str
    title: str
    level: int
    text: str


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """`name` is the file's, and the last part of the address; `number` is "" for the rulings."""

    name: str
    number: str
    title: str
    html: str
    sections: tuple[Section, ...]

    @property
    def address(self) -> str:
        return f"/rules/{self.name}"


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """A section in which all words occur. `parts` is an excerpt, every second part a word that was looked for."""

    chapter: Chapter
    section: Section
    parts: tuple[str, ...]


class Rulebook:
    def __init__(self, chapters: Sequence[Chapter]) -> None:
        self.chapters: Final = tuple(chapters)
        self._by_name: Final = {chapter.name: chapter for chapter in chapters}
        self._places: Final = {
            section.number: f"{chapter.address}#{section.anchor}"
            for chapter in chapters
            for section in chapter.sections
            if section.number
        }

    def chapter(self, name: str) -> Chapter | None:
        return self._by_name.get(name)

    def place(self, number: str) -> str | None:
        """The address of a chapter, a section or a ruling by its number."""
        return self._places.get(number) or self._places.get(number.upper())

    def neighbours(self, chapter: Chapter) -> tuple[Chapter | None, Chapter | None]:
        at = self.chapters.index(chapter)
        before = self.chapters[at - 1] if at else None
        return before, self.chapters[at + 1] if at + 1 < len(self.chapters) else None

    def search(self, query: str) -> list[Found]:
        """Sections with all words, those with a word in the title first."""
        words = [word.casefold() for word in _WORD.findall(query)]
        if not words:
            return []
        found: list[tuple[bool, Found]] = []
        for chapter in self.chapters:
            for section in chapter.sections:
                heading = f"{section.number} {section.title}".casefold()
                if all(word in heading or word in section.text.casefold() for word in words):
                    in_title = any(word in heading for word in words)
                    parts = _excerpt(section.text, words)
                    found.append((not in_title, Found(chapter=chapter, section=section, parts=parts)))
        found.sort(key=lambda item: item[0])
        return [item for _, item in found[:MOST_FOUND]]


@lru_cache(maxsize=8)
def rulebook(language: str) -> Rulebook:
    """The rules in this language, or in English."""
    folder = FOLDER / language if (FOLDER / language).is_dir() else FOLDER / SOURCE_LANGUAGE
    return Rulebook([_chapter(path) for path in sorted(folder.glob("*.md"))])


def _chapter(path: Path) -> Chapter:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(path.read_text(encoding="utf-8"))
    sections = tuple(_sections(tokens))
    for place, token in enumerate(tokens):
        if token.type == "inline":
            _link(token, path.stem)
            if not token.content and tokens[place - 1].type == "th_open":  # a column without a heading
                tokens[place - 1].tag = tokens[place + 1].tag = "td"
        elif token.type == "table_open":
            token.attrSet("tabindex", "0")  # on a narrow screen it is scrolled sideways
    html = markdown.renderer.render(tokens, markdown.options, {})
    first = sections[0]
    return Chapter(name=path.stem, number=first.number, title=first.title, html=html, sections=sections)


def _sections(tokens: Sequence[Token]) -> Iterator[Section]:
    """Gives every heading its anchor, and the text that follows it."""
    starts = [number for number, token in enumerate(tokens) if token.type == "heading_open"]
    for place, (start, end) in enumerate(zip(starts, [*starts[1:], len(tokens)], strict=True)):
        heading = tokens[start + 1].content
        match = _NUMBER.match(heading)
        number = match[1] if match else ""
        anchor = number or f"section-{place}"
        tokens[start].attrSet("id", anchor)
        text = " ".join(_plain(token) for token in tokens[start + 2 : end] if token.type == "inline")
        level = int(tokens[start].tag[1])
        yield Section(
            anchor=anchor, number=number, title=heading[len(match[0]) :] if match else heading, level=level, text=text
        )


def _plain(token: Token) -> str:
    return "".join(" " if child.type == "softbreak" else child.content for child in token.children or [])


def _link(token: Token, chapter: str) -> None:
    """Links to chapters lead to their pages; rulings in brackets become links."""
    children: list[Token] = []
    for child in token.children or []:
        if child.type == "link_open":
            href = str(child.attrGet("href"))
            child.attrSet("href", re.sub(r"^([\w-]+)\.md", r"/rules/\1", href))
        if child.type == "text" and _RULING.search(child.content):
            children.extend(_with_rulings(child.content, CARDS.get(chapter, frozenset())))
        else:
            children.append(child)
    token.children = children


def _with_rulings(text: str, cards: frozenset[str]) -> Iterator[Token]:
    for place, part in enumerate(_RULING.split(text)):
        if place % 2 == 0:
            yield Token("text", "", 0, content=part)
        elif part in cards:
            yield Token("text", "", 0, content=f"({part})")
        else:
            yield Token("text", "", 0, content="(")
            yield Token("link_open", "a", 1, attrs={"href": f"/rules/{RULINGS}#{escape(part)}"})
            yield Token("text", "", 0, content=part)
            yield Token("link_close", "a", -1)
            yield Token("text", "", 0, content=")")


def _excerpt(text: str, words: Sequence[str]) -> tuple[str, ...]:
    """Some of the text around the first word, split at the words that were looked for."""
    lowered = text.casefold()
    places = [place for place in (lowered.find(word) for word in words) if place >= 0]
    start = max(0, min(places, default=0) - EXCERPT // 3)
    start = text.find(" ", start) + 1 if start else 0
    cut = text[start : start + EXCERPT]
    if start + EXCERPT < len(text):
        cut = cut.rsplit(" ", 1)[0] + " …"
    pattern = "|".join(re.escape(word) for word in words)
    return tuple(re.split(f"({pattern})", ("… " if start else "") + cut, flags=re.IGNORECASE))
