"""What may be taken back, by whom, and what becomes of it."""

from collections.abc import Callable

import pytest

from rokoko.config import GameConfig
from rokoko.game import Game
from rokoko.server import entries as e
from rokoko.server import playing
from rokoko.server.house import House
from rokoko.server.problems import Forbidden, OutOfDate, Refused
from rokoko.server.telling import undo_info, undone_of
from rokoko.server.terms import Terms
from tests.server.table import Move, Table, Tell, course_until, hands, log_of, option_that, table_of


def before_choice(
    config: GameConfig, wanted: Callable[[Game, Game, int], bool], seed: int = 5
) -> tuple[list[Move], Move]:
    """Moves, and a choice in the actions phase after which (game before, game after, seat) are as wanted."""
    found: list[Move] = []

    def look(game: Game) -> bool:
        if game.phase != "actions":
            return False
        move = option_that(game, lambda trial, seat: wanted(game, trial, seat))
        if move is not None:
            found.append(move)
        return move is not None

    for chance in range(20):
        moves = course_until(config, lambda game: game.over or look(game), seed, chance)
        if found:
            return moves, found[0]
    raise AssertionError("no such choice in 20 games")


def passes_on(before: Game, after: Game, seat: int) -> bool:
    """The turn ends, and nothing is revealed."""
    return after.stacks() == before.stacks() and after.phase == "actions" and seat not in after.deciders


def goes_on(before: Game, after: Game, seat: int) -> bool:
    """The same player is asked again, and nothing is revealed."""
    return after.stacks() == before.stacks() and after.deciders == (seat,)


def reveals(before: Game, after: Game, seat: int) -> bool:
    return after.stacks() != before.stacks() and after.deciders == (seat,)


TWO, THREE = GameConfig(seats=2), GameConfig(seats=3)


async def at(house: House, people: int, kind: Callable[[Game, Game, int], bool], **more: object) -> tuple[Table, Move]:
    """A table of people just before such a choice."""
    table = await table_of(house, people, **more)  # type: ignore[arg-type]
    moves, move = before_choice(GameConfig(seats=people), kind)
    await table.play(moves)
    return table, move


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


def test_when_all_hands_are_chosen_others_are_asked(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2)
        await table.play(hands(TWO))
        assert not await table.undo(0)  # seat 1 chose last

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
