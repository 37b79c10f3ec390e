"""The log: what happened stands under who did it, with a symbol, and leads to its moment."""

from __future__ import annotations

import re

import jinja2
import msgspec
import pytest

import rokoko as rk
from rokoko.engine import events as e
from rokoko.server.course import Course, Taken
from rokoko.web import signs
from rokoko.web.story import LOG_LENGTH, Stories
from rokoko.web.table import LogEntry, Notice, ReplayMoment, render_symbols, render_table
from rokoko.words import Wording
from tests.web.positions import ALL_MODULES, environment, table_input

NAMES = ("Ada", "Babette", "Céline")


class Room(msgspec.Struct):
    """As much of a server's room as a story needs."""

    course: Course
    id: str = "x"

    @property
    def game(self) -> rk.Game:
        return self.course.game


@pytest.fixture(scope="module")
def env() -> jinja2.Environment:
    return environment()


def room_of(*events: tuple[int, list[e.Event]]) -> Room:
    """A game in which these choices had these consequences, and of whose beginning nothing is told."""
    course = Course(rk.GameConfig(seats=3), 1, NAMES)
    course.game.opening.clear()
    action = rk.parse_action("pass")
    for seq, (seat, followed) in enumerate(events, 1):
        course.taken.append(Taken(seq, 0, seat, action, None, False, tuple(followed), False, True, False))
    return Room(course)


def told(room: Room, seat: int | None = 0) -> list[LogEntry]:
    return Stories().log(room, seat, Wording(), NAMES)  # type: ignore[arg-type]


def test_a_step_that_was_taken_for_somebody_stands_under_that_seat() -> None:
    entries = told(room_of((0, [e.LivreGained(0, 2), e.EmployeePlayed(1, "S1"), e.LivreGained(1, 3)])))
    assert [(entry.seat, entry.part, entry.lines) for entry in entries] == [
        (0, 0, ("gained 2 Livre.",)),
        (1, 1, ("played the master S1.", "gained 3 Livre.")),
    ]
    assert {entry.moment for entry in entries} == {"/games/x/at/1"}


def test_choices_that_were_taken_back_are_not_told_and_the_others_keep_their_moments() -> None:
    stories = Stories()
    room = room_of((0, [e.LivreGained(0, 1)]), (1, [e.LivreGained(1, 2)]))
    w = Wording()
    assert [entry.number for entry in stories.log(room, 0, w, NAMES)] == [1, 2]  # type: ignore[arg-type]
    del room.course.taken[0]
    (left,) = stories.log(room, 0, w, NAMES)  # type: ignore[arg-type]
    assert (left.number, left.lines, left.moment) == (1, ("gained 2 Livre.",), "/games/x/at/1")


def test_the_log_begins_with_the_first_round_and_who_goes_first() -> None:
    room = Room(Course(rk.GameConfig(seats=3, start_player=1), 1, NAMES))
    (first,) = told(room)
    assert (first.number, first.lines, first.moment) == (0, ("Round 1 began; Babette went first.",), "/games/x/at/0")
    assert Stories().since(room, 0, Wording(), NAMES) == []  # type: ignore[arg-type]


def test_the_beginning_of_a_long_game_is_not_told() -> None:
    room = Room(Course(rk.GameConfig(seats=3), 1, NAMES))
    action = rk.parse_action("pass")
    for seq in range(1, LOG_LENGTH + 1):
        gained = (e.LivreGained(0, seq),)
        room.course.taken.append(Taken(seq, 0, 0, action, None, False, gained, False, True, False))
    assert [entry.number for entry in told(room)] == list(range(1, LOG_LENGTH + 1))


def test_since_begins_after_ones_own_last_choice() -> None:
    room = room_of((0, [e.LivreGained(0, 1)]), (1, [e.LivreGained(1, 2)]), (2, [e.LivreGained(2, 3)]))
    since = Stories().since(room, 0, Wording(), NAMES)  # type: ignore[arg-type]
    assert [entry.seat for entry in since] == [1, 2]


def test_entries_have_ids_of_their_own_and_a_name_where_a_seat_begins(env: jinja2.Environment) -> None:
    log = told(
        room_of(
            (0, [e.LivreGained(0, 2), e.EmployeePlayed(1, "S1")]),
            (1, [e.LivreGained(1, 3), e.RoundStarted(2, 0)]),
        )
    )
    html = render_table(env, table_input(rk.Game(rk.GameConfig(seats=3), 1), 0, log=log))
    ids = re.findall(r'<li id="(log-[\d-]+)" class="([^"]+)"', html)
    assert ids == [
        ("log-1-0", "seat-0 headed"),
        ("log-1-1", "seat-1 headed"),
        ("log-2-0", "seat-1"),
        ("log-2-1", "news"),
    ]


def test_every_symbol_of_the_log_is_drawn(env: jinja2.Environment) -> None:
    drawn = set(re.findall(r'<symbol id="s-([\w-]+)"', render_symbols(env)))
    assert set(signs.SIGNS.values()) <= drawn
    game = rk.Game(rk.GameConfig(seats=3, modules=ALL_MODULES), seed=3)
    w, seen = Wording(), set[str]()
    while not game.over:
        seat = game.deciders[0]
        options = game.options(seat)
        for event in game.apply(seat, options[len(game.moves) % len(options)]):
            seen.add(signs.sign_of_event(w, event))
    assert seen - {""} <= drawn


def test_the_screen_is_handed_over_before_a_hand_is_seen(env: jinja2.Environment) -> None:
    game = rk.Game(rk.GameConfig(seats=2), 1)
    html = render_table(env, table_input(game, 1, cover="7"))
    assert '<details class="cover" id="cover-1-7">' in html
    assert "Hand the screen to Babette" in html
    assert 'class="cover"' not in render_table(env, table_input(game, 1))


def test_notices_stand_beside_the_prompt(env: jinja2.Environment) -> None:
    game = rk.Game(rk.GameConfig(seats=2), 1)
    html = render_table(env, table_input(game, 0, notices=(Notice(text="One. <Two>."),)))
    assert "One. &lt;Two&gt;." in html
    assert html.index('id="notices"') < html.index('id="prompt"')


def test_one_may_play_on_from_a_moment_of_a_game_that_is_over(env: jinja2.Environment) -> None:
    game = rk.Game(rk.GameConfig(seats=2), 1)
    replay = ReplayMoment(number=3, total=9, rounds=("/games/x/at/0", "/games/x/at/5"), round=1)
    assert 'id="play-on"' not in render_table(env, table_input(game, 0, replay=replay))
    html = render_table(env, table_input(game, None, replay=msgspec.structs.replace(replay, opponents=(("a", "<A>"),))))
    assert 'action="/games/x/play-on"' in html
    assert "&lt;A&gt;" in html
    assert 'aria-current="true" aria-label="Round 1"' in html
