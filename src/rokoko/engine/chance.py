"""Chance: each stack has its own stream, named in the seed: a seed means the same luck whatever is played."""

from hashlib import shake_128

from mypy_extensions import i64


def shuffled(items: list[int], seed: str, stream: str) -> list[int]:
    """The items in an order that depends on nothing but the seed and the stream's name."""
    order = items[:]
    count = len(order)
    noise = shake_128(f"{seed}/{stream}".encode()).digest(4 * count)
    for last in range(count - 1, 0, -1):
        at = 4 * last
        word: i64 = noise[at] | noise[at + 1] << 8 | noise[at + 2] << 16 | noise[at + 3] << 24
        other: i64 = (word * (last + 1)) >> 32
        order[last], order[other] = order[other], order[last]
    return order
