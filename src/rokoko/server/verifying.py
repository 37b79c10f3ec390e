"""Replay every stored game and name what differs: a log that breaks, other rules or components, columns that lie."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import text

from rokoko.components import ComponentError
from rokoko.config import ConfigError
from rokoko.record import RULES_REVISION
from rokoko.server import entries as e
from rokoko.server.course import BrokenLog
from rokoko.server.house import House, result_text
from rokoko.server.problems import Problem
from rokoko.server.room import Room
from rokoko.server.sets import SetsFolder, kept_sets
from rokoko.server.terms import STATUSES
from rokoko.store import Database, rows
from rokoko.store.rows import GameRow, LogRow, SeatRow

TAKEN: Final = ("person", "bot")


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """`kind`: file, game, rules, components, log or column. `seq`: the entry of the log, if it is one."""

    game: str | None
    kind: str
    detail: str
    seq: int | None = None

    def __str__(self) -> str:
        where = "the database" if self.game is None else f"game {self.game}"
        return f"{where}{'' if self.seq is None else f', entry {self.seq}'}: {self.detail}"


class Report(msgspec.Struct, kw_only=True):
    games: int = 0
    entries: int = 0
    differences: list[Difference] = msgspec.field(default_factory=list)


async def verify(database: Database, sets: Mapping[str, str] | None = None) -> Report:
    """Changes nothing. Each game is read as it stands at one moment, so that others may go on playing."""
    named = {"house": "house", **(sets or {})}
    with SetsFolder() as folder:
        house = House(database, sets=named)
        house.places = await kept_sets(database, named, Path(folder))
        return await _verify(database, house)


async def _verify(database: Database, house: House) -> Report:
    report = Report()
    if database.is_sqlite:
        async with database.read() as connection:
            for (said,) in await connection.execute(text("PRAGMA quick_check")):
                if said != "ok":
                    report.differences.append(Difference(game=None, kind="file", detail=str(said)))
    async with database.read() as connection:
        names = await rows.game_ids(connection)
    for game_id in names:
        async with database.snapshot() as connection:
            row = await rows.game_of(connection, game_id)
            places = await rows.seats_of(connection, game_id)
            log = await rows.log_after(connection, game_id, 0)
        if row is not None:  # its host may have closed the table meanwhile
            report.games += 1
            report.entries += len(log)
            report.differences += differences_of(house, row, places, log)
    return report


def differences_of(house: House, row: GameRow, places: list[SeatRow], log: list[LogRow]) -> list[Difference]:
    """Everything that is wrong with one game; the log only up to the first entry that does not fit."""
    found: list[Difference] = []

    def tell(kind: str, detail: str, seq: int | None = None) -> None:
        found.append(Difference(game=row.id, kind=kind, detail=detail, seq=seq))

    if row.status not in STATUSES:
        tell("column", f"there is no status {row.status!r}")
    if row.rules_revision != RULES_REVISION:
        tell("rules", f"was begun under rules revision {row.rules_revision}, this version has {RULES_REVISION}")
    try:
        config = house.config_of(row)
        bare = [msgspec.structs.replace(place, stand_in=None, resigned=False) for place in places]
        room = Room(row, bare, config)
    except (ConfigError, ComponentError, Problem, msgspec.MsgspecError, ValueError) as error:
        tell("game", f"can't be set up: {error}")
        return found
    if config.component_set().hash != row.component_hash:
        tell("components", f"was begun with components {row.component_hash}, and the stored ones differ")
    if [place.seat for place in places] != list(range(config.seats)):
        tell("game", f"has seats {[place.seat for place in places]}, and its configuration has {config.seats}")
        return found
    if row.status == "gathering":
        if all(place.kind in TAKEN for place in places):
            tell("column", "all seats are taken, and it has not begun")
    elif not all(place.kind in TAKEN for place in places):
        tell("column", "has begun with seats that are not taken")
    for item in log:
        try:
            room.take_in([(item.seq, item.at, e.parse_entry(item.body))])
        except BrokenLog as broken:
            tell("log", broken.problem, item.seq)
            return found
        except msgspec.MsgspecError as error:
            tell("log", f"is no entry: {error}", item.seq)
            return found
    for name, stored, told in _columns(row, places, room):
        if stored != told:
            tell("column", f"{name} is {stored!r}, and the log tells {told!r}")
    return found


def _columns(row: GameRow, places: list[SeatRow], room: Room) -> list[tuple[str, Any, Any]]:
    """What is stored beside the log, and what follows from the log: name, stored, told."""
    course = room.course
    begun = row.status != "gathering"
    over = begun and course.over
    result = msgspec.json.decode(result_text(course.game.score(), ended=course.ended)) if over else None
    return [
        ("seq", row.seq, course.seq),
        ("status", row.status, ("over" if over else "playing") if begun else "gathering"),
        ("waiting", row.waiting, "".join(str(seat) for seat in course.waiting) if begun else ""),
        ("result", None if row.result is None else msgspec.json.decode(row.result), result),
        ("ended", row.ended_at is not None, over),
        *((f"stand-in of seat {p.seat}", p.stand_in, room.seats[p.seat].stand_in) for p in places),
        *((f"seat {p.seat} resigned", p.resigned, room.seats[p.seat].resigned) for p in places),
    ]
