"""Writing small integers into an observation, and the rows of figures that are ready for every piece."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from rokoko.engine.codes import COLORS
from rokoko.engine.tables import Tables
from rokoko.research.layout import LEAST, MOST, WINDOW_FIGURES

NOTIONS: Final = 4
RANKS: Final = 3


def put(w: BytesWriter, at: i64, value: i64) -> None:
    """Set a value, clipped to an int8."""
    if value < LEAST:
        value = LEAST
    elif value > MOST:
        value = MOST
    w[at] = u8(value & 0xFF)


def add(w: BytesWriter, at: i64, value: i64) -> None:
    """Add to a count that can't leave the range of an int8."""
    w[at] = u8((i64(w[at]) + value) & 0xFF)


def as_row(values: list[int]) -> bytes:
    return bytes([min(max(value, LEAST), MOST) & 0xFF for value in values])


def one_of(choice: int, count: int) -> list[int]:
    return [int(number == choice) for number in range(count)]


def garment_rows(tables: Tables) -> list[bytes]:
    """By garment: what it is. The last row, number -1, is that of no garment."""
    rows = [
        as_row(
            [
                *one_of(tables.garment_color[garment], COLORS),
                *tables.garment_silk[garment],
                tables.garment_thread[garment],
                tables.garment_lace[garment],
                int(tables.garment_master[garment]),
                tables.garment_value[garment],
                tables.garment_prestige[garment],
                tables.garment_bonus[garment],
            ]
        )
        for garment in range(len(tables.garment_ids))
    ]
    return [*rows, bytes(len(rows[0]))]


def window_rows(rows: list[bytes]) -> list[bytes]:
    """The same with room for what depends on the window and on the viewer."""
    return [row + bytes(len(WINDOW_FIGURES) - len(row)) for row in rows]


def tile_rows(tables: Tables) -> list[bytes]:
    rows = [
        as_row([*silk, *one_of(notions, NOTIONS)])
        for silk, notions in zip(tables.resource_silk, tables.resource_notions, strict=True)
    ]
    return [*rows, bytes(COLORS + NOTIONS)]


def hire_rows(tables: Tables) -> list[bytes]:
    rows = [
        as_row([*one_of(rank, RANKS), int(crown)])
        for rank, crown in zip(tables.employee_rank, tables.employee_crown, strict=True)
    ]
    return [*rows, bytes(RANKS + 1)]
