"""One game of a survey, told by its events: what was on offer, who took it and when, and what it counted at the end."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from rokoko.arena.balance.pieces import DECORATION, EMPLOYEE, GARMENT, GUEST, ORDINALS, SEAT, WINDOW, Piece, pieces_of
from rokoko.arena.balance.survey import Survey
from rokoko.arena.entrants import seated_bot
from rokoko.arena.errors import ArenaError
from rokoko.bots import GuardedBot, choice_of
from rokoko.engine import events as told
from rokoko.game import Game
from rokoko.record import RULES_REVISION
from rokoko.sheets import ScoreSheet


class Take(msgspec.Struct):
    """`livre`: paid for it, less what its sale brought; `prestige`: what it counted; None where that has no meaning."""

    piece: str
    seat: int
    round: int
    livre: int
    prestige: int | None = None


class GameLine(msgspec.Struct, frozen=True):
    """A finished game. `offered`: the chances that each piece had; `start`: who began; lists are by seat."""

    seats: int
    number: int
    seed: int
    start: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    offered: dict[str, int]
    takes: tuple[Take, ...]


class Observer:
    """Hears all events of one game. A chance is once on display, a round of a window, a game for a space."""

    def __init__(self, pieces: dict[str, Piece]) -> None:
        self._pieces = pieces
        self.offered: Counter[str] = Counter(
            {key: 1 for key, piece in pieces.items() if piece.kind in (DECORATION, GUEST)}
        )
        self.takes: list[Take] = []
        self.start = -1
        self._round = 0
        self._shown: set[str] = set()  # garments in the windows
        self._on_display: set[str] = set()  # employees
        self._tailored: dict[str, list[Take]] = {}  # what to complete when the garment finds its place
        self._scored: list[tuple[str, Take]] = []  # garments on the board, and takes that count what they do
        self._bonus = ""  # whose bonus is being used
        self._earned: Counter[tuple[int, str]] = Counter()  # prestige by (seat, employee)

    def hear(self, events: Sequence[told.Event]) -> None:
        for event in events:
            self._hear(event)

    def _hear(self, event: told.Event) -> None:
        match event:
            case told.RoundStarted():
                self._round = event.round
                self.start = event.start_player if self.start < 0 else self.start
            case told.GarmentsDiscarded():
                self._shown -= set(event.garments)
            case told.GarmentsRevealed():
                self._reveal(event.windows)
            case told.EmployeesRevealed():
                self._on_display = set(event.employees)
                self.offered.update(f"{EMPLOYEE} {name}" for name in event.employees)
            case told.GarmentTailored():
                self._shown.discard(event.garment)
                self._bonus = ""
                names = (f"{GARMENT} {event.garment}", f"{WINDOW} {event.window}")
                self._tailored[event.garment] = [
                    self._take(name, event.seat, event.livre, prestige=0) for name in names
                ]
            case told.GarmentSold():
                for take in self._tailored.pop(event.garment, []):
                    take.livre -= event.livre
            case told.GarmentRented():
                rented = self._take(f"{GUEST} hall {event.hall} space {event.space}", event.seat, 0, prestige=0)
                for take in (*self._tailored.pop(event.garment, []), rented):
                    self._scored.append((event.garment, take))
            case told.DecorationFunded():
                self._bonus = ""
                name = f"{DECORATION} {event.decoration} {event.space}"
                self._take(name, event.seat, event.livre, prestige=self._pieces[name].prestige)
            case told.EmployeeHired() if event.employee in self._on_display:
                self._on_display.remove(event.employee)
                self._take(f"{EMPLOYEE} {event.employee}", event.seat, event.livre, prestige=0)
            case told.BonusUsed():
                self._bonus = event.employee
            case told.PrestigeGained() if self._bonus:
                self._earned[event.seat, self._bonus] += event.amount
            case told.EmployeePlayed() | told.TurnEnded():
                self._bonus = ""
            case _:
                pass

    def _reveal(self, windows: tuple[str | None, ...]) -> None:
        for at, garment in enumerate(windows, 1):
            if garment is not None:
                self.offered[f"{WINDOW} {at}"] += 1
                if garment not in self._shown:
                    self.offered[f"{GARMENT} {garment}"] += 1
        self._shown = {garment for garment in windows if garment is not None}

    def _take(self, piece: str, seat: int, livre: int, *, prestige: int | None) -> Take:
        take = Take(piece, seat, self._round, livre, prestige)
        self.takes.append(take)
        return take

    def finish(self, sheets: Sequence[ScoreSheet]) -> None:
        """What garments and crowns counted stands on the sheets; a bonus brought its prestige in play."""
        by_source: Counter[tuple[int, str]] = Counter()
        for sheet in sheets:
            for line in sheet.lines:
                by_source[sheet.seat, line.source] += line.prestige
        for garment, take in self._scored:
            take.prestige = by_source[take.seat, garment]
        for take in self.takes:
            kind, _, name = take.piece.partition(" ")
            if kind == EMPLOYEE:
                take.prestige = by_source[take.seat, name] + self._earned[take.seat, name]


def play_game(survey: Survey, seats: int, number: int) -> GameLine:
    """One game from its seed. A machine with other rules or figures than the survey's refuses."""
    config = survey.config_at(seats)
    if survey.rules != RULES_REVISION or config.component_set().hash != survey.components_hash:
        raise ArenaError("the machine that plays has other rules or another component set: install the same there", 1)
    seed = survey.seed_of(number)
    game = Game(config, seed)
    observer = Observer(pieces_of(config))
    observer.hear(game.opening)
    bots = [seated_bot(survey.entrant, f"{seed} {seat}") for seat in range(seats)]
    try:
        while not game.over:
            seat = game.deciders[0]
            observer.hear(game.apply(seat, choice_of(bots[seat], game, seat, budget=survey.entrant.budget.limit)))
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise ArenaError(f"{survey.entrant.label} failed at {seats} seats with seed {seed}: {why}", 1) from error
    finally:
        for bot in bots:
            if isinstance(bot, GuardedBot):
                bot.close()
    sheets = game.score()
    observer.finish(sheets)
    return GameLine(
        seats,
        number,
        seed,
        observer.start,
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.rank for sheet in sheets),
        dict(observer.offered),
        tuple(observer.takes),
    )


def seats_taken(line: GameLine) -> list[tuple[str, int]]:
    """The places in the order of play as pieces, each with the seat that had it."""
    return [(f"{SEAT} {ORDINALS[at]}", (line.start + at) % line.seats) for at in range(line.seats)]
