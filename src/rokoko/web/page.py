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
from rokoko.words import language_name, languages

WEB: Final = Path(__file__).resolve().parent
Asker = Request[Any, Any, State]


@lru_cache(maxsize=1)
def environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(WEB / "templates"),
        autoescape=True,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )


@lru_cache(maxsize=1)
def static_version() -> str:
    """Changes with any static file, so that browsers may keep them for long."""
    total = sha256()
    for path in sorted((WEB / "static").rglob("*")):
        if path.is_file():
            total.update(path.read_bytes())
    return total.hexdigest()[:10]


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
                "csrf": form_token(request),
                "static": f"/static/{static_version()}",
                "path": request.url.path,
                **context,
            }
        )
    )
    return Response(html, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def error_page(request: Asker, status: int, title: str, detail: str) -> Response[Any]:
    """What went wrong and what to do, as a page. Nobody is looked up: it must not fail in its turn."""
    return page(request, "error.html", None, status=status, status_number=status, title=title, detail=detail)
