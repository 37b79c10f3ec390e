"""Paying silk (chapter 8, R2): which sets of tiles cover a need with no tile to spare."""

from rokoko.engine.state import State


def covers_need(have: list[int], need: list[int]) -> bool:
    return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2] and have[3] >= need[3]


def is_nothing(need: list[int]) -> bool:
    return need[0] + need[1] + need[2] + need[3] == 0


def minimal_covers(s: State, tiles: list[int], need: list[int]) -> list[list[int]]:
    """Every set of these tiles that covers the need and could spare none of them, tiles in ascending order."""
    found: list[list[int]] = []
    _extend(s, tiles, 0, [], need, need, found)
    return found


def _extend(
    s: State,
    tiles: list[int],
    first: int,
    chosen: list[int],
    missing: list[int],
    need: list[int],
    found: list[list[int]],
) -> None:
    if is_nothing(missing):
        if not _has_superfluous(s, chosen, need):
            found.append(chosen)
        return
    last = -1
    for at in range(first, len(tiles)):
        tile = tiles[at]
        if tile == last:
            continue  # the same kind again at this place gives the same set
        last = tile
        silk = s.tables.resource_silk[tile]
        left = [
            missing[0] - min(missing[0], silk[0]),
            missing[1] - min(missing[1], silk[1]),
            missing[2] - min(missing[2], silk[2]),
            missing[3] - min(missing[3], silk[3]),
        ]
        if left != missing:  # a tile that brings nothing now would be superfluous in the end
            _extend(s, tiles, at + 1, [*chosen, tile], left, need, found)


def _has_superfluous(s: State, chosen: list[int], need: list[int]) -> bool:
    silk = s.tables.resource_silk
    total = [0, 0, 0, 0]
    for tile in chosen:
        for color in range(4):
            total[color] += silk[tile][color]
    for tile in chosen:
        bales = silk[tile]
        if (
            total[0] - bales[0] >= need[0]
            and total[1] - bales[1] >= need[1]
            and total[2] - bales[2] >= need[2]
            and total[3] - bales[3] >= need[3]
        ):
            return True
    return False
