"""Whatever is wrong is said in one line on stderr, with an exit code that is not 0, and nothing is written."""

from pathlib import Path

import pytest

from rokoko import Game, GameConfig
from rokoko.components import export_components, load_components
from tests.cli.conftest import Done, Run

WRONG_USE = [
    (("play", "--seats", "0"), "seats must be a number from 1 to 5"),
    (("play", "--seats", "6"), "seats must be a number from 1 to 5"),
    (("play", "--seats", "many"), "not a valid integer"),
    (("play", "--edition", "1889"), "there is no edition '1889'"),
    (("play", "--modules", "hats"), "there is no module 'hats'"),
    (("play", "--language", "xx"), "there is no language 'xx'"),
    (("play", "--bots", "9"), "--bots must be from 0 to 4"),
    (("play", "--bots", "-1"), "--bots must be from 0 to 4"),
    (("play", "--solo", "--seats", "3"), "leave --seats and --bots out"),
    (("play", "--name", "Ada", "--name", "Ada"), "the same name"),
    (("play", "--name", ""), "a name has 1 to 20 letters"),
    (("play", "--name", "A", "--name", "B", "--seats", "2", "--bots", "1"), "2 names for 1 people"),
    (("play", "--resume", "x", "--seats", "2"), "leave --seats out"),
    (("simulate", "--games", "0"), "--games must be at least 1"),
    (("simulate", "--workers", "0"), "--workers must be at least 1"),
    (("simulate", "--bots", "genius"), "there is no bot 'genius'"),
    (("simulate", "--bots", "random,random"), "2 bots for 4 seats"),
    (("bench", "--seconds", "0"), "--seconds must be more than 0"),
    (("dance",), "no such command"),
    (("play", "--fast"), "no such option"),
    (("replay",), "missing argument"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG_USE, ids=lambda value: " ".join(value)[:40])
def test_a_wrong_use_is_one_line_and_code_2(rokoko: Run, here: Path, arguments: tuple[str, ...], said: str) -> None:
    _assert_one_line(rokoko(*arguments), said, code=2)
    assert list(here.iterdir()) == []


def test_a_missing_component_set_is_named(rokoko: Run) -> None:
    _assert_one_line(
        rokoko("play", "--components", "nowhere"), "component set nowhere: there is no such folder", code=1
    )
    _assert_one_line(rokoko("components", "check", "nowhere"), "there is no such folder", code=1)
    _assert_one_line(rokoko("simulate", "--components", "nowhere"), "there is no such folder", code=1)


def test_a_broken_component_set_is_refused_and_checked(rokoko: Run, here: Path) -> None:
    folder = export_components(load_components("house"), here / "mine")
    garments = folder / "garments.toml"
    garments.write_text(
        garments.read_text(encoding="utf-8").replace("prestige = 2", "prestige = 9", 1), encoding="utf-8"
    )
    _assert_one_line(rokoko("play", "--components", "mine"), "G01", code=1)
    checked = rokoko("components", "check", "mine")
    assert checked.returncode == 1
    assert "G01" in checked.stdout
    assert checked.stderr == "rokoko: component set mine: 1 figure breaks a rule: correct it and check again\n"
    garments.write_text("garment = 3", encoding="utf-8")
    _assert_one_line(rokoko("play", "--components", "mine"), "garments.toml", code=1)


def test_an_export_never_overwrites(rokoko: Run, here: Path) -> None:
    (here / "full").mkdir()
    (here / "full" / "mine.txt").write_text("mine", encoding="utf-8")
    _assert_one_line(rokoko("components", "export", "full"), "is not empty", code=1)
    assert [path.name for path in (here / "full").iterdir()] == ["mine.txt"]


def test_a_wrong_record_is_refused_with_the_number_of_its_line(rokoko: Run, here: Path) -> None:
    game = Game(GameConfig(seats=2), seed=1)
    for _ in range(10):
        seat = game.deciders[0]
        game.apply(seat, game.options(seat)[0])
    lines = game.record().splitlines()
    first = lines.index("--") + 1
    spoilt = {
        "cut": (lines[:-3], f"line {len(lines) - 2}: the record is cut off"),
        "other": (["rokoko record 1", "rules 99", *lines[2:]], "line 2: the record follows rules revision 99"),
        "edited": ([*lines[:first], "0 play F6", *lines[first + 1 :]], f"line {first + 1}: seat 0 can't `play F6`"),
        "nonsense": ([*lines[:first], "0 dance", *lines[first + 1 :]], f"line {first + 1}: 'dance' is not an action"),
        "prose": (["Dear diary,"], "line 1: a record begins with"),
        "empty": ([], "line 1: a record begins with"),
        "seats": ([line.replace("seats 2", "seats 6") for line in lines], "line 4: seats must be"),
    }
    for name, (text, said) in spoilt.items():
        (here / name).write_text("\n".join(text) + "\n", encoding="utf-8")
        _assert_one_line(rokoko("replay", name), f"{name}, {said}", code=1)
        _assert_one_line(rokoko("play", "--resume", name), f"{name}, {said}", code=1)


def test_a_file_that_is_no_record_is_refused(rokoko: Run, here: Path) -> None:
    (here / "bytes").write_bytes(b"\xff\xfe\x00")
    _assert_one_line(rokoko("replay", "bytes"), "is not UTF-8 text", code=1)
    _assert_one_line(rokoko("replay", "nowhere"), "can't be read: no such file", code=1)
    _assert_one_line(rokoko("replay", "."), "can't be read: is a directory", code=1)


def test_a_game_is_never_saved_over_another_kind_of_file(rokoko: Run, here: Path) -> None:
    (here / "thesis.txt").write_text("my thesis", encoding="utf-8")
    done = rokoko("play", "--seats", "2", typed="save thesis.txt\nsave nowhere/game\nsave\nquit\n")
    assert "no game record" in done.stdout
    assert "can't be written: no such file or directory" in done.stdout
    assert "name a file" in done.stdout
    assert (here / "thesis.txt").read_text(encoding="utf-8") == "my thesis"
    assert [path.name for path in here.iterdir()] == ["thesis.txt"]


def _assert_one_line(done: Done, said: str, *, code: int) -> None:
    assert done.returncode == code, done.stderr
    assert done.stderr.startswith("rokoko: ")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
    assert done.stdout == ""
