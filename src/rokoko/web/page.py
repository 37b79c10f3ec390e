"""A page: a template in the reader's language, theme and name, with the token that its forms send back."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import jinja2
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.template.base import csrf_token

from rokoko.server.accounts import Player
from rokoko.server.api.needs import spoken, wording_for
from rokoko.server.clock import now
from rokoko.server.problems import Problem, Unreadable
from rokoko.server.telling import shown_name
from rokoko.words import language_name, languages
from rokoko.words.marks import N_

WEB: Final = Path(__file__).resolve().parent
Asker = Request[Any, Any, State]


@lru_cache(maxsize=1)
def environment() -> jinja2.Environment:
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(WEB / "templates"),
        autoescape=True,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    made.filters["called"] = shown_name
    return made


@lru_cache(maxsize=1)
def static_version() -> str:
    """Changes with any static file, so that browsers may keep them for long."""
    total = sha256()
    for path in sorted((WEB / "static").rglob("*")):
        if path.is_file():
            total.update(path.read_bytes())
    return total.hexdigest()[:10]


def guest_name(language: str) -> str:
    """Who doesn't say a name is called so."""
    return wording_for(language, "deluxe", "house").gettext("Guest")


def is_nameless(player: Player | None) -> bool:
    return player is None or player.name in {guest_name(language) for language in languages()}


def form_token(request: Asker) -> str:
    return csrf_token({"request": request})


def page(
    request: Asker,
    template: str,
    player: Player | None,
    *,
    status: int = 200,
    edition: str = "deluxe",
    **context: Any,
) -> Response[str]:
    language = spoken(request, player)
    w = wording_for(language, edition, "house")
    html = (
        environment()
        .get_template(template)
        .render(
            {
                "w": w,
                "_": w.gettext,
                "gettext": w.gettext,
                "ngettext": w.ngettext,
                "language": language,
                "languages": [(code, language_name(code)) for code in languages()],
                "theme": "auto" if player is None else player.preferences.theme,
                "player": player,
                "nameless": is_nameless(player),
                "csrf": form_token(request),
                "static": f"/static/{static_version()}",
                "path": request.url.path,
                "now": now(),
                **context,
            }
        )
    )
    return Response(html, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


# What a page says of a problem by its status; its own line stands below.
MISHAPS: Final[dict[int, tuple[str, str]]] = {
    400: (N_("That did not work"), N_("Something in what was sent is not right. Go back and look at it again.")),
    401: (N_("Who are you?"), N_("Say your name, and you can go on.")),
    403: (N_("Not yours to do"), N_("This belongs to another player, or to another browser of yours.")),
    404: (N_("Nothing here"), N_("This page or this game doesn't exist, or does so no more.")),
    405: (N_("Not that way"), N_("This address is for forms, not for looking at.")),
    409: (N_("The game went on"), N_("Somebody was faster. Go back and look again.")),
    413: (N_("Too much at once"), N_("What was sent is too long.")),
    422: (N_("Against the rules"), N_("The rules of the game forbid it.")),
    429: (N_("Too much at once"), N_("Too many requests came from here. Wait a minute.")),
    500: (N_("Our mistake"), N_("Something broke here. Your games are safe: try again.")),
    503: (N_("Try again soon"), N_("The server is busy. Your games are safe.")),
}


def error_page(request: Asker, problem: Problem) -> Response[Any]:
    """What went wrong and what to do, as a page. Nobody is looked up: it must not fail in its turn."""
    player: Player | None = request.state.get("visitor")
    w = wording_for(spoken(request, player), "deluxe", "house")
    heading, what = MISHAPS.get(problem.status, (N_("Error"), ""))
    if isinstance(problem, Unreadable):  # neither our mistake nor one that passes
        heading, what = problem.title, ""
    return page(
        request,
        "error.html",
        player,
        status=problem.status,
        status_number=problem.status,
        title=w.gettext(heading),
        what=w.gettext(what),
        detail=problem.said(w),
    )
