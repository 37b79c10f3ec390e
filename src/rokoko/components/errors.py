"""What can go wrong with a component set, said in one line."""

import msgspec


class ComponentError(ValueError):
    """A component set that can't be read, written or played with."""


class Problem(msgspec.Struct, frozen=True):
    """A figure that breaks a rule: where it stands, what is wrong with it, and where the rule is written."""

    where: str
    what: str
    rule: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what} ({self.rule})"
