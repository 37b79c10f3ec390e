"""Keeping a game: on demand, after every decision, and when a person leaves without a word."""

from typing import Final

from rokoko.game import Game
from rokoko.terminal.files import FileProblem, rescue_path, write_game

NO: Final = ("n", "no", "nein")


class Keeper:
    """Knows where the game is saved, and whether what is on the table was."""

    def __init__(self, path: str | None, *, autosave: bool, saved_moves: int = 0) -> None:
        self.path = path
        self.autosave: Final = autosave
        self._saved_moves = saved_moves

    def is_kept(self, game: Game) -> bool:
        return len(game.moves) == self._saved_moves

    def save(self, game: Game, path: str | None = None) -> str:
        """Write the record; the file's name. Raises FileProblem."""
        target = path or self.path
        if target is None:
            raise FileProblem("name a file, as in: save my-game.rokoko")
        write_game(target, game)
        self.path = target
        self._saved_moves = len(game.moves)
        return target

    def decided(self, game: Game) -> None:
        """After each decision of a person."""
        if self.autosave:
            self.save(game)

    def rescue(self, game: Game) -> str:
        """Save the game of somebody who has gone: to its file, or where such games go."""
        if self.path is not None:
            try:
                return self.save(game)
            except FileProblem:
                pass
        try:
            return self.save(game, str(rescue_path()))
        except OSError as error:
            raise FileProblem(f"the game can't be saved: {error.strerror}") from None
