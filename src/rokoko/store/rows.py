"""Rows as values, and the queries that every part of the server needs. Functions take an open connection."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, String, cast, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rokoko.store import schema

Shape = TypeVar("Shape", bound=msgspec.Struct)


class PlayerRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    language: str | None
    settings: str
    created_at: int


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    status: str
    config: str
    terms: str
    seed: str
    rules_revision: int
    component_hash: str
    host_id: str
    listed: bool
    origin: str | None
    created_at: int
    started_at: int | None = None
    changed_at: int
    ended_at: int | None
    seq: int
    waiting: str
    result: str | None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    game_id: str
    seat: int
    kind: str
    player_id: str | None = None
    bot: str | None = None
    name: str = ""
    invite: str | None = None
    stand_in: str | None = None
    resigned: bool = False


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    game_id: str
    seq: int
    at: int
    player_id: str | None
    body: str


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    game_id: str
    player_id: str
    name: str
    text: str
    at: int


def _row(kind: type[Shape], row: Row[Any]) -> Shape:
    return kind(**row._mapping)


# --- Players


async def add_player(connection: AsyncConnection, player: PlayerRow) -> None:
    await connection.execute(insert(schema.players), msgspec.structs.asdict(player))


async def player_of(connection: AsyncConnection, player_id: str) -> PlayerRow | None:
    row = (await connection.execute(select(schema.players).where(schema.players.c.id == player_id))).first()
    return None if row is None else _row(PlayerRow, row)


async def change_player(connection: AsyncConnection, player_id: str, **values: Any) -> None:
    await connection.execute(update(schema.players).where(schema.players.c.id == player_id).values(**values))


async def add_credential(
    connection: AsyncConnection, digest: str, player_id: str, kind: str, *, at: int, expires_at: int | None
) -> None:
    await connection.execute(
        insert(schema.credentials),
        {"digest": digest, "player_id": player_id, "kind": kind, "created_at": at, "expires_at": expires_at},
    )


async def holder_of(connection: AsyncConnection, digest: str, kinds: Sequence[str], *, at: int) -> PlayerRow | None:
    """The player whose secret has this hash, if it is one of these kinds and still good."""
    c = schema.credentials.c
    query = (
        select(schema.players)
        .join(schema.credentials, c.player_id == schema.players.c.id)
        .where(c.digest == digest, c.kind.in_(kinds), or_(c.expires_at.is_(None), c.expires_at > at))
    )
    row = (await connection.execute(query)).first()
    return None if row is None else _row(PlayerRow, row)


async def drop_credential(connection: AsyncConnection, digest: str) -> bool:
    """False if it was gone already."""
    done = await connection.execute(delete(schema.credentials).where(schema.credentials.c.digest == digest))
    return done.rowcount == 1


# --- Games and seats


async def add_game(connection: AsyncConnection, game: GameRow, seats: Iterable[SeatRow]) -> None:
    await connection.execute(insert(schema.games), msgspec.structs.asdict(game))
    await connection.execute(insert(schema.seats), [msgspec.structs.asdict(seat) for seat in seats])


async def game_of(connection: AsyncConnection, game_id: str) -> GameRow | None:
    row = (await connection.execute(select(schema.games).where(schema.games.c.id == game_id))).first()
    return None if row is None else _row(GameRow, row)


async def hold_game(connection: AsyncConnection, game_id: str) -> GameRow | None:
    """The game, which nobody else changes until this transaction is done."""
    query = select(schema.games).where(schema.games.c.id == game_id).with_for_update()
    row = (await connection.execute(query)).first()
    return None if row is None else _row(GameRow, row)


async def seats_of(connection: AsyncConnection, game_id: str) -> list[SeatRow]:
    query = select(schema.seats).where(schema.seats.c.game_id == game_id).order_by(schema.seats.c.seat)
    return [_row(SeatRow, row) for row in await connection.execute(query)]


async def seats_of_games(connection: AsyncConnection, game_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {game_id: [] for game_id in game_ids}
    if game_ids:
        query = select(schema.seats).where(schema.seats.c.game_id.in_(game_ids)).order_by(schema.seats.c.seat)
        for row in await connection.execute(query):
            found[row.game_id].append(_row(SeatRow, row))
    return found


async def change_game(connection: AsyncConnection, game_id: str, **values: Any) -> None:
    await connection.execute(update(schema.games).where(schema.games.c.id == game_id).values(**values))


async def change_seat(connection: AsyncConnection, game_id: str, seat: int, **values: Any) -> None:
    c = schema.seats.c
    await connection.execute(update(schema.seats).where(c.game_id == game_id, c.seat == seat).values(**values))


async def drop_game(connection: AsyncConnection, game_id: str) -> None:
    """Only for a game that has not begun: what was played is never removed."""
    await connection.execute(delete(schema.chat).where(schema.chat.c.game_id == game_id))
    await connection.execute(delete(schema.seats).where(schema.seats.c.game_id == game_id))
    await connection.execute(delete(schema.games).where(schema.games.c.id == game_id))


async def games_of_player(connection: AsyncConnection, player_id: str, *, limit: int) -> list[GameRow]:
    """Where the player sits or is the host, the last changed first."""
    seated = select(schema.seats.c.game_id).where(schema.seats.c.player_id == player_id)
    c = schema.games.c
    query = select(schema.games).where(or_(c.id.in_(seated), c.host_id == player_id))
    return [_row(GameRow, row) for row in await connection.execute(query.order_by(c.changed_at.desc()).limit(limit))]


async def listed_games(connection: AsyncConnection, status: str, *, limit: int) -> list[GameRow]:
    c = schema.games.c
    query = select(schema.games).where(c.listed.is_(True), c.status == status).order_by(c.changed_at.desc())
    return [_row(GameRow, row) for row in await connection.execute(query.limit(limit))]


async def game_ids(connection: AsyncConnection) -> list[str]:
    """All of them, the oldest first."""
    c = schema.games.c
    query = select(c.id).order_by(c.created_at, c.id)
    return [row.id for row in await connection.execute(query)]


async def games_for_bots(connection: AsyncConnection, *, before: int, limit: int) -> list[str]:
    """Games under way that have waited for a bot since then, the longest first."""
    c, s = schema.games.c, schema.seats.c
    its_turn = c.waiting.contains(cast(s.seat, String))
    bots = exists().where(s.game_id == c.id, or_(s.kind == "bot", s.stand_in.is_not(None)), its_turn)
    query = select(c.id).where(c.status == "playing", c.changed_at < before, bots)
    return [row.id for row in await connection.execute(query.order_by(c.changed_at).limit(limit))]


# --- The log and the chat


async def log_after(connection: AsyncConnection, game_id: str, seq: int) -> list[LogRow]:
    c = schema.log.c
    query = select(schema.log).where(c.game_id == game_id, c.seq > seq).order_by(c.seq)
    return [_row(LogRow, row) for row in await connection.execute(query)]


async def add_to_log(connection: AsyncConnection, rows: Sequence[LogRow]) -> None:
    await connection.execute(insert(schema.log), [msgspec.structs.asdict(row) for row in rows])


async def add_chat(connection: AsyncConnection, *, game_id: str, player_id: str, name: str, text: str, at: int) -> int:
    values = {"game_id": game_id, "player_id": player_id, "name": name, "text": text, "at": at}
    made = await connection.execute(insert(schema.chat).values(**values).returning(schema.chat.c.id))
    return int(made.scalar_one())


async def chat_of(connection: AsyncConnection, game_id: str, *, limit: int, after: int = 0) -> list[ChatRow]:
    """The last lines, oldest first; those after the one with that number."""
    query = select(schema.chat).where(schema.chat.c.game_id == game_id, schema.chat.c.id > after)
    query = query.order_by(schema.chat.c.id.desc()).limit(limit)
    return [_row(ChatRow, row) for row in await connection.execute(query)][::-1]


# --- Keys


async def key_of(connection: AsyncConnection, name: str) -> str | None:
    return (await connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == name))).scalar()


async def add_key(connection: AsyncConnection, name: str, value: str) -> None:
    await connection.execute(insert(schema.keys), {"name": name, "value": value})


# --- Component sets


async def component_sets(connection: AsyncConnection) -> dict[str, str]:
    """Hash -> the files as JSON."""
    return {row.hash: row.files for row in await connection.execute(select(schema.component_sets))}


async def add_component_set(connection: AsyncConnection, component_hash: str, files: str) -> None:
    await connection.execute(insert(schema.component_sets), {"hash": component_hash, "files": files})


async def notify(connection: AsyncConnection, channel: str, message: str) -> None:
    """PostgreSQL only: said to all who listen when this transaction is done, and not if it fails."""
    await connection.execute(select(func.pg_notify(channel, message)))
