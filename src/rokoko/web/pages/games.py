"""One game: its lobby before it begins, its table, its moments, and every button on them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, Parameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from rokoko.server import gathering, keeping, playing
from rokoko.server.accounts import Player
from rokoko.server.api.limits import STRICT
from rokoko.server.api.needs import spoken, wording_for
from rokoko.server.api.play import HEARTBEAT, chat_lines, hints_for, say
from rokoko.server.problems import BadInput, Forbidden, NotFound, Problem
from rokoko.server.room import Room
from rokoko.server.site import Site
from rokoko.server.telling import check_may_see, room_info, table_names, viewing_seat
from rokoko.store import StoreProblem
from rokoko.web.chronicle import chronicle_of
from rokoko.web.page import Asker, environment, form_token, page
from rokoko.web.pages.needs import address, opponents, qr, see, someone, with_cookie
from rokoko.web.table import STYLESHEETS, Hint, render_symbols
from rokoko.web.tablepage import late_seats, table_html

FormData = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Seat = Annotated[int | None, Parameter(ge=0, le=4)]
MOST_HINTS = 3
RETRY = 1.0  # seconds


class GamePagesController(Controller):
    path = "/games/{game_id:str}"
    include_in_schema = False

    @get()
    async def look(
        self, request: Asker, game_id: str, visitor: Player | None, site: Site, seat: Seat = None
    ) -> Response[str]:
        room = await site.house.room(game_id)
        if room.row.status == "gathering":
            return _lobby(request, room, visitor, site)
        return await _table_page(request, room, visitor, site, seat)

    @get("/stream", media_type="text/event-stream")
    async def stream(
        self, request: Asker, game_id: str, visitor: Player | None, site: Site, seat: Seat = None, lobby: bool = False
    ) -> ServerSentEvent:
        """The table, again whenever it changes; to a page that shows the lobby, word that it did."""
        room = await site.house.room(game_id)
        lobby = lobby or room.row.status == "gathering"
        if not lobby:
            viewing_seat(room, visitor, seat)
        return ServerSentEvent(_updates(request, site, game_id, visitor, seat, lobby=lobby))

    @get("/at/{moment:int}")
    async def moment(
        self, request: Asker, game_id: str, moment: int, visitor: Player | None, site: Site, seat: Seat = None
    ) -> Response[str]:
        room = await site.house.room(game_id)
        if not 0 <= moment <= len(room.course.taken):
            raise NotFound(f"the game has moments 0 to {len(room.course.taken)}")
        return await _table_page(request, room, visitor, site, seat, moment=moment)

    @get("/story")
    async def story(self, request: Asker, game_id: str, visitor: Player | None, site: Site) -> Response[str]:
        """How the scores grew, round by round."""
        room = await site.house.room(game_id)
        check_may_see(room, visitor)
        if not room.course.over:
            raise Forbidden("the story is told when the game is over")
        w = wording_for(spoken(request, visitor), room.config.edition, room.config.components)
        chronicle = chronicle_of(room, table_names(room, w))
        return page(request, "story.html", visitor, story=chronicle, game_id=game_id)

    @get("/record", media_type=MediaType.TEXT)
    async def record(self, game_id: str, visitor: Player | None, site: Site) -> Response[str]:
        room = await site.house.room(game_id)
        check_may_see(room, visitor)
        headers = {"content-disposition": f'attachment; filename="rokoko-{game_id}.txt"'}
        return Response(keeping.record_of(room), media_type=MediaType.TEXT, headers=headers)

    @get("/why")
    async def why(
        self, request: Asker, game_id: str, guest: Player, site: Site, action: str, seat: Seat = None
    ) -> Response[str]:
        """Why something on the table can't be chosen, as a sentence."""
        room = await site.house.room(game_id)
        refused = room.game.why_not(playing.own_seat(room, guest, seat), playing.parsed(action))
        w = wording_for(spoken(request, guest), room.config.edition, room.config.components)
        return Response("" if refused is None else w.reason(refused), media_type=MediaType.TEXT)

    # --- Before the game

    @post("/join", middleware=[STRICT])
    async def sit_down(
        self, request: Asker, game_id: str, visitor: Player | None, site: Site, data: FormData
    ) -> Response[Any]:
        player, secret = await someone(site, visitor, data.get("name", ""), spoken(request, None))
        room = await site.house.room(game_id)
        seat = int(data["seat"]) if data.get("seat", "").isdecimal() else None
        await gathering.join(site.house, player, room, seat=seat, invite=data.get("invite") or None)
        answer = see(f"/games/{game_id}")
        return answer if secret is None else with_cookie(answer, site, secret)

    @post("/leave")
    async def get_up(self, game_id: str, guest: Player, site: Site) -> Response[Any]:
        room = await site.house.room(game_id)
        closes = room.row.host_id == guest.id
        await gathering.leave(site.house, guest, room)
        return see("/" if closes else f"/games/{game_id}")

    @post("/seats/{seat:int}")
    async def set_seat(self, game_id: str, seat: int, guest: Player, site: Site, data: FormData) -> Response[Any]:
        kind, _, bot = data.get("kind", "open").partition(":")
        room = await site.house.room(game_id)
        plan = gathering.SeatPlan(kind=kind, bot=bot or None)
        word = await gathering.change_seat(site.house, guest, room, seat, plan)
        return see(f"/games/{game_id}" + (f"?word{seat}={word}" if word else ""))

    @post("/fill")
    async def fill(self, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        """Bots take all seats that nobody took, and the game begins."""
        for seat in (await site.house.room(game_id)).seats:
            if seat.kind in ("open", "invited"):
                plan = gathering.SeatPlan(kind="bot", bot=data.get("bot", ""))
                await gathering.change_seat(site.house, guest, await site.house.room(game_id), seat.seat, plan)
        return see(f"/games/{game_id}")

    @post("/name")
    async def say_name(self, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        await gathering.rename(site.house, guest, room, data.get("name", ""))
        await site.accounts.change(guest, name=data.get("name", ""))
        return see(f"/games/{game_id}")

    # --- At the table

    @post("/act")
    async def act(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.act(
            site.house,
            guest,
            room,
            action=data.get("action", ""),
            seat=_whole(data.get("seat")),
            seq=_whole(data.get("seq")),
            confirm=not guest.preferences.confirm,
        )
        return await _answer(request, room, guest, site, data, done)

    @post("/confirm")
    async def confirm(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.confirm(site.house, guest, room, seat=_whole(data.get("seat")))
        return await _answer(request, room, guest, site, data, done)

    @post("/undo")
    async def undo(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.undo(site.house, guest, room, seat=_whole(data.get("seat")), seq=_whole(data.get("seq")))
        return await _answer(request, room, guest, site, data, done)

    @post("/redo")
    async def redo(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.redo(site.house, guest, room, seat=_whole(data.get("seat")))
        return await _answer(request, room, guest, site, data, done)

    @post("/chat")
    async def chat(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        return await _answer(request, room, guest, site, data, say(site, room, guest, data.get("text", "")))

    @post("/hint")
    async def hint(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        """The table again, with the adviser's first choices marked."""
        room = await site.house.room(game_id)
        seat = playing.own_seat(room, guest, _whole(data.get("seat")))
        w = wording_for(spoken(request, guest), room.config.edition, room.config.components)
        found = await hints_for(site, room, guest, seat, w)
        hints = tuple(
            Hint(action=item["action"], reason="; ".join(item["why"]) or w.gettext("the adviser's choice"))
            for item in found[:MOST_HINTS]
        )
        return await _table_answer(request, room, guest, site, seat, hints=hints)

    @post("/undo/answer")
    async def answer_undo(
        self, request: Asker, game_id: str, guest: Player, site: Site, agreed: str, data: FormData
    ) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.answer_undo(site.house, guest, room, agreed=agreed == "yes")
        return await _answer(request, room, guest, site, data, done)

    @post("/end")
    async def propose_end(
        self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData
    ) -> Response[Any]:
        room = await site.house.room(game_id)
        return await _answer(request, room, guest, site, data, playing.propose_end(site.house, guest, room))

    @post("/end/answer")
    async def answer_end(
        self, request: Asker, game_id: str, guest: Player, site: Site, agreed: str, data: FormData
    ) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.answer_end(site.house, guest, room, agreed=agreed == "yes")
        return await _answer(request, room, guest, site, data, done)

    @post("/stand-in")
    async def stand_in(
        self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData, seat: Seat = None
    ) -> Response[Any]:
        room = await site.house.room(game_id)
        place = playing.own_seat(room, guest, None) if seat is None else seat
        done = playing.seat_stand_in(site.house, guest, room, seat=place)
        return await _answer(request, room, guest, site, data, done)

    @post("/return")
    async def come_back(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        return await _answer(request, room, guest, site, data, playing.reclaim(site.house, guest, room))

    @get("/resign")
    async def ask_resign(self, request: Asker, game_id: str, guest: Player, site: Site) -> Response[str]:
        await site.house.room(game_id)
        return page(request, "resign.html", guest, game_id=game_id)

    @post("/resign")
    async def resign(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        return await _answer(request, room, guest, site, data, playing.resign(site.house, guest, room))

    # --- Afterwards

    @post("/rematch")
    async def rematch(self, game_id: str, guest: Player, site: Site) -> Response[Any]:
        room = await site.house.room(game_id)
        return see(f"/games/{await keeping.rematch(site.house, guest, room)}")

    @post("/play-on")
    async def play_on(
        self, request: Asker, game_id: str, visitor: Player | None, site: Site, data: FormData
    ) -> Response[Any]:
        player, secret = await someone(site, visitor, "", spoken(request, None))
        room = await site.house.room(game_id)
        check_may_see(room, player)
        at, seat = _whole(data.get("at")), _whole(data.get("seat"))
        if at is None or seat is None:
            raise BadInput("say from which moment and at which seat to play on")
        fresh = await keeping.play_on(site.house, player, room, at=at, seat=seat, bot=data.get("bot", "cutter"))
        answer = see(f"/games/{fresh}")
        return answer if secret is None else with_cookie(answer, site, secret)


def _whole(text: str | None) -> int | None:
    """A number from a form; nothing, where nothing was said."""
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadInput(f"{text[:20]!r} is not a number")
    return int(text)


async def _answer(
    request: Asker, room: Room, player: Player, site: Site, data: dict[str, str], done: Awaitable[Any]
) -> Response[Any]:
    """Do it, and show the table after it; what was refused stands above the question."""
    error, status = "", 200
    try:
        await done
    except Problem as problem:
        error, status = problem.detail, problem.status
    seat = _whole(data.get("seat"))
    room = await site.house.room(room.id)
    if seat is not None and seat not in room.seats_of(player.id):
        seat = None
    if request.headers.get("hx-request"):
        return await _table_answer(request, room, player, site, seat, error=error)
    if error:
        return await _table_page(request, room, player, site, seat, error=error, status=status)
    hot_seat = len(room.seats_of(player.id)) > 1
    return see(f"/games/{room.id}" + (f"?seat={seat}" if seat is not None and not hot_seat else ""))


async def _table_answer(
    request: Asker,
    room: Room,
    player: Player,
    site: Site,
    seat: int | None,
    *,
    error: str = "",
    hints: tuple[Hint, ...] = (),
) -> Response[Any]:
    if not request.headers.get("hx-request"):
        return await _table_page(request, room, player, site, seat, error=error, hints=hints)
    # On one screen the next seat that is asked comes to the front.
    if len(room.seats_of(player.id)) > 1 and not error and not hints:
        seat = None
    html = table_html(
        room,
        player,
        viewing_seat(room, player, seat),
        language=spoken(request, player),
        csrf=form_token(request),
        chat=await chat_lines(site, room, player),
        error=error,
        hints=hints,
    )
    return Response(html, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


async def _table_page(
    request: Asker,
    room: Room,
    player: Player | None,
    site: Site,
    seat: int | None,
    *,
    moment: int | None = None,
    error: str = "",
    status: int = 200,
    hints: tuple[Hint, ...] = (),
) -> Response[str]:
    looking = viewing_seat(room, player, seat)
    html = table_html(
        room,
        player,
        looking,
        language=spoken(request, player),
        csrf=form_token(request),
        chat=await chat_lines(site, room, player),
        error=error,
        hints=hints,
        moment=moment,
    )
    info = room_info(room, player)
    return page(
        request,
        "table.html",
        player,
        status=status,
        edition=room.config.edition,
        game=info,
        table=html,
        symbols=render_symbols(environment()),
        stylesheets=STYLESHEETS,
        moment=moment,
        seat=seat,
        looking=looking,
        stream="" if moment is not None else f"/games/{room.id}/stream" + (f"?seat={seat}" if seat is not None else ""),
        refresh=moment is None and not room.course.over and not (info.your_turn),
    )


def _lobby_context(request: Asker, room: Room, player: Player | None, site: Site) -> dict[str, Any]:
    query, base = request.query_params, address(request, site)
    words = {place.seat: query.get(f"word{place.seat}") for place in room.seats}
    link = f"{base}/games/{room.id}"
    return {
        "game": room_info(room, player),
        "invite": query.get("invite", ""),
        "links": {seat: f"{link}?invite={word}" for seat, word in words.items() if word},
        "link": link,
        "code": qr(link),
        "opponents": opponents(),
    }


def _lobby(request: Asker, room: Room, player: Player | None, site: Site) -> Response[str]:
    return page(request, "lobby.html", player, **_lobby_context(request, room, player, site))


async def _updates(
    request: Asker, site: Site, game_id: str, player: Player | None, seat: int | None, *, lobby: bool
) -> AsyncIterator[ServerSentEventMessage]:
    """The table, whenever anything that it shows has changed; a lobby is told to look again as a whole."""
    hub, language, csrf = site.house.hub, spoken(request, player), form_token(request)
    last: object = None
    async with hub.listening(game_id, None if player is None else player.id) as ear:
        while not hub.closing:
            try:
                room = await site.house.room(game_id)
                looking = None if lobby else viewing_seat(room, player, seat)
                chat = await chat_lines(site, room, player)
            except StoreProblem:
                yield ServerSentEventMessage(comment="the database is out of reach")
                await asyncio.sleep(RETRY)
                continue
            except Problem:  # the table was closed, or its doors
                yield ServerSentEventMessage(data="gone", event="reload")
                return
            standing = (room.course.seq, room.row.status, room.seats, chat[-1:], late_seats(room))
            if standing == last:
                yield ServerSentEventMessage(comment="still here")
            elif lobby:
                yield ServerSentEventMessage(data=room.row.status, event="lobby")
            else:
                html = table_html(room, player, looking, language=language, csrf=csrf, chat=chat)
                yield ServerSentEventMessage(data=html, id=room.course.seq)
            last = standing
            await ear.wait(HEARTBEAT)
