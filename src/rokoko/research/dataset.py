"""Games by bots as one columnar file: a .npz with named columns and a JSON header (docs/research.md).

Columns grow in files beside the target and are put together at the end, so that memory holds one game at a time, and
nothing is at the target before it is whole. The same games give the same bytes.
"""

import io
import json
import os
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final

import msgspec
import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from rokoko.__about__ import __version__
from rokoko.config import GameConfig
from rokoko.record import RULES_REVISION
from rokoko.research.encoding import MASK_SIZE
from rokoko.research.layout import PARTS
from rokoko.research.recording import BY_DECISION, COLUMNS, Column, Recording, recorded_games

FORMAT: Final = "rokoko-dataset"
FORMAT_VERSION: Final = 1
HEADER: Final = "header"
EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # no time of day in the file: the same games give the same bytes


class DatasetError(ValueError):
    """A file that is no dataset, with the reason in one line."""


@final
class Dataset:
    """A loaded dataset: `dataset["action"]` is a column, `header` tells how it came about."""

    def __init__(self, header: dict[str, Any], columns: dict[str, NDArray[Any]]) -> None:
        self.header: Final = header
        self.columns: Final = columns

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self.columns[name]

    def __len__(self) -> int:
        """How many decisions."""
        return len(self.columns["action"])

    @property
    def config(self) -> GameConfig:
        return msgspec.convert(self.header["config"], GameConfig)

    def masks(self, rows: slice | NDArray[Any] = slice(None)) -> NDArray[np.uint8]:
        """The masks of these rows with one value an action."""
        return np.unpackbits(self.columns["mask"][rows], axis=1, count=MASK_SIZE)


def write_dataset(path: str | os.PathLike[str], recording: Recording, *, workers: int = 1) -> Iterator[int]:
    """Play the games and write them to `path`; after each game, its decisions. The file is there when all are done."""
    target = Path(path)
    with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as folder:
        parts = {name: Path(folder) / name for name in COLUMNS}
        rows = dict.fromkeys(COLUMNS, 0)
        for table in recorded_games(recording, workers):
            for name, values in table.items():
                with parts[name].open("ab") as part:
                    part.write(values.tobytes())
                rows[name] += len(values)
            yield len(table["action"])
        whole = Path(folder) / "whole"
        _put_together(whole, header_of(recording, rows["action"]), parts, rows)
        os.replace(whole, target)


def header_of(recording: Recording, decisions: int) -> dict[str, Any]:
    config = recording.config
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "rokoko": __version__,
        "rules_revision": RULES_REVISION,
        "component_hash": config.component_set().hash,
        "config": msgspec.to_builtins(config),
        "bots": list(recording.bots),
        "seed": recording.seed,
        "games": recording.games,
        "decisions": decisions,
        "actions": MASK_SIZE,
        "parts": {name: list(part) for name, part in PARTS.items()},
        "columns": {name: column.meaning for name, column in COLUMNS.items()},
    }


def _put_together(whole: Path, header: dict[str, Any], parts: dict[str, Path], rows: dict[str, int]) -> None:
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        text = json.dumps(header, indent=1).encode()
        with _member(archive, HEADER) as member:
            member.write(_npy_header(Column("uint8", 1, ""), len(text)) + text)
        for name, part in parts.items():
            with _member(archive, name) as member, part.open("rb") as values:
                member.write(_npy_header(COLUMNS[name], rows[name]))
                shutil.copyfileobj(values, member, 1 << 20)


def _member(archive: zipfile.ZipFile, name: str) -> Any:
    entry = zipfile.ZipInfo(f"{name}.npy", EPOCH)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return archive.open(entry, "w", force_zip64=True)


def _npy_header(column: Column, rows: int) -> bytes:
    text = io.BytesIO()
    shape = (rows,) if column.width == 1 else (rows, column.width)
    described = {"descr": npy.dtype_to_descr(np.dtype(column.dtype)), "fortran_order": False, "shape": shape}
    npy.write_array_header_1_0(text, described)
    return text.getvalue()


def load_dataset(path: str | os.PathLike[str]) -> Dataset:
    """A dataset in memory; DatasetError says in one line what is wrong with the file."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            header = json.loads(archive[HEADER].tobytes())
            _check_header(path, header)
            columns = {name: archive[name] for name in COLUMNS}
    except FileNotFoundError:
        raise DatasetError(f"there is no file {os.fspath(path)!r}") from None
    except DatasetError:
        raise
    except (OSError, EOFError, KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
        raise DatasetError(f"{os.fspath(path)!r} is not a dataset of rokoko: {error}") from error
    if len({len(columns[name]) for name in BY_DECISION}) != 1:
        raise DatasetError(f"{os.fspath(path)!r} is damaged: its columns differ in length")
    return Dataset(header, columns)


def _check_header(path: str | os.PathLike[str], header: dict[str, Any]) -> None:
    if header.get("format") != FORMAT:
        raise DatasetError(f"{os.fspath(path)!r} is not a dataset of rokoko")
    if header["format_version"] != FORMAT_VERSION:
        found = header["format_version"]
        raise DatasetError(f"{os.fspath(path)!r} has format version {found}; this is for version {FORMAT_VERSION}")
