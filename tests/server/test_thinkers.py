"""Bots of a server think in worker processes; whatever happens there, the game goes on."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

import rokoko as rk
from rokoko.bots import advise
from rokoko.server.questions import AskBot
from rokoko.server.thinkers import NoAdvice, Thinkers
from rokoko.server.thinking import KeptBots
from tests.server.thoughts import AGES, GAME, LAST, chosen, diary_of, pid_of_patient, release

pytestmark = pytest.mark.usefixtures("foreign_bots")


def test_bots_play_a_whole_game_and_select_their_hands_at_the_same_time(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> rk.Game:
        game = rk.Game(rk.GameConfig(seats=3), seed=2)
        bots = ["sweeper", "weighted", "random"]
        async with Thinkers(2, grace=AGES) as thinkers:
            while not game.over:
                seats = game.deciders
                asked = [
                    thinkers.choose(
                        bot=bots[seat],
                        key=f"g2:{seat}",
                        seed="5",
                        view=game.view(seat),
                        options=game.options(seat),
                        budget=1.0,
                    )
                    for seat in seats
                ]
                for seat, action in zip(seats, await asyncio.gather(*asked)):
                    game.apply(seat, action)
        assert thinkers.lost == 0
        return game

    assert asyncio.run(play()).record() == asyncio.run(play()).record()
    assert not caplog.records


def test_bots_of_several_seats_think_at_the_same_time(tmp_path: Path) -> None:
    async def play() -> None:
        seeds = [str(tmp_path / name) for name in "abc"]
        async with Thinkers(2) as thinkers:
            assert thinkers.waiting == 0
            tasks = [asyncio.create_task(chosen(thinkers, "patient", f"g1:{seed}", seed)) for seed in seeds]
            first, second = [await pid_of_patient(seed) for seed in seeds[:2]]
            assert first != second
            assert (thinkers.thinking, thinkers.waiting) == (2, 1)
            for seed in seeds:
                release(seed)
            assert await asyncio.gather(*tasks) == [LAST] * 3
            assert (thinkers.thinking, thinkers.waiting) == (0, 0)

    asyncio.run(play())


def test_a_bot_stays_itself_from_one_decision_to_the_next(tmp_path: Path) -> None:
    async def play() -> None:
        a, b = str(tmp_path / "a"), str(tmp_path / "b")
        async with Thinkers(2) as thinkers:
            for _ in range(3):
                await asyncio.gather(chosen(thinkers, "diarist", "g1:0", a), chosen(thinkers, "diarist", "g1:1", b))
        ours, theirs = diary_of(a), diary_of(b)
        assert [count for _, count in ours] == [count for _, count in theirs] == [1, 2, 3]
        assert len({pid for pid, _ in ours}) == len({pid for pid, _ in theirs}) == 1
        assert ours[0][0] != theirs[0][0]

    asyncio.run(play())


def test_a_bot_is_made_anew_when_its_seed_or_name_is_another_or_it_is_to_forget(tmp_path: Path) -> None:
    async def play() -> None:
        a, b = str(tmp_path / "a"), str(tmp_path / "b")
        async with Thinkers(1) as thinkers:
            for bot, seed in (("diarist", a), ("diarist", a), ("diarist", b), ("diarist", a), ("good", a)):
                await chosen(thinkers, bot, "g1:0", seed)
            await chosen(thinkers, "diarist", "g1:0", a)
            thinkers.forget("g1:0")
            await chosen(thinkers, "diarist", "g1:0", a)
        assert [count for _, count in diary_of(a)] == [1, 2, 1, 1, 1]
        assert [count for _, count in diary_of(b)] == [1]

    asyncio.run(play())


def test_only_the_bots_asked_last_are_kept() -> None:
    bots = KeptBots(2)

    def bot_at(key: str) -> Any:
        return bots.bot_for(AskBot("random", key, 1, "1", {}, [], 1.0))

    first, second = bot_at("a"), bot_at("b")
    assert bot_at("a") is first
    bot_at("c")
    assert bot_at("a") is first
    assert bot_at("b") is not second


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("raising", "raised RuntimeError: lost my thread and my needle"),
        ("hanging", "did not answer within 0.6 s"),
        ("bowing", "answered 'a bow'"),
        ("cheating", "which is not on offer"),
        ("quitting", "lost its process"),
        ("missing", "can't start"),
        ("nobody", "there is no bot 'nobody'"),
    ],
)
def test_a_failing_bot_loses_its_decision(name: str, said: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with Thinkers(1) as thinkers:
            assert await chosen(thinkers, name, budget=0.1) in GAME.options(0)
            assert thinkers.lost == 1
            assert await chosen(thinkers, "good") == LAST
            assert await chosen(thinkers, "good", "g1:1") == LAST
            assert thinkers.lost == 1

    with caplog.at_level(logging.DEBUG, logger="rokoko.bots"):
        asyncio.run(play())
    (line,) = caplog.records
    assert line.name == "rokoko.bots"
    assert line.getMessage().startswith(f"bot {name} at g1:0 ")
    assert said in line.getMessage()
    assert "\n" not in line.getMessage()


def test_a_bot_that_is_never_ready_loses_its_decision(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with Thinkers(1, starting=2.0) as thinkers:
            assert await chosen(thinkers, "unborn", budget=0.1) in GAME.options(0)

    asyncio.run(play())
    assert [line.getMessage() for line in caplog.records] == [
        "bot unborn at g1:0 did not start within 2.0 s: the fallback bot decides"
    ]


def test_every_queued_decision_has_its_whole_budget(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with Thinkers(1, grace=2.5) as thinkers:
            asked = [chosen(thinkers, "slow", f"g{game}:0", budget=0.1) for game in range(4)]
            assert await asyncio.gather(*asked) == [LAST] * 4
            assert thinkers.lost == 0

    asyncio.run(play())
    assert not caplog.records


def test_who_is_cancelled_leaves_the_process_to_the_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        a, b, c = (str(tmp_path / name) for name in "abc")
        async with Thinkers(1) as thinkers:
            thinks = asyncio.create_task(chosen(thinkers, "patient", "g1:0", a))
            queued = asyncio.create_task(chosen(thinkers, "diarist", "g1:1", b))
            stays = asyncio.create_task(chosen(thinkers, "diarist", "g1:2", c))
            pid = await pid_of_patient(a)
            assert thinkers.waiting == 2
            for task in (thinks, queued):
                task.cancel()
            assert [type(end) for end in await asyncio.gather(thinks, queued, return_exceptions=True)] == [
                asyncio.CancelledError
            ] * 2
            assert thinkers.waiting == 1
            release(a)
            assert await stays == LAST
            assert diary_of(c) == [(pid, 1)]
            assert not Path(f"{b}.diary").exists()
            assert await chosen(thinkers, "patient", "g1:0", a) == LAST

    asyncio.run(play())
    assert not caplog.records


def test_advice_is_what_the_adviser_says() -> None:
    async def play() -> None:
        async with Thinkers(1, grace=AGES) as thinkers:
            told = await thinkers.advise(GAME.view(0), budget=0.0, seed=3)
            assert told == advise(GAME.view(0), 0.0, 3)
            assert {advice.action for advice in told} == set(GAME.options(0))

    asyncio.run(play())


def test_an_adviser_that_fails_says_so_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with Thinkers(1) as thinkers:
            with pytest.raises(NoAdvice, match="the adviser raised KeyError"):
                await thinkers.advise({})
            assert await chosen(thinkers, "good") == LAST

    asyncio.run(play())
    assert len(caplog.records) == 1


def test_a_view_that_is_not_plain_data_is_refused_at_once() -> None:
    async def play() -> None:
        async with Thinkers(1) as thinkers:
            with pytest.raises(TypeError, match="not plain data"):
                await thinkers.advise({"seat": object()})
            assert thinkers.waiting == 0

    asyncio.run(play())
