"""Whatever the engine has a name for has its words: events, decisions, actions, bonuses, reasons, pieces."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import TypeVar

import msgspec
import pytest

import rokoko.engine
from rokoko import ACTION_SPACE, EDITIONS, MODULES, Event, load_components
from rokoko.engine import names
from rokoko.engine.bonus_codes import BONUS_NAMES, GARMENT_BONUS_NAMES
from rokoko.engine.reasons import RULES
from rokoko.engine.scoring import STEP_NAMES
from rokoko.engine.state import Step
from rokoko.game import Refusal
from rokoko.words import action_texts, actions, board, bonuses, employees, event_texts, garments, questions, scores
from rokoko.words.reason_texts import REASONS
from tests.words.sentences import VOICES, check_sentence, wording

for _module in pkgutil.walk_packages(rokoko.engine.__path__, "rokoko.engine."):
    importlib.import_module(_module.name)

voices = pytest.mark.parametrize(("language", "edition"), VOICES)

# Steps that take themselves; nobody is ever asked.
AUTOMATIC = {"", "silk_is_paid", "all_halls", "departed", "expert_bonus", "prestige_follows"}

# What stands in a field of an event, by its name; numbers are 1.
SAMPLES: dict[str, object] = {
    "employee": "A3",
    "left": "S3",
    "garment": "G08",
    "resource": "R02",
    "jewelry": "blue_necklace",
    "task": "fund_decoration",
    "rank": "journeyman",
    "zone": "hand",
    "reward": "lace",
    "decoration": "kitchen_left",
    "action": "fund kitchen",
    "employees": ("A1", "A2"),
    "garments": ("G01", "G02"),
    "resources": ("R01", "R05"),
    "tiles": ((1, 1, "R01"), (2, 3, "R04")),
    "windows": ("G01", None),
    "display": ("pink_ring", None),
}


Kind = TypeVar("Kind")


def subclasses(kind: type[Kind]) -> Iterator[type[Kind]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from subclasses(subclass)


def sample(kind: type[Event]) -> Event:
    values = {}
    for field in msgspec.structs.fields(kind):
        sample = "match" if (kind.__name__, field.name) == ("DuBarryRevealed", "jewelry") else SAMPLES.get(field.name)
        values[field.name] = 1 if field.type is int else sample
    return kind(**values)


EVENTS = sorted(set(subclasses(Event)), key=lambda kind: kind.__name__)


def test_every_event_has_its_sentence_and_no_sentence_is_left_over() -> None:
    assert {kind.__name__ for kind in EVENTS} == set(event_texts.EVENTS)


@voices
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_told(kind: type[Event], language: str, edition: str) -> None:
    w = wording(language, edition)
    event = sample(kind)
    for seen in (event, event.seen_by(1), event.seen_by(None)):
        if seen is not None:
            check_sentence(w.event(seen, ["Ada", "Bo"]), w)


def test_every_decision_has_its_question() -> None:
    decisions = {step.NAME for step in subclasses(Step)} - AUTOMATIC
    assert decisions == set(questions.QUESTIONS)


@voices
@pytest.mark.parametrize("decision", sorted(questions.QUESTIONS))
def test_every_question_is_asked(decision: str, language: str, edition: str) -> None:
    w = wording(language, edition)
    asked = {
        "decision": decision,
        "employee": "A3",
        "garment": "G08",
        "resource": "R02",
        "price": 4,
        "blue": 2,
        "rare": 1,
    }
    said = w.question(asked)
    check_sentence(said, w)
    assert said != w.gettext(questions.ANYTHING)


def test_every_action_has_its_sentence() -> None:
    families = {action.text.split()[0] for action in ACTION_SPACE if action.text not in action_texts.SINGLE}
    assert families == set(action_texts.FAMILIES) == set(actions.FAMILIES)


@voices
def test_every_action_is_said_even_out_of_place(language: str, edition: str) -> None:
    w = wording(language, edition)
    for action in ACTION_SPACE:
        said = w.action(action)
        assert said.strip()
        assert "{" not in said


@voices
def test_every_bonus_is_told(language: str, edition: str) -> None:
    w = wording(language, edition)
    assert set(bonuses.BONUSES) == set(BONUS_NAMES)
    assert set(garments.BONUSES) == set(GARMENT_BONUS_NAMES) - {""}
    for name in BONUS_NAMES:
        check_sentence(bonuses.bonus(w, name), w)
    for name in GARMENT_BONUS_NAMES[1:]:
        check_sentence(w.garment_bonus(name), w)


@voices
def test_every_piece_of_the_box_is_told(language: str, edition: str) -> None:
    w = wording(language, edition)
    box = load_components("house")
    for employee in box.employees:
        for said in (w.employee(employee.id), w.bonus(employee.id), w.employee_line(employee.id)):
            check_sentence(said, w)
    for garment in box.garments:
        for said in (w.garment(garment.id), w.garment_name(garment.id), w.garment_kind(garment.id)):
            check_sentence(said, w)
    for resource in names.RESOURCE_IDS[: len(box.resources)]:
        check_sentence(w.resource(resource), w)
    for card in box.du_barry:
        said = w.du_barry_action(card.action)
        check_sentence(said, w)
        assert said != card.action


def test_every_name_of_the_engine_has_its_word() -> None:
    conditions = {card.hire_condition for card in load_components("house").employees} - {None}
    assert set(employees.CONDITIONS) == conditions
    assert set(employees.TASKS) == set(names.TASK_NAMES)
    assert set(employees.RANKS) == set(names.RANK_NAMES)
    assert set(employees.ZONES) == set(names.ZONE_NAMES)
    assert set(garments.COLORS) == set(names.COLOR_NAMES)
    assert set(garments.JEWELRY) == set(names.JEWELRY_NAMES)
    assert set(board.DECORATIONS) == set(board.DECORATION_SPACES) == set(names.DECORATION_NAMES)
    assert set(board.PHASES) == set(names.PHASE_NAMES)
    assert set(board.MODULES) == set(MODULES)
    assert set(board.EDITION_NAMES) == set(EDITIONS)
    assert set(scores.STEPS) == set(STEP_NAMES)


@voices
def test_every_label_is_a_word_of_its_edition(language: str, edition: str) -> None:
    w = wording(language, edition)
    labels = [
        *(w.color(name) for name in garments.COLORS),
        *(w.jewelry(name) for name in garments.JEWELRY),
        *(w.rank(name) for name in employees.RANKS),
        *(w.zone(name) for name in employees.ZONES),
        *(w.task(name) for name in employees.TASKS),
        *(w.condition(name) for name in employees.CONDITIONS),
        *(w.examination(name) for name in employees.EXAMINATIONS),
        *(w.hall(number) for number in range(1, 6)),
        *(w.decoration(name) for name in board.DECORATIONS),
        *(w.decoration(name, 2) for name in board.DECORATIONS),
        *(w.reward(name, 1) for name in names.REWARD_NAMES),
        *(w.phase(name) for name in board.PHASES),
        *(w.term(name) for name in board.TERMS),
        *(w.score_step(name) for name in scores.STEPS),
    ]
    for label in labels:
        check_sentence(label, w)


@voices
def test_every_reason_is_told_with_its_rule(language: str, edition: str) -> None:
    w = wording(language, edition)
    assert set(REASONS) == {reason for _, reason in RULES.values()}
    for rule, reason in [*RULES.values(), ("2", "there is no seat 7 at this table")]:
        said = w.reason(Refusal(reason, rule))
        check_sentence(said, w)
        assert rule in said
        assert language == "en" or reason not in said
