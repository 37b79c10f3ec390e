"""The table as one HTML element."""

from functools import lru_cache
from typing import Any, Final

import jinja2

from rokoko.web.table import lines, markup
from rokoko.web.table.atelier import atelier_of
from rokoko.web.table.ending import ending_of
from rokoko.web.table.inputs import TableInput
from rokoko.web.table.own import own_of
from rokoko.web.table.palace import palace_of
from rokoko.web.table.players import players_of
from rokoko.web.table.prompt import prompt_of
from rokoko.web.table.scene import ROUNDS, Scene, sentence

# In this order, from static/table.
STYLESHEETS: Final = ("tokens.css", "layout.css", "pieces.css", "board.css", "side.css", "ending.css", "phone.css")


@lru_cache(maxsize=4)
def _template(environment: jinja2.Environment, name: str) -> jinja2.Template:
    return environment.get_template(name)


def render_table(environment: jinja2.Environment, given: TableInput) -> str:
    """`<div id="table">…</div>` for one seat or a spectator. Templates are looked up below `table/`."""
    return _template(environment, "table/table.html").render(table_data(given))


def render_symbols(environment: jinja2.Environment) -> str:
    """The SVG symbols that the table uses: once in a page, outside the table, so that updates don't carry them."""
    return _template(environment, "table/symbols.svg").render()


def table_data(given: TableInput) -> dict[str, Any]:
    """Everything that the templates draw, as plain values."""
    scene = Scene(given)
    w = given.wording
    over = given.view["phase"] == "over"
    return {
        "p": markup,
        "lines": lines,
        "t": given,
        "w": w,
        "_": w.gettext,
        "gettext": w.gettext,
        "ngettext": w.ngettext,
        "cap": sentence,
        "view": given.view,
        "rounds": ROUNDS,
        "seat": scene.seat,
        "phase": given.view["phase"],
        "edition": given.config.edition,
        "atelier": atelier_of(scene),
        "palace": palace_of(scene),
        "players": players_of(scene),
        "own": own_of(scene),
        "prompt": prompt_of(scene),
        "ending": ending_of(scene) if over else None,
    }
