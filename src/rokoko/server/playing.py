"""While a game is played: choose, confirm, take back, ask, answer, stand in, come back, give up."""

from typing import Final

from rokoko.engine.actions import Action, parse_action
from rokoko.server import entries as e
from rokoko.server.accounts import Player
from rokoko.server.clock import now
from rokoko.server.gathering import check_bot
from rokoko.server.house import House
from rokoko.server.problems import BadInput, Forbidden, OutOfDate, Refused
from rokoko.server.room import Room
from rokoko.server.undoing import UndoPlan, undo_plan

STAND_IN: Final = "cutter"


def own_seat(room: Room, player: Player, seat: int | None) -> int:
    """The seat that the player means: the named one, or the one that is asked, or the only one."""
    mine = room.seats_of(player.id)
    if not mine:
        raise Forbidden("you have no seat in this game")
    if seat is None:
        asked = [number for number in room.course.waiting if number in mine]
        return asked[0] if asked else mine[0]
    if seat not in mine:
        raise Forbidden(f"seat {seat} is not yours")
    return seat


def _under_way(room: Room) -> None:
    if room.row.status == "gathering":
        raise OutOfDate("the game has not begun: it waits for players")
    if room.course.over:
        raise OutOfDate("the game is over")


def _current(room: Room, seat: int, seq: int | None) -> None:
    """Refuses what was chosen for an earlier question."""
    question = room.questions.get(seat)
    if seq is not None and (seq > room.course.seq or (question is not None and seq < question.seq)):
        raise OutOfDate("the game went on since you looked: look again", seq=room.course.seq)


def parsed(text: str) -> Action:
    try:
        return parse_action(text)
    except ValueError as error:
        raise BadInput(str(error)) from None


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
        _under_way(room)
        seat = own_seat(room, player, seat)
        _current(room, seat, seq)
        if room.course.held is not None:
            raise OutOfDate("a turn waits to be confirmed", seq=room.course.seq)
        refused = room.game.why_not(seat, wanted)
        if refused is not None:
            raise Refused(refused.reason, rule=refused.rule)
        fresh: list[e.Entry] = []
        if room.bot_at(seat) is not None:
            fresh.append(e.SeatReclaimed(seat=seat))
        held = not confirm and _ends_turn(room, seat, wanted)
        fresh.append(e.Acted(seat=seat, action=wanted.text, held=held))
        await house.append(room, fresh, player.id)
        return room.course.seq


def _ends_turn(room: Room, seat: int, action: Action) -> bool:
    """Whether the turn passes on with this choice, without anything being revealed that could not be taken back."""
    if room.game.phase != "actions":
        return False
    trial = room.game.clone()
    before = trial.stacks()
    trial.apply(seat, action)
    return not trial.over and seat not in trial.deciders and trial.stacks() == before


async def confirm(house: House, player: Player, room: Room, *, seat: int | None = None) -> None:
    async with room.lock:
        _under_way(room)
        seat = own_seat(room, player, seat)
        if room.course.held != seat:
            raise OutOfDate("there is no turn of yours to confirm", seq=room.course.seq)
        await house.append(room, [e.Confirmed(seat=seat)], player.id)


async def bot_acts(house: House, room: Room, *, seat: int, bot: str, action: Action, seq: int) -> None:
    """The choice of a bot, unless the game has gone on meanwhile."""
    async with room.lock:
        question = room.questions.get(seat)
        if question is None or seq < question.seq or room.bot_at(seat) != bot or seat not in room.course.deciders:
            raise OutOfDate("the game went on", seq=room.course.seq)
        await house.append(room, [e.Acted(seat=seat, action=action.text, bot=bot)], None)


# --- Undo


def plan_undo(room: Room, player: Player, seat: int) -> UndoPlan:
    own, rivals = room.seats_of(player.id), room.rivals_of(player.id)
    return undo_plan(room.course, seat, own=own, rivals=rivals, policy=room.terms.undo)


async def undo(house: House, player: Player, room: Room, *, seat: int | None = None, seq: int | None = None) -> bool:
    """Take the last choice back, or ask the others for it. True if it is done, False if it was asked."""
    async with room.lock:
        if room.row.status == "gathering":
            _under_way(room)
        if seq is not None and seq != room.course.seq:
            raise OutOfDate("the game went on since you looked: look again", seq=room.course.seq)
        seat = own_seat(room, player, seat)
        plan = plan_undo(room, player, seat)
        if plan.refusal:
            raise Refused(plan.refusal)
        if plan.ask and room.course.undo_request is not None:
            raise Refused("an undo is being asked for already")
        entry = (
            e.UndoAsked(seat=seat, entries=plan.entries) if plan.ask else e.TookBack(seat=seat, entries=plan.entries)
        )
        await house.append(room, [entry], player.id)
        return not plan.ask


