"""The game by JSON over HTTP, so that a program in any language can sit down."""

from rokoko.server.api.routes import api_routes

__all__ = ["api_routes"]
