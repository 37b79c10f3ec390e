"""A game in memory: its terms, who sits where, and its course. A cache of the database, never more than that."""

import asyncio
from collections.abc import Collection, Iterable

import msgspec

from rokoko.config import GameConfig
from rokoko.engine.actions import Action
from rokoko.game import Game
from rokoko.server import entries as e
from rokoko.server.course import Course
from rokoko.server.terms import Terms
from rokoko.store.rows import GameRow, SeatRow


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked, since which entry of the log and since when."""

    options: tuple[int, ...]
    asked: object
    seq: int
    at: int


Numbered = tuple[int, int, e.Entry]  # an entry of the log with its number and time


class Room:
    def __init__(
        self, row: GameRow, seats: list[SeatRow], config: GameConfig, entries: Iterable[Numbered] = ()
    ) -> None:
        self.id = row.id
        self.lock = asyncio.Lock()
        self.load(row, seats, config, entries)

    def load(self, row: GameRow, seats: list[SeatRow], config: GameConfig, entries: Iterable[Numbered]) -> None:
        """From what is stored, whatever was believed before."""
        self.row = row
        self.seats = seats
        self.config = config
        self.terms = msgspec.json.decode(row.terms, type=Terms)
        self.course = Course(config, int(row.seed), tuple(seat.name or str(seat.seat + 1) for seat in seats))
        self.is_doubtful = False  # a write failed in a way that leaves open whether it happened
        self.questions = self.asked_after(None, self.course, {})
        self.take_in(entries)

    # --- What it is

    @property
    def game(self) -> Game:
        return self.course.game

    @property
    def is_playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def is_over(self) -> bool:
        return self.row.status == "over"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def bot_at(self, seat: int) -> str | None:
        """The bot that chooses for this seat: its own, or the one that stands in for its player."""
        if seat >= len(self.seats):
            return None
        place = self.seats[seat]
        return place.bot if place.kind == "bot" else place.stand_in

    def seats_of(self, player_id: str | None) -> tuple[int, ...]:
        """The seats of this player, also those where a bot stands in; not those that were given up."""
        if player_id is None:
            return ()
        return tuple(s.seat for s in self.seats if s.player_id == player_id and s.kind == "person" and not s.resigned)

    def people(self) -> frozenset[str]:
        """The players who have not given up."""
        return frozenset(s.player_id for s in self.seats if s.kind == "person" and s.player_id and not s.resigned)

    def rivals_of(self, player_id: str) -> tuple[int, ...]:
        """The seats of other people who are still there."""
        return tuple(s.seat for s in self.seats if s.kind == "person" and s.player_id != player_id and not s.resigned)

    def present(self, seats: Iterable[int]) -> tuple[int, ...]:
        """Those of these seats whose player is there: no bot plays for them."""
        return tuple(seat for seat in seats if self.bot_at(seat) is None)

    def present_people(self, leaving: Collection[int] = ()) -> frozenset[str]:
        """The players who are there, when these seats get up."""
        seats = (s for s in self.seats if s.kind == "person" and s.stand_in is None and s.seat not in leaving)
        return frozenset(s.player_id for s in seats if s.player_id)

    def options(self, seat: int) -> list[Action]:
        return self.game.options(seat) if seat in self.course.deciders else []

    def deadline(self, seat: int) -> int | None:
        """When the others may seat a bot for this seat; None if the game does not wait for it or has no pace."""
        patience = self.terms.patience
        question = self.questions.get(seat)
        if patience is None or question is None or not self.is_playing or self.bot_at(seat) is not None:
            return None
        return question.at + patience

    # --- How it changes

    def take_in(self, rows: Iterable[Numbered]) -> None:
        """Entries that stand in the log."""
        for seq, at, entry in rows:
            self.course.add(seq, at, entry)
            self.seat_changes(entry)
            self.questions = self.asked_after(entry, self.course, self.questions)

    def adopt(self, course: Course, questions: dict[int, Question], entries: list[e.Entry]) -> None:
        """A course that was tried and written."""
        self.course = course
        self.questions = questions
        for entry in entries:
            self.seat_changes(entry)

    def seat_changes(self, entry: e.Entry) -> None:
        match entry:
            case e.StandInSeated(seat=seat, bot=bot):
                self._change(seat, stand_in=bot)
            case e.SeatReclaimed(seat=seat):
                self._change(seat, stand_in=None)
            case e.Resigned(seat=seat, bot=bot):
                self._change(seat, stand_in=bot, resigned=True)
            case _:
                pass

    def _change(self, seat: int, **values: object) -> None:
        self.seats = [msgspec.structs.replace(s, **values) if s.seat == seat else s for s in self.seats]

    def asked_after(self, entry: e.Entry | None, course: Course, before: dict[int, Question]) -> dict[int, Question]:
        """What each seat is asked and since when; others' choices may leave a question as it was.

        Who comes back to the table has all the time again.
        """
        back = entry.seat if isinstance(entry, e.SeatReclaimed) else None
        fresh: dict[int, Question] = {}
        for seat in course.waiting:
            options = tuple(action.index for action in course.game.options(seat)) if course.held is None else ()
            asked = course.game.asked(seat) if course.held is None else "confirm"
            known = before.get(seat)
            if known is None or seat == back or known.options != options or known.asked != asked:
                known = Question(options, asked, course.seq, course.at or self.row.started_at or self.row.created_at)
            fresh[seat] = known
        return fresh
