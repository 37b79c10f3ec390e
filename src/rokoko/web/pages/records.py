"""Games from files."""

from typing import Any

from litestar import Controller, Response, get, post

from rokoko.server.accounts import Player
from rokoko.server.api.limits import STRICT
from rokoko.server.api.needs import spoken, wording_for
from rokoko.server.keeping import import_record
from rokoko.server.problems import BadInput
from rokoko.server.site import Site
from rokoko.web.page import Asker, page
from rokoko.web.pages.needs import FormData, see, someone, with_cookie


class RecordsController(Controller):
    path = "/import"
    include_in_schema = False

    @get()
    async def ask(self, request: Asker, visitor: Player | None) -> Response[str]:
        return page(request, "import.html", visitor, error="", record="")

    @post(middleware=[STRICT], request_max_body_size=1_000_000)
    async def take(self, request: Asker, visitor: Player | None, site: Site, data: FormData) -> Response[Any]:
        player, secret = await someone(site, visitor, "", spoken(request, None))
        record = data.get("record", "").replace("\r\n", "\n")
        try:
            answer: Response[Any] = see(f"/games/{await import_record(site.house, player, record)}/at/0")
        except BadInput as problem:
            w = wording_for(spoken(request, player), "deluxe", "house")
            answer = page(request, "import.html", player, status=400, error=problem.said(w), record=record)
        return answer if secret is None else with_cookie(answer, site, secret)
