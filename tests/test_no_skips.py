"""In CI a test that would be skipped fails: what it needs belongs there."""

from typing import Literal

import pytest

from tests.conftest import failed_if_skipped


@pytest.mark.source
@pytest.mark.parametrize(("ci", "outcome"), [("true", "failed"), ("", "skipped")])
def test_a_skipped_test_fails_in_ci(ci: str, outcome: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", ci)
    report = report_of("skipped")
    assert failed_if_skipped(report).outcome == outcome
    assert "Ray is not installed" in report.longreprtext


@pytest.mark.source
def test_a_test_that_passes_or_is_expected_to_fail_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    assert failed_if_skipped(report_of("passed")).outcome == "passed"
    expected = report_of("skipped")
    expected.wasxfail = "a known bug"
    assert failed_if_skipped(expected).outcome == "skipped"


def report_of(outcome: Literal["passed", "failed", "skipped"]) -> pytest.TestReport:
    place = ("tests/arena/test_command.py", 159, "Skipped: Ray is not installed")
    return pytest.TestReport("a test", place, {}, outcome, place, "call")
