"""Who looks at a page: the player of the cookie. Strangers who do something get a player first."""

from typing import Annotated, Any, Final

import segno
from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from rokoko.server.accounts import Player, clean_language
from rokoko.server.problems import NotSignedIn
from rokoko.server.site import Site
from rokoko.web.page import guest_name
from rokoko.words.marks import N_

COOKIE: Final = "rokoko"
_YEAR: Final = 365 * 24 * 3600
Asker = Request[Any, Any, State]
FormData = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


async def visitor(request: Asker, site: Site) -> Player | None:
    secret = request.cookies.get(COOKIE)
    player = await site.accounts.known(secret, "cookie") if secret else None
    request.state["visitor"] = player  # for a page that tells of a problem
    return player


async def guest(visitor: Player | None) -> Player:
    if visitor is None:
        raise NotSignedIn(N_("say your name first: it takes one line on the first page"))
    return visitor


def with_cookie(response: Response[Any], site: Site, secret: str) -> Response[Any]:
    response.set_cookie(
        Cookie(
            key=COOKIE,
            value=secret,
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=site.settings.is_secure,
            path="/",
        )
    )
    return response


def see(path: str) -> Redirect:
    """After a form: go and look there."""
    return Redirect(path, status_code=HTTP_303_SEE_OTHER)


async def someone(site: Site, visitor: Player | None, name: str, language: str) -> tuple[Player, str | None]:
    """The visitor, perhaps with a new name, or a new player of this name with the secret for the cookie."""
    if visitor is not None:
        return (await site.accounts.change(visitor, name=name) if name.strip() else visitor), None
    clean_language(language)
    return await site.accounts.register(name.strip() or guest_name(language), "cookie", language=language)


def address(request: Asker, site: Site) -> str:
    """How people reach this server."""
    return site.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"


def qr(link: str) -> str:
    """The link as a QR code: an SVG without styles of its own."""
    return segno.make(link, error="m", micro=False).svg_inline(border=2, omitsize=True, svgclass="qr", lineclass=None)
