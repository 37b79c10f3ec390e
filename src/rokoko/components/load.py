"""Reads a component set: the built-in one by its name, any other from a folder with the same six files."""

import os
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from .check import check_components
from .errors import ComponentError, Problem
from .model import ComponentSet
from .parse import parse_components
from .vocabulary import FILES

HOUSE = "house"


def load_components(name_or_path: str | os.PathLike[str], *, check: bool = True) -> ComponentSet:
    """The set called "house", or the one in a folder. Raises `ComponentError` with one clear line.

    A set with a figure that breaks a rule is refused, unless `check` is False. A folder is read anew at
    each call, but parsed only when something in it changed.
    """
    if name_or_path == HOUSE:
        return _house()
    path = Path(name_or_path)
    texts = _texts(path)
    try:
        components, problems = _parsed(path.resolve().name, texts)
    except ComponentError as error:
        raise ComponentError(f"component set {path}: {error}") from None
    if check and problems:
        more = f", and {len(problems) - 1} more" if len(problems) > 1 else ""
        raise ComponentError(f"component set {path}: {problems[0]}{more}: run rokoko components check {path}")
    return components


def house_file(file: str) -> Traversable:
    """One of the six files of the built-in set."""
    return resources.files(__package__) / "data" / HOUSE / file


@lru_cache(maxsize=1)
def _house() -> ComponentSet:
    return parse_components(HOUSE, {file: house_file(file).read_text(encoding="utf-8") for file in FILES})


@lru_cache(maxsize=16)
def _parsed(name: str, texts: tuple[str, ...]) -> tuple[ComponentSet, tuple[Problem, ...]]:
    components = parse_components(name, dict(zip(FILES, texts, strict=True)))
    return components, tuple(check_components(components))


def _texts(folder: Path) -> tuple[str, ...]:
    if not folder.is_dir():
        raise ComponentError(
            f"component set {folder}: there is no such folder;"
            f" the built-in set is {HOUSE!r}, and rokoko components export DIR writes one to edit"
        )
    return tuple(_text(folder, file) for file in FILES)


def _text(folder: Path, file: str) -> str:
    try:
        return (folder / file).read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        reason = f"there is no {file}; a set has the files {', '.join(FILES)}"
    except UnicodeDecodeError as error:
        reason = f"{file}: byte {error.start + 1} is not UTF-8; save the file as UTF-8 text"
    except OSError as error:
        reason = f"{file} can't be read: {error.strerror}"
    raise ComponentError(f"component set {folder}: {reason}")
