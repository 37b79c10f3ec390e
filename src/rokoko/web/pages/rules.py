"""The rules to read: chapters, search, glossary, and the way from a number to its place."""

from typing import Any, Final

from litestar import Controller, Response, get
from litestar.response import Redirect
from litestar.status_codes import HTTP_302_FOUND

from rokoko.server.accounts import Player
from rokoko.server.api.needs import spoken, wording_for
from rokoko.server.problems import NotFound
from rokoko.web.glossary import entries
from rokoko.web.page import Asker, page
from rokoko.web.rulebook import rulebook
from rokoko.words.marks import N_

LONGEST_QUERY: Final = 100
# Heading and last chapter of each group; what follows them are the rulings.
GROUPS: Final = ((N_("The game"), 14), (N_("Expansions"), 18), (N_("Alone, and in 2013"), 20))


class RulesController(Controller):
    path = "/rules"
    include_in_schema = False

    @get()
    async def index(self, request: Asker, visitor: Player | None, q: str = "") -> Response[str]:
        book = rulebook(spoken(request, visitor))
        query = q[:LONGEST_QUERY].strip()
        w = wording_for(spoken(request, visitor), "deluxe", "house")
        groups, first = [], 1
        for title, last in GROUPS:
            among = [chapter for chapter in book.chapters if chapter.number and first <= int(chapter.number) <= last]
            groups.append((w.gettext(title), among))
            first = last + 1
        return page(request, "rules.html", visitor, book=book, groups=groups, query=query, found=book.search(query))

    @get("/glossary")
    async def glossary(self, request: Asker, visitor: Player | None) -> Response[str]:
        language = spoken(request, visitor)
        book, words = rulebook(language), entries(wording_for(language, "deluxe", "house"))
        return page(request, "glossary.html", visitor, book=book, entries=words, query="")

    @get("/rule/{number:str}")
    async def rule(self, request: Asker, visitor: Player | None, number: str) -> Response[Any]:
        """Where the game cites a rule: there."""
        place = rulebook(spoken(request, visitor)).place(number)
        if place is None:
            raise NotFound(N_("there is no rule of this number: chapters are 1 to 20, rulings E1 to D8"))
        return Redirect(place, status_code=HTTP_302_FOUND)

    @get("/{name:str}")
    async def chapter(self, request: Asker, visitor: Player | None, name: str) -> Response[str]:
        book = rulebook(spoken(request, visitor))
        chapter = book.chapter(name)
        if chapter is None:
            raise NotFound(N_("there is no such chapter"))
        before, after = book.neighbours(chapter)
        return page(request, "chapter.html", visitor, book=book, chapter=chapter, before=before, after=after, query="")
