"""While a game is played: choose, confirm, take back, ask, answer, stand in, come back, give up."""

from collections.abc import Collection
from typing import Final

import msgspec

from rokoko.engine.actions import Action, parse_action
from rokoko.server import entries as e
from rokoko.server.accounts import Player
from rokoko.server.clock import now
from rokoko.server.course import Undone, reveals
from rokoko.server.gathering import check_bot
from rokoko.server.house import House
from rokoko.server.problems import AgainstRule, BadInput, Forbidden, OutOfDate, Overtaken, Quoted, Refused, SeatNumber
from rokoko.server.room import Room
from rokoko.server.undoing import UndoPlan, undo_plan
from rokoko.words.marks import N_, NN_

STAND_IN: Final = "cutter"


def own_seats(room: Room, player: Player) -> tuple[int, ...]:
    mine = room.seats_of(player.id)
    if not mine:
        raise Forbidden(N_("you have no seat in this game"))
    return mine


def own_seat(room: Room, player: Player, seat: int | None) -> int:
    """The seat that the player means: the named one, or the one that is asked, or the only one."""
    mine = own_seats(room, player)
    if seat is None:
        asked = [number for number in room.course.waiting if number in mine]
        return asked[0] if asked else mine[0]
    if seat not in mine:
        raise Forbidden(N_("seat {seat} is not yours"), seat=SeatNumber(seat))
    return seat


def check_under_way(room: Room) -> None:
    if room.row.status == "gathering":
        raise OutOfDate(N_("the game has not begun: it waits for players"))
    if room.course.over:
        raise OutOfDate(N_("the game is over"))


def _current(room: Room, seat: int, seq: int | None) -> None:
    """Refuses what was chosen for an earlier question."""
    question = room.questions.get(seat)
    since = room.course.seq if question is None else question.seq
    if seq is not None and not since <= seq <= room.course.seq:
        raise OutOfDate(N_("the game went on since you looked: look again"), about={"seq": room.course.seq})


def _unchanged(room: Room, seq: int | None) -> None:
    """Refuses what was meant for an earlier state of the game."""
    if seq is not None and seq != room.course.seq:
        raise OutOfDate(N_("the game went on since you looked: look again"), about={"seq": room.course.seq})


def parsed(text: str) -> Action:
    try:
        return parse_action(text)
    except ValueError as error:
        raise BadInput("{error}", error=Quoted(error)) from None


async def act(
    house: House,
    player: Player,
    room: Room,
    *,
    action: str,
    seat: int | None = None,
    seq: int | None = None,
    confirm: bool = True,
) -> int:
    """A choice of a player; the number of its entry. `confirm` False: if it ends the turn, the others wait."""
    wanted = parsed(action)
    async with room.lock:
        seat = own_seat(room, player, seat)
        check_under_way(room)
        _current(room, seat, seq)
        if room.course.held is not None:
            raise OutOfDate(N_("a turn waits to be confirmed"), about={"seq": room.course.seq})
        refused = room.game.why_not(seat, wanted)
        if refused is not None:
            raise AgainstRule(refused)
        fresh: list[e.Entry] = []
        if room.bot_at(seat) is not None:
            fresh.append(e.SeatReclaimed(seat=seat))
        held = not confirm and _ends_turn(room, seat, wanted)
        fresh.append(e.Acted(seat=seat, action=wanted.text, held=held))
        await _append_soon(house, room, seat, fresh, player.id)
        return room.course.seq


async def _append_soon(house: House, room: Room, seat: int, fresh: list[e.Entry], player_id: str | None) -> None:
    """While hands are chosen, another process may write first and leave this seat's question as it was: once more."""
    for _ in range(len(room.seats)):
        question = room.questions.get(seat)
        try:
            return await house.append(room, fresh, player_id)
        except Overtaken:
            if question is None or room.questions.get(seat) is not question or room.course.held is not None:
                raise
    return await house.append(room, fresh, player_id)


def _ends_turn(room: Room, seat: int, action: Action) -> bool:
    """Whether the turn passes on with this choice, without anything being revealed that could not be taken back."""
    if room.game.phase != "actions":
        return False
    trial = room.game.clone()
    before = trial.stacks()
    events = trial.apply(seat, action)
    return not trial.over and seat not in trial.deciders and not reveals(before, trial, seat, events)


