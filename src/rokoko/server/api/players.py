"""Players and their tokens."""

from typing import Any

import msgspec
from litestar import Controller, get, patch, post
from litestar.status_codes import HTTP_200_OK

from rokoko.server.accounts import Player, Preferences
from rokoko.server.api.limits import STRICT
from rokoko.server.site import Site


class NewPlayer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    language: str | None = None


class ChangedPlayer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str | None = None
    language: str | None = None
    preferences: Preferences | None = None


class SignedIn(msgspec.Struct, frozen=True, kw_only=True):
    """`token` is shown this once: keep it, and send it as `Authorization: Bearer TOKEN`."""

    player: Player
    token: str


class LinkWord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    link: str


class PlayersController(Controller):
    path = "/api"
    tags = ("players",)

    @post("/players", middleware=[STRICT], exclude_from_auth=True)
    async def register(self, data: NewPlayer, site: Site) -> SignedIn:
        """A new player with a name; answers the token for everything else."""
        player, token = await site.accounts.register(data.name, "token", language=data.language)
        return SignedIn(player=player, token=token)

    @get("/me")
    async def who_am_i(self, me: Player) -> Player:
        """The player of this token."""
        return me

    @patch("/me")
    async def change_me(self, me: Player, data: ChangedPlayer, site: Site) -> Player:
        """Change name, language or preferences."""
        return await site.accounts.change(me, name=data.name, language=data.language, preferences=data.preferences)

    @post("/me/link", middleware=[STRICT])
    async def link_device(self, me: Player, site: Site) -> dict[str, Any]:
        """A word that lets one other device in, once, within 15 minutes: open /link/WORD there."""
        word = await site.accounts.new_link(me)
        return {"link": word, "path": f"/link/{word}"}

    @post("/link", middleware=[STRICT], status_code=HTTP_200_OK)
    async def open_link(self, data: LinkWord, site: Site) -> SignedIn:
        """The player of a one-time word, with a token for this device."""
        player, token = await site.accounts.open_link(data.link, "token")
        return SignedIn(player=player, token=token)
