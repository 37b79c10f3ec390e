"""What a seat may know, built by allow-list; everything, for tests; and a full game that fits a view."""

from rokoko.views.asked import asked_of
from rokoko.views.rebuild import config_of, state_from_view
from rokoko.views.snapshot import snapshot_of
from rokoko.views.stacks import stacks_of
from rokoko.views.view import view_of

__all__ = ["asked_of", "config_of", "snapshot_of", "stacks_of", "state_from_view", "view_of"]
