"""Reports: pictures that are well-formed, and everything that a published figure must name."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rokoko.arena import Hands, play_match, summary_of, write_report
from rokoko.arena.charts import Bar, interval_chart, rank_chart, ticks_over
from rokoko.arena.origin import commit_of_source, this_software
from rokoko.arena.wording import brief, three_digits
from tests.arena.toys import plan_of


def test_a_report_names_all_that_repeats_it(tmp_path: Path) -> None:
    plan = plan_of("random", "first@7sims")
    played = play_match(plan, Hands())
    summary = summary_of(plan, played.results, software=played.software, workers=1)
    text = write_report(tmp_path, summary).read_text(encoding="utf-8")
    for needed in (
        this_software().version,
        this_software().engine,
        plan.components_hash,
        "component set house",
        "seeds 5 to 6",
        "first@7sims 7sims",
        "cores, 1 workers",
        "rokoko arena random first@7sims --seats 3 --games 6 --seed 5 --budget none --workers 1",
    ):
        assert needed in text
    assert json.loads((tmp_path / "result.json").read_text(encoding="utf-8")) == summary
    for picture in ("ratings.svg", "ranks.svg", "shares.svg"):
        assert f"({picture})" in text
        root = ElementTree.fromstring((tmp_path / picture).read_text(encoding="utf-8"))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_an_unfinished_match_says_so(tmp_path: Path) -> None:
    plan = plan_of("random", "first", games=9)
    played = play_match(plan, Hands())
    summary = summary_of(plan, played.results[:1], software=played.software, workers=1)
    assert "**Not finished:** 1 of 3 seeds" in write_report(tmp_path, summary).read_text(encoding="utf-8")


def test_pictures_are_well_formed_whatever_is_in_them() -> None:
    bars = [
        Bar("<b> & 'quoted' with a very long name", 5.0, None, None, "5"),
        Bar("b", -3.0, -9.5, 1.5, "≥ -3"),
    ]
    for drawn in (
        interval_chart("Title & <more>", bars, mark=0.0),
        interval_chart("one", [Bar("same", 2.0, 2.0, 2.0, "2")]),
        interval_chart("empty", []),
        rank_chart("Ranks", [("a<", [0.5, 0.25, 0.25]), ("b", [0.0, 1.0, 0.0])]),
        rank_chart("empty", []),
    ):
        assert ElementTree.fromstring(drawn).get("role") == "img"


@pytest.mark.parametrize(("least", "most"), [(0, 1), (-812.4, 1377), (24.9, 25.1), (3, 3), (0, 0), (1e-6, 2e-6)])
def test_ticks_are_few_and_hold_all_values(least: float, most: float) -> None:
    ticks = ticks_over(least, most)
    assert ticks[0] <= least
    assert ticks[-1] >= most
    assert 2 <= len(ticks) <= 10


def test_the_commit_can_be_told_to_a_copy_outside_its_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROKOKO_COMMIT", "abc123")
    assert commit_of_source() == "abc123"


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.02814, "0.0281"), (0.28, "0.28"), (12.54, "12.5"), (999.4, "999"), (999.6, "1,000"), (1963.0, "1,960")],
)
def test_times_are_told_with_three_digits_and_never_with_powers_of_ten(value: float, text: str) -> None:
    assert three_digits(value) == text
    assert brief({"value": value, "low": value, "high": 45678.0}) == f"{text} ({text} to 45,700)"
