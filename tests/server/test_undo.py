"""What a player may take back alone, and what becomes of it."""

import pytest

from rokoko.config import GameConfig
from rokoko.game import Game
from rokoko.server import entries as e
from rokoko.server import playing
from rokoko.server.house import House
from rokoko.server.problems import OutOfDate, Refused
from rokoko.server.telling import undo_info, undone_of
from rokoko.server.terms import Terms
from tests.server.table import Tell, course_until, log_of, table_of
from tests.server.turns import at, goes_on, passes_on, reveals

TWO = GameConfig(seats=2)


def test_a_choice_within_the_turn_is_taken_back_freely_and_done_again(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, goes_on)
        room = await table.room()
        before, player = room.game.digest(), table.player_of(room, seat)
        await table.act(seat, action)
        after = room.game.digest()
        info = undo_info(room, player, seat)
        assert info is not None
        assert (info.possible, info.redo) == ("yes", False)
        assert await table.undo(seat)
        assert room.game.digest() == before
        info = undo_info(room, player, seat)
        assert info is not None
        assert info.redo
        await table.redo(seat)
        assert room.game.digest() == after
        assert (await table.stored()).game.digest() == after

    tell(story)


def test_what_was_undone_stays_in_the_log_and_is_marked(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, goes_on)
        await table.act(seat, action)
        await table.undo(seat)
        room = await table.stored()
        assert [(move.seat, move.action, move.undone) for move in undone_of(room, table.people[seat], seat)] == [
            (seat, action.text, True)
        ]
        assert [move.action for move in undone_of(room, table.people[1 - seat], 1 - seat)] == [None]
        kinds = [type(entry) for entry in await log_of(table)]
        assert kinds[-2:] == [e.Acted, e.TookBack]

    tell(story)


def test_a_new_choice_ends_what_could_be_done_again(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, goes_on)
        await table.act(seat, action)
        await table.undo(seat)
        other = next(option for option in (await table.room()).options(seat) if option != action)
        await table.act(seat, other)
        with pytest.raises(Refused, match="nothing to do again"):
            await table.redo(seat)

    tell(story)


@pytest.mark.parametrize(("policy", "words"), [("turn", "others have acted"), ("none", "without undo")])
def test_a_table_may_agree_on_less(tell: Tell, policy: str, words: str) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, reveals, terms=Terms(undo=policy))
        await table.act(seat, action)
        with pytest.raises(Refused, match=words):
            await table.undo(seat)

    tell(story)


def test_within_the_turn_is_free_also_where_nothing_is_asked(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, goes_on, terms=Terms(undo="turn"))
        await table.act(seat, action)
        assert await table.undo(seat)

    tell(story)


