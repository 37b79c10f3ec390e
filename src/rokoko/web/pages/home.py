"""The first page, one's name and settings, other devices, and the lists of games."""

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body

from rokoko.bots.levels import LEVELS, STYLES
from rokoko.config import EDITIONS, MODULES
from rokoko.server.accounts import THEMES, Player, Preferences
from rokoko.server.api.limits import STRICT
from rokoko.server.api.needs import spoken
from rokoko.server.gathering import GamePlan, SeatPlan, create_game
from rokoko.server.problems import BadInput
from rokoko.server.site import Site
from rokoko.server.telling import GameInfo, row_info
from rokoko.server.terms import PACES, WATCHERS, Terms
from rokoko.server.undoing import UNDO_POLICIES
from rokoko.store import rows
from rokoko.web.page import Asker, page
from rokoko.web.pages.needs import COOKIE, see, someone, with_cookie

FormData = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
MOST_LISTED = 30


async def games_for(site: Site, player: Player | None) -> tuple[list[GameInfo], list[GameInfo], list[GameInfo]]:
    """One's own games, tables with an open seat, games to watch."""
    async with site.database.read() as connection:
        mine = [] if player is None else await rows.games_of_player(connection, player.id, limit=MOST_LISTED)
        waiting = await rows.listed_games(connection, "gathering", limit=MOST_LISTED)
        live = await rows.listed_games(connection, "playing", limit=MOST_LISTED)
        places = await rows.seats_of_games(connection, [row.id for row in [*mine, *waiting, *live]])
    told = [[row_info(row, places[row.id], player) for row in found] for found in (mine, waiting, live)]
    return told[0], told[1], [info for info in told[2] if info.terms.watch == "anyone"]


def opponents() -> list[str]:
    return [*LEVELS, *STYLES]


class HomeController(Controller):
    path = "/"
    include_in_schema = False

    @get()
    async def home(self, request: Asker, visitor: Player | None, site: Site) -> Response[str]:
        mine, waiting, live = await games_for(site, visitor)
        return page(
            request,
            "home.html",
            visitor,
            mine=[game for game in mine if game.status != "over"],
            waiting=waiting,
            live=live,
            opponents=opponents(),
            modules=MODULES,
        )

    @get("/games")
    async def my_games(self, request: Asker, visitor: Player | None, site: Site) -> Response[str]:
        mine, _, _ = await games_for(site, visitor)
        return page(request, "games.html", visitor, mine=mine)

    @post("/name", middleware=[STRICT])
    async def say_name(self, request: Asker, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        """A new player, or a new name for the one who is here."""
        name, after = data.get("name", ""), _inside(data.get("next", "/"))
        if visitor is not None:
            await site.accounts.change(visitor, name=name)
            return see(after)
        _, secret = await site.accounts.register(name, "cookie", language=spoken(request, None))
        return with_cookie(see(after), site, secret)

    @post("/play", middleware=[STRICT])
    async def play_now(self, request: Asker, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        """One click: a table with bots, or alone with Madame du Barry."""
        player, secret = await someone(site, visitor, data.get("name") or "Guest", spoken(request, None))
        kind, bot = data.get("kind", "bots"), data.get("bot", "cutter")
        if kind == "solo":
            seats: tuple[SeatPlan, ...] = (SeatPlan(kind="me"),)
        else:
            rivals = _number(data.get("rivals", "3"), 1, 4)
            seats = (SeatPlan(kind="me"), *(SeatPlan(kind="bot", bot=bot) for _ in range(rivals)))
        game_id, _ = await create_game(site.house, player, GamePlan(seats=seats, terms=Terms(pace="none")))
        answer = see(f"/games/{game_id}")
        return answer if secret is None else with_cookie(answer, site, secret)

    @get("/new")
    async def new_game(self, request: Asker, visitor: Player | None, site: Site) -> Response[str]:
        return _new_game_page(request, visitor, site)

    @post("/new")
    async def create(self, request: Asker, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        player, secret = await someone(site, visitor, data.get("name") or "Guest", spoken(request, None))
        try:
            game_id, invites = await create_game(site.house, player, _plan(data))
        except BadInput as problem:
            answer = _new_game_page(request, player, site, error=problem.detail, status=400)
            return answer if secret is None else with_cookie(answer, site, secret)
        words = "&".join(f"word{seat}={word}" for seat, word in invites.items())
        answer = see(f"/games/{game_id}" + (f"?{words}" if words else ""))
        return answer if secret is None else with_cookie(answer, site, secret)

    # --- Oneself

    @get("/me")
    async def settings(self, request: Asker, visitor: Player | None) -> Response[str]:
        return page(request, "me.html", visitor, themes=THEMES, link="", token="")

    @post("/me")
    async def change(self, request: Asker, guest: Player, site: Site, data: FormData) -> Response[Any]:
        preferences = Preferences(confirm="confirm" in data, theme=data.get("theme", "auto"), sound="sound" in data)
        await site.accounts.change(guest, name=data.get("name"), language=data.get("language"), preferences=preferences)
        return see("/me")

    @post("/language")
    async def speak(self, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        player, secret = await someone(site, visitor, "Guest", data.get("language", "en"))
        await site.accounts.change(player, language=data.get("language", "en"))
        answer = see(_inside(data.get("next", "/")))
        return answer if secret is None else with_cookie(answer, site, secret)

    @post("/me/link", middleware=[STRICT])
    async def link_device(self, request: Asker, guest: Player, site: Site) -> Response[str]:
        word = await site.accounts.new_link(guest)
        return page(request, "me.html", guest, themes=THEMES, link=f"{address(request, site)}/link/{word}", token="")

    @post("/me/token", middleware=[STRICT])
    async def new_token(self, request: Asker, guest: Player, site: Site) -> Response[str]:
        token = await site.accounts.new_token(guest)
        return page(request, "me.html", guest, themes=THEMES, link="", token=token)

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


def address(request: Asker, site: Site) -> str:
    """How people reach this server."""
    return site.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"


def _inside(path: str) -> str:
    """Only back to a page of ours."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


def _number(text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
        raise BadInput(f"choose a number from {low} to {high}")
    return int(text)


def _plan(data: dict[str, str]) -> GamePlan:
    seats = []
    for number in range(_number(data.get("seats", "4"), 1, 5)):
        kind = data.get(f"seat{number}", "me" if number == 0 else "open")
        if kind.startswith("bot:"):
            seats.append(SeatPlan(kind="bot", bot=kind.removeprefix("bot:")))
        else:
            name = data.get(f"name{number}") or None
            seats.append(SeatPlan(kind=kind, name=name if kind in ("me", "invited") else None))
    return GamePlan(
        seats=tuple(seats),
        modules=tuple(module for module in MODULES if f"module_{module}" in data),
        edition=data.get("edition", "deluxe"),
        components=data.get("components", "house"),
        terms=Terms(
            pace=data.get("pace", "live"),
            undo=data.get("undo", "ask"),
            watch=data.get("watch", "link"),
            hints="hints" in data,
        ),
        listed="listed" in data,
    )


def _new_game_page(
    request: Asker, player: Player | None, site: Site, *, error: str = "", status: int = 200
) -> Response[str]:
    return page(
        request,
        "new.html",
        player,
        status=status,
        error=error,
        opponents=opponents(),
        modules=MODULES,
        editions=EDITIONS,
        sets=list(site.house.sets),
        paces=list(PACES),
        watchers=WATCHERS,
        undo_policies=UNDO_POLICIES,
    )
