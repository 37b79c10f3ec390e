"""What outlives a game: its record, an imported one, a rematch, and a new game that plays on from a moment."""

from typing import Any, Final

import msgspec

from rokoko.components import ComponentError
from rokoko.config import ConfigError, GameConfig
from rokoko.game import Game
from rokoko.record import Record, RecordError, format_record, parse_record
from rokoko.server import entries as e
from rokoko.server.accounts import LONGEST_NAME, Player
from rokoko.server.clock import new_id, now
from rokoko.server.gathering import GamePlan, SeatPlan, bot_title, check_bot, create_game, new_row, told_apart
from rokoko.server.house import House, result_text
from rokoko.server.problems import BadInput, Forbidden, OutOfDate, Quoted, SeatNumber
from rokoko.server.room import Room
from rokoko.server.terms import Terms
from rokoko.store import rows
from rokoko.store.rows import LogRow, SeatRow
from rokoko.words.marks import N_

LONGEST_SEED: Final = 32


def record_of(room: Room) -> str:
    """Only of a game that is over: a record holds the seed, and with it everything that is hidden."""
    if not room.course.over:
        raise Forbidden(N_("the record holds what is hidden: it can be had when the game is over"))
    game = room.game
    config = msgspec.json.decode(room.row.config, type=GameConfig)  # names its set, not a folder of this machine
    moves = tuple(game.moves)
    return format_record(Record(config, room.row.component_hash, game.seed, game.names, moves, game.digest()))


async def import_record(house: House, player: Player, text: str) -> str:
    """A recorded game as a game of this server, to be replayed and played on from. Its id."""
    try:
        record = parse_record(text)
        if record.config.components not in house.sets:
            raise BadInput(
                N_("the record was played with components {name!r}; here are: {known}"),
                name=record.config.components,
                known=", ".join(house.sets),
            )
        game = Game.replay(text, house.sets[record.config.components])
    except (RecordError, ConfigError, ComponentError) as error:
        raise BadInput(N_("the record can't be replayed: {error}"), error=Quoted(error)) from None
    if len(str(game.seed)) > LONGEST_SEED:
        raise BadInput(N_("the record can't be kept: its seed has more than {most} digits"), most=LONGEST_SEED)
    names = tuple(
        game.names[seat][:LONGEST_NAME].rstrip() if seat < len(game.names) else f"{seat + 1}"
        for seat in range(game.config.seats)
    )
    moves = [(seat, action.text) for seat, action in game.moves]
    config = msgspec.structs.replace(game.config, components=record.config.components)
    places = [SeatPlan(kind="bot", bot="cutter", name=names[seat]) for seat in range(config.seats)]
    return await _found(
        house,
        player,
        config=config,
        seed=game.seed,
        names=names,
        places=places,
        moves=moves,
        terms=Terms(),
        origin={"imported": True},
        end=not game.over,
    )


async def play_on(house: House, player: Player, room: Room, *, at: int, seat: int, bot: str) -> str:
    """A new game that begins after `at` choices of this one: the player at `seat`, bots at the others."""
    check_bot(bot)
    if not room.course.over:
        raise Forbidden(N_("the game is still being played: what is hidden would be known"))
    if not 0 <= at <= len(room.course.taken):
        raise BadInput(N_("the game has {n} moments: choose from 0 to that"), n=len(room.course.taken))
    if not 0 <= seat < room.config.seats:
        raise BadInput(
            N_("there is no seat {seat}: seats are {first} to {last}"),
            seat=SeatNumber(seat),
            first=SeatNumber(0),
            last=SeatNumber(room.config.seats - 1),
        )
    config = msgspec.json.decode(room.row.config, type=GameConfig)
    places = [
        SeatPlan(kind="me") if number == seat else SeatPlan(kind="bot", bot=bot) for number in range(config.seats)
    ]
    names = told_apart([player.name if number == seat else bot_title(bot) for number in range(config.seats)])
    moves = [(item.seat, item.action.text) for item in room.course.taken[:at]]
    if room.course.moment(at).over:
        raise BadInput(N_("the game is over at that moment: choose an earlier one"))
    origin = {"game": room.id, "at": at}
    return await _found(
        house,
        player,
        config=config,
        seed=room.game.seed,
        names=names,
        places=places,
        moves=moves,
        terms=Terms(pace="none"),
        origin=origin,
    )


async def _found(
    house: House,
    player: Player,
    *,
    config: GameConfig,
    seed: int,
    names: tuple[str, ...],
    places: list[SeatPlan],
    moves: list[tuple[int, str]],
    terms: Terms,
    origin: dict[str, Any],
    end: bool = False,
) -> str:
    """A game that begins with a part of another."""
    game_id, at = new_id(), now()
    row = new_row(house, game_id, config, player, terms, listed=False, seed=seed, origin=origin)
    seats = [
        SeatRow(
            game_id=game_id,
            seat=number,
            kind="person" if place.kind == "me" else "bot",
            player_id=player.id if place.kind == "me" else None,
            bot=place.bot,
            name=names[number],
        )
        for number, place in enumerate(places)
    ]
    entries: list[e.Entry] = [e.Acted(seat=seat, action=text, bot="record") for seat, text in moves]
    if end:
        entries.append(e.Ended(reason="imported"))
    room = Room(row, seats, house.config_of(row))
    room.take_in([(number, at, entry) for number, entry in enumerate(entries, 1)])
    over = room.course.over
    row = msgspec.structs.replace(
        row,
        status="over" if over else "playing",
        seq=room.course.seq,
        waiting="".join(str(seat) for seat in room.course.waiting),
        started_at=at,
        ended_at=at if over else None,
        result=result_text(room.game.score(), ended=room.course.ended) if over else None,
    )
    log = [
        LogRow(game_id=game_id, seq=number, at=at, player_id=player.id, body=e.entry_text(entry))
        for number, entry in enumerate(entries, 1)
    ]
    async with house.database.write() as connection:
        await rows.add_game(connection, row, seats)
        if log:
            await rows.add_to_log(connection, log)
    house.told(game_id)
    return game_id


async def rematch(house: House, player: Player, room: Room) -> str:
    """A new game of the same kind with the same people; the others find it linked from the old one."""
    if player.id not in {place.player_id for place in room.seats}:
        raise Forbidden(N_("only its players start a rematch"))
    if not room.course.over:
        raise OutOfDate(N_("the game is not over"), about={"seq": room.course.seq})
    config = msgspec.json.decode(room.row.config, type=GameConfig)
    plan = GamePlan(
        seats=tuple(_rematch_seat(place, player) for place in room.seats),
        modules=config.modules,
        edition=config.edition,
        components=config.components,
        terms=room.terms,
    )
    others = {p.seat: p for p in room.seats if p.kind == "person" and p.player_id != player.id}
    async with room.lock:
        known = room.course.rematch
        if known is None:
            known, _ = await create_game(house, player, plan, kept_for=others)
            await house.append(room, [e.Rematched(game=known)], player.id)
    return known


def _rematch_seat(place: SeatRow, player: Player) -> SeatPlan:
    if place.kind == "bot":
        return SeatPlan(kind="bot", bot=place.bot)
    if place.player_id == player.id:
        return SeatPlan(kind="me", name=place.name)
    return SeatPlan(kind="invited", name=place.name)
