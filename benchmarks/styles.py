"""What the styles take: they play each other, and their decorations, garments and majorities are counted.

    python benchmarks/styles.py --games 30 --seed 1 --workers 2

The unit is one seed in every rotation of the seats, as in the arena. Prints a table in Markdown.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import msgspec

from rokoko import Game, GameConfig
from rokoko.arena import wording
from rokoko.arena.intervals import mean_estimate, resamples, share_estimate, weighted
from rokoko.bots import STYLES, choice_of, make_bot

COUNTED = {
    "DecorationFunded": "decorations funded",
    "GarmentRented": "garments rented out",
    "GarmentSold": "garments sold",
    "EmployeeHired": "hired",
    "EmployeeDeputed": "deputed",
}
SCORED = {
    "halls": "prestige of halls",
    "fireworks": "of fireworks",
    "statues": "of statues",
    "trademarks": "of trademarks",
}
WON = "win share"
COLUMNS = (WON, "score", *COUNTED.values(), "hall leads", *SCORED.values())

Row = dict[str, float]


def play(bots: tuple[str, ...], seed: int) -> list[Row]:
    """One unit: what each bot did, summed over the rotations."""
    rows: list[Row] = [dict.fromkeys(COLUMNS, 0.0) for _ in bots]
    for shift in range(len(bots)):
        seated = [(seat + shift) % len(bots) for seat in range(len(bots))]
        game = Game(GameConfig(seats=len(bots)), seed)
        players = [make_bot(bots[who], f"{seed} {shift} {seat}") for seat, who in enumerate(seated)]
        while not game.over:
            seat = game.deciders[0]
            for event in game.apply(seat, choice_of(players[seat], game, seat)):
                column = COUNTED.get(event.kind)
                if column is not None:
                    rows[seated[int(event.data()["seat"])]][column] += 1
        _score(game, [rows[who] for who in seated])
    return rows


def _score(game: Game, rows: list[Row]) -> None:
    """`rows` by seat: what the end of a game adds."""
    sheets = game.score()
    winners = sum(sheet.rank == 1 for sheet in sheets)
    best: dict[str, int] = {}
    for sheet in sheets:
        for line in sheet.lines:
            if line.step == "halls":
                best[line.source] = max(best.get(line.source, 0), line.prestige)
    for row, sheet in zip(rows, sheets, strict=True):
        row[WON] += (sheet.rank == 1) / winners
        row["score"] += sheet.total
        row["hall leads"] += sum(line.step == "halls" and line.prestige == best[line.source] for line in sheet.lines)
        for step, column in SCORED.items():
            row[column] += sheet.items[step]


def table(bots: tuple[str, ...], units: Sequence[list[Row]], seed: int) -> list[str]:
    """Means of a game with 95 % intervals, by the bootstrap over seeds."""
    games = len(units) * len(bots)
    draws = list(resamples(len(units), seed))
    rows = []
    for column in COLUMNS:
        cells = [column]
        for who in range(len(bots)):
            values = [unit[who][column] for unit in units]
            mean = sum(values) / games
            resampled = [weighted(counts, values) / games for counts in draws]
            if column == WON:
                cells.append(wording.percent(msgspec.to_builtins(share_estimate(mean, games, resampled))))
            else:
                cells.append(wording.points(msgspec.to_builtins(mean_estimate(mean, resampled))))
        rows.append(cells)
    return wording.table(["", *bots], rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    bots = tuple(STYLES)
    seeds = range(wish.seed, wish.seed + -(-wish.games // len(bots)))
    with ProcessPoolExecutor(wish.workers) as pool:
        units = list(pool.map(partial(play, bots), seeds))
    print("\n".join(table(bots, units, wish.seed)))


if __name__ == "__main__":
    main()
