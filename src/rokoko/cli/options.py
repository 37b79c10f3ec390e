"""Options that several subcommands share."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from rokoko.config import EDITIONS, MODULES, ConfigError, GameConfig
from rokoko.words import Wording, default_language, languages

F = TypeVar("F", bound=Callable[..., Any])

ALL_MODULES = "all"


def modules_option(command: F) -> F:
    return click.option(
        "--modules", default="", metavar="A,B", help=f"Expansions, or {ALL_MODULES}: {', '.join(MODULES)}."
    )(command)


def edition_option(command: F) -> F:
    return click.option("--edition", default=None, metavar="|".join(EDITIONS), help="Whose names and rules: deluxe.")(
        command
    )


def components_option(command: F) -> F:
    return click.option("--components", default=None, metavar="PATH", help="Folder of another component set.")(command)


def language_option(command: F) -> F:
    return click.option("--language", default=None, metavar="|".join(languages()), help="Language of the table.")(
        command
    )


def json_option(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")(command)


def modules_named(text: str) -> tuple[str, ...]:
    """The modules of a list such as `jewelry_box,fancy_dresses`."""
    if text.strip() == ALL_MODULES:
        return MODULES
    return tuple(name.strip().replace("-", "_") for name in text.split(",") if name.strip())


def config_of(*, seats: int, modules: str, edition: str | None, components: str | None) -> GameConfig:
    """The configuration that the options ask for; its component set is read, so that what is wrong is said now."""
    config = GameConfig(
        seats=seats,
        modules=modules_named(modules),
        edition=edition or EDITIONS[0],
        components=components or "house",
    )
    config.component_set()
    return config


def wording_of(language: str | None, config: GameConfig) -> Wording:
    if language is not None and language not in languages():
        raise ConfigError(f"there is no language {language!r}: choose from {', '.join(languages())}")
    return Wording(language=language or default_language(), edition=config.edition, components=config.components)
