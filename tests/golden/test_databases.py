"""Games that past versions stored: this version brings the database up to date, and every game is what it was."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rokoko.cli.app import run
from rokoko.server.verifying import Report, verify
from rokoko.store import current_revision, newest_revision, open_database, upgrade
from tests.golden.databases.make import digests, make

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.db"))


@pytest.fixture(params=DATABASES, ids=lambda path: path.stem)
def golden(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy, brought up to date as every start of the server does it."""
    path = tmp_path / "games.db"
    shutil.copy(request.param, path)

    async def bring_up() -> None:
        database = open_database(str(path))
        await upgrade(database)
        assert await current_revision(database) == newest_revision()
        await database.close()

    asyncio.run(bring_up())
    return path


def verified(path: Path) -> tuple[Report, dict[str, str]]:
    async def look() -> tuple[Report, dict[str, str]]:
        database = open_database(str(path))
        try:
            return await verify(database), await digests(database)
        finally:
            await database.close()

    return asyncio.run(look())


def test_every_game_of_a_golden_database_is_what_it_was(golden: Path, request: pytest.FixtureRequest) -> None:
    report, found = verified(golden)
    assert [str(difference) for difference in report.differences] == []
    source: Path = request.node.callspec.params["golden"]
    assert found == json.loads(source.with_suffix(".json").read_text())


def test_there_is_a_golden_database() -> None:
    assert DATABASES


def test_a_database_made_now_verifies(tmp_path: Path) -> None:
    asyncio.run(make(tmp_path / "now.db", "now"))
    report, found = verified(tmp_path / "now.db")
    assert [str(difference) for difference in report.differences] == []
    assert report.games == len(found) >= 10


DAMAGES = {
    "rules": ("UPDATE games SET rules_revision = 99 WHERE id = :game", "rules revision 99"),
    "components": ("UPDATE games SET component_hash = 'x' WHERE id = :game", "component set that is not here"),
    "seq": ("UPDATE games SET seq = seq + 1 WHERE id = :game", "seq is"),
    "waiting": ("UPDATE games SET waiting = '4' WHERE id = :game", "waiting is '4'"),
    "status": ("UPDATE games SET status = 'playing' WHERE id = :game", "status is 'playing'"),
    "no such status": ("UPDATE games SET status = 'paused' WHERE id = :game", "no status 'paused'"),
    "result": ("UPDATE games SET result = '{}' WHERE id = :game", "result is {}"),
    "ended": ("UPDATE games SET ended_at = NULL WHERE id = :game", "ended is False"),
    "stand-in": ("UPDATE seats SET stand_in = 'tailor' WHERE game_id = :game AND seat = 0", "stand-in of seat 0"),
    "config": ("UPDATE games SET config = '{\"seats\":9}' WHERE id = :game", "can't be set up"),
    "seats": ("DELETE FROM seats WHERE game_id = :game AND seat = 1", "has seats"),
    "gap": ("DELETE FROM log WHERE game_id = :game AND seq = 5", "entry 6: follows entry 4"),
    "last entry": (
        "DELETE FROM log WHERE game_id = :game AND seq = (SELECT max(seq) FROM log WHERE game_id = :game)",
        "seq is",
    ),
    "illegal": (
        """UPDATE log SET body = '{"kind":"Acted","seat":0,"action":"play A1"}' WHERE game_id = :game AND seq = 1""",
        "entry 1: seat 0 can't",
    ),
    "no entry": ('UPDATE log SET body = \'{"kind":"Danced"}\' WHERE game_id = :game AND seq = 3', "entry 3: is no"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_verify_names_what_is_wrong(damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.db"
    shutil.copy(DATABASES[-1], path)
    change, expected = DAMAGES[damage]
    with closing(sqlite3.connect(path)) as file:
        (game,) = file.execute("SELECT id FROM games WHERE status = 'over' AND seq > 100 ORDER BY id").fetchone()
        file.execute(change, {"game": game})
        file.commit()
    assert run(["verify", "--database", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"game {game}" in said
    assert expected in said
    assert run(["verify", "--database", str(path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert {difference["game"] for difference in told["differences"]} == {game}


def test_verify_of_a_sound_database_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.db"
    shutil.copy(DATABASES[-1], path)
    assert run(["verify", "--database", str(path)]) == 0
    assert "no difference" in capsys.readouterr().out


def test_verify_makes_no_file_and_no_migration(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "--database", str(tmp_path / "none.db")]) == 1
    assert "there is no file" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
    sqlite3.connect(tmp_path / "empty.db").close()
    (tmp_path / "empty.db").touch()
    assert run(["verify", "--database", str(tmp_path / "empty.db")]) == 1
    assert "`rokoko serve` brings it up to date" in capsys.readouterr().err
