"""Random games in every language and edition: each event, question and option is a clean sentence."""

import random

import pytest

from rokoko import MODULES, Event, Game, GameConfig, parse_action
from tests.engine.table import table
from tests.words.sentences import VOICES, check_sentence, wording

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve"]
ALIKE = ("acquire", "take", "jewelry")  # two equal pieces for the same price are the same to a player
TABLES = [
    GameConfig(seats=2),
    GameConfig(seats=3, modules=("jewelry_box",)),
    GameConfig(seats=4, modules=("fancy_dresses", "festivity_dresses", "expert_tailoring")),
    GameConfig(seats=5, modules=MODULES),
    GameConfig(seats=1, modules=MODULES),
]


def told(config: GameConfig, language: str, edition: str) -> tuple[list[str], list[str], list[str]]:
    """The events, questions and options of one random game, each checked."""
    w = wording(language, edition)
    config = GameConfig(seats=config.seats, modules=config.modules, edition=edition)
    game = Game(config, seed=config.seats)
    rng = random.Random(config.seats)
    events: list[str] = []
    questions: list[str] = []
    options: list[str] = []
    happened: list[Event] = game.opening
    while True:
        events += [w.event(event, NAMES) for event in happened]
        events += [w.event(seen, NAMES) for event in happened if (seen := event.seen_by(None)) is not None]
        if game.over:
            break
        seat = rng.choice(game.deciders)
        asked, view = game.asked(seat), game.view(seat)
        questions.append(w.question(asked, view))
        offered = game.options(seat)
        said = [w.action(action, view, asked, NAMES) for action in offered]
        differ = [text for text, action in zip(said, offered, strict=True) if action.text.split()[0] not in ALIKE]
        assert len(set(differ)) == len(differ), f"two options sound alike: {differ}"
        options += said
        happened = game.apply(seat, rng.choice(offered))
    sheets = game.score()
    labels = [w.score_source(line.step, line.source) for sheet in sheets for line in sheet.lines]
    for sentence in {*events, *questions, *options, *labels}:
        check_sentence(sentence, w)
    return events, questions, options


@pytest.mark.parametrize("config", TABLES, ids=lambda config: f"{config.seats} seats")
@pytest.mark.parametrize(("language", "edition"), VOICES)
def test_a_whole_game_is_told(config: GameConfig, language: str, edition: str) -> None:
    events, questions, options = told(config, language, edition)
    assert all(event.endswith(".") for event in events)
    assert all(question[-1] in "?.:" or "?" in question for question in questions)
    assert len(options) > 100


@pytest.mark.parametrize("edition", ["deluxe", "2013"])
def test_german_says_everything_in_other_words_than_english(edition: str) -> None:
    config = TABLES[1]
    for german, english in zip(told(config, "de", edition), told(config, "en", edition), strict=True):
        same = {one for one, other in zip(german, english, strict=True) if one == other}
        assert not same


def test_two_tiles_with_the_same_silk_are_told_apart_by_what_they_give_instead() -> None:
    t = table().hand(0, "S1").tiles(0, "R03", "R04", "R01").turn(0)
    view = t.game.view(0)
    w = wording("en", "deluxe")
    said = [w.action(parse_action(f"pay {tile}"), view, None, NAMES) for tile in ("R03", "R04", "R01")]
    assert len(set(said)) == 3
    assert [text.startswith("Give up the tile with 3 blue silk (or ") for text in said] == [True, True, False]
    assert "(" not in said[2]
