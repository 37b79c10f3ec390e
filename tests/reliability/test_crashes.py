"""The server dies without warning, the database is locked, the disk is full: clear answers, and nothing is lost."""

import asyncio
import contextlib
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.reliability.clients import Person, Refused, next_state, play_out
from tests.reliability.crash import crash
from tests.reliability.logs import check_log, checked_logs
from tests.reliability.serving import ServerProcess

KILLS = 5  # here; `make crash` does it 200 times


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    result = asyncio.run(crash(tmp_path, kills=KILLS, seed="sample", tables=3))
    assert result.kills == KILLS
    assert result.acknowledged > 3 * KILLS
    assert result.by_bots > 0


async def _one_choice(person: Person, game: str) -> int:
    state = await person.state(game)
    done = await person.act(game, state["options"][0]["action"], seat=state["seat"], seq=state["seq"])
    return int(done["seq"])


async def _refusal(person: Person, game: str) -> Refused:
    try:
        await _one_choice(person, game)
    except Refused as refused:
        return refused
    raise AssertionError("it was not refused")


def test_a_locked_database_is_a_clear_problem_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    url = str(tmp_path / "games.db")

    async def play(address: str) -> str:
        async with await Person.register(address, "Ada") as ada, await Person.register(address, "Ben") as ben:
            game, other = await ada.create("me", "me"), await ben.create("me", "weighted")
            done = await _one_choice(ada, game)
            async with ada.watching(game) as states:
                with contextlib.closing(sqlite3.connect(url, isolation_level=None)) as somebody:
                    somebody.execute("BEGIN IMMEDIATE")
                    begun = time.monotonic()
                    answers = await asyncio.gather(_refusal(ada, game), _refusal(ada, game), _refusal(ben, other))
                    assert time.monotonic() - begun < 40  # all were told: nobody waits for the lock to go
                    for refused in answers:
                        assert refused.status == 503
                        assert refused.problem["title"] == "Try again soon"
                        assert "try again" in refused.problem["detail"]
                    assert (await ada.state(game))["seq"] == done  # looking is still possible
                    somebody.execute("ROLLBACK")
                assert await _one_choice(ada, game) == done + 1
                await next_state(states, seq=done + 1, within=5)
            assert (await play_out(ben, other, seed="after"))["over"]
            return game

    with ServerProcess(url, log=tmp_path / "log") as server:
        game = asyncio.run(play(server.address))
        assert "unexpected" not in server.said()
    assert len(asyncio.run(check_log(url, game))) == 2
    asyncio.run(checked_logs(url))


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of twelve megabytes; the log of SQLite takes four before it is used again."""
    folder.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=12m", "rokoko", str(folder)], capture_output=True, check=False
    )
    if done.returncode != 0:
        pytest.skip("only root can mount a small disk here")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_is_a_clear_problem_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    """A real one, with room for nothing: what is written needs a page of the log of SQLite, and there is none."""
    disk = tmp_path / "disk"

    async def play(address: str) -> None:
        async with await Person.register(address, "Ada") as ada:
            game, with_bots = await ada.create("me", "me"), await ada.create("me", "weighted", "weighted")
            done = await _one_choice(ada, game)
            ballast = disk / "ballast"
            _fill(ballast)
            refused = await _until_refused(ada, game)
            assert refused.status == 503
            assert "try again" in refused.problem["detail"]
            state = await ada.state(game)  # looking is still possible
            assert state["seq"] >= done
            assert (await _refusal(ada, with_bots)).status == 503
            ballast.unlink()
            assert await _one_choice(ada, game) == state["seq"] + 1
            assert (await play_out(ada, with_bots, seed="after"))["over"]

    with small_disk(disk), ServerProcess(str(disk / "games.db"), log=tmp_path / "log") as server:
        asyncio.run(play(server.address))
        assert "unexpected" not in server.said()
        asyncio.run(checked_logs(server.database))


def _fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0" * 4096)


async def _until_refused(person: Person, game: str) -> Refused:
    """SQLite may have a few pages of its log in hand."""
    for _ in range(200):
        try:
            await _one_choice(person, game)
        except Refused as refused:
            return refused
    raise AssertionError("the disk is not full")


def test_files_that_may_not_grow_are_a_clear_problem(tmp_path: Path) -> None:
    """The same without root: the system refuses to let any file of the process grow past a limit."""
    url = str(tmp_path / "games.db")
    server = ServerProcess(url, log=tmp_path / "log")

    async def fill(address: str) -> tuple[str, str, int]:
        async with await Person.register(address, "Ada") as ada:
            game = await ada.create("me", "me")
            refused = await _until_refused(ada, game)
            assert refused.status == 503
            return ada.token, game, (await ada.state(game))["seq"]

    async def go_on(address: str, token: str, game: str, seq: int) -> Any:
        async with Person(address, token, name="Ada") as ada:
            assert (await ada.state(game))["seq"] == seq
            return await _one_choice(ada, game)

    server.limit_file_size = 400_000
    with server:
        token, game, seq = asyncio.run(fill(server.address))
        assert "unexpected" not in server.said()
    server.limit_file_size = None
    with server:
        assert asyncio.run(go_on(server.address, token, game, seq)) == seq + 1
    assert len(asyncio.run(check_log(url, game))) == seq + 1


def test_a_second_server_on_the_same_file_does_not_fork_a_game(tmp_path: Path) -> None:
    """Nobody should do it, but somebody will: one of them is told that the game went on."""
    url = str(tmp_path / "games.db")

    async def play(here: str, there: str) -> str:
        async with await Person.register(here, "Ada") as ada, ada.at(there) as ada_there:
            game = await ada.create("me", "me")
            seen = await ada_there.state(game)
            await _one_choice(ada, game)
            with pytest.raises(Refused) as refused:
                await ada_there.act(game, seen["options"][0]["action"], seat=seen["seat"], seq=seen["seq"])
            assert refused.value.status == 409
            assert await _one_choice(ada_there, game) == 2
            return game

    first, second = (ServerProcess(url, log=tmp_path / name) for name in ("first", "second"))
    with first, second:
        game = asyncio.run(play(first.address, second.address))
    assert len(asyncio.run(check_log(url, game))) == 2


def test_a_damaged_game_says_so_and_leaves_the_others_alone(tmp_path: Path) -> None:
    url = str(tmp_path / "games.db")
    server = ServerProcess(url, log=tmp_path / "log")

    async def begin(address: str) -> tuple[str, str, str]:
        async with await Person.register(address, "Ada") as ada:
            broken, sound = await ada.create("me", "weighted"), await ada.create("me", "weighted")
            for game in (broken, sound):
                await _one_choice(ada, game)
            return ada.token, broken, sound

    async def look(address: str, token: str, broken: str, sound: str) -> None:
        async with Person(address, token, name="Ada") as ada:
            refused = await _refusal(ada, broken)
            assert refused.problem["title"] == "This game can't be read"
            assert "rokoko verify" in refused.problem["detail"]
            assert (await play_out(ada, sound, seed="sound", until=20))["seq"] >= 20

    with server:
        told = asyncio.run(begin(server.address))
    with contextlib.closing(sqlite3.connect(url)) as file:
        file.execute("UPDATE log SET body = '{}' WHERE seq = 1 AND game_id = ?", (told[1],))
        file.commit()
    with server:
        asyncio.run(look(server.address, *told))
