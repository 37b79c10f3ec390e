"""From a game of the server to what the table is drawn from, for one player."""

import time
from datetime import UTC, datetime

import msgspec

from rokoko.server.accounts import Player
from rokoko.server.api.needs import wording_for
from rokoko.server.api.play import ChatLine as Said
from rokoko.server.clock import now
from rokoko.server.room import Room
from rokoko.server.telling import options_for, scores_for, table_names, undo_info, view_for
from rokoko.web import lesson
from rokoko.web.opponents import opponents
from rokoko.web.page import environment
from rokoko.web.story import STORIES
from rokoko.web.table import ChatLine, Hint, Link, Notice, ReplayMoment, TableInput, Waiting, render_table
from rokoko.words import Wording


def table_html(
    room: Room,
    player: Player | None,
    seat: int | None,
    *,
    language: str,
    csrf: str,
    chat: list[Said],
    error: str = "",
    hints: tuple[Hint, ...] = (),
    moment: int | None = None,
) -> str:
    """The table as this player may see it now, or as it was at a moment."""
    w = wording_for(language, room.config.edition, room.config.components)
    return render_table(
        environment(), table_input(room, player, seat, w, csrf=csrf, chat=chat, error=error, hints=hints, moment=moment)
    )


def table_input(
    room: Room,
    player: Player | None,
    seat: int | None,
    w: Wording,
    *,
    csrf: str,
    chat: list[Said],
    error: str = "",
    hints: tuple[Hint, ...] = (),
    moment: int | None = None,
) -> TableInput:
    course = room.course
    if moment is not None and not course.over and _shares_a_screen(room, player):
        seat = None  # whose hand it shows can't be known
    game = course.game if moment is None else course.moment(moment)
    view = view_for(room, game, seat)
    names = table_names(room, w)
    mine = player is not None and seat is not None and seat in room.seats_of(player.id)
    cover = _cover(room, player, seat) if mine and moment is None else ""
    reader = None if cover else seat  # secrets stay out of the log while others may read it
    options = options_for(room, player, seat) if moment is None else []
    undo = undo_info(room, player, seat) if moment is None else None
    return TableInput(
        game_id=room.id,
        view=view,
        asked=game.asked(seat) if options and seat is not None else None,
        options=options,
        sheets=scores_for(game, view),
        names=names,
        wording=w,
        config=room.config,
        seq=course.seq,
        csrf=csrf,
        base=f"/games/{room.id}",
        log=STORIES.log(room, reader, w, names, upto=moment),
        chat=[ChatLine(name=line.name, text=line.text, time=_clock(line.at)) for line in chat],
        since=STORIES.since(room, seat, w, names) if options and not cover else [],
        summary=STORIES.summary(room, seat, w, names) if moment is None else (),
        hints=hints,
        question=asked_since(room, seat) if mine and moment is None else None,
        remarks=_remarks(room, w),
        waiting_for=_waiting(room) if moment is None else (),
        menu=_menu(room, player, mine=mine, w=w),
        endings=_endings(room, player, w) if course.over else (),
        notices=_notices(room, player, w) + _coaching(room, seat, mine=mine, w=w) if moment is None else (),
        replay=None if moment is None else _replay(room, moment, w),
        cover=cover,
        error=error,
        ended=course.ended is not None,
        can_undo=undo is not None and undo.possible != "no",
        can_redo=undo is not None and undo.redo,
        can_confirm=mine and moment is None and course.held == seat,
        can_hint=mine and bool(options) and room.terms.hints and len(options) > 1,
        can_chat=player is not None,
        watching=not mine,
    )


def asked_since(room: Room, seat: int | None) -> int | None:
    """The number of the log entry that brought what the seat is asked."""
    question = None if seat is None else room.questions.get(seat)
    return None if question is None else question.seq


def _shares_a_screen(room: Room, player: Player | None) -> bool:
    return player is not None and len(room.seats_of(player.id)) > 1


def _cover(room: Room, player: Player | None, seat: int | None) -> str:
    """While another seat of the same player chose last, the screen must change hands: the number of that choice."""
    if player is None or room.course.over or not _shares_a_screen(room, player):
        return ""
    mine = room.seats_of(player.id)
    taken = room.course.taken
    last = next((number for number in range(len(taken), 0, -1) if taken[number - 1].seat in mine), 0)
    if last == 0:
        return "" if seat == mine[0] else "0"
    return "" if taken[last - 1].seat == seat else str(last)


def _clock(at: int) -> str:
    return time.strftime("%H:%M", time.localtime(at / 1000))


def _remarks(room: Room, w: Wording) -> tuple[str, ...]:
    remarks = []
    for place in room.seats:
        if place.kind == "bot" and place.bot is not None:
            remarks.append(w.gettext("Bot"))
        elif place.resigned:
            remarks.append(w.gettext("gave up"))
        elif place.stand_in is not None:
            remarks.append(w.gettext("away: a bot plays"))
        else:
            remarks.append("")
    return tuple(remarks) + ("",) * (room.config.contestants - len(remarks))


def _waiting(room: Room) -> tuple[Waiting, ...]:
    return tuple(
        Waiting(seat=seat, since=datetime.fromtimestamp(question.at / 1000, UTC).isoformat(timespec="seconds"))
        for seat, question in sorted(room.questions.items())
    )


