"""The processes in which bots think: what ends one costs a decision at most, and none stays when the server goes."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from rokoko.server.thinkers import Thinkers
from rokoko.server.worker import ThinkersClosed
from tests.server.thoughts import AGES, GAME, LAST, chosen, diary_of, pid_of_patient, release, until

pytestmark = pytest.mark.usefixtures("foreign_bots")


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_killed_while_it_thinks_loses_the_decision_and_is_started_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        a, b = str(tmp_path / "a"), str(tmp_path / "b")
        async with Thinkers(1) as thinkers:
            lost = asyncio.create_task(chosen(thinkers, "patient", "g1:0", a))
            queued = asyncio.create_task(chosen(thinkers, "diarist", "g1:1", b))
            pid = await pid_of_patient(a)
            os.kill(pid, signal.SIGKILL)
            assert await lost in GAME.options(0)
            assert await queued == LAST
            assert thinkers.lost == 1
            assert diary_of(b)[0][0] != pid

    asyncio.run(play())
    assert [line.getMessage() for line in caplog.records] == [
        "bot patient at g1:0 lost its process: the fallback bot decides"
    ]


def test_a_process_killed_between_two_decisions_costs_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        seed = str(tmp_path / "a")
        async with Thinkers(1) as thinkers:
            await chosen(thinkers, "diarist", seed=seed)
            ((pid, _),) = diary_of(seed)
            os.kill(pid, signal.SIGKILL)
            await until(lambda: pid not in {child.pid for child in multiprocessing.active_children()})
            assert await chosen(thinkers, "diarist", seed=seed) == LAST
            assert thinkers.lost == 0

    asyncio.run(play())
    assert not caplog.records


def test_a_process_that_hangs_is_ended_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    async def play() -> None:
        seed = str(tmp_path / "a")
        async with Thinkers(1) as thinkers:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.01):
                    await chosen(thinkers, "hanging", budget=0.5)
            assert await chosen(thinkers, "diarist", seed=seed) == LAST
            assert thinkers.lost == 0

    asyncio.run(play())


def test_a_server_that_can_start_no_process_plays_on_with_the_fallback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_sockets() -> None:
        raise OSError("too many open files")

    async def play() -> None:
        async with Thinkers(1) as thinkers:
            with monkeypatch.context() as patch:
                patch.setattr("rokoko.server.worker.socketpair", no_sockets)
                assert await chosen(thinkers, "good") in GAME.options(0)
            assert await chosen(thinkers, "good") == LAST

    asyncio.run(play())
    assert [line.getMessage() for line in caplog.records] == [
        "bot good at g1:0 has no process: too many open files: the fallback bot decides"
    ]


def test_closing_leaves_no_process_and_no_thread_behind(tmp_path: Path) -> None:
    async def play() -> None:
        threads = set(threading.enumerate())
        seed = str(tmp_path / "a")
        thinkers = Thinkers(2)
        with pytest.raises(ThinkersClosed):
            await chosen(thinkers, "good")
        await thinkers.start()
        tasks = [asyncio.create_task(chosen(thinkers, "patient", f"g1:{seat}", f"{seed}{seat}")) for seat in range(4)]
        pids = [await pid_of_patient(f"{seed}{seat}") for seat in range(2)]
        await thinkers.close()
        assert [type(end) for end in await asyncio.gather(*tasks, return_exceptions=True)] == [ThinkersClosed] * 4
        assert not any(is_running(pid) for pid in pids)
        assert set(threading.enumerate()) <= threads
        with pytest.raises(ThinkersClosed):
            await chosen(thinkers, "good")
        await thinkers.close()

    asyncio.run(play())


def test_closing_while_a_process_starts_leaves_none_behind() -> None:
    async def play() -> None:
        thinkers = Thinkers(2)
        await thinkers.start()
        tasks = [asyncio.create_task(chosen(thinkers, "good", f"g1:{seat}")) for seat in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await thinkers.close()
        assert [type(end) for end in await asyncio.gather(*tasks, return_exceptions=True)] == [ThinkersClosed] * 3

    before = set(multiprocessing.active_children())
    asyncio.run(play())
    assert set(multiprocessing.active_children()) <= before


def test_a_process_does_not_mind_interrupts_from_its_first_moment_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        before = {child.pid for child in multiprocessing.active_children()}
        seed = str(tmp_path / "a")
        async with Thinkers(1) as thinkers:
            task = asyncio.create_task(chosen(thinkers, "patient", seed=seed))
            while not (task.done() or Path(f"{seed}.here").exists()):
                for child in multiprocessing.active_children():
                    if child.pid is not None and child.pid not in before:
                        os.kill(child.pid, signal.SIGINT)
                await asyncio.sleep(0.001)
            assert not task.done()
            os.kill(await pid_of_patient(seed), signal.SIGINT)
            release(seed)
            assert await task == LAST

    asyncio.run(play())
    assert not caplog.records


SERVER = """
import asyncio, sys
import rokoko as rk
from rokoko.server.thinkers import Thinkers

async def serve(folder):
    game = rk.Game(rk.GameConfig(seats=2), seed=1)
    async with Thinkers(2) as thinkers:
        await asyncio.gather(*(
            thinkers.choose(
                bot=bot, key=bot, seed=f"{folder}/{bot}", view=game.view(0), options=game.options(0), budget=600
            )
            for bot in ("patient", "good")
        ))

if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
"""


def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    with subprocess.Popen([sys.executable, script, tmp_path], stdout=subprocess.PIPE) as server:
        asyncio.run(pid_of_patient(str(tmp_path / "patient")))
        server.kill()
        # Every process that it started has its output too: the end of it is the end of them all.
        assert server.communicate(timeout=AGES)[0] == b""
