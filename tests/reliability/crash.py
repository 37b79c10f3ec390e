"""Play under load and kill the server at random moments: `python -m tests.reliability.crash --kills 200`.

Several tables with people (programs that post choices over HTTP) and bots; the server and all that it started is
killed without warning and started again, over and over. Whatever was acknowledged must be there afterwards, every
game must go on, and the database must replay without a difference.
"""

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from rokoko.server import entries as e
from rokoko.server.verifying import verify
from rokoko.store import open_database, rows
from tests.reliability.clients import Person, Refused
from tests.reliability.serving import ServerProcess

TABLES = (("me", "me", "weighted"), ("me", "weighted", "weighted", "sweeper"), ("me", "me"))
STUCK = 60.0  # seconds without a choice of anybody, while the server is up
GONE = (httpx.TransportError, asyncio.TimeoutError)


class Result(msgspec.Struct):
    """`in_flight`: choices whose answer was lost with the server; they may or may not be in the log, but never half."""

    kills: int = 0
    kills_while_starting: int = 0
    games: int = 0
    games_over: int = 0
    acknowledged: int = 0
    in_flight: int = 0
    in_flight_kept: int = 0
    entries: int = 0
    by_bots: int = 0
    refused: int = 0
    slowest_start: float = 0.0
    seconds: float = 0.0


class Acknowledged(msgspec.Struct, frozen=True):
    game: str
    seq: int
    seat: int
    action: str


class Table:
    """One game after the other: a person with some seats, the others bots. Notes what the server acknowledged."""

    def __init__(self, person: Person, seats: tuple[str, ...], seed: str, result: Result) -> None:
        self.person = person
        self.seats = seats
        self.dice = random.Random(seed)
        self.result = result
        self.notes: list[Acknowledged] = []
        self.lost: list[Acknowledged] = []  # sent, and the answer never came
        self.progress = time.monotonic()

    async def play(self, up: asyncio.Event, stop: asyncio.Event) -> None:
        game: str | None = None
        while not stop.is_set():
            await up.wait()
            try:
                if game is None:
                    game = await self.person.create(*self.seats)
                    self.result.games += 1
                state = await self.person.state(game)
                if state["over"]:
                    self.result.games_over += 1
                    game = None
                elif state["options"]:
                    await self._choose(game, state)
                else:
                    await asyncio.sleep(0.02)
            except GONE:
                await asyncio.sleep(0.02)

    async def _choose(self, game: str, state: Any) -> None:
        action = self.dice.choice(state["options"])["action"]
        note = Acknowledged(game, state["seq"] + 1, state["seat"], action)
        try:
            done = await self.person.act(game, action, seat=state["seat"], seq=state["seq"])
        except GONE:
            self.lost.append(note)
            raise
        except Refused as refused:
            if refused.status != 409:
                raise
            self.result.refused += 1
            return
        # The answer's number may be later: bots went on before it was written down.
        assert done["seq"] > state["seq"]
        self.notes.append(Acknowledged(game, done["seq"], state["seat"], action))
        self.progress = time.monotonic()


async def check(url: str, tables: list[Table], result: Result) -> None:
    """Every acknowledged choice is in the log of its game, in order; and the whole database replays."""
    database = open_database(url)
    try:
        report = await verify(database)
        assert not report.differences, [str(difference) for difference in report.differences]
        result.entries = report.entries
        result.by_bots = result.in_flight_kept = 0
        for game in {note.game for table in tables for note in (*table.notes, *table.lost)}:
            async with database.read() as connection:
                log = await rows.log_after(connection, game, 0)
            acted = {row.seq: entry for row in log if isinstance(entry := e.parse_entry(row.body), e.Acted)}
            result.by_bots += sum(entry.bot is not None for entry in acted.values())
            own = [(seq, entry) for seq, entry in sorted(acted.items()) if entry.bot is None]
            notes = [note for table in tables for note in table.notes if note.game == game]
            lost = {(note.seat, note.action) for table in tables for note in table.lost if note.game == game}
            at = 0
            for seq, entry in own:
                if at < len(notes) and (notes[at].seat, notes[at].action) == (entry.seat, entry.action):
                    assert seq <= notes[at].seq
                    at += 1
                else:
                    assert (entry.seat, entry.action) in lost, f"game {game}, entry {seq}: nobody sent it"
                    result.in_flight_kept += 1
            assert at == len(notes), f"game {game}: {notes[at]} was acknowledged and is not in the log"
    finally:
        await database.close()
    result.acknowledged = sum(len(table.notes) for table in tables)
    result.in_flight = sum(len(table.lost) for table in tables)


async def crash(folder: Path, *, kills: int, seed: str, tables: int, check_every: int = 1) -> Result:
    """AssertionError if anything that was acknowledged is lost, or a game is stuck."""
    dice, result, begun = random.Random(seed), Result(), time.monotonic()
    url = str(folder / "games.db")
    server = ServerProcess(url, log=folder / "server.log")
    up, stop = asyncio.Event(), asyncio.Event()
    await asyncio.to_thread(server.start)
    async with contextlib.AsyncExitStack() as stack:
        stack.callback(server.kill)
        people = [await Person.register(server.address, f"Person {number}") for number in range(tables)]
        for person in people:
            await stack.enter_async_context(person)
        at = [Table(p, TABLES[n % len(TABLES)], f"{seed} {n}", result) for n, p in enumerate(people)]
        up.set()
        playing = [asyncio.create_task(table.play(up, stop)) for table in at]
        for number in range(kills):
            # Each table goes on after a restart before the next kill comes: nothing is stuck, no bot is forgotten.
            restarted = time.monotonic()
            while any(table.progress < restarted for table in at):
                _raise_first(playing)
                assert time.monotonic() - restarted < STUCK, "a game does not go on"
                await asyncio.sleep(0.02)
            await asyncio.sleep(dice.uniform(0.0, 0.3))
            up.clear()
            await asyncio.to_thread(server.kill)
            result.kills += 1
            if number % check_every == 0:
                await check(url, at, result)
            if dice.random() < 0.1:
                await asyncio.to_thread(server.launch)
                await asyncio.sleep(dice.uniform(0.0, 2.0))
                await asyncio.to_thread(server.kill)
                result.kills_while_starting += 1
            start = time.monotonic()
            await asyncio.to_thread(server.start)
            result.slowest_start = round(max(result.slowest_start, time.monotonic() - start), 2)
            up.set()
        stop.set()
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.stop)
        await check(url, at, result)
    result.seconds = round(time.monotonic() - begun, 1)
    return result


def _raise_first(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", default="crash")
    parser.add_argument("--json", type=Path, help="keep the result in this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rokoko-crash-") as folder:
        wanted = {"kills": options.kills, "seed": options.seed, "tables": options.tables}
        result = asyncio.run(crash(Path(folder), **wanted, check_every=10))
    text = json.dumps({**wanted, **msgspec.to_builtins(result)}, indent=1)
    print(text)
    if options.json is not None:
        options.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
