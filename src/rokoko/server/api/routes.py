"""All routes of the API, with what they depend on."""

from litestar import Router
from litestar.di import Provide

from rokoko.server.api.games import GamesController
from rokoko.server.api.needs import bearer, me
from rokoko.server.api.play import PlayController
from rokoko.server.api.players import PlayersController


def api_routes() -> Router:
    return Router(
        path="/",
        route_handlers=[PlayersController, GamesController, PlayController],
        dependencies={"caller": Provide(bearer), "me": Provide(me)},
    )