def test_there_is_nothing_to_take_back_before_the_first_choice(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        await table.first(0)
        with pytest.raises(Refused, match="nothing of yours"):
            await table.undo(1)

    tell(story)


def test_hands_are_taken_back_alone_whatever_others_chose_meanwhile(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 3)
        room = await table.room()
        mine = await table.first(0)
        for seat in (1, 2, 1, 2):
            await table.first(seat)
        seq = room.course.seq
        assert await table.undo(0)
        assert [item.seat for item in room.course.taken] == [1, 2, 1, 2]
        assert await table.undo(2)
        await table.redo(0)
        await table.redo(2)
        assert [(item.seat, item.seq) for item in room.course.taken] == [(1, 2), (2, 3), (1, 4), (0, 1), (2, 5)]
        assert mine in [item.action for item in room.course.taken]
        assert room.course.seq == seq + 4
        assert (await table.stored()).game.digest() == room.game.digest()

    tell(story)


def test_against_bots_there_is_no_limit(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 1, bots=2)
        room = await table.room()
        start, chosen = room.game.digest(), 0
        digests = [start]
        while room.game.round < 2:
            await table.bots_play()
            if room.course.deciders == (0,):
                chosen += len(room.options(0)) > 1
                await table.first(0)
                digests.append(room.game.digest())
        steps = 0
        while any(item.seat == 0 and item.had_choice for item in room.course.taken):
            assert await table.undo(0)
            steps += 1
        assert steps == chosen
        assert all(item.bot is not None or not item.had_choice for item in room.course.taken)
        assert (await table.stored()).game.digest() == room.game.digest()

    tell(story)


def test_a_finished_game_against_bots_can_be_gone_back_into(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 1, bots=1)
        await table.play(course_until(TWO, lambda game: game.over))
        room = await table.room()
        assert (room.row.status, room.row.result is None) == ("over", False)
        assert await table.undo(0)
        assert (room.row.status, room.row.result, room.row.ended_at) == ("playing", None, None)
        stored = await table.stored()
        assert (stored.row.status, stored.row.result, stored.course.waiting) == ("playing", None, room.course.waiting)

    tell(story)


def test_a_finished_game_of_people_stays_as_it_is(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        await table.play(course_until(TWO, lambda game: game.over))
        with pytest.raises(Refused, match="over"):
            await table.undo(0)

    tell(story)


def test_a_game_that_was_ended_early_stays_ended(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 1, bots=1)
        await table.first(0)
        await playing.propose_end(house, table.people[0], await table.room())
        with pytest.raises(OutOfDate, match="over"):
            await table.undo(0)

    tell(story)


def test_on_one_screen_undo_and_redo_follow_the_choices_whose_seat_they_are(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 1, own=2)
        room = await table.room()
        start = [room.game.digest()]
        for seat, action in course_until(TWO, lambda game: game.round == 2):
            await table.act(seat, action)
            start.append(room.game.digest())
        choices = [item for item in room.course.taken if item.had_choice]
        end = room.game.digest()
        for _ in choices:
            assert await table.undo(0)
        assert not any(item.had_choice for item in room.course.taken)
        for _ in choices:
            await table.redo(0)
        assert room.game.digest() == end
        assert (await table.stored()).game.digest() == end
        with pytest.raises(Refused):
            await table.redo(0)

    tell(story)


def test_a_held_turn_lets_the_others_wait_until_it_is_confirmed(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, passes_on)
        room = await table.room()
        before = room.game.digest()
        await table.act(seat, action, confirm=False)
        assert (room.course.held, room.course.waiting, room.course.deciders) == (seat, (seat,), ())
        with pytest.raises(OutOfDate, match="confirmed"):
            await table.act(1 - seat, "pass")
        with pytest.raises(OutOfDate, match="no turn of yours"):
            await playing.confirm(house, table.people[1 - seat], room)
        assert (await table.stored()).course.held == seat
        assert await table.undo(seat)
        assert (room.game.digest(), room.course.held) == (before, None)
        await table.redo(seat)
        assert room.course.held == seat
        await playing.confirm(house, table.people[seat], room)
        assert room.course.waiting == (1 - seat,)
        assert await table.undo(seat)  # nobody has acted yet

    tell(story)


def test_a_turn_that_reveals_or_does_not_end_is_not_held(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 2, goes_on)
        await table.act(seat, action, confirm=False)
        assert (await table.room()).course.held is None

    tell(story)


def shows_a_card(before: Game, after: Game, seat: int) -> bool:
    """The turn passes to somebody whose last card the engine plays by itself."""
    return after.stacks() == before.stacks() and any(
        player.in_play >= 0 and number != seat and before.state.players[number].in_play < 0
        for number, player in enumerate(after.state.players)
    )


def test_a_card_that_somebody_else_had_to_show_is_not_taken_back_freely(tell: Tell) -> None:
    async def story(house: House) -> None:
        table, (seat, action) = await at(house, 3, shows_a_card)
        room = await table.room()
        await table.act(seat, action, confirm=False)
        assert room.course.held is None
        assert room.course.taken[-1].revealed
        assert not await table.undo(seat)

    tell(story)
