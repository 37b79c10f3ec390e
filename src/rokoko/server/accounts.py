"""Players: a name and a secret in a cookie. No password, no address; another device gets in by a one-time link."""

import unicodedata
from typing import Final

import msgspec

from rokoko.server.clock import digest_of_secret, new_id, new_secret, now
from rokoko.server.problems import BadInput, NotFound
from rokoko.store import Database, rows
from rokoko.store.rows import PlayerRow
from rokoko.words import languages
from rokoko.words.marks import N_

LONGEST_NAME: Final = 40
LINK_LIFE: Final = 15 * 60_000
THEMES: Final = ("auto", "light", "dark")


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """`confirm`: a turn ends only when its player says so. `theme`: auto, light or dark."""

    confirm: bool = True
    theme: str = "auto"
    sound: bool = True


class Player(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    language: str | None
    preferences: Preferences

    @staticmethod
    def of(row: PlayerRow) -> "Player":
        preferences = msgspec.json.decode(row.settings, type=Preferences)
        return Player(id=row.id, name=row.name, language=row.language, preferences=preferences)


def clean_name(name: str) -> str:
    """A name that can stand in a line of text. BadInput says what is wrong with it."""
    shown = unicodedata.normalize("NFC", name)
    shown = " ".join(shown.split())
    if not shown.isprintable():
        raise BadInput(N_("a name has letters, digits and signs only: leave control characters out"))
    if not shown:
        raise BadInput(N_("a name must not be empty"))
    if len(shown) > LONGEST_NAME:
        raise BadInput(N_("a name has at most {most} characters"), most=LONGEST_NAME)
    return shown


def clean_language(language: str | None) -> str | None:
    if language is not None and language not in languages():
        raise BadInput(
            N_("there is no language {language!r}: choose from {known}"),
            language=language,
            known=", ".join(languages()),
        )
    return language


class Accounts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def register(self, name: str, kind: str, *, language: str | None = None) -> tuple[Player, str]:
        """A new player and the secret: for a browser (`cookie`) or a program (`token`)."""
        name, language = clean_name(name), clean_language(language)
        settings = msgspec.json.encode(Preferences()).decode()
        row = PlayerRow(id=new_id(), name=name, language=language, settings=settings, created_at=now())
        secret = new_secret()
        async with self._database.write() as connection:
            await rows.add_player(connection, row)
            await rows.add_credential(
                connection, digest_of_secret(secret), row.id, kind, at=row.created_at, expires_at=None
            )
        return Player.of(row), secret

    async def known(self, secret: str, *kinds: str) -> Player | None:
        async with self._database.read() as connection:
            row = await rows.holder_of(connection, digest_of_secret(secret), kinds, at=now())
        return None if row is None else Player.of(row)

    async def change(
        self,
        player: Player,
        *,
        name: str | None = None,
        language: str | None = None,
        preferences: Preferences | None = None,
    ) -> Player:
        values: dict[str, object] = {}
        if name is not None:
            values["name"] = clean_name(name)
        if language is not None:
            values["language"] = clean_language(language)
        if preferences is not None:
            if preferences.theme not in THEMES:
                raise BadInput(
                    N_("there is no theme {theme!r}: choose from {known}"),
                    theme=preferences.theme,
                    known=", ".join(THEMES),
                )
            values["settings"] = msgspec.json.encode(preferences).decode()
        async with self._database.write() as connection:
            if values:
                await rows.change_player(connection, player.id, **values)
            row = await rows.player_of(connection, player.id)
        assert row is not None
        return Player.of(row)

    async def new_token(self, player: Player) -> str:
        """A further secret for a program of this player."""
        return await self._add(player, "token", expires_at=None)

    async def new_link(self, player: Player) -> str:
        """A word that lets one other device in, once, within a quarter of an hour."""
        return await self._add(player, "link", expires_at=now() + LINK_LIFE)

    async def _add(self, player: Player, kind: str, *, expires_at: int | None) -> str:
        secret = new_secret()
        async with self._database.write() as connection:
            await rows.add_credential(
                connection, digest_of_secret(secret), player.id, kind, at=now(), expires_at=expires_at
            )
        return secret

    async def open_link(self, link: str, kind: str) -> tuple[Player, str]:
        """The player of a one-time link, and a new secret for this device."""
        digest, secret = digest_of_secret(link), new_secret()
        async with self._database.write() as connection:
            row = await rows.holder_of(connection, digest, ("link",), at=now())
            if row is None or not await rows.drop_credential(connection, digest):
                raise NotFound(N_("this link was used or is too old: make a new one on the other device"))
            await rows.add_credential(connection, digest_of_secret(secret), row.id, kind, at=now(), expires_at=None)
        return Player.of(row), secret

    async def forget(self, secret: str) -> None:
        """This device signs out."""
        async with self._database.write() as connection:
            await rows.drop_credential(connection, digest_of_secret(secret))
