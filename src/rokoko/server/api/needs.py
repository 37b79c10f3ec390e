"""What handlers need: the site, and who asks."""

from litestar import Request
from litestar.datastructures import State

from rokoko.server.accounts import Player
from rokoko.server.problems import NotSignedIn
from rokoko.server.site import Site
from rokoko.words import Wording, languages
from rokoko.words.marks import N_


def site_of(state: State) -> Site:
    site: Site = state.site
    return site


async def bearer(request: Request[object, object, State], site: Site) -> Player | None:
    """The player of the token in the Authorization header. A cookie is not looked at: no form can get in here."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        return None
    player = await site.accounts.known(secret.strip(), "token")
    if player is None:
        raise NotSignedIn(N_("this token is not known: register with POST /api/players"))
    return player


async def me(caller: Player | None) -> Player:
    if caller is None:
        raise NotSignedIn(N_("send your token: Authorization: Bearer TOKEN (POST /api/players gives one)"))
    return caller


def spoken(request: Request[object, object, State], player: Player | None) -> str:
    """The player's language, or the browser's, or English."""
    if player is not None and player.language in languages():
        return str(player.language)
    for wish in request.headers.get("accept-language", "").split(","):
        code = wish.split(";")[0].strip().split("-")[0].lower()
        if code in languages():
            return code
    return "en"


_WORDINGS: dict[tuple[str, str, str], Wording] = {}


def wording_for(language: str, edition: str, components: str) -> Wording:
    """Wordings are made once: there are few."""
    key = (language, edition, components)
    if key not in _WORDINGS:
        _WORDINGS[key] = Wording(language, edition, components)
    return _WORDINGS[key]
