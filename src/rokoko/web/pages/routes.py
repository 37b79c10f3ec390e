"""All pages, with what they depend on, and the files that go with them."""

from litestar import Router
from litestar.di import Provide
from litestar.static_files import create_static_files_router

from rokoko.web.page import WEB, static_version
from rokoko.web.pages.beginning import BeginningController
from rokoko.web.pages.games import GamePagesController
from rokoko.web.pages.home import HomeController
from rokoko.web.pages.lobby import LobbyController
from rokoko.web.pages.needs import guest, visitor
from rokoko.web.pages.records import RecordsController
from rokoko.web.pages.rules import RulesController


def page_routes() -> list[Router]:
    pages = Router(
        path="/",
        route_handlers=[
            HomeController,
            BeginningController,
            LobbyController,
            GamePagesController,
            RecordsController,
            RulesController,
        ],
        dependencies={"visitor": Provide(visitor), "guest": Provide(guest)},
    )
    static = create_static_files_router(
        path=f"/static/{static_version()}",
        directories=[WEB / "static"],
        name="static",
        include_in_schema=False,
        cache_control=None,
        opt={"exclude_from_csrf": True},
    )
    return [pages, static]
