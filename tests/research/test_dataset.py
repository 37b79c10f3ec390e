"""Games by bots as a file: what is in it, that it can be repeated, and what is said when something is wrong."""

import json
from pathlib import Path
from random import Random

import pytest

from rokoko import ACTION_SPACE, MODULES, Game, GameConfig
from rokoko.bots import make_bot, play_out
from tests.cli.conftest import Run, here, rokoko
from tests.research.tools import encoder_of, research

__all__ = ["here", "rokoko"]  # the fixtures of the command line


def test_a_dataset_tells_every_decision(rokoko: Run) -> None:
    done = rokoko("dataset", "--games", "3", "--seats", "3", "--bots", "random", "--seed", "7", "--out", "a.npz")
    assert (done.returncode, done.stderr) == (0, "")
    data = research.load_dataset("a.npz")
    assert f"a.npz: 3 games, {len(data)} decisions" in done.stdout
    config = GameConfig(seats=3)
    assert data.config == config
    row = 0
    for number in range(3):
        game = Game(config, 7 + number)
        play_out(game, [make_bot("random", f"{7 + number} {seat}") for seat in range(3)])
        sheets = game.score()
        again = Game(config, 7 + number)
        for seat, action in game.moves:
            assert (data["game"][row], data["seat"][row], data["round"][row]) == (number, seat, again.round)
            assert data["action"][row] == action.index
            assert data["observation"][row].tobytes() == encoder_of(config).observation(again.state, seat)
            legal = {ACTION_SPACE[index] for index in data.masks(slice(row, row + 1))[0].nonzero()[0]}
            assert legal == set(again.options(seat))
            best = max(sheet.total for sheet in sheets if sheet.seat != seat)
            end = (sheets[seat].total, sheets[seat].rank, sheets[seat].total - best)
            assert (data["score"][row], data["rank"][row], data["lead"][row]) == end
            again.apply(seat, action)
            row += 1
        assert data["game_seed"][number] == 7 + number
        assert list(data["game_scores"][number]) == [sheet.total for sheet in sheets] + [0, 0]
        assert list(data["game_ranks"][number]) == [sheet.rank for sheet in sheets] + [0, 0]
    assert row == len(data) == data.header["decisions"]


def test_the_header_tells_how_the_file_came_about(rokoko: Run) -> None:
    arguments = ("--games", "1", "--seats", "2", "--bots", "random,weighted", "--modules", "all", "--json")
    done = rokoko("dataset", *arguments, "--out", "a.npz")
    assert json.loads(done.stdout)["games"] == 1
    header = research.load_dataset("a.npz").header
    assert header["bots"] == ["random", "weighted"]
    assert header["config"]["modules"] == list(MODULES)
    assert {name: tuple(part) for name, part in header["parts"].items()} == dict(research.PARTS)
    assert {"format_version", "rokoko", "rules_revision", "component_hash", "columns", "seed"} <= set(header)


def test_the_same_seed_gives_the_same_bytes_for_any_number_of_workers(rokoko: Run) -> None:
    arguments = ("dataset", "--games", "4", "--seats", "2", "--bots", "random")
    for out, more in (("a.npz", ()), ("b.npz", ("--workers", "2")), ("c.npz", ("--seed", "2"))):
        assert rokoko(*arguments, "--out", out, *more).returncode == 0
    first, second, other = (Path(name).read_bytes() for name in ("a.npz", "b.npz", "c.npz"))
    assert first == second != other


def test_nothing_is_left_of_a_dataset_that_was_interrupted(tmp_path: Path) -> None:
    from rokoko.research.recording import Recording

    target = tmp_path / "a.npz"
    target.write_text("as it was")
    games = research.write_dataset(target, Recording(GameConfig(seats=2), ("random", "random"), 1, 5))
    next(games)
    games.close()
    assert [path.name for path in tmp_path.iterdir()] == ["a.npz"]
    assert target.read_text() == "as it was"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "0", "--out", "a.npz"), "--games must be at least 1"),
        (("--workers", "0", "--out", "a.npz"), "--workers must be at least 1"),
        (("--out", "a.txt"), "--out names a .npz file"),
        (("--out", "nowhere/a.npz", "--bots", "random"), "can't write 'nowhere/a.npz'"),
        (("--out", "a.npz", "--bots", "genius"), "there is no bot 'genius'"),
        (("--out", "a.npz", "--bots", "random,random", "--seats", "3"), "names 2 bots for 3 seats"),
        ((), "missing option '--out'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(rokoko: Run, arguments: tuple[str, ...], said: str) -> None:
    done = rokoko("dataset", *arguments)
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr.startswith("rokoko: ")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


def test_a_file_that_is_no_dataset_is_refused_in_one_line(tmp_path: Path) -> None:
    import numpy as np

    with pytest.raises(research.DatasetError, match="there is no file"):
        research.load_dataset(tmp_path / "none.npz")
    path = tmp_path / "a.npz"
    path.write_bytes(Random(1).randbytes(100))
    with pytest.raises(research.DatasetError, match="is not a dataset of rokoko"):
        research.load_dataset(path)
    np.savez(path, other=np.zeros(3))
    with pytest.raises(research.DatasetError, match="is not a dataset of rokoko"):
        research.load_dataset(path)
    np.save(tmp_path / "b.npy", np.zeros(3))
    with pytest.raises(research.DatasetError, match="is not a dataset of rokoko"):
        research.load_dataset(tmp_path / "b.npy")
