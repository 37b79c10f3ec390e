"""How long an update of the browser table takes: games of five with all modules, at every fourth decision.

Measured in processor time, as others may be busy on the same machine.

python -m benchmarks.table [GAMES]
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

import rokoko as rk
from rokoko.web.table import render_table
from tests.web.positions import ALL_MODULES, environment, table_input


def measure(games: int) -> tuple[list[float], int]:
    """Processor seconds of each update, sorted, and the size of the largest in characters."""
    env = environment()
    times: list[float] = []
    largest = 0
    for seed in range(games):
        game = rk.Game(rk.GameConfig(seats=5, modules=ALL_MODULES), seed=seed)
        stream = Random(f"bench {seed}")
        while not game.over:
            seat = game.deciders[0]
            if len(game.moves) % 4 == 0:
                given = table_input(game, seat)
                start = process_time()
                html = render_table(env, given)
                times.append(process_time() - start)
                largest = max(largest, len(html))
            game.apply(seat, stream.choice(game.options(seat)))
    return sorted(times), largest


def main() -> None:
    times, largest = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
    half, most = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.95))
    print(f"{len(times)} updates: median {half:.1f} ms, 95 % under {most:.1f} ms, largest {largest / 1000:.0f} kB")


if __name__ == "__main__":
    main()
