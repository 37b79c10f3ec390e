"""Before a game: create it, sit down, get up, change who sits where, start when all seats are taken."""

import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from rokoko.bots import bot_names
from rokoko.components import ComponentError
from rokoko.config import ConfigError, GameConfig
from rokoko.record import RULES_REVISION
from rokoko.server.accounts import LONGEST_NAME, Player, clean_name
from rokoko.server.clock import digest_of_secret, new_id, new_secret, now
from rokoko.server.house import House
from rokoko.server.problems import BadInput, Forbidden, NotFound, OutOfDate, Quoted, SeatNumber
from rokoko.server.room import Room
from rokoko.server.terms import Terms
from rokoko.store import rows
from rokoko.store.rows import GameRow, SeatRow
from rokoko.words import Wording
from rokoko.words.marks import N_

SEAT_KINDS: Final = ("me", "open", "invited", "bot")
MOST_WAITING: Final = 20  # games of one host that have not started


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit here: `me` (may be several: one screen), `open`, `invited` (by a link of its own), `bot`."""

    kind: str
    bot: str | None = None
    name: str | None = None


class GamePlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is wanted of a new game. The number of seats is that of the plans; one is a solo game."""

    seats: tuple[SeatPlan, ...]
    modules: tuple[str, ...] = ()
    edition: str = "deluxe"
    components: str = "house"
    start_player: int | None = None
    terms: Terms = Terms()
    listed: bool = False


@lru_cache(maxsize=64)
def bot_title(bot: str) -> str:
    return Wording("en", "deluxe").opponent(bot)


def check_bot(bot: str | None) -> str:
    if bot is None:
        raise BadInput(N_("say which bot: {known}"), known=", ".join(bot_names()))
    if bot not in bot_names():
        raise BadInput(N_("there is no bot {bot!r}: choose from {known}"), bot=bot, known=", ".join(bot_names()))
    return bot


def checked_config(house: House, plan: GamePlan) -> GameConfig:
    """With the name of the component set, not the place where it lies."""
    if plan.components not in house.sets:
        raise BadInput(
            N_("there is no component set {name!r}: choose from {known}"),
            name=plan.components,
            known=", ".join(house.sets),
        )
    try:
        config = GameConfig(
            seats=len(plan.seats),
            modules=plan.modules,
            edition=plan.edition,
            components=house.sets[plan.components],
            start_player=plan.start_player,
        )
        config.component_set()
    except (ConfigError, ComponentError) as error:
        raise BadInput("{error}", error=Quoted(error)) from None
    return msgspec.structs.replace(config, components=plan.components)


async def create_game(
    house: House,
    player: Player,
    plan: GamePlan,
    *,
    kept_for: Mapping[int, SeatRow] | None = None,
    origin: dict[str, Any] | None = None,
) -> tuple[str, dict[int, str]]:
    """The new game's id, and the secret word for the link of each invited seat.

    `kept_for`: seats that are kept for the players who sat there before; `origin`: what the game came from.
    """
    plan.terms.check()
    if not plan.seats:
        raise BadInput(N_("a game needs at least one seat"))
    config = checked_config(house, plan)
    game_id = new_id()
    invites: dict[int, str] = {}
    places = [_place(game_id, seat, want, player, invites) for seat, want in enumerate(plan.seats)]
    for seat, before in (kept_for or {}).items():
        places[seat] = msgspec.structs.replace(places[seat], player_id=before.player_id)
    if config.solo and places[0].kind == "bot":
        raise BadInput(N_("a solo game needs a person: Madame du Barry plays by herself"))
    row = new_row(house, game_id, config, player, plan.terms, listed=plan.listed, origin=origin)
    async with house.database.write() as connection:
        waiting = [g for g in await rows.games_of_player(connection, player.id, limit=200) if g.status == "gathering"]
        if sum(1 for game in waiting if game.host_id == player.id) >= MOST_WAITING:
            raise Forbidden(N_("{n} games of yours wait for players: start or close one first"), n=MOST_WAITING)
        await rows.add_game(connection, row, places)
        await _start_if_full(house, connection, row)
    house.told(game_id)
    return game_id, invites


def new_row(
    house: House,
    game_id: str,
    config: GameConfig,
    player: Player,
    terms: Terms,
    *,
    listed: bool,
    seed: int | None = None,
    origin: dict[str, Any] | None = None,
) -> GameRow:
    at = now()
    loaded = msgspec.structs.replace(config, components=house.sets[config.components])
    return GameRow(
        id=game_id,
        status="gathering",
        config=msgspec.json.encode(config).decode(),
        terms=msgspec.json.encode(terms).decode(),
        seed=str(secrets.randbits(53) if seed is None else seed),
        rules_revision=RULES_REVISION,
        component_hash=loaded.component_set().hash,
        host_id=player.id,
        listed=listed,
        origin=None if origin is None else msgspec.json.encode(origin).decode(),
        created_at=at,
        changed_at=at,
        ended_at=None,
        seq=0,
        waiting="",
        result=None,
    )


def _place(game_id: str, seat: int, want: SeatPlan, player: Player, invites: dict[int, str]) -> SeatRow:
    match want.kind:
        case "me":
            name = player.name if want.name is None else clean_name(want.name)
            return SeatRow(game_id=game_id, seat=seat, kind="person", player_id=player.id, name=name)
        case "open":
            return SeatRow(game_id=game_id, seat=seat, kind="open")
        case "invited":
            invites[seat] = new_secret()
            name = clean_name(want.name) if want.name else ""
            return SeatRow(
                game_id=game_id, seat=seat, kind="invited", name=name, invite=digest_of_secret(invites[seat])
            )
        case "bot":
            bot = check_bot(want.bot)
            return SeatRow(game_id=game_id, seat=seat, kind="bot", bot=bot, name=bot_title(bot))
        case other:
            raise BadInput(
                N_("there is no kind of seat {kind!r}: choose from {known}"), kind=other, known=", ".join(SEAT_KINDS)
            )


