"""Every kind of reason that the adviser can give has its words, in every language and edition."""

import re
from pathlib import Path

import pytest

from rokoko.bots import LEVELS, STYLES, advice, reasons
from rokoko.words import Wording, languages
from rokoko.words.advice import OPPONENTS, REASONS

SOURCE = "".join(Path(str(module.__file__)).read_text() for module in (advice, reasons))
KINDS = set(re.findall(r'"([a-z_]+)"', SOURCE)) & set(REASONS)


def test_every_reason_of_the_adviser_has_a_sentence_and_none_is_idle() -> None:
    made = set(re.findall(r'Reason\(\s*"([a-z_]+)"', SOURCE))
    assert made <= set(REASONS)
    assert set(REASONS) == KINDS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", ["deluxe", "2013"])
def test_reasons_and_opponents_are_told_without_a_leftover_place(language: str, edition: str) -> None:
    w = Wording(language=language, edition=edition)
    for kind in REASONS:
        told = w.advice(kind, 3)
        assert told
        assert "{" not in told
    assert set(OPPONENTS) == {*LEVELS, *STYLES}
    assert all(w.opponent(name) for name in OPPONENTS)
    assert w.opponent("random") == "random"


@pytest.mark.parametrize("language", languages())
def test_whoever_chooses_an_opponent_is_told_how_strong_it_is(language: str) -> None:
    w = Wording(language=language)
    offered = {name: w.opponent_on_offer(name) for name in OPPONENTS}
    assert all(text.startswith(f"{w.opponent(name)}, ") for name, text in offered.items())
    strengths = [offered[name].removeprefix(w.opponent(name)) for name in LEVELS]
    assert len(set(strengths)) == len(LEVELS)
    assert w.opponent_on_offer("random") == "random"
