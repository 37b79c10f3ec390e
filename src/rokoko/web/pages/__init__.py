"""The pages: what a browser asks for, and what it sends."""

from rokoko.web.pages.routes import page_routes

__all__ = ["page_routes"]
