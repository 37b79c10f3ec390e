"""Games from a seat: look, choose, take back, agree, talk."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage
from litestar.status_codes import HTTP_200_OK

from rokoko.server import playing
from rokoko.server.accounts import Player
from rokoko.server.api.needs import spoken, wording_for
from rokoko.server.clock import now
from rokoko.server.problems import BadInput, Forbidden, Problem, Quoted, Unavailable
from rokoko.server.room import Room
from rokoko.server.site import Site
from rokoko.server.streams import message
from rokoko.server.telling import (
    GameInfo,
    MoveInfo,
    StateInfo,
    check_may_see,
    moves_of,
    room_info,
    scores_for,
    state_info,
    table_names,
    undone_of,
    view_for,
    viewing_seat,
)
from rokoko.server.thinkers import NoAdvice
from rokoko.server.worker import ThinkersClosed
from rokoko.store import StoreProblem, rows
from rokoko.words import Wording
from rokoko.words.marks import N_

HEARTBEAT = 15.0
RETRY = 1.0
LONGEST_LINE = 500
MOST_LINES = 200

Seat = Annotated[int | None, Parameter(ge=0, le=4, description="one of your seats; without it the one that is asked")]
Asker = Request[object, object, State]


class Choice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`action`: the notation of one of the options. `seq`: the number of the state you looked at, so that a choice
    for an earlier question is refused. `confirm` false: if this ends your turn, the others wait for `/confirm`.
    """

    action: str
    seat: int | None = None
    seq: int | None = None
    confirm: bool = True


class FromSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int | None = None
    seq: int | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    agreed: bool


class StandIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int
    bot: str | None = None


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    text: str


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    name: str
    text: str
    at: int
    yours: bool


class LogInfo(msgspec.Struct, frozen=True, kw_only=True):
    """`moves`: the choices that count; `undone`: those that were taken back."""

    seq: int
    moves: list[MoveInfo]
    undone: list[MoveInfo]


class MomentInfo(msgspec.Struct, frozen=True, kw_only=True):
    moment: int
    moments: int
    round: int
    phase: str
    view: dict[str, Any]
    scores: list[Any]


def words_for(request: Asker, room: Room, player: Player | None) -> Wording:
    return wording_for(spoken(request, player), room.config.edition, room.config.components)


async def say(site: Site, room: Room, player: Player, text: str) -> None:
    """A line of chat: from players, and from whoever may watch."""
    line = " ".join("".join(sign for sign in text if sign.isprintable() or sign.isspace()).split())
    if not line:
        raise BadInput(N_("say something"))
    if len(line) > LONGEST_LINE:
        raise BadInput(N_("a line has at most {most} characters"), most=LONGEST_LINE)
    check_may_see(room, player)
    async with site.database.write() as connection:
        await rows.add_chat(connection, game_id=room.id, player_id=player.id, name=player.name, text=line, at=now())
    site.house.hub.tell(room.id)


async def chat_lines(site: Site, room: Room, player: Player | None, after: int = 0) -> list[ChatLine]:
    async with site.database.read() as connection:
        found = await rows.chat_of(connection, room.id, limit=MOST_LINES, after=after)
    me = None if player is None else player.id
    return [ChatLine(id=c.id, name=c.name, text=c.text, at=c.at, yours=c.player_id == me) for c in found]


