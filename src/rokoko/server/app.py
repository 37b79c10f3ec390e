"""The application: routes, what goes wrong, headers, limits and measures."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ControllerRouterHandler

from rokoko.__about__ import __version__
from rokoko.server.api import api_routes
from rokoko.server.api.declared import declare_problems
from rokoko.server.api.docs import DocsRenderPlugin
from rokoko.server.api.limits import changes_limit, forgetting_limits
from rokoko.server.api.needs import site_of
from rokoko.server.problems import (
    BadInput,
    Mistake,
    OutOfDate,
    Problem,
    Quoted,
    Unavailable,
    Unfitting,
    problem_response,
)
from rokoko.server.settings import Settings
from rokoko.server.site import Site, site_lifespan
from rokoko.store import StoreBusy, StoreProblem
from rokoko.words import N_

log = logging.getLogger("rokoko.server")

BODY_LIMIT: Final = 64 * 1024
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; media-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

Asker = Request[Any, Any, State]
ErrorPage = Callable[[Asker, Problem], Response[Any]]


@get("/healthz", tags=["server"])
async def healthz(site: Site) -> dict[str, Any]:
    """Whether this process can reach its database."""
    await site.database.ping()
    house = site.house
    return {
        "status": "ok",
        "version": __version__,
        "games_in_memory": house.rooms_open,
        "streams": house.hub.listeners,
        "bots_waiting": site.thinkers.waiting,
    }


class MetricsController(PrometheusController):
    path = "/metrics"
    include_in_schema = False


def _handlers(error_page: ErrorPage | None) -> dict[Any, Any]:
    def answer(request: Asker, problem: Problem) -> Response[Any]:
        if error_page is not None and not request.url.path.startswith(("/api", "/metrics", "/healthz")):
            response = error_page(request, problem)
        else:
            response = problem_response(problem.status, problem.title, problem.detail, problem.about)
        response.headers.update(HEADERS)  # no handler adds them where there is no route
        return response

    def on_store(request: Asker, problem: StoreProblem) -> Response[Any]:
        if isinstance(problem, StoreBusy):
            return answer(request, OutOfDate("{error}", error=Quoted(problem)))
        log.warning("store: %s", problem)
        return answer(request, Unavailable("{error}", error=Quoted(problem)))

    def on_http(request: Asker, error: HTTPException) -> Response[Any]:
        detail = error.detail or "something is wrong with this request"
        about = {"errors": error.extra} if isinstance(error, ValidationException) and error.extra else None
        response = answer(request, Unfitting(error.status_code, _title(error.status_code), detail, about))
        response.headers.update(error.headers or {})
        return response

    def on_unreadable(request: Asker, error: UnicodeError | RecursionError) -> Response[Any]:
        log.warning("not readable: %s", type(error).__name__, extra={"path": request.url.path})
        return answer(request, BadInput(N_("the body can't be read: send JSON in UTF-8, not nested deeply")))

    def on_bug(request: Asker, error: Exception) -> Response[Any]:
        log.error("unexpected", exc_info=error, extra={"path": request.url.path})
        return answer(request, Mistake(N_("something went wrong here: the game is safe; try again")))

    return {
        Problem: answer,
        StoreProblem: on_store,
        HTTPException: on_http,
        UnicodeError: on_unreadable,
        RecursionError: on_unreadable,
        Exception: on_bug,
    }


def _title(status: int) -> str:
    titles = {400: "Bad request", 401: "Who are you?", 403: "Not yours to do", 404: "Not found", 405: "Not that way"}
    return titles.get(status, "Too much at once" if status in (413, 429) else "Error")


def create_app(
    settings: Settings,
    csrf_key: str,
    *,
    pages: Sequence[ControllerRouterHandler] = (),
    error_page: ErrorPage | None = None,
    stylesheet: str = "",
) -> Litestar:
    """`stylesheet` is the address of the one for the page at /api."""
    headers = dict(HEADERS)
    if settings.is_secure:
        headers["strict-transport-security"] = "max-age=31536000"
    metrics = PrometheusConfig(app_name="rokoko", prefix="rokoko", group_path=True)
    app = Litestar(
        route_handlers=[api_routes(), healthz, MetricsController, *pages],
        dependencies={"site": Provide(site_of, sync_to_thread=False)},
        exception_handlers=_handlers(error_page),
        middleware=[metrics.middleware, changes_limit(settings.rate)],
        csrf_config=CSRFConfig(
            secret=csrf_key,
            cookie_name="rokoko_csrf",
            cookie_secure=settings.is_secure,
            cookie_httponly=True,
            cookie_samesite="lax",
            exclude=["^/api", "^/metrics", "^/healthz"],
        ),
        compression_config=CompressionConfig(backend="gzip", exclude=["/stream$", "/events$", "^/static/.*woff2$"]),
        openapi_config=_openapi(stylesheet),
        lifespan=[site_lifespan(settings), forgetting_limits],
        request_max_body_size=BODY_LIMIT,
        response_headers=headers,
        response_cache_config=ResponseCacheConfig(),
        debug=False,
        logging_config=None,
    )
    declare_problems(app)
    return app


def _openapi(stylesheet: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Rokoko",
        version=__version__,
        description="The board game Rokoko by JSON over HTTP. Register with POST /api/players and send the token.",
        path="/api",
        render_plugins=[
            DocsRenderPlugin(stylesheet),
            JsonRenderPlugin(path="/openapi.json"),
            YamlRenderPlugin(path="/openapi.yaml"),
        ],
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer")},
        ),
        security=[{}, {"token": []}],
    )


__all__ = ["MediaType", "create_app", "problem_response"]
