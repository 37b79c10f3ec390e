"""Every kind of event is shown at the table: by a line of the log with its sign, or by the board itself."""

import re

import jinja2
import pytest

from rokoko.engine.events import Event
from rokoko.web.page import environment
from rokoko.web.signs import sign_of_event
from rokoko.web.story import UNTOLD
from rokoko.web.table import render_symbols
from rokoko.words import Wording
from tests.words.test_every_kind_has_words import EVENTS, sample

# A sentence alone: the beginning and the end of things.
PLAIN = {"GameEnded", "RoundStarted"}


@pytest.fixture(scope="module")
def symbols() -> set[str]:
    pages: jinja2.Environment = environment()
    return set(re.findall(r'<symbol id="([^"]+)"', render_symbols(pages)))


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind.__name__ not in UNTOLD | PLAIN])
def test_a_line_of_the_log_has_a_sign_that_is_drawn(kind: type[Event], symbols: set[str]) -> None:
    event = sample(kind)
    for language in ("en", "de"):
        sign = sign_of_event(Wording(language), event)
        assert sign, f"{kind.__name__} has no sign"
        assert any(name == sign or name.endswith(f"-{sign}") for name in symbols), f"{sign} is not drawn"


def test_what_is_not_told_is_an_event() -> None:
    assert {kind.__name__ for kind in EVENTS} >= UNTOLD
