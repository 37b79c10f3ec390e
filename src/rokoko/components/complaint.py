"""Turns a message about a wrong shape into a line for the person who writes a component set."""

import re
from typing import Any

from .locate import KeyPath, locate

_PATH = re.compile(r" - at `(?:key in )?\$(.*)`$")
_STEP = re.compile(r"\.([\w\-]+)|\[(\d+)\]")
_EXPECTED = re.compile(r"Expected `(.+?)`( of length \d+)?, got `?([^`]+)`?")
_KINDS = {
    "int": "a whole number",
    "int | null": "a whole number",
    "str": "text in quotes",
    "str | null": "text in quotes",
    "int | str": "a whole number or text in quotes",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "float": "a decimal number",
}
_GOOD_ID = re.compile(r"\w{1,16}")


def explain(message: str, *, file: str, text: str, data: dict[str, Any]) -> str:
    """One line: file, line and entry, what is wrong, and what to do."""
    path, what = _path_and_complaint(message)
    line = locate(text, path)
    where = f"{file}, line {line}" if line else file
    return f"{where}{_entry(path, data)}: {what}"


def _path_and_complaint(message: str) -> tuple[KeyPath, str]:
    at = _PATH.search(message)
    steps = _STEP.findall(at.group(1)) if at else []
    path: KeyPath = tuple(int(index) if index else name for name, index in steps)
    complaint = message[: at.start()] if at else message
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", complaint):
        unknown = match.group(1)
        return (*path, unknown), f"unknown key {unknown!r}; correct its spelling or remove it"
    if match := re.fullmatch(r"Object missing required field `(.*)`", complaint):
        return path, f"the key {match.group(1)!r} is missing; add it"
    if match := _EXPECTED.fullmatch(complaint):
        expected, length, found = match.groups()
        name = next((step for step in reversed(path) if isinstance(step, str)), "the file")
        if length:
            return path, f"{name} has {found} entries; write {length.split()[-1]}"
        return path, f"{name} is {_kind(found)}; write {_kind(expected)}"
    return path, complaint


def _kind(name: str) -> str:
    return _KINDS.get(name, name)


def _entry(path: KeyPath, data: dict[str, Any]) -> str:
    """The entry's id in brackets, or its number in its list, or nothing outside of a list of tables."""
    value: Any = data
    for depth, step in enumerate(path):
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            return ""
        if isinstance(step, int):
            name = value.get("id") if isinstance(value, dict) else None
            if isinstance(name, str) and _GOOD_ID.fullmatch(name):
                return f" ({name})"
            return f" ({path[depth - 1]} {step + 1})"
    return ""
