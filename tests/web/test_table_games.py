"""Whole games through the table: every option is a button, every id is unique, nothing hidden is shown."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from random import Random

import jinja2
import pytest

import rokoko as rk
from rokoko.config import MODULES
from rokoko.web.table import render_table
from tests.expansions.table import box
from tests.web.positions import environment, table_input

MODULE_SETS = ((), MODULES, *((module,) for module in MODULES))


class Seen(HTMLParser):
    """Ids and buttons of a fragment, and whether its tags are balanced."""

    VOID = frozenset(("input", "br"))

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.actions: list[tuple[str, str]] = []
        self.styled: list[str] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if given.get("name") == "action":
            assert (tag, given.get("form")) == ("button", "act")
            self.actions.append((str(given["value"]), str(given["id"])))
        self.styled += [name for name, _ in attrs if name == "style" or name.startswith("on")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def env() -> jinja2.Environment:
    return environment()


def check(env: jinja2.Environment, game: rk.Game, seat: int | None, language: str) -> None:
    html = render_table(env, table_input(game, seat, language=language))
    seen = Seen(html)
    assert not seen.open
    assert len(seen.ids) == len(set(seen.ids))
    assert not seen.styled
    assert re.match(r'<div id="table"', html)
    wanted = set() if seat is None else {action.text for action in game.options(seat)}
    assert {action for action, _ in seen.actions} == wanted
    in_prompt = [action for action, key in seen.actions if key.startswith("choose-")]
    assert sorted(in_prompt) == sorted(wanted)
    assert all(rk.parse_action(action).text == action for action in wanted)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("modules", MODULE_SETS, ids=lambda modules: "+".join(modules) or "base")
def test_every_option_of_a_game_is_a_button(env: jinja2.Environment, seats: int, modules: tuple[str, ...]) -> None:
    edition = "2013" if seats % 2 else "deluxe"
    language = "de" if seats % 2 else "en"
    game = rk.Game(rk.GameConfig(seats=seats, modules=modules, edition=edition), seed=seats)
    stream = Random(f"{seats} {modules}")
    while not game.over:
        seat = game.deciders[0]
        if stream.random() < 0.06:
            check(env, game, seat, language)
            check(env, game, stream.choice([None, *range(seats)]), language)
        game.apply(seat, stream.choice(game.options(seat)))
    check(env, game, 0, language)
    check(env, game, None, language)


def test_a_garment_that_was_just_rented_out_is_shown_once_while_its_bonus_asks(env: jinja2.Environment) -> None:
    t = box(3, "expert_tailoring").display("blue_necklace", "pink_ring").funded(0, "jeweler 1")
    t.hand(0, "S1").livre(0, 0).notions(0, thread=1, lace=1).tiles(0, "R03").windows(*[None] * 5, "X05").turn(0)
    t.do("tailor 6", "rent 1.1")
    assert t.options == ["jewelry 1", "jewelry 2"]
    check(env, t.game, 0, "en")
