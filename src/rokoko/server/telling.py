"""What the server says about a game: to its players, to watchers and to programs, each only what they may know."""

from typing import Any

import msgspec

from rokoko.engine.actions import Action
from rokoko.engine.events import Event
from rokoko.game import Game
from rokoko.server.accounts import Player
from rokoko.server.course import Taken
from rokoko.server.gathering import bot_title
from rokoko.server.playing import own_seat, plan_undo, redo_group
from rokoko.server.problems import BadInput, Forbidden, OutOfDate, SeatNumber
from rokoko.server.room import Room
from rokoko.server.terms import Terms
from rokoko.sheets import ScoreSheet, known_sheets
from rokoko.store.rows import GameRow, SeatRow
from rokoko.words import Wording
from rokoko.words.marks import N_


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """`kind`: open, invited, person or bot. `stand_in`: the bot that plays for the person."""

    seat: int
    kind: str
    name: str
    bot: str | None
    yours: bool
    stand_in: str | None
    resigned: bool
    waited_for: bool
    deadline: int | None


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game from outside. `seq` grows with everything that happens in it."""

    id: str
    status: str
    seats: list[SeatInfo]
    modules: tuple[str, ...]
    edition: str
    components: str
    terms: Terms
    listed: bool
    yours: bool
    host: bool
    your_turn: bool
    created_at: int
    changed_at: int
    ended_at: int | None
    seq: int
    rules_revision: int
    origin: dict[str, Any] | None
    result: dict[str, Any] | None
    rematch: str | None = None


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """`action`: the notation to send back; `index`: its number in the fixed action space; `text`: in words."""

    action: str
    index: int
    text: str


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    """`possible`: yes, ask (the others must agree) or no; `asked_by`: the seat whose request is open."""

    possible: str
    redo: bool
    asked_by: int | None
    agreed: tuple[int, ...]


class StateInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game from a seat, or from the gallery (`seat` null). `moment`: how many choices count so far."""

    game: GameInfo
    seat: int | None
    seq: int
    moment: int
    round: int
    phase: str
    over: bool
    view: dict[str, Any]
    asked: dict[str, Any] | None
    question: str
    options: list[OptionInfo]
    waiting: tuple[int, ...]
    confirm: bool
    undo: UndoInfo | None
    end_proposed_by: int | None
    scores: list[ScoreSheet]


class MoveInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One choice and what followed from it, as far as the viewer may know."""

    moment: int
    seq: int
    at: int
    seat: int
    action: str | None
    bot: str | None
    undone: bool
    events: list[dict[str, Any]]


def may_see(room: Room, player: Player | None) -> bool:
    if room.terms.watch != "nobody" or room.row.status == "gathering":
        return True
    me = None if player is None else player.id
    return me is not None and (me == room.row.host_id or me in {place.player_id for place in room.seats})


def check_may_see(room: Room, player: Player | None) -> None:
    if not may_see(room, player):
        raise Forbidden(N_("this table plays behind closed doors"))


def viewing_seat(room: Room, player: Player | None, seat: int | None) -> int | None:
    """From where the player looks. When the game is over, everybody may look from anywhere; before it has begun
    nobody looks: a host could try tables until one begins well.
    """
    check_may_see(room, player)
    if room.row.status == "gathering":
        raise OutOfDate(N_("the game has not begun: it waits for players"))
    mine = () if player is None else room.seats_of(player.id)
    if seat is None:
        return own_seat(room, player, None) if player is not None and mine else None
    if seat in mine:
        return seat
    if room.course.over and 0 <= seat < len(room.game.state.players):
        return seat
    if not 0 <= seat < room.config.contestants:
        raise BadInput(
            N_("there is no seat {seat}: seats are {first} to {last}"),
            seat=SeatNumber(seat),
            first=SeatNumber(0),
            last=SeatNumber(room.config.contestants - 1),
        )
    raise Forbidden(N_("seat {seat} is not yours"), seat=SeatNumber(seat))


def game_info(
    row: GameRow, places: list[SeatRow], config: dict[str, Any], player: Player | None, *, room: Room | None = None
) -> GameInfo:
    me = None if player is None else player.id
    waited = {int(sign) for sign in row.waiting}
    mine = {p.seat for p in places if me is not None and p.player_id == me and p.kind == "person" and not p.resigned}
    seats = [
        SeatInfo(
            seat=place.seat,
            kind=place.kind,
            name=place.name,
            bot=place.bot,
            yours=place.seat in mine,
            stand_in=place.stand_in,
            resigned=place.resigned,
            waited_for=place.seat in waited,
            deadline=None if room is None else room.deadline(place.seat),
        )
        for place in places
    ]
    return GameInfo(
        id=row.id,
        status=row.status,
        seats=seats,
        modules=tuple(config["modules"]),
        edition=config["edition"],
        components=config["components"],
        terms=msgspec.json.decode(row.terms, type=Terms),
        listed=row.listed,
        yours=bool(mine),
        host=me == row.host_id,
        your_turn=bool(mine & waited),
        created_at=row.created_at,
        changed_at=row.changed_at,
        ended_at=row.ended_at,
        seq=row.seq,
        rules_revision=row.rules_revision,
        origin=None if row.origin is None else msgspec.json.decode(row.origin),
        result=None if row.result is None else msgspec.json.decode(row.result),
        rematch=None if room is None else room.course.rematch,
    )


def room_info(room: Room, player: Player | None) -> GameInfo:
    return game_info(room.row, room.seats, msgspec.json.decode(room.row.config), player, room=room)


def row_info(row: GameRow, places: list[SeatRow], player: Player | None) -> GameInfo:
    return game_info(row, places, msgspec.json.decode(row.config), player)


def undo_info(room: Room, player: Player | None, seat: int | None) -> UndoInfo | None:
    if player is None or seat is None or seat not in room.seats_of(player.id):
        return None
    plan = plan_undo(room, player)
    request = room.course.undo_request
    return UndoInfo(
        possible="no" if plan.refusal else "ask" if plan.ask else "yes",
        redo=redo_group(room, player) is not None and not room.course.over,
        asked_by=None if request is None else request.seat,
        agreed=() if request is None else tuple(sorted(request.agreed)),
    )


def view_for(room: Room, game: Game, seat: int | None) -> dict[str, Any]:
    """What a client may get: the view, with the name of the component set instead of its place on this machine."""
    view = game.view(seat)
    view["config"]["components"] = msgspec.json.decode(room.row.config)["components"]
    return view


def state_info(room: Room, player: Player | None, seat: int | None, wording: Wording) -> StateInfo:
    """Everything that a client needs to show the game and to choose in it."""
    course, game = room.course, room.course.game
    view = view_for(room, game, seat)
    options = options_for(room, player, seat)
    asked = game.asked(seat) if options and seat is not None else None
    names = table_names(room, wording)
    end = course.end_request
    return StateInfo(
        game=room_info(room, player),
        seat=seat,
        seq=course.seq,
        moment=len(course.taken),
        round=game.round,
        phase=game.phase,
        over=course.over,
        view=view,
        asked=asked,
        question=wording.question(asked, view) if asked is not None else "",
        options=[OptionInfo(action=a.text, index=a.index, text=wording.action(a, view, asked, names)) for a in options],
        waiting=course.waiting,
        confirm=seat is not None and course.held == seat,
        undo=undo_info(room, player, seat),
        end_proposed_by=None if end is None else end.seat,
        scores=scores_for(game, view),
    )


def table_names(room: Room, wording: Wording) -> tuple[str, ...]:
    """By seat; bots by their trade in the reader's language; in a solo game with Madame du Barry's."""
    names = tuple(shown_name(place, wording) for place in room.seats)
    return (*names, wording.term("du_barry")) if room.config.solo else names


def shown_name(place: SeatRow | SeatInfo, wording: Wording) -> str:
    """A bot that was never given a name of its own is called by its trade, with the number that tells it apart."""
    if place.kind != "bot" or place.bot is None:
        return place.name
    stored, number = place.name.removeprefix(bot_title(place.bot)), place.name.rpartition(" ")[2]
    if stored and not (stored == f" {number}" and number.isdigit()):
        return place.name
    return wording.opponent(place.bot) + stored


def scores_for(game: Game, view: dict[str, Any]) -> list[ScoreSheet]:
    return known_sheets(game.score(), view)


def options_for(room: Room, player: Player | None, seat: int | None) -> list[Action]:
    """What this player may choose now, looking from this seat."""
    if player is None or seat is None or seat not in room.seats_of(player.id):
        return []
    return room.options(seat)


def events_for(item: Taken, seat: int | None, *, over: bool) -> list[Event]:
    """What a viewer may know of what followed from a choice; everything when the game is over."""
    if over:
        return list(item.events)
    return [seen for event in item.events if (seen := event.seen_by(seat)) is not None]


def moves_of(room: Room, player: Player | None, seat: int | None, *, after: int = 0) -> list[MoveInfo]:
    """The choices that count, from that moment on, and those that were taken back since."""
    course = room.course
    mine = () if player is None else room.seats_of(player.id)
    told = [_move(item, number, mine, seat, over=course.over) for number, item in enumerate(course.taken, 1)]
    return told[after:]


def undone_of(room: Room, player: Player | None, seat: int | None) -> list[MoveInfo]:
    course = room.course
    mine = () if player is None else room.seats_of(player.id)
    return [_move(item, 0, mine, seat, over=course.over) for item in course.undone]


def _move(item: Taken, number: int, mine: tuple[int, ...], seat: int | None, *, over: bool) -> MoveInfo:
    events = events_for(item, seat, over=over) if number else []
    return MoveInfo(
        moment=number,
        seq=item.seq,
        at=item.at,
        seat=item.seat,
        action=item.action.text if over or item.seat in mine else None,
        bot=item.bot,
        undone=number == 0,
        events=[event.data() for event in events],
    )
