"""The one authority: every change of a game goes through here, is written first and believed afterwards."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from rokoko.components import ComponentError, load_components
from rokoko.config import ConfigError, GameConfig
from rokoko.record import RULES_REVISION
from rokoko.server import entries as e
from rokoko.server.bus import CHANNEL
from rokoko.server.clock import now
from rokoko.server.course import BrokenLog
from rokoko.server.hub import Hub
from rokoko.server.problems import NotFound, OutOfDate, Overtaken, Quoted, Unavailable, Unreadable
from rokoko.server.room import Numbered, Room
from rokoko.sheets import ScoreSheet
from rokoko.store import Database, StoreBusy, StoreProblem, StoreUnavailable, rows
from rokoko.store.rows import GameRow, LogRow, SeatRow
from rokoko.words.marks import N_

ROOMS: Final = 500  # games kept in memory

log = logging.getLogger("rokoko.server")


class House:
    """`shared`: other processes write to the same database, so look there before believing the memory.

    `sets` are the component sets that may be played with: name -> what GameConfig takes.
    """

    def __init__(self, database: Database, *, shared: bool = False, sets: dict[str, str] | None = None) -> None:
        self.database = database
        self.hub = Hub()
        self.shared = shared
        self.sets = sets or {"house": "house"}
        self.places: dict[str, str] = {}  # of every component set, by its hash
        self.news: Callable[[str], str] | None = None  # what PostgreSQL tells other processes with the transaction
        self.changed: asyncio.Queue[str] = asyncio.Queue()  # games in which a bot may have to choose
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()  # never two rooms of one game
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}

    @property
    def rooms_open(self) -> int:
        return len(self._rooms)

    # --- Rooms

    async def room(self, game_id: str, *, look: bool = True) -> Room:
        """The game as it stands. NotFound if there is none. `look` False: who asks has just heard of every change."""
        room = self._known.get(game_id)
        if room is None:
            async with self._opening.setdefault(game_id, asyncio.Lock()):
                try:
                    return self._known.get(game_id) or await self._open(game_id)
                finally:
                    self._opening.pop(game_id, None)
        if (self.shared and look) or room.is_doubtful:
            async with room.lock:
                await self._reload(room) if room.is_doubtful else await self._catch_up(room)
        self._keep(room)
        return room

    async def _open(self, game_id: str) -> Room:
        stored = await self._stored(game_id)
        try:
            room = Room(*stored)
        except BrokenLog as broken:
            raise _unreadable(game_id, broken) from None
        if room.row.status == "gathering":
            return room
        room = self._known.setdefault(game_id, room)
        self._keep(room)
        return room

    async def _stored(self, game_id: str) -> tuple[GameRow, list[SeatRow], GameConfig, list[Numbered]]:
        if not game_id.isalnum():
            raise NotFound(N_("there is no such game: check the link"))
        async with self.database.snapshot() as connection:
            found = await rows.log_after(connection, game_id, 0)
            row = await rows.game_of(connection, game_id)
            if row is None:
                raise NotFound(N_("there is no such game: check the link"))
            places = await rows.seats_of(connection, game_id)
        try:
            entries: list[Numbered] = [(item.seq, item.at, e.parse_entry(item.body)) for item in found]
            return row, places, self.config_of(row), entries
        except (msgspec.MsgspecError, ConfigError, ComponentError) as error:
            raise _unreadable(game_id, error) from None

    async def _reload(self, room: Room) -> None:
        """Read everything anew, because it is not known what became of a write. The caller holds the room's lock."""
        room.load(*await self._stored(room.id))

    def _keep(self, room: Room) -> None:
        """In memory: the last ones that were asked for, and those that somebody is busy with."""
        self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        if len(self._rooms) > ROOMS:
            self._rooms.popitem(last=False)

    def config_of(self, row: GameRow) -> GameConfig:
        """With the place of the component set that the game began with."""
        config = msgspec.json.decode(row.config, type=GameConfig)
        if row.rules_revision != RULES_REVISION:
            raise NotFound(
                N_(
                    "this game was played under rules revision {then}, this server plays {now}:"
                    " run the version of Rokoko that it was played with"
                ),
                then=row.rules_revision,
                now=RULES_REVISION,
            )
        place = self.places.get(row.component_hash)
        if place is None:
            place = self.sets.get(config.components)
            if place is None or load_components(place).hash != row.component_hash:
                raise NotFound(N_("this game was played with a component set that is not here any more"))
        return msgspec.structs.replace(config, components=place)

    async def _catch_up(self, room: Room) -> None:
        async with self.database.read() as connection:
            found = await rows.log_after(connection, room.id, room.course.seq)
            if found:
                row = await rows.game_of(connection, room.id)
                assert row is not None
                room.row = row
        room.take_in([(item.seq, item.at, e.parse_entry(item.body)) for item in found])

    # --- Writing

    async def append(self, room: Room, entries: list[e.Entry], player_id: str | None) -> None:
        """Entries for the log, all or none. The caller holds the room's lock and has checked that they may be."""
        if room.is_doubtful:
            believed = room.course.seq
            await self._reload(room)
            if room.course.seq != believed:
                raise OutOfDate(N_("the game went on: look again"), about={"seq": room.course.seq})
        at = max(now(), room.course.at)
        draft, questions = room.course.copy(), room.questions
        try:
            for number, entry in enumerate(entries, room.course.seq + 1):
                draft.add(number, at, entry)
                questions = room.asked_after(entry, draft, questions)
        except BrokenLog as broken:
            raise OutOfDate(
                N_("that is not possible any more: {problem}"),
                about={"seq": room.course.seq},
                problem=Quoted(broken.problem),
            ) from None
        changes = _game_values(room.row, draft.waiting, over=draft.over, seq=draft.seq, at=at)
        if draft.over and room.row.result is None:
            changes["result"] = result_text(draft.game.score(), ended=draft.ended)
        fresh = [
            LogRow(game_id=room.id, seq=number, at=at, player_id=player_id, body=e.entry_text(entry))
            for number, entry in enumerate(entries, room.course.seq + 1)
        ]
        try:
            async with self.database.write() as connection:
                await rows.add_to_log(connection, fresh)
                await rows.change_game(connection, room.id, **changes)
                for entry in entries:
                    await _keep_seat(connection, room.id, entry)
                if self.news is not None:
                    await rows.notify(connection, CHANNEL, self.news(room.id))
        except StoreBusy:
            await self._catch_up(room)
            self.hub.wake(room.id)
            raise Overtaken(N_("the game went on: look again"), about={"seq": room.course.seq}) from None
        except StoreUnavailable as error:
            room.is_doubtful = True
            log.warning("game not written", extra={"game": room.id})
            raise Unavailable("{error}", error=Quoted(error)) from None
        except BaseException:
            room.is_doubtful = True
            raise
        room.row = msgspec.structs.replace(room.row, **changes)
        room.adopt(draft, questions, entries)
        if self.news is None:
            self.hub.tell(room.id)
        else:
            self.hub.wake(room.id)
        self.changed.put_nowait(room.id)

    def told(self, game_id: str) -> None:
        """The game changed otherwise: its seats, or it is new."""
        self.hub.tell(game_id)
        self.changed.put_nowait(game_id)

    async def hear(self, game_id: str | None) -> None:
        """Another process changed this game (None: any): read it once, then wake those who watch it here."""
        if game_id is None:
            self.hub.wake_all(surely=False)
            return
        room = self._known.get(game_id)
        surely = room is not None
        if room is not None and not room.is_doubtful:
            try:
                async with room.lock:
                    await self._catch_up(room)
            except StoreProblem as problem:
                surely = False
                log.warning("not read: %s", problem, extra={"game": game_id})
        self.hub.wake(game_id, surely=surely)