class PlayController(Controller):
    path = "/api/games/{game_id:str}"
    tags = ("play",)

    @get("/state")
    async def state(
        self, game_id: str, request: Asker, caller: Player | None, site: Site, seat: Seat = None
    ) -> StateInfo:
        """The game from your seat, or from the gallery: view, question, options, scores."""
        room = await site.house.room(game_id)
        return state_info(room, caller, viewing_seat(room, caller, seat), words_for(request, room, caller))

    @post("/actions", status_code=HTTP_200_OK)
    async def choose(self, game_id: str, request: Asker, me: Player, site: Site, data: Choice) -> StateInfo:
        """Choose one of the options. Answers the game after it."""
        room = await site.house.room(game_id)
        await playing.act(site.house, me, room, action=data.action, seat=data.seat, seq=data.seq, confirm=data.confirm)
        return state_info(room, me, viewing_seat(room, me, data.seat), words_for(request, room, me))

    @post("/confirm", status_code=HTTP_200_OK)
    async def confirm(self, game_id: str, me: Player, site: Site, data: FromSeat) -> dict[str, int]:
        """Your turn is done: the others go on."""
        room = await site.house.room(game_id)
        await playing.confirm(site.house, me, room, seat=data.seat, seq=data.seq)
        return {"seq": room.course.seq}

    @get("/why")
    async def why_not(
        self, game_id: str, request: Asker, me: Player, site: Site, action: str, seat: Seat = None
    ) -> dict[str, Any]:
        """Why a seat of yours can't choose this now, and the rule; `possible` if it can."""
        room = await site.house.room(game_id)
        number = playing.own_seat(room, me, seat)
        playing.check_under_way(room)
        refused = room.game.why_not(number, playing.parsed(action))
        if refused is None:
            return {"possible": True, "reason": None, "rule": None}
        text = words_for(request, room, me).reason(refused)
        return {"possible": False, "reason": text, "rule": refused.rule}

    @get("/hint")
    async def hint(
        self, game_id: str, request: Asker, me: Player, site: Site, seat: Seat = None
    ) -> list[dict[str, Any]]:
        """What an adviser thinks of each option, the best first, where the table allows it."""
        room = await site.house.room(game_id)
        return await hints_for(site, room, me, seat, words_for(request, room, me))

    @post("/undo", status_code=HTTP_200_OK)
    async def undo(self, game_id: str, me: Player, site: Site, data: FromSeat) -> dict[str, Any]:
        """Take back your last choice; `done` false: the others were asked."""
        room = await site.house.room(game_id)
        done = await playing.undo(site.house, me, room, seat=data.seat, seq=data.seq)
        return {"done": done, "seq": room.course.seq}

    @post("/redo", status_code=HTTP_200_OK)
    async def redo(self, game_id: str, me: Player, site: Site, data: FromSeat) -> dict[str, Any]:
        """Do again what your last undo took back."""
        room = await site.house.room(game_id)
        await playing.redo(site.house, me, room, seat=data.seat, seq=data.seq)
        return {"done": True, "seq": room.course.seq}

    @post("/undo/answer", status_code=HTTP_200_OK)
    async def answer_undo(self, game_id: str, me: Player, site: Site, data: Answer) -> dict[str, int]:
        """Answer somebody's request to take a choice back."""
        room = await site.house.room(game_id)
        await playing.answer_undo(site.house, me, room, agreed=data.agreed)
        return {"seq": room.course.seq}

    @post("/stand-in", status_code=HTTP_200_OK)
    async def stand_in(self, game_id: str, me: Player, site: Site, data: StandIn) -> dict[str, int]:
        """Seat a bot for somebody who is away past the pace, or for yourself."""
        room = await site.house.room(game_id)
        await playing.seat_stand_in(site.house, me, room, seat=data.seat, bot=data.bot)
        return {"seq": room.course.seq}

    @post("/return", status_code=HTTP_200_OK)
    async def come_back(self, game_id: str, me: Player, site: Site) -> dict[str, int]:
        """Take your chair back from the bot."""
        room = await site.house.room(game_id)
        await playing.reclaim(site.house, me, room)
        return {"seq": room.course.seq}

    @post("/resign", status_code=HTTP_200_OK)
    async def resign(self, game_id: str, me: Player, site: Site) -> dict[str, int]:
        """Give up; a bot plays on in your place."""
        room = await site.house.room(game_id)
        await playing.resign(site.house, me, room)
        return {"seq": room.course.seq}

    @post("/end", status_code=HTTP_200_OK)
    async def propose_end(self, game_id: str, me: Player, site: Site) -> dict[str, int]:
        """Propose to end the game now."""
        room = await site.house.room(game_id)
        await playing.propose_end(site.house, me, room)
        return {"seq": room.course.seq}

    @post("/end/answer", status_code=HTTP_200_OK)
    async def answer_end(self, game_id: str, me: Player, site: Site, data: Answer) -> dict[str, int]:
        """Answer the proposal to end the game."""
        room = await site.house.room(game_id)
        await playing.answer_end(site.house, me, room, agreed=data.agreed)
        return {"seq": room.course.seq}

    @get("/log")
    async def show_log(
        self,
        game_id: str,
        caller: Player | None,
        site: Site,
        seat: Seat = None,
        after: Annotated[int, Parameter(ge=0)] = 0,
    ) -> LogInfo:
        """What happened, as typed events; `after`: only from that moment on."""
        room = await site.house.room(game_id)
        looking = viewing_seat(room, caller, seat)
        moves = moves_of(room, caller, looking, after=after)
        return LogInfo(seq=room.course.seq, moves=moves, undone=undone_of(room, caller, looking))

    @get("/moments/{moment:int}")
    async def moment(
        self, game_id: str, moment: int, caller: Player | None, site: Site, seat: Seat = None
    ) -> MomentInfo:
        """The game as you could see it after so many choices."""
        room = await site.house.room(game_id)
        looking = viewing_seat(room, caller, seat)
        total = len(room.course.taken)
        if not 0 <= moment <= total:
            raise BadInput(N_("the game has moments 0 to {last}"), last=total)
        game = room.course.moment(moment)
        view = view_for(room, game, looking)
        return MomentInfo(
            moment=moment,
            moments=total,
            round=game.round,
            phase=game.phase,
            view=view,
            scores=list(scores_for(game, view)),
        )

    @get("/chat")
    async def read_chat(self, game_id: str, caller: Player | None, site: Site) -> list[ChatLine]:
        """The last lines of the table's chat, oldest first."""
        room = await site.house.room(game_id)
        check_may_see(room, caller)
        return await chat_lines(site, room, caller)

    @post("/chat")
    async def talk(self, game_id: str, me: Player, site: Site, data: Line) -> list[ChatLine]:
        """Say something at the table."""
        room = await site.house.room(game_id)
        await say(site, room, me, data.text)
        return await chat_lines(site, room, me)

    @get("/events", media_type="text/event-stream")
    async def events(
        self, game_id: str, request: Asker, caller: Player | None, site: Site, seat: Seat = None
    ) -> ServerSentEvent:
        """A stream (server-sent events): `state` now and whenever it changes, with what /state answers; before the game
        begins `gathering`, with the game from outside; `chat`, a line of the table's talk, the last ones first and then
        each that is said; `problem`, and then it ends, when you may not look any more.
        """
        room = await site.house.room(game_id)
        check_may_see(room, caller)
        if room.row.status != "gathering":
            viewing_seat(room, caller, seat)
        wording = words_for(request, room, caller)
        return ServerSentEvent(_states(site, game_id, caller, seat, wording))


