"""The coach of a first game."""

from __future__ import annotations

from rokoko.research.layout import DECISIONS
from rokoko.web import lesson
from rokoko.words.questions import QUESTIONS
from tests.web.conftest import Readers

OF_EXPANSIONS = {"depute_for_garment", "take_free_jewelry", "fulfil_task", "choose_graduate"}


def test_the_coach_has_words_for_every_decision_of_the_base_game() -> None:
    assert set(DECISIONS) == {"select_hand", *QUESTIONS}
    assert set(lesson.TEXTS) == set(DECISIONS) - OF_EXPANSIONS


def test_the_coach_knows_when_a_decision_was_taken_before() -> None:
    assert set(lesson.ANSWERS) == set(lesson.TEXTS) - {"select_hand", "play_employee", "main_action"}


def test_the_coach_is_brief() -> None:
    texts = [text for several in lesson.TEXTS.values() for text in several]
    assert max(len(text) for text in [*texts, lesson.CONFIRM, lesson.WAITING, lesson.FAREWELL]) < 300


def test_a_first_round_is_coached_and_then_one_plays_on(reader: Readers) -> None:
    """Always the first choice, which is a whole game if one likes."""
    ann = reader()
    ann.look("/learn")
    ann.fill_in("/learn", name="Ann")
    game, heard, confirmed = ann.path, [], False
    for _ in range(400):
        texts = [lesson.FAREWELL, lesson.CONFIRM, *(text for several in lesson.TEXTS.values() for text in several)]
        heard += [text for text in texts if text in ann.page.text]
        if lesson.FAREWELL in heard:
            break
        if any(form.action == f"{game}/confirm" for form in ann.page.forms):
            confirmed = True
            ann.fill_in(f"{game}/confirm")
        elif any(button.get("name") == "action" for button in ann.page.form(f"{game}/act").buttons):
            ann.fill_in(f"{game}/act", press=_first(ann.page.form(f"{game}/act").buttons))
        else:
            ann.look(game)
    assert lesson.TEXTS["select_hand"][0] in heard
    assert lesson.TEXTS["play_employee"][0] in heard
    assert lesson.TEXTS["main_action"][0] in heard
    assert (lesson.CONFIRM in heard) == confirmed  # a turn that revealed something ends by itself
    assert heard[-1] == lesson.FAREWELL


def test_other_games_have_no_coach(reader: Readers) -> None:
    page = reader().fill_in("/play", press="bots")
    assert lesson.TEXTS["select_hand"][0] not in page.text


def _first(buttons: list[dict[str, str]]) -> str:
    return next(button["value"] for button in buttons if button.get("name") == "action")
