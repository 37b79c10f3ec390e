"""The subcommands for programs: JSON that parses, the same seed the same games."""

import json
import re
from pathlib import Path

import pytest

from rokoko import Game, GameConfig
from rokoko.bots import RandomBot, play_out
from rokoko.web import serving
from tests.cli.conftest import Run


def test_the_version_says_what_runs(process: Run) -> None:
    done = process("--version")
    assert done.returncode == 0
    line = r"rokoko \d+\.\d+\.\d+, engine (compiled|interpreted), rules revision \d+, Python 3\.\d+\.\d+\S*\n"
    assert re.fullmatch(line, done.stdout)


def test_every_command_has_help(rokoko: Run) -> None:
    commands = (
        "",
        "play",
        "simulate",
        "arena",
        "balance",
        "dataset",
        "bench",
        "replay",
        "components",
        "serve",
        "verify",
    )
    for command in (*commands, "components check", "components export"):
        done = rokoko(*command.split(), "--help")
        assert done.returncode == 0
        assert "Usage: rokoko" in done.stdout


def test_rokoko_alone_serves_this_machine_and_opens_the_browser(
    rokoko: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served: dict[str, object] = {}
    monkeypatch.setattr(serving, "serve", lambda settings, **options: served.update(options, settings=settings))
    monkeypatch.setattr(serving, "runs_at", lambda port: False)
    monkeypatch.setenv("ROKOKO_DATABASE", str(tmp_path / "games.db"))
    done = rokoko()
    assert (done.returncode, done.stderr) == (0, "")
    assert served["open_browser"] is True
    assert served["host"] == "127.0.0.1"
    assert getattr(served["settings"], "database", None) == str(tmp_path / "games.db")


def test_rokoko_alone_finds_the_server_that_runs(rokoko: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serving, "runs_at", lambda port: True)
    monkeypatch.setattr(serving, "open_in_browser", opened.append)
    done = rokoko()
    assert done.returncode == 0
    assert done.stdout.startswith("Rokoko runs already: http://127.0.0.1:")
    assert len(opened) == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--workers", "2"), "several processes need PostgreSQL"),
        (("--bus", "carrier-pigeon"), "there is no bus 'carrier-pigeon'"),
        (("--bus", "postgres"), "--bus postgres needs --database postgresql://"),
        (("--public-url", "ftp://x"), "--public-url must begin with http:// or https://"),
        (("--set", "house=x"), "--set is NAME=DIR"),
        (("--database", "mysql://x/y"), "games can't be kept in mysql"),
    ],
)
def test_serve_says_in_one_line_what_is_wrong(rokoko: Run, arguments: tuple[str, ...], problem: str) -> None:
    done = rokoko("serve", *arguments)
    assert done.returncode != 0
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


def test_simulate_gives_the_same_games_for_the_same_seed_and_any_workers(rokoko: Run) -> None:
    arguments = ("simulate", "--games", "6", "--seats", "3", "--seed", "5", "--json", "--each")
    alone = json.loads(rokoko(*arguments).stdout)
    assert alone == json.loads(rokoko(*arguments, "--workers", "2").stdout)
    assert alone != json.loads(rokoko(*arguments[:-3], "6", "--json", "--each").stdout)
    assert alone["games"] == 6
    assert sum(seat["wins"] for seat in alone["seats"]) >= 6
    assert [result["seed"] for result in alone["results"]] == [5, 6, 7, 8, 9, 10]
    for seat in alone["seats"]:
        assert round(sum(seat["items"].values()) - seat["score"]["mean"], 1) == 0


def test_simulate_prints_a_table(rokoko: Run) -> None:
    done = rokoko("simulate", "--games", "3", "--seats", "2", "--bots", "random,random")
    assert done.returncode == 0
    assert "mean score" in done.stdout
    assert done.stderr == ""


def test_bench_measures(rokoko: Run) -> None:
    done = rokoko("bench", "--json", "--seconds", "0.2", "--seats", "2")
    figures = json.loads(done.stdout)
    for name in (
        "engine_decisions_per_second",
        "api_decisions_per_second",
        "api_games_per_second",
        "clone_microseconds",
    ):
        assert figures[name] > 0
    assert "decisions/s" in rokoko("bench", "--seconds", "0.1").stdout


def test_replay_checks_and_shows_a_record(rokoko: Run, here: Path) -> None:
    game = Game(GameConfig(seats=2), seed=4, names=("Ada", "Bob"))
    play_out(game, [RandomBot(0), RandomBot(1)])
    (here / "game").write_text(game.record(), encoding="utf-8")
    shown = rokoko("replay", "game", "--moves", "--board")
    assert shown.returncode == 0
    assert "Ada" in shown.stdout
    assert game.digest() in shown.stdout
    assert "Total" in shown.stdout
    whole = json.loads(rokoko("replay", "game", "--json", "--moves").stdout)
    assert whole["ok"]
    assert whole["digest"] == game.digest()
    assert [sheet["total"] for sheet in whole["score"]] == [sheet.total for sheet in game.score()]
    assert [move["action"] for move in whole["moves"]] == [action.text for _, action in game.moves]
    part = json.loads(rokoko("replay", "game", "--to", "9", "--json").stdout)
    assert part["actions"] == 9
    assert part["digest"] == game.rewound(len(game.moves) - 9).digest()
    beyond = rokoko("replay", "game", "--to", "100000")
    assert beyond.returncode == 2
    assert beyond.stderr.count("\n") == 1


def test_components_are_exported_checked_and_played_with(rokoko: Run, here: Path) -> None:
    exported = json.loads(rokoko("components", "export", "mine", "--json").stdout)
    assert (here / "mine" / "garments.toml").is_file()
    checked = json.loads(rokoko("components", "check", "mine", "--json").stdout)
    assert checked == {"set": "mine", "hash": exported["hash"], "ok": True, "problems": []}
    assert "every figure keeps the rules" in rokoko("components", "check", "house").stdout
    done = rokoko("simulate", "--games", "1", "--components", "mine", "--json")
    assert json.loads(done.stdout)["config"]["components"] == "mine"
