"""How many live tables a server carries: `python -m benchmarks.load --database sqlite --tables 50 100 200`.

Tables of four people, each with a stream open; at every table somebody chooses every five seconds. Measured is the
time from the POST until the new state has arrived at all four streams. Games are in their middle when it begins. The
clients run on the same cores as the server. The machine's own load from others is noted beside the figures.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.load_client import Poster, Stream
from rokoko.engine.build_info import compiled
from rokoko.server import entries as e
from rokoko.server.accounts import Accounts
from rokoko.server.gathering import GamePlan, SeatPlan, create_game, join
from rokoko.server.house import House
from rokoko.store import open_database, upgrade
from tests.reliability.services import postgres
from tests.reliability.serving import ServerProcess

PEOPLE = 4
LIMIT = 0.250


class Table:
    def __init__(self, game: str, tokens: list[str], port: int, dice: random.Random) -> None:
        self.game = game
        self.streams = [Stream(port, game, token) for token in tokens]
        self.posters = [Poster(port, token) for token in tokens]
        self.dice = dice
        self.everyone: list[float] = []  # seconds until the last stream had it
        self.answer: list[float] = []  # seconds until the POST was answered
        self.failures: list[str] = []

    async def open(self) -> None:
        for stream in self.streams:
            await stream.open()

    async def live(self, every: float, end: float) -> None:
        await asyncio.sleep(self.dice.uniform(0, every))
        while time.perf_counter() < end:
            begun = time.perf_counter()
            await self._choose()
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))

    async def _choose(self) -> None:
        asked = [(n, seen) for n, stream in enumerate(self.streams) if (seen := stream.seen()).options]
        if not asked:
            self.failures.append("nobody is asked")
            return
        number, seen = self.dice.choice(asked)
        action = self.dice.choice(seen.options).action
        arrivals = [stream.arrival(seen.seq + 1) for stream in self.streams]
        begun = time.perf_counter()
        status, body = await self.posters[number].ask(
            "POST", f"/api/games/{self.game}/actions", {"action": action, "seat": seen.seat, "seq": seen.seq}
        )
        self.answer.append(time.perf_counter() - begun)
        if status != 200:
            self.failures.append(f"{status} {body.decode()[:200]}")
            return
        try:
            self.everyone.append(max(await asyncio.wait_for(asyncio.gather(*arrivals), 30)) - begun)
        except TimeoutError:
            self.failures.append("a stream did not tell within 30 s")

    async def close(self) -> None:
        for stream in self.streams:
            await stream.close()
        for poster in self.posters:
            await poster.close()


async def prepare(url: str, tables: int, *, moves: int, seed: str) -> list[tuple[str, list[str]]]:
    """Games in their middle, with the tokens of their players."""
    database, dice = open_database(url), random.Random(seed)
    try:
        await upgrade(database)
        house, accounts, made = House(database), Accounts(database), []
        for number in range(tables):
            people = [await accounts.register(f"Player {number}.{seat}", "token") for seat in range(PEOPLE)]
            seats = (SeatPlan(kind="me"), *(SeatPlan(kind="open") for _ in range(PEOPLE - 1)))
            game, _ = await create_game(house, people[0][0], GamePlan(seats=seats, modules=("jewelry_box",)))
            for player, _ in people[1:]:
                await join(house, player, await house.room(game))
            room = await house.room(game)
            trial, entries = room.game.clone(), list[e.Entry]()
            while len(entries) < moves and not trial.over:
                seat = dice.choice(trial.deciders)
                action = dice.choice(trial.options(seat))
                trial.apply(seat, action)
                entries.append(e.Acted(seat=seat, action=action.text))
            await house.append(room, entries, None)
            made.append((game, [token for _, token in people]))
        return made
    finally:
        await database.close()


class Usage:
    """Of the server and all that it started."""

    def __init__(self, server: ServerProcess) -> None:
        assert server.process is not None
        self._root = server.process.pid

    def _processes(self) -> list[int]:
        found, more = [], [self._root]
        while more:
            found.append(process := more.pop())
            with contextlib.suppress(OSError):
                for task in Path(f"/proc/{process}/task").iterdir():
                    more += [int(word) for word in (task / "children").read_text().split()]
        return found

    def seconds(self) -> float:
        ticks = 0
        for process in self._processes():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        return int(Path(f"/proc/{self._root}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


async def live_tables(url: str, options: argparse.Namespace, tables: int, *more: str) -> dict[str, Any]:
    games = await prepare(url, tables, moves=options.moves, seed=f"load {tables}")
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(url, *more, log=Path(folder) / "log")
        await asyncio.to_thread(server.start)
        try:
            usage = Usage(server)
            at = [Table(g, tokens, server.port, random.Random(g)) for g, tokens in games]
            for table in at:
                await table.open()
            before, own, load = usage.seconds(), time.process_time(), os.getloadavg()[0]
            end = time.perf_counter() + options.seconds
            await asyncio.gather(*(table.live(options.every, end) for table in at))
            busy, clients = usage.seconds() - before, time.process_time() - own
            for table in at:
                await table.close()
        finally:
            await asyncio.to_thread(server.kill)
    everyone = [value for table in at for value in table.everyone]
    answers = [value for table in at for value in table.answer]
    failures = [failure for table in at for failure in table.failures]
    p99 = percentile(everyone, 0.99)
    return {
        "tables": tables,
        "actions": len(everyone),
        "failures": failures[:5],
        "everyone_p50_ms": round(1000 * percentile(everyone, 0.5), 1),
        "everyone_p99_ms": round(1000 * p99, 1),
        "everyone_max_ms": round(1000 * max(everyone, default=0), 1),
        "answer_p50_ms": round(1000 * percentile(answers, 0.5), 1),
        "server_ms_an_action": round(1000 * busy / max(1, len(everyone)), 1),
        "server_cores": round(busy / options.seconds, 2),
        "client_cores": round(clients / options.seconds, 2),
        "load_before": round(load, 1),
        "held": not failures and p99 < LIMIT,
    }


async def memory(url: str, options: argparse.Namespace) -> dict[str, Any]:
    """What a game costs that lies in memory, and what a watcher costs whose stream is open."""
    games = await prepare(url, options.idle, moves=options.moves, seed="idle")
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(url, log=Path(folder) / "log")
        await asyncio.to_thread(server.start)
        try:
            usage, streams = Usage(server), list[Stream]()
            poster = Poster(server.port, games[0][1][0])
            for _ in range(20):
                await poster.ask("GET", f"/api/games/{games[0][0]}/state")
            empty = usage.memory()
            for game, _ in games[1:]:
                await poster.ask("GET", f"/api/games/{game}/state")
            full = usage.memory()
            for number in range(options.watchers):
                streams.append(Stream(server.port, games[number % len(games)][0], None))
                await streams[-1].open()
            watched = usage.memory()
            for stream in streams:
                await stream.close()
            await poster.close()
        finally:
            await asyncio.to_thread(server.kill)
    return {
        "empty_mb": round(empty / 1e6, 1),
        "kb_an_idle_game": round((full - empty) / (len(games) - 1) / 1e3, 1),
        "kb_a_watcher": round((watched - full) / options.watchers / 1e3, 1),
        "games": len(games),
        "watchers": options.watchers,
    }


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[str]:
    if kind == "postgres":
        with postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory(prefix="rokoko-load-") as folder:
            yield str(Path(folder) / "games.db")


def measure(options: argparse.Namespace) -> dict[str, Any]:
    more = ("--workers", str(options.workers)) if options.workers > 1 else ()
    report: dict[str, Any] = {
        "command": " ".join(["python -m benchmarks.load", *sys.argv[1:]]),
        "database": options.database,
        "engine": "compiled" if compiled() else "interpreted",
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "workers": options.workers,
        "every_s": options.every,
        "seconds": options.seconds,
        "moves_before": options.moves,
        "runs": [],
    }
    for tables in options.tables:
        with database_of(options.database) as url:
            run = asyncio.run(live_tables(url, options, tables, *more))
        report["runs"].append(run)
        print(json.dumps(run), flush=True)
    if options.idle:
        with database_of(options.database) as url:
            report["memory"] = asyncio.run(memory(url, options))
        print(json.dumps(report["memory"]), flush=True)
    held = [run["tables"] for run in report["runs"] if run["held"]]
    report["most_tables_held"] = max(held, default=0)
    report["server_ms_an_action"] = round(statistics.median(r["server_ms_an_action"] for r in report["runs"]), 1)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--moves", type=int, default=100, help="choices that were made before")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0, help="idle games for the measure of memory; 0: none")
    parser.add_argument("--watchers", type=int, default=300)
    parser.add_argument("--json", type=Path, help="add the report to the list in this file")
    options = parser.parse_args()
    report = measure(options)
    if options.json is not None:
        kept = json.loads(options.json.read_text()) if options.json.exists() else []
        options.json.write_text(json.dumps([*kept, report], indent=1) + "\n")


if __name__ == "__main__":
    main()
