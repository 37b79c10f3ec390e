"""One game: its table, its moments, and every button on them."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get, post
from litestar.params import Parameter
from litestar.response import ServerSentEvent

from rokoko.server import keeping, playing
from rokoko.server.accounts import Player
from rokoko.server.api.needs import spoken, wording_for
from rokoko.server.api.play import hints_for, say
from rokoko.server.problems import BadInput, Forbidden, NotFound
from rokoko.server.site import Site
from rokoko.server.telling import check_may_see, table_names, viewing_seat
from rokoko.web.chronicle import chronicle_of
from rokoko.web.page import Asker, page
from rokoko.web.pages.lobby import lobby_page
from rokoko.web.pages.needs import FormData, see, someone, with_cookie
from rokoko.web.pages.showing import answer, table_answer, table_page, updates, whole
from rokoko.web.table import Hint
from rokoko.web.tablepage import asked_since
from rokoko.words.marks import N_

Seat = Annotated[int | None, Parameter(ge=0, le=4)]
MOST_HINTS = 3


class GamePagesController(Controller):
    path = "/games/{game_id:str}"
    include_in_schema = False

    @get()
    async def look(
        self, request: Asker, game_id: str, visitor: Player | None, site: Site, seat: Seat = None
    ) -> Response[str]:
        room = await site.house.room(game_id)
        if room.row.status == "gathering":
            return lobby_page(request, room, visitor, site)
        return await table_page(request, room, visitor, site, seat)

    @get("/stream", media_type="text/event-stream")
    async def stream(
        self, request: Asker, game_id: str, visitor: Player | None, site: Site, seat: Seat = None, lobby: bool = False
    ) -> ServerSentEvent:
        """The table, again whenever it changes; to a page that shows the lobby, word that it did."""
        room = await site.house.room(game_id)
        lobby = lobby or room.row.status == "gathering"
        if not lobby:
            viewing_seat(room, visitor, seat)
        return ServerSentEvent(updates(request, site, game_id, visitor, seat, lobby=lobby))

    @get("/at/{moment:int}")
    async def moment(
        self, request: Asker, game_id: str, moment: int, visitor: Player | None, site: Site, seat: Seat = None
    ) -> Response[str]:
        room = await site.house.room(game_id)
        if not 0 <= moment <= len(room.course.taken):
            raise NotFound(N_("the game has moments 0 to {last}"), last=len(room.course.taken))
        return await table_page(request, room, visitor, site, seat, moment=moment)

    @get("/story")
    async def story(self, request: Asker, game_id: str, visitor: Player | None, site: Site) -> Response[str]:
        """How the scores grew, round by round."""
        room = await site.house.room(game_id)
        check_may_see(room, visitor)
        if not room.course.over:
            raise Forbidden(N_("the story is told when the game is over"))
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

    # --- At the table

    @post("/act")
    async def act(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.act(
            site.house,
            guest,
            room,
            action=data.get("action", ""),
            seat=whole(data.get("seat")),
            seq=whole(data.get("seq")),
            confirm=not guest.preferences.confirm,
        )
        return await answer(request, room, guest, site, data, done)

    @post("/confirm")
    async def confirm(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.confirm(site.house, guest, room, seat=whole(data.get("seat")))
        return await answer(request, room, guest, site, data, done)

    @post("/undo")
    async def undo(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.undo(site.house, guest, room, seat=whole(data.get("seat")), seq=whole(data.get("seq")))
        return await answer(request, room, guest, site, data, done)

    @post("/redo")
    async def redo(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.redo(site.house, guest, room, seat=whole(data.get("seat")))
        return await answer(request, room, guest, site, data, done)

    @post("/chat")
    async def chat(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        return await answer(request, room, guest, site, data, say(site, room, guest, data.get("text", "")))

    @post("/hint")
    async def hint(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        """The table again, with the adviser's first choices marked."""
        room = await site.house.room(game_id)
        seat = playing.own_seat(room, guest, whole(data.get("seat")))
        w = wording_for(spoken(request, guest), room.config.edition, room.config.components)
        asked = asked_since(room, seat)
        found = await hints_for(site, room, guest, seat, w)
        if asked_since(room, seat) != asked:
            found = []  # the player did not wait for it
        hints = tuple(Hint(action=item["action"], reason="; ".join(item["why"])) for item in found[:MOST_HINTS])
        return await table_answer(request, room, guest, site, seat, hints=hints)

    @post("/undo/answer")
    async def answer_undo(
        self, request: Asker, game_id: str, guest: Player, site: Site, agreed: str, data: FormData
    ) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.answer_undo(site.house, guest, room, agreed=agreed == "yes")
        return await answer(request, room, guest, site, data, done)

    @post("/end")
    async def propose_end(
        self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData
    ) -> Response[Any]:
        room = await site.house.room(game_id)
        return await answer(request, room, guest, site, data, playing.propose_end(site.house, guest, room))

    @post("/end/answer")
    async def answer_end(
        self, request: Asker, game_id: str, guest: Player, site: Site, agreed: str, data: FormData
    ) -> Response[Any]:
        room = await site.house.room(game_id)
        done = playing.answer_end(site.house, guest, room, agreed=agreed == "yes")
        return await answer(request, room, guest, site, data, done)

    @post("/stand-in")
    async def stand_in(
        self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData, seat: Seat = None
    ) -> Response[Any]:
        room = await site.house.room(game_id)
        place = playing.own_seat(room, guest, None) if seat is None else seat
        done = playing.seat_stand_in(site.house, guest, room, seat=place)
        return await answer(request, room, guest, site, data, done)

    @post("/return")
    async def come_back(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        return await answer(request, room, guest, site, data, playing.reclaim(site.house, guest, room))

    @get("/resign")
    async def ask_resign(self, request: Asker, game_id: str, guest: Player, site: Site) -> Response[str]:
        await site.house.room(game_id)
        return page(request, "resign.html", guest, game_id=game_id)

    @post("/resign")
    async def resign(self, request: Asker, game_id: str, guest: Player, site: Site, data: FormData) -> Response[Any]:
        room = await site.house.room(game_id)
        return await answer(request, room, guest, site, data, playing.resign(site.house, guest, room))

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
        at, seat = whole(data.get("at")), whole(data.get("seat"))
        if at is None or seat is None:
            raise BadInput(N_("say from which moment and at which seat to play on"))
        fresh = await keeping.play_on(site.house, player, room, at=at, seat=seat, bot=data.get("bot", "cutter"))
        shown = see(f"/games/{fresh}")
        return shown if secret is None else with_cookie(shown, site, secret)
