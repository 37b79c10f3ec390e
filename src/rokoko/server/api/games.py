"""Games from outside: create, find, sit down, get up, keep."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, MediaType, Response, delete, get, post, put
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from rokoko.server.accounts import Player
from rokoko.server.api.limits import STRICT
from rokoko.server.gathering import GamePlan, SeatPlan, change_seat, create_game, join, leave
from rokoko.server.keeping import import_record, play_on, record_of, rematch
from rokoko.server.problems import Forbidden, NotSignedIn
from rokoko.server.site import Site
from rokoko.server.telling import GameInfo, check_may_see, room_info, row_info
from rokoko.store import rows
from rokoko.words.marks import N_

MOST_LISTED = 50

Which = Literal["mine", "open", "live"]


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """`invites`: by seat, the path of the link for the invited person. They are shown this once."""

    game: GameInfo
    invites: dict[int, str]


class Sit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int | None = None
    invite: str | None = None


class RecordText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: str


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    at: int
    seat: int = 0
    bot: str = "cutter"


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get()
    async def list_games(
        self,
        caller: Player | None,
        site: Site,
        which: Annotated[Which, Parameter(description="mine, open or live")] = "open",
    ) -> list[GameInfo]:
        """Your games, tables with an open seat, or games to watch."""
        if which == "mine" and caller is None:
            raise NotSignedIn(N_("send your token to see your games"))
        async with site.database.read() as connection:
            if which == "mine" and caller is not None:
                found = await rows.games_of_player(connection, caller.id, limit=MOST_LISTED)
            elif which == "live":
                found = await rows.listed_games(connection, "playing", limit=MOST_LISTED)
            else:
                found = await rows.listed_games(connection, "gathering", limit=MOST_LISTED)
            places = await rows.seats_of_games(connection, [row.id for row in found])
        infos = [row_info(row, places[row.id], caller) for row in found]
        return [info for info in infos if which != "live" or info.terms.watch == "anyone"]

    @post()
    async def create(self, me: Player, site: Site, data: GamePlan) -> Created:
        """A new game. It starts when all seats are taken."""
        game_id, invites = await create_game(site.house, me, data)
        info = room_info(await site.house.room(game_id), me)
        return Created(game=info, invites={seat: f"/games/{game_id}?invite={word}" for seat, word in invites.items()})

    @get("/{game_id:str}")
    async def show(self, game_id: str, caller: Player | None, site: Site) -> GameInfo:
        """A game from outside: who sits there, its terms, whose turn it is."""
        room = await site.house.room(game_id)
        check_may_see(room, caller)
        return room_info(room, caller)

    @post("/{game_id:str}/join", status_code=HTTP_200_OK)
    async def sit_down(self, game_id: str, me: Player, site: Site, data: Sit) -> GameInfo:
        """Sit down at an open seat, or at the seat of an invitation."""
        await join(site.house, me, await site.house.room(game_id), seat=data.seat, invite=data.invite)
        return room_info(await site.house.room(game_id), me)

    @post("/{game_id:str}/leave", status_code=HTTP_200_OK)
    async def get_up(self, game_id: str, me: Player, site: Site) -> dict[str, Any]:
        """Get up before the game begins; a host who leaves closes the table."""
        room = await site.house.room(game_id)
        closed = room.row.host_id == me.id
        await leave(site.house, me, room)
        return {"closed": closed}

    @put("/{game_id:str}/seats/{seat:int}")
    async def set_seat(self, game_id: str, seat: int, me: Player, site: Site, data: SeatPlan) -> Created:
        """The host decides anew who shall sit there, before the game begins."""
        word = await change_seat(site.house, me, await site.house.room(game_id), seat, data)
        invites = {} if word is None else {seat: f"/games/{game_id}?invite={word}"}
        return Created(game=room_info(await site.house.room(game_id), me), invites=invites)

    @get("/{game_id:str}/record", media_type=MediaType.TEXT)
    async def export(self, game_id: str, caller: Player | None, site: Site) -> Response[str]:
        """The whole game as text, when it is over."""
        room = await site.house.room(game_id)
        check_may_see(room, caller)
        return Response(record_of(room), media_type=MediaType.TEXT)

    @post("/import", middleware=[STRICT], request_max_body_size=1_000_000)
    async def import_game(self, me: Player, site: Site, data: RecordText) -> GameInfo:
        """A recorded game, to be replayed here and played on from."""
        game_id = await import_record(site.house, me, data.record)
        return room_info(await site.house.room(game_id), me)

    @post("/{game_id:str}/play-on")
    async def fork(self, game_id: str, me: Player, site: Site, data: PlayOn) -> GameInfo:
        """A new game against bots that begins after `at` choices of this one, which must be over."""
        room = await site.house.room(game_id)
        check_may_see(room, me)
        fresh = await play_on(site.house, me, room, at=data.at, seat=data.seat, bot=data.bot)
        return room_info(await site.house.room(fresh), me)

    @post("/{game_id:str}/rematch")
    async def play_again(self, game_id: str, me: Player, site: Site) -> GameInfo:
        """The same people at a new table."""
        room = await site.house.room(game_id)
        return room_info(await site.house.room(await rematch(site.house, me, room)), me)

    @delete("/{game_id:str}", status_code=HTTP_200_OK)
    async def close_table(self, game_id: str, me: Player, site: Site) -> dict[str, Any]:
        """The host closes a table at which the game has not begun."""
        room = await site.house.room(game_id)
        if room.row.host_id != me.id:
            raise Forbidden(N_("only the host closes a table"))
        await leave(site.house, me, room)
        return {"closed": True}
