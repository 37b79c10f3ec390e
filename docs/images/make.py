"""Draw docs/images/terminal.svg: the text table in the middle of a game, as `rokoko play` shows it.

python docs/images/make.py
"""

import io
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

import rokoko as rk
from rokoko.bots import choice_of, make_bot

HERE = Path(__file__).parent
NAMES = ("Ada", "Babette (random bot)", "Colette (random bot)")
COLUMNS = 100


def game_in_the_middle() -> rk.Game:
    """Three good players up to the fifth round, at a moment when seat 0 chooses a main action."""
    game = rk.Game(rk.GameConfig(seats=3), seed=12, names=NAMES)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    rng = random.Random(1)
    while game.round < 5 or game.deciders != (0,) or (game.asked(0) or {}).get("decision") != "main_action":
        seat = rng.choice(game.deciders)
        game.apply(seat, choice_of(bots[seat], game, seat))
    return game


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "game.rokoko"
        record.write_text(game_in_the_middle().record())
        command = [sys.executable, "-m", "rokoko", "play", "--resume", str(record)]
        environment = {
            **os.environ,
            "FORCE_COLOR": "1",
            "COLUMNS": str(COLUMNS),
            "LINES": "60",
            "TERM": "xterm-256color",
        }
        shown = subprocess.run(command, input="", capture_output=True, text=True, env=environment, check=False).stdout
    lines = shown.splitlines()
    start = next(number for number, line in enumerate(lines) if "Round" in line)
    stop = next(number for number in range(len(lines) - 1, 0, -1) if lines[number].startswith(">"))
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n".join(lines[start:stop])))
    drawn = console.export_svg(title="rokoko play")
    plain = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # no font from elsewhere: the reader's own
    (HERE / "terminal.svg").write_text(plain, encoding="utf-8")


if __name__ == "__main__":
    main()
