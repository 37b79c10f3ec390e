"""The first page, one's name and settings, other devices, and the lists of games."""

from functools import lru_cache
from typing import Any

from litestar import Controller, Response, get, post

from rokoko.server.accounts import THEMES, Player, Preferences
from rokoko.server.api.limits import STRICT
from rokoko.server.api.needs import spoken
from rokoko.server.site import Site
from rokoko.server.telling import GameInfo, row_info
from rokoko.store import rows
from rokoko.web.opponents import opponents
from rokoko.web.page import Asker, environment, page
from rokoko.web.pages.needs import COOKIE, FormData, address, qr, see, someone, with_cookie

MOST_LISTED = 30
MOST_SHOWN = 6


async def games_for(site: Site, player: Player | None) -> tuple[list[GameInfo], list[GameInfo], list[GameInfo]]:
    """One's own games, tables with an open seat, games to watch."""
    async with site.database.read() as connection:
        mine = [] if player is None else await rows.games_of_player(connection, player.id, limit=MOST_LISTED)
        waiting = await rows.listed_games(connection, "gathering", limit=MOST_LISTED)
        live = await rows.listed_games(connection, "playing", limit=MOST_LISTED)
        places = await rows.seats_of_games(connection, [row.id for row in [*mine, *waiting, *live]])
    told = [[row_info(row, places[row.id], player) for row in found] for found in (mine, waiting, live)]
    return told[0], told[1], [info for info in told[2] if info.terms.watch == "anyone"]


class HomeController(Controller):
    path = "/"
    include_in_schema = False

    @get()
    async def home(self, request: Asker, visitor: Player | None, site: Site) -> Response[str]:
        mine, waiting, live = await games_for(site, visitor)
        going = sorted((game for game in mine if game.status != "over"), key=lambda game: not game.your_turn)
        return page(
            request,
            "home.html",
            visitor,
            mine=going[:MOST_SHOWN],
            more=len(mine) > len(going[:MOST_SHOWN]),
            turns=[game for game in going if game.your_turn],
            waiting=[game for game in waiting if not game.yours][:MOST_SHOWN],
            live=[game for game in live if not game.yours][:MOST_SHOWN],
            opponents=opponents(),
            scene=scene(),
        )

    @get("/games")
    async def my_games(self, request: Asker, visitor: Player | None, site: Site) -> Response[str]:
        mine, _, _ = await games_for(site, visitor)
        return page(
            request,
            "games.html",
            visitor,
            mine=mine,
            turns=[game for game in mine if game.status == "playing" and game.your_turn],
            others=[game for game in mine if game.status == "playing" and not game.your_turn],
            gathering=[game for game in mine if game.status == "gathering"],
            over=[game for game in mine if game.status == "over"],
        )

    @post("/name", middleware=[STRICT])
    async def say_name(self, request: Asker, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        """A new player, or a new name for the one who is here."""
        name, after = data.get("name", ""), _inside(data.get("next", "/"))
        if visitor is not None:
            await site.accounts.change(visitor, name=name)
            return see(after)
        _, secret = await site.accounts.register(name, "cookie", language=spoken(request, None))
        return with_cookie(see(after), site, secret)

    # --- Oneself

    @get("/me")
    async def settings(self, request: Asker, visitor: Player | None) -> Response[str]:
        return page(request, "me.html", visitor, themes=THEMES, link="", code="", token="")

    @post("/me")
    async def change(self, request: Asker, guest: Player, site: Site, data: FormData) -> Response[Any]:
        preferences = Preferences(confirm="confirm" in data, theme=data.get("theme", "auto"), sound="sound" in data)
        await site.accounts.change(guest, name=data.get("name"), language=data.get("language"), preferences=preferences)
        return see("/me")

    @post("/language")
    async def speak(self, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        player, secret = await someone(site, visitor, "", data.get("language", "en"))
        await site.accounts.change(player, language=data.get("language", "en"))
        answer = see(_inside(data.get("next", "/")))
        return answer if secret is None else with_cookie(answer, site, secret)

    @post("/me/link", middleware=[STRICT])
    async def link_device(self, request: Asker, guest: Player, site: Site) -> Response[str]:
        word = await site.accounts.new_link(guest)
        link = f"{address(request, site)}/link/{word}"
        return page(request, "me.html", guest, themes=THEMES, link=link, code=qr(link), token="")

    @post("/me/token", middleware=[STRICT])
    async def new_token(self, request: Asker, guest: Player, site: Site) -> Response[str]:
        token = await site.accounts.new_token(guest)
        return page(request, "me.html", guest, themes=THEMES, link="", code="", token=token)

    @post("/me/leave")
    async def sign_out(self, request: Asker, site: Site) -> Response[Any]:
        await site.accounts.forget(request.cookies.get(COOKIE, ""))
        answer = see("/")
        answer.delete_cookie(COOKIE, path="/")
        return answer

    @get("/link/{word:str}")
    async def look_at_link(self, request: Asker, visitor: Player | None, word: str) -> Response[str]:
        """Asks before it uses the link up: mail programs look at links, too."""
        return page(request, "link.html", visitor, word=word)

    @post("/link/{word:str}", middleware=[STRICT])
    async def open_link(self, site: Site, word: str) -> Response[Any]:
        _, secret = await site.accounts.open_link(word, "cookie")
        return with_cookie(see("/games"), site, secret)


@lru_cache(maxsize=1)
def scene() -> str:
    """The drawing of the first page: always the same, so it is made once."""
    return environment().get_template("scene.svg").render()


def _inside(path: str) -> str:
    """Only back to a page of ours."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"
