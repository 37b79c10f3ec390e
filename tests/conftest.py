"""What all tests share: the marker that cites a rule, and a check that the right engine is being tested."""

import os

import pytest

from rokoko.engine.build_info import compiled


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the chapters of docs/rules and the rulings that the test shows")
    expected = os.environ.get("ROKOKO_EXPECT_COMPILED")
    if expected is not None and compiled() != (expected == "1"):
        kind = "compiled" if compiled() else "interpreted"
        raise pytest.UsageError(f"ROKOKO_EXPECT_COMPILED={expected}, but the engine that was imported is {kind}")
