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
        (told,) = w.why([(kind, 3)])
        assert told
        assert "{" not in told
    assert set(OPPONENTS) == {*LEVELS, *STYLES}
    assert all(w.opponent(name) for name in OPPONENTS)
    assert w.opponent("random") == "random"


@pytest.mark.parametrize(
    ("language", "edition", "one", "several"),
    [
        ("en", "deluxe", "1 prestige now; the kitchen pays back in 1 round", "2 prestige now; in 2 rounds"),
        ("en", "2013", "1 prestige point now; the fountain pays back in 1 round", "2 prestige points now; in 2 rounds"),
        ("de", "deluxe", "sofort 1 Prestige; die Küche zahlt sich in 1 Runde aus", "sofort 2 Prestige; in 2 Runden"),
        ("de", "2013", "sofort 1 Ansehenspunkt; der Brunnen", "sofort 2 Ansehenspunkte; in 2 Runden"),
    ],
)
def test_reasons_count_in_the_words_of_the_edition(language: str, edition: str, one: str, several: str) -> None:
    w = Wording(language=language, edition=edition)
    for number, wanted in ((1, one), (2, several)):
        told = "; ".join(w.why([("prestige_now", number), ("pays_back_in_rounds", number)]))
        assert all(part in told for part in wanted.split("; "))


@pytest.mark.parametrize(
    ("language", "edition", "told"),
    [
        ("en", "deluxe", "2 prestige less than the first choice"),
        ("en", "2013", "2 prestige points less than the first choice"),
        ("de", "deluxe", "2 Prestige weniger als die erste Wahl"),
        ("de", "2013", "2 Ansehenspunkte weniger als die erste Wahl"),
    ],
)
def test_an_option_is_compared_with_the_first_where_it_is_worse(language: str, edition: str, told: str) -> None:
    w = Wording(language=language, edition=edition)
    silk, less = w.why([("more_silk", 0), ("brings_less", 0)])
    assert [w.why([("more_silk", 0)], behind) for behind in (-1.0, 0.0, 0.4)] == [[silk]] * 3
    assert w.why([("more_silk", 0)], 2.2) == [silk, told]
    assert w.why([("brings_less", 0)], 0.4) == [less]
    assert w.why([("brings_less", 0)], 2.2) == [told]


@pytest.mark.parametrize("language", languages())
def test_whoever_chooses_an_opponent_is_told_how_strong_it_is(language: str) -> None:
    w = Wording(language=language)
    offered = {name: w.opponent_on_offer(name) for name in OPPONENTS}
    assert all(text.startswith(f"{w.opponent(name)}, ") for name, text in offered.items())
    strengths = [offered[name].removeprefix(w.opponent(name)) for name in LEVELS]
    assert len(set(strengths)) == len(LEVELS)
    assert w.opponent_on_offer("random") == "random"
