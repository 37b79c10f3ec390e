"""What may be taken back only if the others agree: who is asked, who answers, and what ends a request."""

import pytest

from rokoko.config import GameConfig
from rokoko.server import playing
from rokoko.server.house import House
from rokoko.server.problems import Forbidden, OutOfDate, Refused
from tests.server.table import Tell, hands, table_of
from tests.server.turns import at, passes_on, reveals

TWO = GameConfig(seats=2)


def test_after_something_new_was_revealed_the_others_are_asked(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, reveals)
        room = await table.room()
        before = room.game.digest()
        await table.act(seat, action)
        assert not await table.undo(seat)
        assert room.game.digest() != before
        with pytest.raises(Forbidden, match="the others answer"):
            await table.answer(seat, agreed=True)
        await table.answer(1 - seat, agreed=True)
        assert room.game.digest() == before
        assert room.course.undo_request is None

    tell(story)


def test_after_another_player_acted_both_choices_go_if_the_other_agrees(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, passes_on)
        room = await table.room()
        before = room.game.digest()
        await table.act(seat, action)
        await table.first(1 - seat)
        assert not await table.undo(seat)
        await table.answer(1 - seat, agreed=True)
        assert room.game.digest() == before
        assert room.course.waiting == (seat,)
        with pytest.raises(Refused):  # what the other had chosen is not for the asker to do again
            await table.redo(seat)

    tell(story)


def test_one_of_three_who_declines_is_enough(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 3, reveals)
        others = [number for number in range(3) if number != seat]
        await table.act(seat, action)
        room = await table.room()
        after = room.game.digest()
        await table.undo(seat)
        await table.answer(others[0], agreed=True)
        assert room.course.undo_request is not None
        await table.answer(others[1], agreed=False)
        assert room.game.digest() == after
        assert (await table.room()).course.undo_request is None
        with pytest.raises(OutOfDate, match="nobody asks"):
            await table.answer(others[0], agreed=True)

    tell(story)


def test_all_three_must_agree(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 3, reveals)
        room = await table.room()
        before = room.game.digest()
        await table.act(seat, action)
        await table.undo(seat)
        for number in range(3):
            if number != seat:
                assert room.game.digest() != before
                await table.answer(number, agreed=True)
        assert room.game.digest() == before

    tell(story)


def test_a_request_ends_when_somebody_acts_and_only_one_is_open(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, reveals)
        await table.act(seat, action)
        await table.undo(seat)
        with pytest.raises(Refused, match="being asked"):
            await table.undo(seat)
        await table.first(seat)
        with pytest.raises(OutOfDate):
            await table.answer(1 - seat, agreed=True)

    tell(story)


def test_the_asker_may_withdraw(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, reveals)
        await table.act(seat, action)
        await table.undo(seat)
        await table.answer(seat, agreed=False)
        assert (await table.room()).course.undo_request is None

    tell(story)


def test_who_resigns_or_is_away_does_not_hold_a_request_up(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 3, reveals)
        others = [number for number in range(3) if number != seat]
        room = await table.room()
        before = room.game.digest()
        await table.act(seat, action)
        await table.undo(seat)
        await table.answer(others[0], agreed=True)
        await playing.resign(house, table.people[others[1]], room)
        assert room.game.digest() == before
        await table.act(seat, action)
        await table.undo(seat)
        await playing.seat_stand_in(house, table.people[others[0]], room, seat=others[0], bot="sweeper")
        assert room.game.digest() == before

    tell(story)


def test_the_request_of_somebody_who_resigns_is_forgotten(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, reveals)
        await table.act(seat, action)
        await table.undo(seat)
        await playing.resign(house, table.people[seat], await table.room())
        assert (await table.room()).course.undo_request is None

    tell(story)


def test_while_the_others_are_away_only_their_bots_choices_go(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, passes_on)
        room = await table.room()
        other = 1 - seat
        before = room.game.digest()
        await table.act(seat, action)
        await playing.seat_stand_in(house, table.people[other], room, seat=other, bot="sweeper")
        await table.bots_play()
        assert await table.undo(seat)
        assert room.game.digest() == before
        await playing.reclaim(house, table.people[other], room)
        await table.act(seat, action)
        await table.first(other)
        await playing.seat_stand_in(house, table.people[other], room, seat=other, bot="sweeper")
        with pytest.raises(Refused, match="away"):
            await table.undo(seat)

    tell(story)


def test_when_all_hands_are_chosen_others_are_asked(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        await table.play(hands(TWO))
        assert not await table.undo(0)  # seat 1 chose last

    tell(story)
