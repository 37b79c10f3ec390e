"""`rokoko arena` as a person uses it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from rokoko.cli.app import run
from rokoko.engine.build_info import compiled

Arena = Callable[..., tuple[int, str, str]]


@pytest.fixture
def arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Arena:
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> tuple[int, str, str]:
        code = run(["arena", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def started(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path)
    return subprocess.Popen(
        [sys.executable, "-m", "rokoko", "arena", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
        cwd=folder,
    )


def answer_of(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out


def figures(text: str) -> list[dict]:
    """The entrants' results without their times."""
    return [{key: value for key, value in one.items() if key != "time"} for one in json.loads(text)["entrants"]]


WRONG_USE = [
    ((), "name at least one bot"),
    (("random",), "one bot needs others"),
    (("random", "genius"), "there is no bot 'genius'"),
    (("random", "random"), "enters twice"),
    (("random", "first", "--budget", "soon"), "a budget is a time"),
    (("random", "first", "--games", "0"), "--games must be at least 1"),
    (("random", "first", "--workers", "0"), "--workers must be at least 1"),
    (("random", "first", "--seats", "six"), "seats must be a number"),
    (("random", "first", "--seats", "6"), "seats must be a number"),
    (("random", "first", "--seats", "2,3"), "several are for --ladder"),
    (("random", "first", "--resume"), "name it with --out"),
    (("random", "first", "--ladder", "page.md"), "name a folder with --out"),
    (("random", "--ladder", "page.md", "--out", "kept", "--json"), "leave --against and --json out"),
    (("random", "--against", "first", "--seats", "1"), "leave --against out"),
    (("random", "first", "--modules", "hats"), "there is no module 'hats'"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG_USE, ids=[" ".join(used) for used, _ in WRONG_USE])
def test_a_wrong_use_is_one_line_and_code_2(
    arena: Arena, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = arena(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("rokoko: ")
    assert err.count("\n") == 1
    assert said in err
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_fails_ends_the_match_with_one_line(arena: Arena) -> None:
    code, _, err = arena("broken", "first", "--games", "2", "--seats", "2")
    assert code == 1
    assert err.count("\n") == 1
    assert "broken failed at seat" in err


def test_tables_reports_and_json_come_from_the_same_figures(arena: Arena, tmp_path: Path) -> None:
    wish = ("random", "first", "--seats", "2", "--games", "4", "--budget", "none", "--out", "out")
    code, out, err = arena(*wish)
    assert (code, err) == (0, "")
    assert "win share" in out
    assert "report: out/report.md" in out.replace(os.sep, "/")
    code, again, err = arena(*wish, "--resume", "--json")
    assert (code, err) == (0, "")
    assert json.loads(again) == json.loads((tmp_path / "out" / "result.json").read_text(encoding="utf-8"))


def test_solo_games_are_played_against_madame_du_barry(arena: Arena) -> None:
    code, out, _ = arena("random", "--seats", "1", "--games", "2", "--json")
    assert code == 0
    assert json.loads(out)["format"] == "solo"
    assert "du Barry" in arena("random", "--seats", "1", "--games", "2")[1]


def test_the_ladder_is_written_and_gone_on_with(arena: Arena, tmp_path: Path) -> None:
    wish = ("random", "first", "--seats", "2,3,1", "--games", "3", "--budget", "none", "--out", "kept")
    code, _, err = arena(*wish, "--ladder", "docs/ladder.md")
    assert (code, err) == (0, "")
    page = (tmp_path / "docs" / "ladder.md").read_text(encoding="utf-8")
    for needed in ("## 2 players", "## 3 players", "Madame du Barry", "first over random", "component set house"):
        assert needed in page
    command = (
        "rokoko arena random first --ladder docs/ladder.md --out kept --seats 2,3,1 --games 3 --seed 1 --budget none"
    )
    assert command in page
    for picture in re.findall(r"\((\S+\.svg)\)", page):
        assert (tmp_path / "docs" / picture).is_file()
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == [
        *("1-solo.jsonl", "2-all.jsonl", "2-first-over-random.jsonl", "3-all.jsonl", "3-first-over-random.jsonl"),
    ]
    assert arena(*wish, "--ladder", "docs/ladder.md")[0] == 2
    (tmp_path / "kept" / "3-all.jsonl").unlink()
    code, _, err = arena(*wish, "--ladder", "docs/ladder.md", "--resume")
    assert (code, err) == (0, "")
    again = (tmp_path / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert again.partition("## Thinking time")[0] == page.partition("## Thinking time")[0]


@pytest.mark.slow
@pytest.mark.parametrize(("end", "code"), [(signal.SIGKILL, -9), (signal.SIGINT, 130)])
def test_a_killed_run_is_gone_on_with_and_ends_as_if_nothing_had_been(
    end: signal.Signals, code: int, tmp_path: Path
) -> None:
    games = 600 if compiled() else 60
    wish = ("random", "weighted", "--seats", "3", "--games", f"{games}", "--budget", "none", "--workers", "2", "--json")
    first = started(*wish, "--out", "out", folder=tmp_path)
    journal = tmp_path / "out" / "units.jsonl"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (journal.exists() and journal.read_bytes().count(b"\n") > 3):
        time.sleep(0.005)
    first.send_signal(end)
    _, err = first.communicate(timeout=60)
    assert first.returncode == code, err
    assert "Traceback" not in err
    done = journal.read_bytes().count(b"\n")
    assert 3 < done <= games // 3
    resumed = answer_of(started(*wish, "--out", "out", "--resume", folder=tmp_path))
    assert figures(resumed) == figures(answer_of(started(*wish, folder=tmp_path)))


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'rokoko[ray]'")
def test_a_local_ray_gives_the_same_results(tmp_path: Path) -> None:
    wish = ("random", "random@1s", "--seats", "2", "--games", "6", "--budget", "none", "--json")
    by_ray = started(*wish, "--ray", "--workers", "2", folder=tmp_path)
    out = answer_of(by_ray)
    assert figures(out) == figures(answer_of(started(*wish, folder=tmp_path)))
    assert "--ray" in json.loads(out)["command"]


def test_without_ray_one_line_says_how_to_get_it(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = arena("random", "first", "--seats", "2", "--games", "2", "--ray")
    assert (code, err) == (1, "rokoko: Ray is not installed: pip install 'rokoko[ray]'\n")
