"""The screen is drawn from views for every table that can be set, and never wider than 100 columns."""

import io
from random import Random

import pytest
from rich.console import Console

from rokoko import MODULES, Game, GameConfig
from rokoko.sheets import known_sheets
from rokoko.terminal import Course, Figures, Screen
from rokoko.terminal.choices import choices
from rokoko.terminal.history import history
from rokoko.terminal.scores import hides_prestige
from rokoko.words import Wording, languages

NAMES = ("Ada", "Babette", "Céline", "Maximiliane", "Émile")


def screen_of(config: GameConfig, language: str = "en", width: int = 100) -> tuple[Screen, io.StringIO]:
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False, markup=False)
    w = Wording(language=language, edition=config.edition, components=config.components)
    names = NAMES[: config.contestants]
    return Screen(console, w, names=names, figures=Figures(config.component_set(), config.seats)), file


@pytest.mark.parametrize("edition", ["deluxe", "2013"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_decision_of_a_random_game_can_be_shown(seats: int, edition: str) -> None:
    """All modules at once; now and then the whole table, always the question with its options."""
    config = GameConfig(seats=seats, edition=edition, modules=MODULES)
    game = Game(config, seed=seats)
    shown = [screen_of(config, language) for language in languages()]
    stream = Random(seats)
    while not game.over:
        seat = stream.choice(game.deciders)
        options = game.options(seat)
        if stream.random() < 0.1:
            for screen, _ in shown:
                scene = screen.scene(game, seat)
                screen.show_table(scene)
                screen.show_question(scene, options, game.asked(seat), with_purse=True)
        game.apply(seat, stream.choice(options))
    for screen, file in shown:
        scene = screen.scene(game, None)
        screen.show_table(scene)
        screen.show_scores(scene, sources=True)
        assert max(len(line) for line in file.getvalue().splitlines()) <= 100


def test_each_option_stands_there_once_with_its_number() -> None:
    config = GameConfig(seats=4)
    game = Game(config, seed=7)
    screen, file = screen_of(config)
    while (game.asked(game.deciders[0]) or {})["decision"] != "main_action":
        seat = game.deciders[0]
        game.apply(seat, game.options(seat)[0])
    seat = game.deciders[0]
    options = game.options(seat)
    assert len(options) > 30
    screen.console.print(choices(screen.scene(game, seat), options, game.asked(seat)))
    words = file.getvalue().split()
    for number in range(1, len(options) + 1):
        assert str(number) in words


def test_a_wide_screen_uses_its_room() -> None:
    config = GameConfig(seats=4)
    game = Game(config, seed=7)
    heights = []
    for width in (100, 200):
        screen, file = screen_of(config, width=width)
        screen.show_table(screen.scene(game, 0))
        heights.append(file.getvalue().count("\n"))
    assert heights[1] < heights[0]


def test_prestige_won_in_play_is_hidden_from_the_others_in_2013_until_the_end() -> None:
    game = Game(GameConfig(seats=2, edition="2013"), seed=1)
    view = game.view(0)
    assert hides_prestige(view, 1)
    assert not hides_prestige(view, 0)
    sheets = game.score()
    known = known_sheets(sheets, view)
    assert known[0].lines == sheets[0].lines
    assert all(sheet.rank == 0 for sheet in known), "a rank would tell of what is hidden"
    assert all(line.step != "prestige" for line in known[1].lines)


def test_the_log_tells_nobody_which_cards_another_has_chosen() -> None:
    game = Game(GameConfig(seats=2), seed=1)
    course = Course(game)
    for _ in range(3):
        course.take(0, course.game.options(0)[0])
    screen, _ = screen_of(game.config)
    told = history(course.events, screen.w, names=NAMES, marks=screen.marks, seat=1)
    assert not any("Ada" in line.plain and "hand" in line.plain for line in told)
