"""The table's parts: what is drawn exists, what is hidden stays hidden, what is asked is said."""

from __future__ import annotations

import re
from random import Random

import jinja2
import msgspec
import pytest
from markupsafe import escape

import rokoko as rk
from rokoko.web.table import STYLESHEETS, Hint, Link, ReplayMoment, render_symbols, render_table
from rokoko.web.table.prompt import Choice, Prompt, prompt_of
from rokoko.web.table.scene import Scene
from rokoko.words.questions import QUESTIONS
from tests.web.positions import ALL_MODULES, WEB, environment, table_input

STATIC = WEB / "static" / "table"


@pytest.fixture(scope="module")
def env() -> jinja2.Environment:
    return environment()


def played(config: rk.GameConfig, seed: int, actions: int) -> rk.Game:
    game = rk.Game(config, seed=seed)
    stream = Random(f"table {seed}")
    while not game.over and len(game.moves) < actions:
        seat = game.deciders[0]
        game.apply(seat, stream.choice(game.options(seat)))
    return game


@pytest.fixture(scope="module")
def moments() -> list[rk.Game]:
    """Games with everything at each of their decisions; tailoring and examinations are sought."""
    found = []
    for seed in range(4):
        game = rk.Game(rk.GameConfig(seats=3, modules=ALL_MODULES), seed=seed)
        stream = Random(f"moments {seed}")
        while not game.over:
            found.append(game.clone())
            seat = game.deciders[0]
            options = game.options(seat)
            sought = [option for option in options if option.text.startswith(("tailor", "examination", "jewelry"))]
            game.apply(seat, stream.choice(sought or options))
    return [*found, game]


def test_every_symbol_that_is_used_is_drawn(env: jinja2.Environment, moments: list[rk.Game]) -> None:
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', render_symbols(env)))
    used: set[str] = set()
    for game in [*moments[::4], moments[-1]]:
        html = render_table(env, table_input(game, game.deciders[0] if game.deciders else 0))
        used |= set(re.findall(r'<use href="#([\w-]+)"', html))
    assert used <= drawn


def test_the_question_of_each_decision_stands_above_its_options(
    env: jinja2.Environment, moments: list[rk.Game]
) -> None:
    seen = set()
    for game in moments[:-1]:
        if game.over:
            continue
        asked = game.asked(game.deciders[0])
        assert asked is not None
        if asked["decision"] in seen:
            continue
        seen.add(asked["decision"])
        given = table_input(game, game.deciders[0])
        question = given.wording.question(asked, given.view)
        assert escape(question) in render_table(env, given)
    assert seen - {"select_hand"} <= QUESTIONS.keys()
    assert len(seen) >= 9


def test_nobody_sees_the_cards_that_others_hide(env: jinja2.Environment, moments: list[rk.Game]) -> None:
    """Specialized apprentices are known to their owners alone, and so are those whom an examination brings."""
    for game in moments[:-1:25]:
        snapshot = game.snapshot()
        for seat in (None, 0, 1, 2):
            html = render_table(env, table_input(game, seat))
            for other, player in enumerate(snapshot["players"]):
                if other != seat and player["specialized"]:
                    assert player["specialized"] not in html


def test_a_spectator_finds_nothing_to_press(env: jinja2.Environment) -> None:
    html = render_table(env, table_input(played(rk.GameConfig(seats=4), 2, 60), None, watching=True))
    assert 'name="action"' not in html
    assert 'data-asked="no"' in html
    assert "data-why" not in html


def test_a_complete_turn_asks_for_its_confirmation(env: jinja2.Environment) -> None:
    game = played(rk.GameConfig(seats=4), 2, 60)
    idle = next(seat for seat in range(4) if seat not in game.deciders)
    html = render_table(env, table_input(game, idle, can_confirm=True, can_undo=True, can_redo=True))
    assert 'data-asked="yes"' in html
    for name in ("confirm", "undo", "redo"):
        assert f'<form id="{name}" method="post" action="/games/x/{name}"' in html


def test_a_hint_marks_its_choice_and_says_why(env: jinja2.Environment) -> None:
    game = played(rk.GameConfig(seats=2), 3, 30)
    seat = game.deciders[0]
    best = game.options(seat)[0].text
    html = render_table(env, table_input(game, seat, hints=(Hint(action=best, reason="it is <cheap>"),)))
    assert "it is &lt;cheap&gt;" in html
    assert "hinted" in html
    assert re.search(rf'<button[^>]* value="{best}" id="hint-1"', html)


def test_of_several_hints_the_best_alone_is_marked() -> None:
    game = played(rk.GameConfig(seats=2), 3, 30)
    seat = game.deciders[0]
    hints = tuple(Hint(action=option.text, reason=f"why {n}") for n, option in enumerate(game.options(seat)[:3], 1))
    prompt = prompt_of(Scene(table_input(game, seat, hints=hints)))
    offered = [*prompt.choices, *[choice for group in prompt.groups for choice in group.choices]]
    assert [choice.act for choice in offered if choice.reason] == [hints[0].action]
    assert [(choice.act, choice.reason) for choice in prompt.hints] == [(hint.action, hint.reason) for hint in hints]


@pytest.mark.parametrize(("longest", "short"), [(70, False), (71, True)])
def test_buttons_of_one_prompt_look_alike(longest: int, short: bool) -> None:
    choices = [
        Choice(f"choose-{n}", f"rent {n}.1", "x" * letters, "", "", "") for n, letters in enumerate((20, longest))
    ]
    assert Prompt("asked", "?", choices, [], []).short == short
    assert Prompt("asked", "?", choices * 2, [], []).short


def test_a_moment_of_the_past_leads_on(env: jinja2.Environment) -> None:
    game = played(rk.GameConfig(seats=2), 3, 30)
    replay = ReplayMoment(number=30, total=99, previous="/games/x/at/29", following="/games/x/at/31")
    html = render_table(env, table_input(game, None, replay=replay, menu=(Link(label="<b>", url="/x"),)))
    assert 'href="/games/x/at/31"' in html
    assert "Moment 30 of 99" in html
    assert "&lt;b&gt;" in html


def test_names_are_escaped_everywhere(env: jinja2.Environment, moments: list[rk.Game]) -> None:
    given = msgspec.structs.replace(table_input(moments[-1], 0), names=("<i>A", 'B"onmouseover', "C&"))
    html = render_table(env, given)
    assert "<i>A" not in html
    assert 'B"on' not in html


def test_style_sheets_are_there_and_ask_for_nothing_from_elsewhere() -> None:
    for name in STYLESHEETS:
        text = (STATIC / name).read_text(encoding="utf-8")
        assert "http" not in text
        for url in re.findall(r'url\("([^"]+)"\)', text):
            assert (STATIC / url).is_file()


def test_the_dark_theme_is_the_same_by_wish_and_by_system() -> None:
    text = (STATIC / "tokens.css").read_text(encoding="utf-8")
    blocks = re.findall(r'(?:\[data-theme="dark"\]|:not\(\[data-theme="light"\]\)) \{(.*?)\}', text, re.DOTALL)
    by_wish, by_system = (sorted(line.strip() for line in block.splitlines() if line.strip()) for block in blocks)
    assert by_wish == by_system
