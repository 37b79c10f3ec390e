"""The example client plays a whole game against the real server."""

import subprocess
import sys
from pathlib import Path

from tests.server.live import Live

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


def test_the_example_client_plays_to_the_end(live: Live) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), live.address], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    first, *scores = done.stdout.splitlines()
    assert first.startswith(f"watch at {live.address}/games/")
    assert sorted(line.split(".")[0] for line in scores)[0] == "1"
    assert len(scores) == 3