async def confirm(house: House, player: Player, room: Room, *, seat: int | None = None, seq: int | None = None) -> None:
    async with room.lock:
        seat = own_seat(room, player, seat)
        check_under_way(room)
        _unchanged(room, seq)
        if room.course.held != seat:
            raise OutOfDate(N_("there is no turn of yours to confirm"), about={"seq": room.course.seq})
        await house.append(room, [e.Confirmed(seat=seat)], player.id)


async def bot_acts(house: House, room: Room, *, seat: int, bot: str, action: Action, seq: int) -> None:
    """The choice of a bot, unless the game has gone on meanwhile."""
    async with room.lock:
        question = room.questions.get(seat)
        if question is None or seq < question.seq or room.bot_at(seat) != bot or seat not in room.course.deciders:
            raise OutOfDate(N_("the game went on"), about={"seq": room.course.seq})
        await _append_soon(house, room, seat, [e.Acted(seat=seat, action=action.text, bot=bot)], None)


# --- Undo


def plan_undo(room: Room, player: Player, seat: int | None = None) -> UndoPlan:
    """What the player would take back, with this seat or with the one that chose last."""
    own, rivals = room.seats_of(player.id), room.rivals_of(player.id)
    plan = undo_plan(room.course, seat, own=own, rivals=rivals, policy=room.terms.undo)
    if not plan.ask or room.present(rivals):
        return plan
    theirs = {item.seq for item in room.course.taken if item.seat in rivals and item.bot is None}
    if theirs.isdisjoint(plan.entries):
        return msgspec.structs.replace(plan, ask=False)
    return UndoPlan(refusal=N_("the others are away, and what they chose stays"))


def redo_group(room: Room, player: Player, seat: int | None = None) -> Undone | None:
    """What the player may do again. What other people had chosen is theirs to choose anew."""
    mine = room.seats_of(player.id)
    group = room.course.last_undone(mine if seat is None else (seat,))
    if group is None or any(item.bot is None and item.seat not in mine for item in group.items):
        return None
    return group


async def undo(house: House, player: Player, room: Room, *, seat: int | None = None, seq: int | None = None) -> bool:
    """Take the last choice back, or ask the others for it. True if it is done, False if it was asked."""
    async with room.lock:
        own_seat(room, player, seat)
        if room.row.status == "gathering" or room.course.ended is not None:
            check_under_way(room)
        _unchanged(room, seq)
        plan = plan_undo(room, player, seat)
        if plan.refusal:
            raise Refused(plan.refusal)
        if plan.ask and room.course.undo_request is not None:
            raise Refused(N_("an undo is being asked for already"))
        kind = e.UndoAsked if plan.ask else e.TookBack
        await house.append(room, [kind(seat=plan.seat, entries=plan.entries)], player.id)
        return not plan.ask


async def redo(house: House, player: Player, room: Room, *, seat: int | None = None, seq: int | None = None) -> None:
    async with room.lock:
        own_seat(room, player, seat)
        check_under_way(room)
        _unchanged(room, seq)
        group = redo_group(room, player, seat)
        if group is None:
            raise Refused(N_("there is nothing to do again"))
        await house.append(room, [e.Restored(seat=group.by, entries=group.entries)], player.id)


async def answer_undo(house: House, player: Player, room: Room, *, agreed: bool) -> None:
    async with room.lock:
        mine = own_seats(room, player)
        check_under_way(room)
        request = room.course.undo_request
        if request is None:
            raise OutOfDate(N_("nobody asks for an undo any more"), about={"seq": room.course.seq})
        asker = room.seats[request.seat].player_id
        if asker == player.id and agreed:
            raise Forbidden(N_("the others answer what you asked"))
        fresh: list[e.Entry] = [e.UndoAnswered(seat=seat, agreed=agreed) for seat in mine]
        await house.append(room, fresh + _settled(room, agreeing=mine) if agreed else fresh[:1], player.id)


