"""People who are away, come back, give up, or agree to end."""

from collections.abc import Callable

import pytest

from rokoko.config import GameConfig
from rokoko.server import entries as e
from rokoko.server import playing
from rokoko.server.house import House
from rokoko.server.problems import BadInput, Forbidden, OutOfDate, Refused
from rokoko.server.telling import may_see, viewing_seat
from rokoko.server.terms import PACES, Terms
from tests.server.table import Table, Tell, course_until, hands, log_of, table_of

Wait = Callable[[int], None]


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Wait:
    """Lets time pass, in milliseconds."""
    from rokoko.server import clock

    real, passed = clock.now, [0]
    for place in ("house", "playing", "gathering", "keeping"):
        monkeypatch.setattr(f"rokoko.server.{place}.now", lambda: real() + passed[0])

    def let_pass(milliseconds: int) -> None:
        passed[0] += milliseconds

    return let_pass


DAY = Terms(pace="day")
PATIENCE = 24 * 3_600_000
assert PACES["day"] == PATIENCE


async def seat_bot(table: Table, who: int, seat: int) -> None:
    await playing.seat_stand_in(table.house, table.people[who], await table.room(), seat=seat, bot="sweeper")


def test_a_bot_stands_in_only_after_the_pace_is_over(tell: Tell, wait: Wait) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, terms=DAY)
        room = await table.room()
        with pytest.raises(Refused, match="more minutes"):
            await seat_bot(table, 0, 1)
        wait(PATIENCE - 60_000)
        with pytest.raises(Refused, match=r"1 more minute$"):
            await seat_bot(table, 0, 1)
        wait(61_000)
        await seat_bot(table, 0, 1)
        assert room.bot_at(1) == "sweeper"
        assert (await table.stored()).bot_at(1) == "sweeper"
        with pytest.raises(OutOfDate, match="already"):
            await seat_bot(table, 0, 1)
        await table.bots_play()
        assert sum(item.seat == 1 for item in room.course.taken) == 3
        assert {item.bot for item in room.course.taken} == {"sweeper"}

    tell(story)


def test_the_time_for_the_first_choice_counts_from_the_start_also_after_a_restart(tell: Tell, wait: Wait) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, terms=DAY)
        room = await table.room()
        deadline = room.deadline(1)
        wait(3_600_000)
        await table.first(0)
        assert (await table.room()).deadline(1) == deadline
        assert (await table.stored()).deadline(1) == deadline
        assert room.deadline(0) != deadline  # asked anew

    tell(story)


def test_nobody_is_waited_for_who_is_not_asked(tell: Tell, wait: Wait) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, terms=DAY)
        await table.play(hands(GameConfig(seats=2)))
        room = await table.room()
        (asked,) = room.course.waiting
        wait(2 * PATIENCE)
        with pytest.raises(Refused, match="does not wait"):
            await seat_bot(table, asked, 1 - asked)
        await seat_bot(table, 1 - asked, asked)

    tell(story)


def test_a_table_without_pace_waits_for_ever_but_one_may_seat_a_bot_for_oneself(tell: Tell, wait: Wait) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, terms=Terms(pace="none"))
        wait(10 * PATIENCE)
        with pytest.raises(Refused, match="no pace"):
            await seat_bot(table, 0, 1)
        await seat_bot(table, 0, 0)
        assert (await table.room()).bot_at(0) == "sweeper"

    tell(story)


@pytest.mark.parametrize("seat", [-1, 2, 3, 99])
def test_a_stand_in_needs_a_player_to_stand_in_for(tell: Tell, seat: int) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, bots=1)
        with pytest.raises(BadInput, match="no player"):
            await seat_bot(table, 0, seat)

    tell(story)


def test_who_comes_back_gets_the_chair_and_all_the_time(tell: Tell, wait: Wait) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, terms=DAY)
        room = await table.room()
        wait(PATIENCE + 1)
        await seat_bot(table, 0, 1)
        wait(PATIENCE)
        await playing.reclaim(house, table.people[1], room)
        assert room.bot_at(1) is None
        with pytest.raises(Refused, match="more minutes"):
            await seat_bot(table, 0, 1)
        assert (await table.stored()).deadline(1) == room.deadline(1)
        with pytest.raises(OutOfDate, match="no bot plays for you"):
            await playing.reclaim(house, table.people[1], room)

    tell(story)