async def _start_if_full(house: House, connection: AsyncConnection, row: GameRow) -> None:
    """The game begins with the last seat taken, in the transaction that takes it."""
    places = await rows.seats_of(connection, row.id)
    if any(place.kind in ("open", "invited") for place in places):
        return
    names = told_apart([place.name for place in places])
    for place in places:
        if names[place.seat] != place.name:
            await rows.change_seat(connection, row.id, place.seat, name=names[place.seat])
    waiting = "".join(str(seat) for seat in Room(row, places, house.config_of(row)).course.waiting)
    at = now()
    await rows.change_game(connection, row.id, status="playing", waiting=waiting, started_at=at, changed_at=at)


def told_apart(wanted: Sequence[str]) -> tuple[str, ...]:
    """Seats of the same name get a number each."""
    names: list[str] = []
    for name in wanted:
        told, number = name, 0
        while told in names or (wanted.count(told) > 1 if number == 0 else told in wanted):
            number += 1
            told = f"{name[: LONGEST_NAME - 2].rstrip()} {number}"
        names.append(told)
    return tuple(names)


@asynccontextmanager
async def _changing_seats(house: House, game_id: str) -> AsyncIterator[tuple[AsyncConnection, Room]]:
    """A transaction in which nobody else sits down, gets up or starts this game, and the game as it stands in it."""
    async with house.database.write() as connection:
        row = await rows.hold_game(connection, game_id)
        if row is None:
            raise NotFound(N_("there is no such game any more: its host closed the table"))
        if row.status != "gathering":
            raise OutOfDate(N_("the game has begun: its seats are settled"))
        yield connection, Room(row, await rows.seats_of(connection, game_id), house.config_of(row))
        await rows.change_game(connection, game_id, changed_at=now())


async def join(house: House, player: Player, room: Room, *, seat: int | None = None, invite: str | None = None) -> int:
    """Sit down: at the seat of an invitation, at this seat, or at the first open one. The seat's number."""
    async with _changing_seats(house, room.id) as (connection, room):
        place = _wanted_place(room, player, seat, invite)
        await rows.change_seat(
            connection, room.id, place.seat, kind="person", player_id=player.id, name=player.name, invite=None
        )
        await _start_if_full(house, connection, room.row)
    house.told(room.id)
    return place.seat


def _wanted_place(room: Room, player: Player, seat: int | None, invite: str | None) -> SeatRow:
    if invite is not None:
        digest = digest_of_secret(invite)
        wanted = [place for place in room.seats if place.kind == "invited" and place.invite == digest]
        if not wanted:
            raise NotFound(N_("this invitation was used or taken back: ask for another"))
        return wanted[0]
    kept = [place for place in room.seats if place.kind == "invited" and place.player_id == player.id]
    if room.seats_of(player.id) and not kept:
        raise BadInput(N_("you have a seat at this table"))
    free = [place for place in room.seats if place.kind == "open"]
    wanted = [place for place in kept or free if seat in (None, place.seat)]
    if not wanted:
        if seat is None:
            raise OutOfDate(N_("there is no open seat left"))
        raise OutOfDate(N_("seat {seat} is not open"), seat=SeatNumber(seat))
    return wanted[0]


async def leave(house: House, player: Player, room: Room) -> None:
    """Get up again before the game begins. A host who leaves closes the table."""
    async with _changing_seats(house, room.id) as (connection, room):
        mine = room.seats_of(player.id)
        if room.row.host_id == player.id:
            await rows.drop_game(connection, room.id)
        elif not mine:
            raise Forbidden(N_("you have no seat at this table"))
        for seat in mine:
            await rows.change_seat(connection, room.id, seat, kind="open", player_id=None, name="")
    house.hub.tell(room.id)


async def rename(house: House, player: Player, room: Room, name: str) -> None:
    """The player's first seat at this table gets another name."""
    async with _changing_seats(house, room.id) as (connection, room):
        mine = room.seats_of(player.id)
        if not mine:
            raise Forbidden(N_("you have no seat at this table"))
        await rows.change_seat(connection, room.id, mine[0], name=clean_name(name))
    house.hub.tell(room.id)


async def change_seat(house: House, player: Player, room: Room, seat: int, want: SeatPlan) -> str | None:
    """The host decides anew who shall sit there; the word of the invitation, if it is one."""
    if room.row.host_id != player.id:
        raise Forbidden(N_("only the host changes seats"))
    invites: dict[int, str] = {}
    async with _changing_seats(house, room.id) as (connection, room):
        if room.row.host_id != player.id:
            raise Forbidden(N_("only the host changes seats"))
        if not 0 <= seat < len(room.seats):
            raise NotFound(
                N_("there is no seat {seat}: seats are {first} to {last}"),
                seat=SeatNumber(seat),
                first=SeatNumber(0),
                last=SeatNumber(len(room.seats) - 1),
            )
        place = room.seats[seat]
        if place.kind == "person" and place.player_id != player.id and want.kind != "open":
            raise BadInput(N_("somebody sits there: ask them to get up, or open the seat first"))
        if room.config.solo and want.kind == "bot":
            raise BadInput(N_("a solo game needs a person: Madame du Barry plays by herself"))
        fresh = msgspec.structs.asdict(_place(room.id, seat, want, player, invites))
        values = {key: value for key, value in fresh.items() if key not in ("game_id", "seat")}
        await rows.change_seat(connection, room.id, seat, **values)
        await _start_if_full(house, connection, room.row)
    house.told(room.id)
    return invites.get(seat)
