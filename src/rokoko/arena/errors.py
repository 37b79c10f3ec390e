"""What an arena refuses, in one line."""


class ArenaError(ValueError):
    """What is wrong and what to do. `code`: 2 for a wrong wish, 1 for something that went wrong on the way."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type["ArenaError"], tuple[str, int]]:
        return type(self), (str(self), self.code)
