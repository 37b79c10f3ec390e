"""What a button of the table answers with: the table as it stands then, as a part or as a page; and its stream."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from typing import Any

from litestar import MediaType, Response
from litestar.response.sse import ServerSentEventMessage

from rokoko.server.accounts import Player
from rokoko.server.api.needs import spoken, wording_for
from rokoko.server.api.play import HEARTBEAT, chat_lines
from rokoko.server.problems import BadInput, Problem
from rokoko.server.room import Room
from rokoko.server.site import Site
from rokoko.server.streams import message
from rokoko.server.telling import room_info, viewing_seat
from rokoko.store import StoreProblem
from rokoko.web.page import Asker, environment, form_token, page
from rokoko.web.pages.needs import see
from rokoko.web.table import STYLESHEETS, Hint, render_symbols
from rokoko.web.tablepage import late_seats, table_html
from rokoko.words.marks import N_

RETRY = 1.0  # seconds


def whole(text: str | None) -> int | None:
    """A number from a form; nothing, where nothing was said."""
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadInput(N_("{text!r} is not a number"), text=text[:20])
    return int(text)


async def answer(
    request: Asker, room: Room, player: Player, site: Site, data: dict[str, str], done: Awaitable[Any]
) -> Response[Any]:
    """Do it, and show the table after it; what was refused stands above the question."""
    error, status = "", 200
    try:
        await done
    except Problem as problem:
        w = wording_for(spoken(request, player), room.config.edition, room.config.components)
        error, status = problem.said(w), problem.status
    seat = whole(data.get("seat"))
    room = await site.house.room(room.id)
    if seat is not None and seat not in room.seats_of(player.id):
        seat = None
    if request.headers.get("hx-request"):
        return await table_answer(request, room, player, site, seat, error=error)
    if error:
        return await table_page(request, room, player, site, seat, error=error, status=status)
    hot_seat = len(room.seats_of(player.id)) > 1
    return see(f"/games/{room.id}" + (f"?seat={seat}" if seat is not None and not hot_seat else ""))


async def table_answer(
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
        return await table_page(request, room, player, site, seat, error=error, hints=hints)
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


async def table_page(
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


async def updates(
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
                yield message(comment="the database is out of reach")
                await asyncio.sleep(RETRY)
                continue
            except Problem:  # the table was closed, or its doors
                yield message("gone", event="reload")
                return
            standing = (room.course.seq, room.row.status, room.seats, chat[-1:], late_seats(room))
            if standing == last:
                yield message(comment="still here")
            elif lobby:
                yield message(room.row.status, event="lobby")
            else:
                html = table_html(room, player, looking, language=language, csrf=csrf, chat=chat)
                yield message(html, number=room.course.seq)
            last = standing
            await ear.wait(HEARTBEAT)
