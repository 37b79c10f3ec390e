"""The command `rokoko`."""

from rokoko.cli.app import main

__all__ = ["main"]
