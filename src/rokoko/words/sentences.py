"""Sentences that others said in English, recognized as messages with what their places were filled with."""

import re
from collections.abc import Sequence
from functools import cached_property
from string import Formatter
from typing import Final


class Sentences:
    """The first message that fits is the one."""

    def __init__(self, messages: Sequence[str]) -> None:
        self._messages: Final = tuple(messages)

    @cached_property
    def patterns(self) -> tuple[tuple[str, re.Pattern[str]], ...]:
        return tuple((message, re.compile(_pattern(message), re.DOTALL)) for message in self._messages)

    def fitting(self, said: str) -> tuple[str, dict[str, str]] | None:
        """The message that this is, and what stands in its places."""
        for message, pattern in self.patterns:
            found = pattern.fullmatch(said)
            if found is not None:
                return message, found.groupdict()
        return None


def _pattern(message: str) -> str:
    """The message as an expression that finds what its places were filled with."""
    parts = []
    for text, place, _, _ in Formatter().parse(message):
        parts.append(re.escape(text))
        if place is not None:
            parts.append(f"(?P<{place}>.+?)")
    return "".join(parts)