def _menu(room: Room, player: Player | None, *, mine: bool, w: Wording) -> tuple[Link, ...]:
    base = f"/games/{room.id}"
    links = [
        Link(label=w.gettext("First page"), url="/"),
        Link(label=w.gettext("My games"), url="/games"),
        Link(label=w.gettext("Rules"), url="/rules"),
        Link(label=w.gettext("Replay"), url=f"{base}/at/0"),
    ]
    if room.course.over:
        links.append(Link(label=w.gettext("Record of the game"), url=f"{base}/record"))
    if mine and not room.course.over:
        assert player is not None
        if room.rivals_of(player.id):
            links.append(Link(label=w.gettext("Propose to end the game"), url=f"{base}/end", post=True))
        links.append(Link(label=w.gettext("Let a bot play for me"), url=f"{base}/stand-in", post=True))
        links.append(Link(label=w.gettext("Give up"), url=f"{base}/resign"))
    links.append(Link(label=w.gettext("Settings"), url="/me"))
    return tuple(links)


def _endings(room: Room, player: Player | None, w: Wording) -> tuple[Link, ...]:
    base = f"/games/{room.id}"
    links = [
        Link(label=w.gettext("Replay"), url=f"{base}/at/0"),
        Link(label=w.gettext("The story of the game"), url=f"{base}/story"),
    ]
    if player is not None and player.id in {place.player_id for place in room.seats}:
        links.append(Link(label=w.gettext("Rematch"), url=f"{base}/rematch", post=True))
    links.append(Link(label=w.gettext("First page"), url="/"))
    return tuple(links)


def _notices(room: Room, player: Player | None, w: Wording) -> tuple[Notice, ...]:
    """What somebody asks of this player besides the game, or what the player should know."""
    course, base = room.course, f"/games/{room.id}"
    notices = []
    if course.ended is not None:
        text = w.gettext("The game was ended before its time.")
        notices.append(Notice(text=text, links=_endings(room, player, w)))
    mine = () if player is None else room.seats_of(player.id)
    if not mine:
        return tuple(notices)
    if any(room.seats[seat].stand_in is not None for seat in mine) and not course.over:
        text = w.gettext("A bot plays for you.")
        notices.append(Notice(text=text, links=(Link(label=w.gettext("I am back"), url=f"{base}/return", post=True),)))
    undo, end = course.undo_request, course.end_request
    if undo is not None and undo.seat in mine:
        notices.append(Notice(text=w.gettext("You asked the others whether you may take back your last choice.")))
    elif undo is not None and not set(mine) <= undo.agreed:
        text = w.gettext("{name} would like to take a choice back.").format(name=room.names[undo.seat])
        notices.append(_vote(text, f"{base}/undo/answer", w))
    if end is not None and not set(mine) & end.agreed:
        text = w.gettext("{name} proposes to end the game now.").format(name=room.names[end.seat])
        notices.append(_vote(text, f"{base}/end/answer", w))
    elif end is not None:
        notices.append(Notice(text=w.gettext("Waiting whether all agree to end the game.")))
    for seat in late_seats(room):
        if seat not in mine:
            text = w.gettext("{name} has been away for long.").format(name=room.names[seat])
            link = Link(label=w.gettext("Seat a bot"), url=f"{base}/stand-in?seat={seat}", post=True)
            notices.append(Notice(text=text, links=(link,)))
    if course.rematch is not None:
        link = Link(label=w.gettext("Go there"), url=f"/games/{course.rematch}")
        notices.append(Notice(text=w.gettext("There is a rematch."), links=(link,)))
    return tuple(notices)


def late_seats(room: Room) -> tuple[int, ...]:
    """The seats that let the others wait past the table's pace."""
    deadlines = ((seat, room.deadline(seat)) for seat in room.questions)
    return tuple(seat for seat, deadline in deadlines if deadline is not None and now() > deadline)


def _coaching(room: Room, seat: int | None, *, mine: bool, w: Wording) -> tuple[Notice, ...]:
    """What the coach says, in a player's first game."""
    if not mine or seat is None or room.row.origin is None:
        return ()
    if not lesson.is_lesson(msgspec.json.decode(room.row.origin)):
        return ()
    return lesson.coaching(room, seat, room.game.asked(seat), w)


def _vote(text: str, url: str, w: Wording) -> Notice:
    yes = Link(label=w.gettext("Vote yes"), url=f"{url}?agreed=yes", post=True)
    no = Link(label=w.gettext("Vote no"), url=f"{url}?agreed=no", post=True)
    return Notice(text=text, links=(yes, no))


def _replay(room: Room, moment: int, w: Wording) -> ReplayMoment:
    base, total = f"/games/{room.id}", len(room.course.taken)
    turns, starts = _turn_starts(room), _round_starts(room)
    against = opponents() if room.course.over and moment < total else ()
    return ReplayMoment(
        number=moment,
        total=total,
        first=f"{base}/at/0" if moment > 0 else "",
        previous=f"{base}/at/{moment - 1}" if moment > 0 else "",
        following=f"{base}/at/{moment + 1}" if moment < total else "",
        last=f"{base}",
        previous_turn=_at(base, [turn for turn in turns if turn < moment][-1:]),
        following_turn=_at(base, [turn for turn in turns if turn > moment][:1]),
        rounds=tuple(_at(base, [start]) for start in starts),
        round=sum(start <= moment for start in starts),
        opponents=tuple((name, w.opponent_on_offer(name)) for name in against),
    )


def _at(base: str, moments: list[int]) -> str:
    return f"{base}/at/{moments[0]}" if moments else ""


def _turn_starts(room: Room) -> list[int]:
    """The moments after which another seat goes on."""
    taken = room.course.taken
    return [n for n in range(1, len(taken)) if taken[n].seat != taken[n - 1].seat]


def _round_starts(room: Room) -> list[int]:
    starts = [0]
    for number, item in enumerate(room.course.taken, 1):
        starts.extend(number for event in item.events if event.kind == "RoundStarted")
    return starts
