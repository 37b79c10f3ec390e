"""What all tests share: the marker that cites a rule, the right engine, and no skipped test in CI."""

import os
import signal
from collections.abc import Generator
from typing import TypeVar

import pytest

from rokoko.engine.build_info import compiled

ReportT = TypeVar("ReportT", pytest.TestReport, pytest.CollectReport)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the chapters of docs/rules and the rulings that the test shows")
    expected = os.environ.get("ROKOKO_EXPECT_COMPILED")
    if expected is not None and compiled() != (expected == "1"):
        kind = "compiled" if compiled() else "interpreted"
        raise pytest.UsageError(f"ROKOKO_EXPECT_COMPILED={expected}, but the engine that was imported is {kind}")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # a shell started us with &: Ctrl-C would never come
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return failed_if_skipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return failed_if_skipped((yield))


def failed_if_skipped(report: ReportT) -> ReportT:
    """What a test needs is always there in CI; an expected failure is no skip."""
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"CI skips no test. {report.longreprtext}"
    return report