def _settled(room: Room, *, agreeing: Collection[int] = (), leaving: Collection[int] = ()) -> list[e.Entry]:
    """What all who are still there have agreed to, when these seats agree to it too, or leave the others alone."""
    undo, end = room.course.undo_request, room.course.end_request
    if undo is not None and undo.seat not in leaving:
        asker = room.seats[undo.seat].player_id or ""
        voters = set(room.present(room.rivals_of(asker))) - set(leaving)
        if voters <= {*undo.agreed, *agreeing}:
            return [e.TookBack(seat=undo.seat, entries=undo.entries)]
    if end is None or not leaving or end.seat in leaving:
        return []
    consenting = {room.seats[seat].player_id for seat in end.agreed}
    return [e.Ended(reason="agreed")] if room.present_people(leaving) <= consenting else []


# --- People who come and go


async def seat_stand_in(house: House, player: Player, room: Room, *, seat: int, bot: str | None = None) -> None:
    """A bot for somebody who lets the others wait past the pace, or for oneself at any time."""
    bot = check_bot(bot or STAND_IN)
    async with room.lock:
        mine = own_seats(room, player)
        check_under_way(room)
        if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "person":
            raise BadInput(N_("there is no player at seat {seat}"), seat=SeatNumber(seat))
        if room.bot_at(seat) is not None:
            raise OutOfDate(N_("a bot plays there already"), about={"seq": room.course.seq})
        if seat not in mine:
            deadline = room.deadline(seat)
            if deadline is None:
                raise Refused(N_("the game does not wait for that player, or has no pace"))
            if now() < deadline:
                raise Refused(
                    NN_("that player has {n} more minute", "that player has {n} more minutes"),
                    n=max(1, (deadline - now()) // 60_000),
                )
        fresh: list[e.Entry] = [e.StandInSeated(seat=seat, bot=bot, asked_by=mine[0])]
        await house.append(room, fresh + _settled(room, leaving=(seat,)), player.id)


async def reclaim(house: House, player: Player, room: Room) -> None:
    """The player is back and takes all chairs back where a bot stood in."""
    async with room.lock:
        mine = own_seats(room, player)
        check_under_way(room)
        kept = [seat for seat in mine if room.seats[seat].stand_in is not None]
        if not kept:
            raise OutOfDate(N_("no bot plays for you"), about={"seq": room.course.seq})
        await house.append(room, [e.SeatReclaimed(seat=seat) for seat in kept], player.id)


async def resign(house: House, player: Player, room: Room) -> None:
    """Give up: a bot plays on; if nobody is left, the game ends."""
    async with room.lock:
        mine = own_seats(room, player)
        check_under_way(room)
        fresh: list[e.Entry] = [e.Resigned(seat=seat, bot=STAND_IN) for seat in mine]
        if not room.rivals_of(player.id):
            fresh.append(e.Ended(reason="deserted"))
        else:
            fresh += _settled(room, leaving=mine)
        await house.append(room, fresh, player.id)


async def propose_end(house: House, player: Player, room: Room) -> None:
    """End the game now, if all agree; alone against bots it ends at once."""
    async with room.lock:
        mine = own_seats(room, player)
        check_under_way(room)
        if room.present_people() <= {player.id}:
            await house.append(room, [e.Ended(reason="agreed")], player.id)
            return
        if room.course.end_request is not None:
            raise OutOfDate(N_("somebody proposed that already: answer it"), about={"seq": room.course.seq})
        await house.append(room, [e.EndProposed(seat=mine[0])], player.id)


async def answer_end(house: House, player: Player, room: Room, *, agreed: bool) -> None:
    async with room.lock:
        mine = own_seats(room, player)
        check_under_way(room)
        request = room.course.end_request
        if request is None:
            raise OutOfDate(N_("nobody proposes to end the game any more"), about={"seq": room.course.seq})
        fresh: list[e.Entry] = [e.EndAnswered(seat=mine[0], agreed=agreed)]
        consenting = {room.seats[seat].player_id for seat in request.agreed} | {player.id}
        if agreed and room.present_people() <= consenting:
            fresh.append(e.Ended(reason="agreed"))
        await house.append(room, fresh, player.id)