def test_choosing_is_coming_back(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        await seat_bot(table, 1, 1)
        await table.first(1)
        assert (await table.room()).bot_at(1) is None
        assert [type(entry) for entry in await log_of(table)] == [e.StandInSeated, e.SeatReclaimed, e.Acted]

    tell(story)


def test_a_bot_whose_player_came_back_while_it_thought_does_not_choose(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        await seat_bot(table, 1, 1)
        room = await table.room()
        action, seq = room.options(1)[0], room.course.seq
        await playing.reclaim(house, table.people[1], room)
        with pytest.raises(OutOfDate):
            await playing.bot_acts(house, room, seat=1, bot="sweeper", action=action, seq=seq)

    tell(story)


def test_a_held_turn_goes_on_when_a_bot_stands_in(tell: Tell, wait: Wait) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, terms=DAY)
        moves = course_until(GameConfig(seats=2), lambda game: game.phase == "actions")
        room = await table.play(moves)
        while room.course.held is None:
            (seat,) = room.course.deciders
            await table.act(seat, room.options(seat)[-1], confirm=False)
        seat = room.course.held
        wait(PATIENCE + 1)
        await seat_bot(table, 1 - seat, seat)
        assert (await table.stored()).course.held is None
        assert room.course.waiting == (1 - seat,)

    tell(story)


def test_who_resigns_watches_from_then_on_and_a_bot_plays(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 3)
        room = await table.room()
        await playing.resign(house, table.people[1], room)
        assert room.seats[1].resigned
        assert not room.course.over
        await table.bots_play()
        assert room.course.waiting == (0, 2)
        assert viewing_seat(room, table.people[1], None) is None
        with pytest.raises(Forbidden):
            viewing_seat(room, table.people[1], 1)
        with pytest.raises(Forbidden):
            await playing.act(house, table.people[1], room, action="pass", seat=1)
        with pytest.raises(Forbidden):
            await playing.reclaim(house, table.people[1], room)
        with pytest.raises(Forbidden):
            await playing.resign(house, table.people[1], room)
        assert (await table.stored()).seats == room.seats

    tell(story)


def test_when_the_last_person_resigns_the_game_is_over(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, bots=1)
        room = await table.room()
        await playing.resign(house, table.people[0], room)
        assert room.row.status == "playing"
        await playing.resign(house, table.people[1], room)
        assert (room.row.status, room.course.ended, room.course.waiting) == ("over", "deserted", ())
        stored = await table.stored()
        assert (stored.row.status, stored.course.ended) == ("over", "deserted")
        assert stored.row.result is not None
        with pytest.raises(Forbidden):
            await table.act(0, "pass")

    tell(story)


def test_an_end_that_all_agree_to(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 3)
        room = await table.room()
        ann, bob, cid = table.people
        await playing.propose_end(house, ann, room)
        with pytest.raises(OutOfDate, match="proposed that already"):
            await playing.propose_end(house, bob, room)
        await playing.answer_end(house, bob, room, agreed=True)
        assert not room.course.over
        await playing.answer_end(house, cid, room, agreed=True)
        assert (room.row.status, room.course.ended) == ("over", "agreed")
        with pytest.raises(OutOfDate):
            await playing.answer_end(house, cid, room, agreed=True)

    tell(story)


def test_one_who_declines_lets_the_game_go_on(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        room = await table.room()
        await playing.propose_end(house, table.people[0], room)
        await playing.answer_end(house, table.people[1], room, agreed=False)
        assert (room.course.end_request, room.course.over) == (None, False)
        with pytest.raises(OutOfDate, match="nobody proposes"):
            await playing.answer_end(house, table.people[1], room, agreed=True)

    tell(story)


def test_against_bots_the_end_needs_nobody_else(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 1, bots=2)
        await playing.propose_end(house, table.people[0], await table.room())
        assert (await table.room()).course.ended == "agreed"

    tell(story)


def test_who_is_away_or_leaves_does_not_hold_the_end_up(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 3)
        room = await table.room()
        await playing.propose_end(house, table.people[0], room)
        await seat_bot(table, 1, 1)
        assert not room.course.over
        await playing.resign(house, table.people[2], room)
        assert room.course.ended == "agreed"

    tell(story)


def test_behind_closed_doors_only_those_at_the_table_see(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, terms=Terms(watch="nobody"))
        room = await table.room()
        other = (await table_of(house, 1, bots=1)).people[0]
        assert [may_see(room, player) for player in (*table.people, other, None)] == [True, True, False, False]
        await playing.resign(house, table.people[1], room)
        assert may_see(room, table.people[1])

    tell(story)
