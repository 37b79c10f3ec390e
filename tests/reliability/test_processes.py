"""Several processes on one database: each serves any game, streams tell all at once, and nothing forks."""

import asyncio
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.reliability.clients import Person, Refused, next_state, people, play_out
from tests.reliability.conftest import Pair
from tests.reliability.logs import check_log, checked_logs
from tests.reliability.serving import ServerProcess, two_servers

BLINK = 1.0  # seconds; it takes a few milliseconds, but this machine may be busy


def test_a_whole_game_on_postgresql(postgres_database: str, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with await Person.register(address, "Ada") as ada:
            game = await ada.create("me", "sweeper", "weighted", modules=["jewelry_box"])
            end = await play_out(ada, game, seed="whole")
            assert end["game"]["status"] == "over"
            assert len(end["scores"]) == 3

    with ServerProcess(postgres_database, log=tmp_path / "log") as server:
        asyncio.run(play(server.address))
    asyncio.run(checked_logs(postgres_database))


def test_what_is_done_at_one_process_is_seen_at_the_other_at_once(pair: Pair) -> None:
    async def play(here: str, there: str) -> None:
        async with await Person.register(here, "Ada") as ada, ada.at(there) as ada_there:
            game = await ada.create("me", "me")
            async with ada_there.watching(game) as states:
                state = await next_state(states, seq=0, within=10)
                for _ in range(5):
                    done = await ada.act(game, state["options"][0]["action"], seat=state["seat"])
                    begun = time.monotonic()
                    state = await next_state(states, seq=done["seq"], within=BLINK)
                    assert time.monotonic() - begun < BLINK
            # Reading elsewhere right after writing: the own choice is there.
            done = await ada.act(game, state["options"][0]["action"], seat=state["seat"])
            assert (await ada_there.state(game))["seq"] >= done["seq"]

    asyncio.run(play(pair[0].address, pair[1].address))


def test_a_table_fills_up_through_two_processes(pair: Pair) -> None:
    """Two sit down on the last two seats at the same moment: the game begins, once, and its watchers hear of it."""

    async def play(here: str, there: str) -> None:
        async with people(here, "Ada", "Ben", "Cleo") as (ada, ben, cleo), cleo.at(there) as cleo_there:
            for _ in range(5):
                game = await ada.create("me", "open", "open")
                async with cleo_there.watching(game) as states:
                    assert (await anext(states))["status"] == "gathering"
                    await asyncio.gather(ben.join(game), cleo_there.join(game))
                    async with asyncio.timeout(BLINK):
                        async for state in states:
                            if "view" in state:  # it has begun
                                break
                assert (await ada.state(game))["waiting"] == [0, 1, 2]

    asyncio.run(play(pair[0].address, pair[1].address))


def test_two_processes_that_race_on_one_game_do_not_fork_it(pair_on_postgres_bus: Pair) -> None:
    first, second = pair_on_postgres_bus

    async def attempt(person: Person, game: str, seen: Any, option: dict[str, Any]) -> tuple[int, Any]:
        try:
            return 200, await person.act(game, option["action"], seat=seen["seat"], seq=seen["seq"])
        except Refused as refused:
            return refused.status, refused.problem

    async def race(here: str, there: str) -> tuple[str, int]:
        async with await Person.register(here, "Ada") as ada, ada.at(there) as ada_there:
            game, won = await ada.create("me", "me", "me"), 0
            for _ in range(40):
                seen = await ada.state(game)
                tries = [
                    attempt((ada, ada_there)[number % 2], game, seen, seen["options"][number % len(seen["options"])])
                    for number in range(8)
                ]
                answers = await asyncio.gather(*tries)
                assert {status for status, _ in answers} <= {200, 409, 422}
                # A second choice may win too where the question was still the same; never the same entry.
                numbers = [answer["seq"] for status, answer in answers if status == 200]
                assert len(numbers) == len(set(numbers)) >= 1
                won += len(numbers)
            return game, won

    game, won = asyncio.run(race(first.address, second.address))
    log = asyncio.run(check_log(first.database, game))
    assert len(log) == won


def test_hands_chosen_at_once_at_two_processes_both_count(pair_on_postgres_bus: Pair) -> None:
    """The second writer is overtaken, but its question is still the same."""
    first, second = pair_on_postgres_bus

    async def play() -> None:
        async with people(first.address, "Ada", "Ben") as (ada, ben), ben.at(second.address) as ben_there:
            for _ in range(5):
                game = await ada.create("me", "open")
                await ben.join(game)
                seats = [(person, await person.state(game)) for person in (ada, ben_there)]
                choices = [p.act(game, s["options"][0]["action"], seat=s["seat"], seq=s["seq"]) for p, s in seats]
                assert sorted(done["seq"] for done in await asyncio.gather(*choices)) == [1, 2]

    asyncio.run(play())


def test_a_choice_for_a_question_that_another_process_answered_is_refused(pair_on_postgres_bus: Pair) -> None:
    first, second = pair_on_postgres_bus

    async def play(here: str, there: str) -> None:
        async with await Person.register(here, "Ada") as ada, ada.at(there) as ada_there:
            game = await ada.create("me", "me")
            seen = await ada.state(game)
            await ada_there.state(game)  # both have it in memory
            await ada.act(game, seen["options"][0]["action"], seat=seen["seat"], seq=seen["seq"])
            with pytest.raises(Refused) as refused:
                await ada_there.act(game, seen["options"][0]["action"], seat=seen["seat"], seq=seen["seq"])
            assert refused.value.status == 409
            assert refused.value.problem["seq"] == 1

    asyncio.run(play(first.address, second.address))


def test_streams_go_on_after_the_bus_was_cut(pair_on_postgres_bus: Pair) -> None:
    first, second = pair_on_postgres_bus

    async def play(here: str, there: str) -> None:
        async with await Person.register(here, "Ada") as ada, ada.at(there) as ada_there:
            game = await ada.create("me", "me")
            async with ada_there.watching(game) as states:
                state = await next_state(states, seq=0, within=10)
                _cut_listeners(first.database)
                await asyncio.sleep(2.5)
                done = await ada.act(game, state["options"][0]["action"], seat=state["seat"])
                await next_state(states, seq=done["seq"], within=BLINK)

    asyncio.run(play(first.address, second.address))


def _cut_listeners(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        listeners = "query LIKE 'LISTEN%' AND datname = current_database()"
        cut = connection.execute(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listeners}".encode()
        ).fetchall()
    assert len(cut) == 2


def test_one_command_starts_two_workers(postgres_database: str, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with people(address, "Ada", "Ben") as (ada, ben):
            game = await ada.create("me", "open", "weighted")
            await ben.join(game)
            async with ben.watching(game) as states:
                await next_state(states, seq=0, within=10)
                await asyncio.gather(*(play_out(person, game, seed=person.name) for person in (ada, ben)))
                state = await next_state(states, seq=20, within=BLINK)
                while not state["over"]:
                    state = await anext(states)

    with ServerProcess(postgres_database, "--workers", "2", log=tmp_path / "log") as server:
        asyncio.run(play(server.address))
        assert server.stop() == 0
    asyncio.run(checked_logs(postgres_database))


def test_a_bot_goes_on_in_another_process_when_its_own_dies(postgres_database: str, tmp_path: Path) -> None:
    async def play(first: ServerProcess, second: ServerProcess) -> None:
        async with await Person.register(first.address, "Ada") as ada, ada.at(second.address) as ada_there:
            game = await ada.create("me", "sweeper", "weighted")
            first.kill()
            state = await play_out(ada_there, game, seed="moved", until=40)
            assert {move["seat"] for move in (await ada_there.ask("GET", f"/games/{game}/log"))["moves"]} == {0, 1, 2}
            assert state["seq"] >= 40

    with two_servers(postgres_database, folder=tmp_path) as (first, second):
        asyncio.run(play(first, second))
