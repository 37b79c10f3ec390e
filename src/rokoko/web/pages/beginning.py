"""A new game: in one click, with a coach, or as one likes it."""

from typing import Any, Final

from litestar import Controller, Response, get, post

from rokoko.config import EDITIONS, MODULES
from rokoko.server.accounts import Player
from rokoko.server.api.limits import STRICT
from rokoko.server.api.needs import spoken, wording_for
from rokoko.server.gathering import GamePlan, SeatPlan, create_game
from rokoko.server.problems import BadInput, Problem
from rokoko.server.site import Site
from rokoko.server.terms import Terms
from rokoko.web import lesson
from rokoko.web.opponents import opponents
from rokoko.web.page import Asker, page
from rokoko.web.pages.needs import FormData, see, someone, with_cookie
from rokoko.words.marks import N_

MOST_SEATS: Final = 5
DEFAULT_BOT: Final = "seamstress"
# What the form of a new game says at first, by the kind of table that one has in mind.
PRESETS: Final[dict[str, dict[str, str]]] = {
    "friends": {"seats": "3", "others": "open", "pace": "live"},
    "days": {"seats": "3", "others": "open", "pace": "day"},
    "bots": {"seats": "4", "others": f"bot:{DEFAULT_BOT}", "pace": "none"},
    "screen": {"seats": "3", "others": "me", "pace": "none"},
    "public": {"seats": "4", "others": "open", "pace": "live", "listed": "on", "watch": "anyone"},
}


class BeginningController(Controller):
    path = "/"
    include_in_schema = False

    @post("/play", middleware=[STRICT])
    async def play_now(self, request: Asker, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        """One click: a table with bots, or alone with Madame du Barry."""
        bot = data.get("bot", DEFAULT_BOT)
        rivals = 0 if data.get("kind") == "solo" else _number(data.get("rivals", "3"), 1, MOST_SEATS - 1)
        seats = (SeatPlan(kind="me"), *(SeatPlan(kind="bot", bot=bot) for _ in range(rivals)))
        player, secret = await someone(site, visitor, data.get("name", ""), spoken(request, None))
        game_id, _ = await create_game(site.house, player, GamePlan(seats=seats, terms=Terms(pace="none")))
        answer = see(f"/games/{game_id}")
        return answer if secret is None else with_cookie(answer, site, secret)

    @get("/learn")
    async def about_lesson(self, request: Asker, visitor: Player | None) -> Response[str]:
        return page(request, "learn.html", visitor)

    @post("/learn", middleware=[STRICT])
    async def learn(self, request: Asker, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        """A first game: two easy bots, and a coach for the first round."""
        player, secret = await someone(site, visitor, data.get("name", ""), spoken(request, None))
        game_id, _ = await create_game(site.house, player, lesson.PLAN, origin=lesson.ORIGIN)
        answer = see(f"/games/{game_id}")
        return answer if secret is None else with_cookie(answer, site, secret)

    @get("/new")
    async def ask(
        self, request: Asker, visitor: Player | None, site: Site, preset: str = "friends", seats: str = ""
    ) -> Response[str]:
        name = preset if preset in PRESETS else "friends"
        return _form(request, visitor, site, chosen=filled_in(name, seats), preset=name)

    @post("/new", middleware=[STRICT])
    async def create(self, request: Asker, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        if "seat0" not in data:  # from the first page: a table for so many
            data = filled_in("friends", data.get("seats", "")) | data
        try:
            plan = plan_of(data)
            player, secret = await someone(site, visitor, data.get("name", ""), spoken(request, None))
            game_id, invites = await create_game(site.house, player, plan)
        except BadInput as problem:
            return _form(request, visitor, site, chosen=data, problem=problem)
        words = "&".join(f"word{seat}={word}" for seat, word in invites.items())
        answer = see(f"/games/{game_id}" + (f"?{words}" if words else ""))
        return answer if secret is None else with_cookie(answer, site, secret)


def filled_in(preset: str, seats: str = "") -> dict[str, str]:
    """The form as a preset fills it in."""
    chosen = {"undo": "ask", "watch": "link", "hints": "on", "edition": "deluxe", "components": "house"}
    chosen |= PRESETS[preset]
    if seats in ("1", "2", "3", "4", "5"):
        chosen["seats"] = seats
    others = chosen.pop("others")
    return chosen | {f"seat{number}": others if number else "me" for number in range(MOST_SEATS)}


def plan_of(data: dict[str, str]) -> GamePlan:
    """What the form wants; rows beyond the number of players don't count."""
    seats = []
    for number in range(_number(data.get("seats", ""), 1, MOST_SEATS)):
        kind = data.get(f"seat{number}", "me" if number == 0 else "open")
        if kind.startswith("bot:"):
            seats.append(SeatPlan(kind="bot", bot=kind.removeprefix("bot:")))
        else:
            name = data.get(f"name{number}", "").strip() or None
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


def _number(text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or not low <= int(text[:9]) <= high:
        raise BadInput(N_("choose a number from {low} to {high}"), low=low, high=high)
    return int(text)


def _form(
    request: Asker,
    player: Player | None,
    site: Site,
    *,
    chosen: dict[str, str],
    preset: str = "",
    problem: Problem | None = None,
) -> Response[str]:
    w = wording_for(spoken(request, player), "deluxe", "house")
    return page(
        request,
        "new.html",
        player,
        status=200 if problem is None else problem.status,
        error="" if problem is None else problem.said(w),
        chosen=chosen,
        preset=preset,
        opponents=opponents(),
        modules=MODULES,
        editions=[(edition, w.edition_name(edition)) for edition in EDITIONS],
        sets=[(name, name) for name in site.house.sets],
        most_seats=MOST_SEATS,
    )
