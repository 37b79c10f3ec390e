"""Writes a component set as six TOML files to edit."""

import os
import shutil
import uuid
from pathlib import Path

from .errors import ComponentError
from .load import HOUSE, house_file, load_components
from .model import ComponentSet
from .vocabulary import FILES
from .write import write_texts


def export_components(components: ComponentSet, folder: str | os.PathLike[str]) -> Path:
    """Write the set into a new or empty folder, all six files or nothing; returns the folder.

    The built-in set is written with its comments. Raises `ComponentError` in one line.
    """
    target = Path(folder)
    if target.is_dir() and any(target.iterdir()):
        raise ComponentError(f"{target} is not empty; name a folder that does not exist yet")
    if target.exists() and not target.is_dir():
        raise ComponentError(f"{target} is a file; name a folder that does not exist yet")
    try:
        _write_all(_texts(components), target.resolve())
    except OSError as error:
        raise ComponentError(f"{target} can't be written: {error.strerror}; name another folder") from None
    return target


def _texts(components: ComponentSet) -> dict[str, bytes]:
    if components.name == HOUSE and components.hash == load_components(HOUSE).hash:
        return {file: house_file(file).read_bytes() for file in FILES}
    return {file: text.encode() for file, text in write_texts(components).items()}


def _write_all(texts: dict[str, bytes], target: Path) -> None:
    """Write beside the target, then rename: nobody ever sees half a set."""
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.parent / f".{target.name}.{uuid.uuid4().hex}"
    draft.mkdir()
    try:
        for file, text in texts.items():
            (draft / file).write_bytes(text)
        if target.exists():
            target.rmdir()
        draft.rename(target)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise
