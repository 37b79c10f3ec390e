"""Whatever people do at a table, in any order: memory and database tell the same, and nothing else is changed."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rokoko.config import MODULES, GameConfig
from rokoko.server import playing
from rokoko.server.problems import Problem
from rokoko.server.room import Room
from tests.server.table import Table, course_until, log_of, opened, table_of

Doing = Callable[[Table, Room, Random], Awaitable[Any]]


def believed(room: Room) -> dict[str, Any]:
    """Everything that a room knows, but for its lock."""
    course = room.course
    return {
        "row": room.row,
        "seats": room.seats,
        "digest": course.game.digest(),
        "moves": [(seat, action.text) for seat, action in course.game.moves],
        "seq": (course.seq, course.at),
        "taken": [(t.seq, t.at, t.seat, t.action.text, t.bot, t.revealed, t.had_choice) for t in course.taken],
        "undone": [item.seq for item in course.undone],
        "redo": [(group.by, group.entries) for group in course.redoable],
        "held": course.held,
        "waiting": course.waiting,
        "deciders": course.deciders,
        "requests": (course.undo_request, course.end_request, course.ended),
        "questions": room.questions,
        "deadlines": [room.deadline(seat) for seat in range(len(room.seats))],
    }


def someone(table: Table, rng: Random) -> int:
    return rng.randrange(len(table.people))


async def act(table: Table, room: Room, rng: Random) -> None:
    seats = [seat for seat in room.course.waiting if room.seats_of(room.seats[seat].player_id)]
    if not seats:
        return
    seat = rng.choice(seats)
    options = room.game.options(seat)
    await table.act(seat, rng.choice(options).text if options else "pass", confirm=rng.random() < 0.6)


async def bots(table: Table, room: Room, rng: Random) -> None:
    seats = [seat for seat in room.course.deciders if room.bot_at(seat) is not None]
    if seats:
        seat = rng.choice(seats)
        action, bot = rng.choice(room.options(seat)), room.bot_at(seat)
        assert bot is not None
        await playing.bot_acts(table.house, room, seat=seat, bot=bot, action=action, seq=room.course.seq)


async def confirm(table: Table, room: Room, rng: Random) -> None:
    if room.course.held is not None:
        await playing.confirm(table.house, table.player_of(room, room.course.held), room, seat=room.course.held)


async def undo(table: Table, room: Room, rng: Random) -> None:
    await table.undo(someone(table, rng))


async def redo(table: Table, room: Room, rng: Random) -> None:
    await table.redo(someone(table, rng))


async def answer(table: Table, room: Room, rng: Random) -> None:
    await table.answer(someone(table, rng), agreed=rng.random() < 0.8)


async def stand_in(table: Table, room: Room, rng: Random) -> None:
    who = table.people[someone(table, rng)]
    seats = room.seats_of(who.id)
    await playing.seat_stand_in(table.house, who, room, seat=rng.choice(seats) if seats else 0, bot="sweeper")


async def come_back(table: Table, room: Room, rng: Random) -> None:
    await playing.reclaim(table.house, table.people[someone(table, rng)], room)


async def end(table: Table, room: Room, rng: Random) -> None:
    await playing.propose_end(table.house, table.people[someone(table, rng)], room)


async def answer_end(table: Table, room: Room, rng: Random) -> None:
    await playing.answer_end(table.house, table.people[someone(table, rng)], room, agreed=rng.random() < 0.3)


async def resign(table: Table, room: Room, rng: Random) -> None:
    if rng.random() < 0.3:
        await playing.resign(table.house, table.people[someone(table, rng)], room)


OFTEN: list[Doing] = [act, act, act, bots, undo, undo, redo, confirm, answer]
SELDOM: list[Doing] = [stand_in, come_back, end, answer_end, resign]
DOINGS = OFTEN + OFTEN + SELDOM

tables = st.sampled_from([(1, 2, 0), (1, 1, 2), (2, 1, 1), (3, 1, 0), (2, 2, 1), (1, 1, 0)])  # people, own seats, bots


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(
    table=tables,
    seed=st.integers(0, 2**32),
    before=st.integers(0, 60),
    doings=st.lists(st.sampled_from(range(len(DOINGS))), min_size=10, max_size=40),
    modules=st.sampled_from([(), MODULES]),
)
def test_a_table_read_from_the_database_is_the_table_in_memory(
    table: tuple[int, int, int], seed: int, before: int, doings: list[int], modules: tuple[str, ...]
) -> None:
    async def story(folder: Path) -> None:
        people, own, bot_seats = table
        async with opened(folder) as house:
            place = await table_of(house, people, own=own, bots=bot_seats, seed=seed, modules=modules)
            config = GameConfig(seats=own + people - 1 + bot_seats, modules=modules)
            await place.play(course_until(config, lambda game: game.over or len(game.moves) >= before, seed))
            rng = Random(seed)
            for doing in doings:
                await check_doing(place, DOINGS[doing], rng)

    with TemporaryDirectory() as folder:
        asyncio.run(story(Path(folder)))


async def check_doing(table: Table, doing: Doing, rng: Random) -> None:
    room = await table.room()
    before = believed(room)
    refused = None
    try:
        await doing(table, room, rng)
    except Problem as problem:
        refused = problem
    if refused is not None:
        assert refused.status in (400, 403, 409, 422), refused
        assert believed(room) == before, "what was refused changed something"
    stored = await table.stored()
    assert believed(stored) == believed(room)
    assert stored.row.waiting == "".join(map(str, stored.course.waiting))
    assert len(await log_of(table)) == room.course.seq
    assert (stored.row.status == "over") == stored.course.over
    if stored.row.result is not None:
        assert msgspec.json.decode(stored.row.result)["ended"] == stored.course.ended
