"""Finds the line of a TOML text on which a key stands, so that an error can name it.

`tomllib` forgets lines once a text is parsed. Headers and `key = value` lines are enough here; where
somebody writes a file in another shape, no line is found and the error names the entry only.
"""

import re

KeyPath = tuple[str | int, ...]

_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\-]+)\s*\]\]?")


def locate(text: str, path: KeyPath) -> int | None:
    """The line number, from 1, of the deepest part of `path` that can be found."""
    lines = text.splitlines()
    header, names = _find_header(lines, path)
    if not names:
        return header or None
    key = re.compile(rf'^\s*"?{re.escape(names[0])}"?\s*[.=]')
    for number, line in enumerate(lines[header:], start=header + 1):
        if _HEADER.match(line):
            break
        if key.match(line):
            return number
    return header or None


def _find_header(lines: list[str], path: KeyPath) -> tuple[int, list[str]]:
    """The line of the deepest table header on the way (0: the file's top), and the names left after it."""
    for length in range(len(path), 0, -1):
        last = path[length - 1]
        table = ".".join(str(part) for part in path[:length] if isinstance(part, str))
        brackets, occurrence = ("[[", last) if isinstance(last, int) else ("[", 0)
        found = [
            number
            for number, line in enumerate(lines, start=1)
            if (match := _HEADER.match(line)) and match.groups() == (brackets, table)
        ]
        if occurrence < len(found):
            return found[occurrence], [part for part in path[length:] if isinstance(part, str)]
    return 0, [part for part in path if isinstance(part, str)]
