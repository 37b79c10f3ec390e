"""The catalogs: complete, up to date with the source, and found by the language's code."""

from collections.abc import Iterable
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po

import rokoko
from rokoko.words import Wording, default_language, language_name, languages
from rokoko.words.catalogs import LOCALE, catalog_of

TRANSLATED = languages()[1:]
KEYWORDS = {**DEFAULT_KEYWORDS, "NN_": (1, 2)}
JINJA = {"trimmed": "true", "silent": "false"}
AGAIN = "run `make i18n`, then translate what is new (docs/translating.md)"


def read(path: Path, language: str | None = None) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language)


def messages(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def po_of(language: str) -> Catalog:
    return read(LOCALE / language / "LC_MESSAGES" / "rokoko.po", language)


def texts(of: str | Iterable[str] | None) -> tuple[str, ...]:
    return (of,) if isinstance(of, str) else tuple(of or ())


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.source
def test_the_template_holds_exactly_the_messages_of_the_source() -> None:
    methods = [("**.py", "python"), ("**/templates/**.html", "jinja2")]  # as in babel.cfg
    found = extract_from_dir(
        Path(rokoko.__file__).parent, keywords=KEYWORDS, method_map=methods, options_map={"**/templates/**.html": JINJA}
    )
    assert {ids for _, _, ids, _, _ in found} == {message.id for message in messages(read(LOCALE / "rokoko.pot"))}, (
        AGAIN
    )


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_is_translated(language: str) -> None:
    template = {message.id for message in messages(read(LOCALE / "rokoko.pot"))}
    catalog = po_of(language)
    assert {message.id for message in messages(catalog)} == template, AGAIN
    for message in messages(catalog):
        assert not message.fuzzy, f"not reviewed: {message.id}"
        strings = texts(message.string)
        assert all(strings), f"not translated: {message.id}"
        assert len(strings) == (1 if isinstance(message.id, str) else catalog.num_plurals)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_places_of_its_message(language: str) -> None:
    for message in messages(po_of(language)):
        one, *_, many = (*texts(message.id), texts(message.id)[-1])
        first, *others = texts(message.string)
        assert places(first) in (places(one), places(many)), message.id
        assert all(places(other) == places(many) for other in others), message.id


@pytest.mark.parametrize("language", TRANSLATED)
def test_hardly_a_translation_repeats_the_english(language: str) -> None:
    same = [message.id for message in messages(po_of(language)) if texts(message.string) == texts(message.id)]
    words = [ids for ids in same if any(text.strip(" :;,.·") for text, _, _, _ in Formatter().parse(texts(ids)[0]))]
    assert len(words) < 25, words


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalog_is_compiled(language: str) -> None:
    """`make` and every install compile it; `pybabel compile` does where neither was used."""
    assert catalog_of(language).gettext("master") != "master"


def test_an_unknown_language_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"^there is no language 'tlh': choose from en, de$"):
        Wording(language="tlh")


def test_an_unknown_edition_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"^there is no edition '2014': choose from deluxe, 2013$"):
        Wording(edition="2014")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US", "LANGUAGE": "fr:de"}, "de"),
        ({"LC_MESSAGES": "de", "LANG": "fr_FR"}, "de"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_languages_are_called_by_their_own_names() -> None:
    assert [language_name(language) for language in languages()] == ["English", "Deutsch"]
