"""Bots at the tables: whenever one must choose, it thinks in a worker process, and its choice is played."""

import asyncio
import logging
from typing import Final, Protocol

from rokoko.engine.actions import Action
from rokoko.server.clock import now
from rokoko.server.house import House
from rokoko.server.playing import bot_acts
from rokoko.server.problems import OutOfDate, Problem, Unavailable
from rokoko.server.room import Room
from rokoko.store import StoreProblem, rows

SWEEP_SECONDS: Final = 5.0  # how often forgotten games are looked for: after a restart, or of a process that died
RETRY_SECONDS: Final = 1.0

log = logging.getLogger("rokoko.server")


class Thinking(Protocol):
    """What `rokoko.server.thinkers.Thinkers` offers."""

    async def choose(
        self, *, bot: str, key: str, seed: str, view: dict[str, object], options: list[Action], budget: float
    ) -> Action: ...


class Robots:
    """One task a game in which bots have to choose; it ends when people are asked."""

    def __init__(self, house: House, thinkers: Thinking, *, budget: float = 1.0, pause: float = 0.4) -> None:
        self._house = house
        self._thinkers = thinkers
        self._budget = budget
        self._pause = pause  # between the turns of bots, so that people can follow
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._closing = False

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._listen()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._loops, *self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _set_to_work(self, game_id: str) -> None:
        if self._closing:
            return
        if game_id in self._at_work:
            self._again.add(game_id)
            return
        task = asyncio.create_task(self._play(game_id))
        self._at_work[game_id] = task
        task.add_done_callback(lambda _: self._done(game_id))

    def _done(self, game_id: str) -> None:
        self._at_work.pop(game_id, None)
        if game_id in self._again:
            self._again.discard(game_id)
            self._set_to_work(game_id)

    async def _listen(self) -> None:
        while True:
            self._set_to_work(await self._house.changed.get())

    async def _sweep(self) -> None:
        patience = 0.0  # at the start nobody else is at it: go on at once
        while True:
            try:
                async with self._house.database.read() as connection:
                    found = await rows.games_for_bots(connection, before=now() - int(patience * 1000), limit=200)
                for game_id in found:
                    self._set_to_work(game_id)
                patience = SWEEP_SECONDS
            except StoreProblem:
                log.warning("bots wait for the database")
            except Exception:
                log.exception("games that wait for bots could not be looked for")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _play(self, game_id: str) -> None:
        """All choices of bots in this game, until a person is asked."""
        while True:
            try:
                room = await self._house.room(game_id)
                seat = _next_bot(room)
                if seat is None:
                    return
                await self._choose(room, seat)
            except OutOfDate:
                await asyncio.sleep(0)  # somebody was faster: look again
            except (Unavailable, StoreProblem):
                await asyncio.sleep(RETRY_SECONDS)
            except Problem:
                return  # the table is closed, or can't be read
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a bot could not go on", extra={"game": game_id})
                return

    async def _choose(self, room: Room, seat: int) -> None:
        bot, course = room.bot_at(seat), room.course
        assert bot is not None
        seq, options = course.seq, course.game.options(seat)
        last = course.taken[-1] if course.taken else None
        if last is not None and last.seat != seat and course.game.phase == "actions":
            await asyncio.sleep(self._pause)
        if len(options) == 1:
            action = options[0]
        else:
            action = await self._thinkers.choose(
                bot=bot,
                key=f"{room.id}:{seat}",
                seed=f"{room.id} {seat} {course.rewound_at}",  # a bot begins anew where the past was changed
                view=course.game.view(seat),
                options=options,
                budget=self._budget,
            )
        await bot_acts(self._house, room, seat=seat, bot=bot, action=action, seq=seq)


def _next_bot(room: Room) -> int | None:
    if not room.is_playing:
        return None
    for seat in room.course.deciders:
        if room.bot_at(seat) is not None:
            return seat
    return None
