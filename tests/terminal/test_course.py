"""Undo and redo at the table, names of seats, letters of silk."""

import pytest

from rokoko import ConfigError, Game, GameConfig
from rokoko.bots import RandomBot, choice_of
from rokoko.terminal import Course, new_seats, recorded_seats
from rokoko.terminal.marks import letters_of
from rokoko.terminal.seats import short_names
from rokoko.words import Wording


def test_undo_then_redo_gives_the_same_state_at_every_decision() -> None:
    course = Course(Game(GameConfig(seats=2), seed=3))
    bot = RandomBot(3)
    for _ in range(60):
        seat = course.game.deciders[0]
        course.take(seat, choice_of(bot, course.game, seat))
        digest, events = course.game.digest(), course.events
        if course.undo(seat):
            assert course.game.digest() != digest
            assert course.game.options(seat)
            assert course.redo()
        assert course.game.digest() == digest
        assert course.events == events


def test_undo_goes_back_beyond_what_the_others_did() -> None:
    course = Course(Game(GameConfig(seats=2, start_player=0), seed=3))
    while course.game.phase == "select" or course.game.deciders == (0,):
        seat = course.game.deciders[0]
        course.take(seat, course.game.options(seat)[-1])
    course.take(1, course.game.options(1)[0])
    assert course.undo(0)
    assert course.game.deciders == (0,)


def test_a_new_choice_forgets_what_was_undone() -> None:
    course = Course(Game(GameConfig(seats=2), seed=3))
    course.take(0, course.game.options(0)[0])
    assert course.undo(0)
    course.take(0, course.game.options(0)[1])
    assert not course.redo()


def test_a_course_of_a_recorded_game_tells_its_events_again() -> None:
    course = Course(Game(GameConfig(seats=2), seed=3))
    for _ in range(20):
        seat = course.game.deciders[0]
        course.take(seat, course.game.options(seat)[0])
    again = Course(Game.replay(course.game.record()))
    assert again.events == course.events
    assert again.game.digest() == course.game.digest()


def test_seats_survive_the_record() -> None:
    config = GameConfig(seats=4)
    seats = new_seats(config, Wording(), people=["Ada", "Bob"], bots=2, kind="random", seed=1)
    again = recorded_seats(config, Wording(), seats.record_names, 1)
    assert again.names == seats.names
    assert again.kinds == seats.kinds == {2: "random", 3: "random"}
    assert again.people == [0, 1]


def test_a_record_without_names_seats_people() -> None:
    assert recorded_seats(GameConfig(seats=2), Wording(), (), 1).people == [0, 1]


@pytest.mark.parametrize("name", ["", "x" * 21, "Eve (random bot)", "Madame du Barry"])
def test_a_name_that_could_be_taken_for_another_is_refused(name: str) -> None:
    with pytest.raises(ConfigError):
        new_seats(GameConfig(seats=2), Wording(), people=[name], bots=1, kind="random", seed=1)


def test_short_names_stay_different() -> None:
    assert short_names(["Maximilian", "Maximiliane", "Ada"], 6) == ["Maxim1", "Maxim2", "Ada"]


def test_two_colours_never_share_their_letters() -> None:
    assert list(letters_of(["blue", "pink", "green", "orange"]).values()) == ["B", "P", "G", "O"]
    assert list(letters_of(["gelb", "grün", "rot", "blau"]).values()) == ["Ge", "Gr", "R", "B"]