async def _states(
    site: Site, game_id: str, player: Player | None, seat: int | None, wording: Wording
) -> AsyncIterator[ServerSentEventMessage]:
    hub = site.house.hub
    last, heard, line = "", False, 0
    async with hub.listening(game_id, None if player is None else player.id) as ear:
        while not hub.closing:
            try:
                room = await site.house.room(game_id, look=not heard)
                kind, told = _told(room, player, seat, wording, last)
                # Whoever is woken and finds the game as it was is woken by talk: no other wake needs the database.
                said = await _said(site, room, player, line) if told is None or not last else []
            except StoreProblem:
                yield message(comment="the database is out of reach")
                heard = False
                await asyncio.sleep(RETRY)
                continue
            except Problem as problem:
                yield message(msgspec.json.encode({"detail": str(problem)}).decode(), event="problem")
                return
            if told is not None:
                last = _stamp(room)
                yield message(msgspec.json.encode(told).decode(), event=kind, number=room.course.seq)
            elif not said:
                yield message(comment="still here")
            for words in said:
                line = words.id
                yield message(msgspec.json.encode(words).decode(), event="chat")
            heard = await ear.wait(HEARTBEAT)


async def _said(site: Site, room: Room, player: Player | None, after: int) -> list[ChatLine]:
    check_may_see(room, player)
    return await chat_lines(site, room, player, after)


def _stamp(room: Room) -> str:
    """Another one whenever there is something new to tell."""
    if room.row.status == "gathering":
        return f"gathering {room.row.changed_at} {[(place.kind, place.name) for place in room.seats]}"
    return f"{room.row.status} {room.course.seq}"


def _told(
    room: Room, player: Player | None, seat: int | None, wording: Wording, last: str
) -> tuple[str, StateInfo | GameInfo | None]:
    """The kind of event and what it says; nothing if it was told before."""
    if _stamp(room) == last:
        return "", None
    if room.row.status == "gathering":
        check_may_see(room, player)
        return "gathering", room_info(room, player)
    return "state", state_info(room, player, viewing_seat(room, player, seat), wording)


async def hints_for(site: Site, room: Room, player: Player, seat: int | None, wording: Wording) -> list[dict[str, Any]]:
    number = playing.own_seat(room, player, seat)
    playing.check_under_way(room)
    if not room.terms.hints:
        raise Forbidden(N_("this table plays without hints"))
    options = room.options(number)
    if not options:
        raise BadInput(N_("you are not asked to choose now"))
    view, asked, names = room.game.view(number), room.game.asked(number), table_names(room, wording)
    try:
        advice = await site.thinkers.advise(view, site.settings.bot_budget)
    except (NoAdvice, ThinkersClosed) as error:
        raise Unavailable(N_("no hint this time: {error}"), error=Quoted(error)) from None
    return [
        {
            **item.data(),
            "text": wording.action(item.action, view, asked, names),
            "why": wording.why([(reason.kind, reason.about) for reason in item.reasons], advice[0].lead - item.lead),
        }
        for item in advice
    ]
