"""The whole application: the API and the pages."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from litestar import Litestar

from rokoko.server.app import create_app
from rokoko.server.settings import Settings
from rokoko.server.site import prepare_database
from rokoko.web.page import error_page, static_version
from rokoko.web.pages import page_routes


def build(settings: Settings, csrf_key: str) -> Litestar:
    stylesheet = f"/static/{static_version()}/api.css"
    return create_app(settings, csrf_key, pages=page_routes(), error_page=error_page, stylesheet=stylesheet)


def from_environment() -> Litestar:
    """For worker processes: the parent has checked the settings and brought the database up to date."""
    settings = Settings.from_environment()
    with ThreadPoolExecutor(1) as aside:  # uvicorn calls this in its event loop
        key = aside.submit(asyncio.run, prepare_database(settings)).result()
    return build(settings, key)
