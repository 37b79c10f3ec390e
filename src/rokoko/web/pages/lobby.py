"""The lobby of a game that has not begun: who sits where, the links for friends, and the buttons."""

from typing import Any

from litestar import Controller, Response, post

from rokoko.server import gathering
from rokoko.server.accounts import Player
from rokoko.server.api.limits import STRICT
from rokoko.server.api.needs import spoken
from rokoko.server.room import Room
from rokoko.server.site import Site
from rokoko.server.telling import room_info
from rokoko.web.opponents import opponents
from rokoko.web.page import Asker, page
from rokoko.web.pages.needs import FormData, address, qr, see, someone, with_cookie


class LobbyController(Controller):
    path = "/games/{game_id:str}"
    include_in_schema = False

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


def lobby_page(request: Asker, room: Room, player: Player | None, site: Site) -> Response[str]:
    return page(request, "lobby.html", player, **_lobby_context(request, room, player, site))
