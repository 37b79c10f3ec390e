"""The example that trains a policy runs as it is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.research.tools import research

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_the_example_learns_enough_to_beat_random() -> None:
    assert research.SIZE
    wishes = ("--bot", "weighted", "--games", "30", "--seconds", "5", "--tests", "20")
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "train_policy.py"), *wishes],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    low = re.search(r"interval \(Wilson\) ([\d.]+)% to", done.stdout)
    assert low is not None
    assert float(low[1]) > 50
