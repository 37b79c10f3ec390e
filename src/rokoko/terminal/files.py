"""Game records as files: read with a clear complaint, written whole or not at all."""

import os
import uuid
from datetime import datetime
from pathlib import Path

from rokoko.components import ComponentError
from rokoko.config import ConfigError
from rokoko.game import Game
from rokoko.record import RecordError

RECORD_HEAD = "rokoko record"


class FileProblem(Exception):
    """A file that can't be read or written, in one line that says what to do."""


def read_game(path: str, components: str | None = None) -> Game:
    """The game that a file tells. `components`: the folder of the set it was played with."""
    text = _read(Path(path))
    try:
        return Game.replay(text, components)
    except RecordError as error:
        raise FileProblem(f"{path}, {error}") from None
    except ComponentError as error:
        raise FileProblem(f"{path}: {error}; --components PATH names the set it was played with") from None
    except (ConfigError, ValueError) as error:
        raise FileProblem(f"{path} is no game that can be replayed: {error}") from None


def write_game(path: str, game: Game) -> None:
    """Save the game, replacing an older record; never another kind of file."""
    target = Path(path).expanduser()
    if target.is_dir():
        raise FileProblem(f"{path} is a folder: name a file")
    if target.exists() and not _is_record(target):
        raise FileProblem(f"{path} exists and is no game record: name another file")
    write_text(target, game.record())


def write_text(target: Path, text: str) -> None:
    """Write beside the target, then rename: nobody ever sees half a file."""
    draft = target.parent / f".{target.name}.{uuid.uuid4().hex}"
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise FileProblem(f"{target} can't be written: {_reason(error)}; name another file") from None
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def rescue_path() -> Path:
    """Where a game goes that nobody named a file for."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    folder = Path(state) / "rokoko"
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now().astimezone()
    return folder / f"{now:%Y-%m-%d-%H%M%S}.rokoko"


def _read(path: Path) -> str:
    try:
        return path.expanduser().read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileProblem(f"{path} is no game record: it is not UTF-8 text") from None
    except OSError as error:
        raise FileProblem(f"{path} can't be read: {_reason(error)}") from None


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            head = file.read(len(RECORD_HEAD) + 3)
    except OSError:
        return False
    return not head or RECORD_HEAD.encode() in head


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
