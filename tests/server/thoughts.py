"""Asking the bots of another package for a choice, and what they leave behind of it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import rokoko as rk
from rokoko.server.thinkers import Thinkers

AGES = 60.0  # seconds in which everything has happened, however busy the machine is
GAME = rk.Game(rk.GameConfig(seats=3), seed=1)
LAST = GAME.options(0)[-1]


async def chosen(thinkers: Thinkers, bot: str, key: str = "g1:0", seed: str = "1", budget: float = AGES) -> rk.Action:
    return await thinkers.choose(bot=bot, key=key, seed=seed, view=GAME.view(0), options=GAME.options(0), budget=budget)


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(AGES):
        while not happened():
            await asyncio.sleep(0.01)


async def pid_of_patient(seed: str) -> int:
    """The process in which the patient bot of this seed has begun to think."""
    here = Path(f"{seed}.here")
    await until(here.exists)
    return int(here.read_text())


def release(seed: str) -> None:
    Path(f"{seed}.go").touch()


def diary_of(seed: str) -> list[tuple[int, int]]:
    lines = Path(f"{seed}.diary").read_text().splitlines()
    return [(int(pid), int(count)) for pid, count in (line.split() for line in lines)]