def _unreadable(game_id: str, error: Exception) -> Unreadable:
    log.error("game can't be read: %s", error, extra={"game": game_id})
    return Unreadable(N_("this version can't read the game; whoever runs the server sees why with: rokoko verify"))


def _game_values(row: GameRow, waiting: tuple[int, ...], *, over: bool, seq: int, at: int) -> dict[str, Any]:
    values: dict[str, Any] = {"seq": seq, "changed_at": at, "waiting": "".join(str(seat) for seat in waiting)}
    if over:
        values["status"] = "over"
        values["ended_at"] = row.ended_at or at
    else:
        values |= {"status": "playing", "ended_at": None, "result": None}
    return values


def result_text(sheets: Sequence[ScoreSheet], *, ended: str | None) -> str:
    """What lists of games show of one that is over."""
    totals = [sheet.total for sheet in sheets]
    ranks = [sheet.rank for sheet in sheets]
    return msgspec.json.encode({"ended": ended, "totals": totals, "ranks": ranks}).decode()


async def _keep_seat(connection: AsyncConnection, game_id: str, entry: e.Entry) -> None:
    match entry:
        case e.StandInSeated(seat=seat, bot=bot):
            await rows.change_seat(connection, game_id, seat, stand_in=bot)
        case e.SeatReclaimed(seat=seat):
            await rows.change_seat(connection, game_id, seat, stand_in=None)
        case e.Resigned(seat=seat, bot=bot):
            await rows.change_seat(connection, game_id, seat, stand_in=bot, resigned=True)
        case _:
            pass
