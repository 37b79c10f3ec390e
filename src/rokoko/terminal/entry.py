"""What a person types: one line at a time, from a keyboard or a pipe."""

import sys
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text


class Left(Exception):
    """The person has gone: Ctrl-C (`may_ask`: there may be one more question), Ctrl-D, or the terminal was closed."""

    def __init__(self, *, may_ask: bool = False) -> None:
        super().__init__()
        self.may_ask = may_ask


class Entry:
    """Reads lines. On a keyboard the prompt has line editing where Python offers it."""

    def __init__(self, console: Console) -> None:
        self._console: Final = console
        self.is_keyboard: Final = sys.stdin is not None and sys.stdin.isatty()
        if self.is_keyboard:
            with suppress(ImportError):
                import readline  # noqa: F401 (gives input() its editing keys)

    def line(self, prompt: str) -> str:
        """The next line without blanks around it. Raises Left."""
        try:
            if self.is_keyboard:
                return input(prompt).strip()
            self._console.print(Text(prompt), end="")
            line = sys.stdin.readline()
        except (EOFError, UnicodeDecodeError, ValueError, OSError):
            raise Left from None
        except KeyboardInterrupt:
            self._console.print()
            raise Left(may_ask=True) from None
        if not line:
            self._console.print()
            raise Left
        self._console.print()
        return line.strip()
