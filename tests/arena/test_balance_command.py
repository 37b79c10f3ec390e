"""`rokoko balance` as a person uses it."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rokoko.cli.app import run
from tests.arena.toys import StoppedBot

Balance = Callable[..., tuple[int, str, str]]
SMALL = ("--games", "3", "--seats", "2,4", "--bot", "weighted", "--seed", "5")


@pytest.fixture
def balance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Balance:
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> tuple[int, str, str]:
        code = run(["balance", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


WRONG_USE = [
    (("--games", "0"), "--games must be at least 1"),
    (("--workers", "0"), "--workers must be at least 1"),
    (("--seats", "1"), "seats must be from 2 to 5"),
    (("--seats", "2,6"), "seats must be from 2 to 5"),
    (("--seats", "two"), "seats must be a number"),
    (("--seats", "2,2"), "named twice"),
    (("--bot", "genius"), "there is no bot 'genius'"),
    (("--bot", "weighted@soon"), "a budget is a time"),
    (("--bot", "weighted@80sims"), "does not count simulations"),
    (("--modules", "hats"), "there is no module 'hats'"),
    (("--resume",), "name it with --out"),
    (("--compare", "a", "b", "--out", "c"), "leave --out"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG_USE, ids=[" ".join(used) for used, _ in WRONG_USE])
def test_a_wrong_use_is_one_line_and_code_2(
    balance: Balance, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = balance(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("rokoko: ")
    assert err.count("\n") == 1
    assert said in err
    assert list(tmp_path.iterdir()) == []


def test_report_pictures_and_json_come_from_the_same_figures(balance: Balance, tmp_path: Path) -> None:
    code, out, err = balance(*SMALL, "--out", "kept")
    assert (code, err) == (0, "")
    assert "What nobody wants" in out
    report = (tmp_path / "kept" / "report.md").read_text(encoding="utf-8")
    for needed in (
        "## Verdict",
        "## Openings, 4 seats",
        "## Garments, all tables",
        "## Guest spaces, large board",
        "component set house",
    ):
        assert needed in report
    assert "rokoko balance --games 3 --seats 2,4 --bot weighted --seed 5 --workers 1" in report
    pictures = re.findall(r"\((\S+\.svg)\)", report)
    assert len(pictures) == 26
    assert all((tmp_path / "kept" / name).is_file() for name in pictures)
    code, again, err = balance(*SMALL, "--out", "kept", "--resume", "--json")
    assert (code, err) == (0, "")
    figures = json.loads(again)
    assert figures == json.loads((tmp_path / "kept" / "result.json").read_text(encoding="utf-8"))
    assert figures["schema"] == "rokoko-balance/1"
    assert [(one["seats"], one["games"]) for one in figures["tables"]] == [(2, 3), (4, 3)]
    seats = [piece for pool in figures["pools"] for piece in pool["pieces"] if piece["kind"] == "seat"]
    assert [piece["takes"] for piece in seats] == [3] * 6


def test_two_workers_and_one_give_the_same(balance: Balance) -> None:
    alone = json.loads(balance(*SMALL, "--json")[1])
    both = json.loads(balance(*SMALL, "--json", "--workers", "2")[1])
    assert alone["pools"] == both["pools"]
    assert alone["verdict"] == both["verdict"]


def test_a_run_goes_on_where_it_was_killed_and_ends_alike(balance: Balance, tmp_path: Path) -> None:
    whole = json.loads(balance(*SMALL, "--out", "kept", "--json")[1])
    journal = tmp_path / "kept" / "games.jsonl"
    content = journal.read_bytes()
    lines = content.splitlines(keepends=True)
    assert len(lines) == 1 + 6
    for cut in (len(b"".join(lines[:3])), len(b"".join(lines[:5])) + 30):
        journal.write_bytes(content[:cut])
        code, out, err = balance(*SMALL, "--out", "kept", "--resume", "--json")
        assert code == 0
        assert ("only half there" in err) == (cut != len(b"".join(lines[:3])))
        assert json.loads(out)["pools"] == whole["pools"]
        assert sorted(journal.read_bytes().splitlines()) == sorted(content.splitlines())


def test_who_played_is_named_and_who_only_reads_is_not(balance: Balance, tmp_path: Path) -> None:
    wish = ("--seats", "2", "--bot", "weighted", "--out", "kept", "--json")
    balance(*wish, "--games", "2")
    journal = tmp_path / "kept" / "games.jsonl"
    kept = journal.read_bytes().replace(b'"software":{"version":"', b'"software":{"version":"before ', 1)
    journal.write_bytes(kept)

    def versions(games: int) -> list[str]:
        told = json.loads(balance(*wish, "--games", str(games), "--resume")[1])
        return [one["version"] for one in told["software"]]

    (before,) = versions(2)
    assert before.startswith("before ")
    assert journal.read_bytes() == kept
    assert versions(3) == versions(3) == [before, before.removeprefix("before ")]


def test_games_of_another_survey_are_refused(balance: Balance) -> None:
    first = ("--games", "1", "--seats", "2", "--bot", "weighted", "--out", "kept")
    assert balance(*first)[0] == 0
    assert "add --resume" in balance(*first)[2]
    code, _, err = balance(*first[:-4], "--bot", "random", "--out", "kept", "--resume")
    assert (code, err.count("\n")) == (2, 1)
    assert "different: entrant" in err
    assert "different: config" in balance(*first, "--resume", "--modules", "jewelry_box")[2]
    assert balance(*first, "--resume", "--games", "2", "--seats", "3,2")[0] == 0


def test_ctrl_c_keeps_what_is_done(balance: Balance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = ("--games", "4", "--seats", "2", "--bot", "stopped", "--out", "kept")
    monkeypatch.setattr(StoppedBot, "left", 250)
    code, out, err = balance(*wish)
    assert code == 130
    assert "What nobody wants" in out
    assert re.fullmatch(r"rokoko: interrupted after [1-3] of 4 games: go on with --resume\n", err)
    monkeypatch.setattr(StoppedBot, "left", -1)
    code, out, _ = balance(*wish, "--resume", "--json")
    assert code == 0
    assert json.loads(out)["complete"]


def test_a_page_keeps_what_people_wrote_around_the_figures(balance: Balance, tmp_path: Path) -> None:
    page = tmp_path / "docs" / "balance.md"
    assert balance(*SMALL, "--page", "docs/balance.md")[0] == 0
    page.write_text(page.read_text(encoding="utf-8") + "\nWhat we think.\n", encoding="utf-8")
    assert balance(*SMALL, "--page", "docs/balance.md")[0] == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("### Verdict") == 1
    assert text.endswith("\nWhat we think.\n")
    for picture in re.findall(r"\((\S+\.svg)\)", text):
        assert (page.parent / picture).is_file()
    page.write_text("no marks", encoding="utf-8")
    code, _, err = balance(*SMALL, "--page", "docs/balance.md")
    assert (code, err.count("\n")) == (2, 1)
    assert "has no place for the figures" in err


def test_two_results_are_compared(balance: Balance, tmp_path: Path) -> None:
    wish = ("--games", "2", "--seats", "2", "--bot", "weighted")
    assert balance(*wish, "--out", "before")[0] == 0
    assert balance(*wish, "--seed", "9", "--out", "after")[0] == 0
    code, out, _ = balance("--compare", "before", "after")
    assert code == 0
    assert "### Start seats" in out
    assert json.loads(balance("--compare", "before", "after", "--json")[1])["schema"] == "rokoko-balance-comparison/1"
    assert balance("--compare", "before", "after", "--page", "page.md")[0] == 0
    assert "#### Start seats" in (tmp_path / "page.md").read_text(encoding="utf-8")
    code, _, err = balance("--compare", "before", "nowhere")
    assert (code, err.count("\n")) == (1, 1)
    (tmp_path / "after" / "result.json").write_text("{}", encoding="utf-8")
    assert "no figures of a survey" in balance("--compare", "before", "after")[2]