async def redo(house: House, player: Player, room: Room, *, seat: int | None = None) -> None:
    async with room.lock:
        _under_way(room)
        seat = own_seat(room, player, seat)
        stack = room.course.redoable.get(seat)
        if not stack:
            raise Refused("there is nothing to do again")
        await house.append(room, [e.Restored(seat=seat, entries=tuple(item.seq for item in stack[-1]))], player.id)


async def answer_undo(house: House, player: Player, room: Room, *, agreed: bool) -> None:
    async with room.lock:
        _under_way(room)
        request = room.course.undo_request
        if request is None:
            raise OutOfDate("nobody asks for an undo any more", seq=room.course.seq)
        asker = room.seats[request.seat].player_id
        mine = room.seats_of(player.id)
        if not mine:
            raise Forbidden("you have no seat in this game")
        if asker == player.id and agreed:
            raise Forbidden("the others answer what you asked")
        fresh: list[e.Entry] = [e.UndoAnswered(seat=seat, agreed=agreed) for seat in mine]
        answered = request.agreed | set(mine)
        open_seats = [seat for seat in room.rivals_of(asker or "") if seat not in answered and not room.bot_at(seat)]
        if agreed and not open_seats:
            fresh.append(e.TookBack(seat=request.seat, entries=request.entries))
        await house.append(room, fresh if agreed else fresh[:1], player.id)


# --- People who come and go


async def seat_stand_in(house: House, player: Player, room: Room, *, seat: int, bot: str | None = None) -> None:
    """A bot for somebody who lets the others wait past the pace, or for oneself at any time."""
    bot = check_bot(bot or STAND_IN)
    async with room.lock:
        _under_way(room)
        mine = room.seats_of(player.id)
        if not mine:
            raise Forbidden("only players seat a bot in somebody's place")
        if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "person":
            raise BadInput(f"there is no player at seat {seat}")
        if room.bot_at(seat) is not None:
            raise OutOfDate("a bot plays there already", seq=room.course.seq)
        if seat not in mine:
            deadline = room.deadline(seat)
            if deadline is None:
                raise Refused("the game does not wait for that player, or has no pace")
            if now() < deadline:
                raise Refused(f"that player has {max(1, (deadline - now()) // 60_000)} more minutes")
        await house.append(room, [e.StandInSeated(seat=seat, bot=bot, asked_by=mine[0])], player.id)


async def reclaim(house: House, player: Player, room: Room) -> None:
    """The player is back and takes all chairs back where a bot stood in."""
    async with room.lock:
        _under_way(room)
        mine = [seat for seat in room.seats_of(player.id) if room.seats[seat].stand_in is not None]
        if not mine:
            raise OutOfDate("no bot plays for you", seq=room.course.seq)
        await house.append(room, [e.SeatReclaimed(seat=seat) for seat in mine], player.id)


async def resign(house: House, player: Player, room: Room) -> None:
    """Give up: a bot plays on; if nobody is left, the game ends."""
    async with room.lock:
        _under_way(room)
        mine = room.seats_of(player.id)
        if not mine:
            raise Forbidden("you have no seat in this game")
        fresh: list[e.Entry] = [e.Resigned(seat=seat, bot=STAND_IN) for seat in mine]
        if not room.rivals_of(player.id):
            fresh.append(e.Ended(reason="deserted"))
        await house.append(room, fresh, player.id)


async def propose_end(house: House, player: Player, room: Room) -> None:
    """End the game now, if all agree; alone against bots it ends at once."""
    async with room.lock:
        _under_way(room)
        mine = room.seats_of(player.id)
        if not mine:
            raise Forbidden("you have no seat in this game")
        if not room.rivals_of(player.id):
            await house.append(room, [e.Ended(reason="agreed")], player.id)
            return
        if room.course.end_request is not None:
            raise OutOfDate("somebody proposed that already: answer it", seq=room.course.seq)
        await house.append(room, [e.EndProposed(seat=mine[0])], player.id)


async def answer_end(house: House, player: Player, room: Room, *, agreed: bool) -> None:
    async with room.lock:
        _under_way(room)
        mine = room.seats_of(player.id)
        if not mine:
            raise Forbidden("you have no seat in this game")
        request = room.course.end_request
        if request is None:
            raise OutOfDate("nobody proposes to end the game any more", seq=room.course.seq)
        fresh: list[e.Entry] = [e.EndAnswered(seat=mine[0], agreed=agreed)]
        consenting = {room.seats[seat].player_id for seat in request.agreed} | {player.id}
        if agreed and room.people() <= consenting:
            fresh.append(e.Ended(reason="agreed"))
        await house.append(room, fresh, player.id)
