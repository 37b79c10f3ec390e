"""A picture with at most 256 colours, written as small as PNG allows. For screenshots: flat colours, sharp edges."""

import struct
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]


def shrink(path: Path) -> int:
    """Writes the file anew, and says how many bytes it has now. Reads what Chromium writes: 8 bit RGB or RGBA."""
    before = path.read_bytes()
    palette, indexed = _quantized(_read(before))
    after = _written(palette, indexed)
    if len(after) < len(before):
        path.write_bytes(after)
    return path.stat().st_size


def _read(data: bytes) -> Pixels:
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8, "not a picture of Chromium"
    assert kind in (2, 6), "not a picture of Chromium"
    channels = 3 if kind == 2 else 4
    packed, at = b"", 8
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        if name == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, width * channels + 1)
    out = np.zeros((height + 1, (width + 1) * channels), np.uint8)  # a row and a pixel of nothing before the first
    for y in range(height):
        out[y + 1, channels:] = _unfiltered(rows[y, 0], rows[y, 1:], out[y], channels)
    return out[1:, channels:].reshape(height, width, channels)[:, :, :3]


def _unfiltered(kind: int, line: Pixels, above: Pixels, channels: int) -> Pixels:
    if kind == 0:
        return line
    if kind == 2:
        return line + above[channels:]
    if kind == 1:
        summed = np.cumsum(line.reshape(-1, channels), axis=0, dtype=np.uint8)
        return summed.reshape(-1)
    done = [0] * channels
    upper = above.tolist()
    for x, value in enumerate(line.tolist()):
        left, up, corner = done[x], upper[x + channels], upper[x]
        if kind == 3:
            done.append((value + (left + up) // 2) & 255)
            continue
        guess = left + up - corner
        far = (abs(guess - left), abs(guess - up), abs(guess - corner))
        done.append((value + (left, up, corner)[far.index(min(far))]) & 255)
    return np.array(done[channels:], np.uint8)


def _quantized(pixels: Pixels) -> tuple[Pixels, Pixels]:
    """The palette by median cut over the colours that occur, and for each pixel its place in it."""
    flat = pixels.reshape(-1, 3)
    packed = (flat.astype(np.uint32) << np.array([16, 8, 0], np.uint32)).sum(axis=1)
    values, inverse, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack([values >> 16, (values >> 8) & 255, values & 255], axis=1).astype(np.int32)
    boxes = [np.arange(len(values))]
    while len(boxes) < 256:
        spreads = [
            (float(np.ptp(colours[box], axis=0).max()) * float(counts[box].sum()) ** 0.35 if len(box) > 1 else 0.0)
            for box in boxes
        ]
        widest = int(np.argmax(spreads))
        if not spreads[widest]:
            break
        box = boxes.pop(widest)
        channel = int(np.argmax(np.ptp(colours[box], axis=0)))
        order = box[np.argsort(colours[box, channel], kind="stable")]
        weights = np.cumsum(counts[order])
        middle = int(np.clip(np.searchsorted(weights, weights[-1] / 2), 1, len(order) - 1))
        boxes += [order[:middle], order[middle:]]
    palette = np.array([np.average(colours[box], axis=0, weights=counts[box]).round() for box in boxes], np.uint8)
    place = np.zeros(len(values), np.uint8)
    for number, box in enumerate(boxes):
        place[box] = number
    return palette, place[inverse].reshape(pixels.shape[:2])


def _written(palette: Pixels, indexed: Pixels) -> bytes:
    height, width = indexed.shape
    lines = np.concatenate([np.zeros((height, 1), np.uint8), indexed], axis=1).tobytes()
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    )
    chunks = [
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
