"""The languages, and the catalog of each: compiled by gettext's tools, read by the standard library."""

import gettext
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

DOMAIN: Final = "rokoko"
SOURCE_LANGUAGE: Final = "en"
LOCALE: Final = Path(__file__).resolve().parent.parent / "locale"
NAMES: Final = {"en": "English", "de": "Deutsch"}
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first: it needs no catalog."""
    folders = LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.[mp]o")
    return (SOURCE_LANGUAGE, *sorted({path.parts[-3] for path in folders}))


def language_name(language: str) -> str:
    """What a language calls itself."""
    return NAMES.get(language, language)


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """The first language of the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG) that there is; else English."""
    variables = os.environ if environment is None else environment
    for variable in _VARIABLES:
        value = variables.get(variable, "")
        for wish in value.split(":"):
            code = wish.split(".")[0].split("@")[0].split("_")[0].lower()
            if code in languages():
                return code
        if value and variable != "LANGUAGE":
            break  # as in POSIX, the first that is set decides
    return SOURCE_LANGUAGE


@lru_cache(maxsize=16)
def catalog_of(language: str) -> gettext.NullTranslations:
    """The catalog; for English, or where it was not compiled, one that leaves every message as it is."""
    if language not in languages():
        raise ValueError(f"there is no language {language!r}: choose from {', '.join(languages())}")
    if language == SOURCE_LANGUAGE:
        return gettext.NullTranslations()
    return gettext.translation(DOMAIN, LOCALE, [language], fallback=True)
