"""What every seat has on the board: counted while the board is written, used for players and margins."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rokoko.engine.codes import HALLS, MAX_SEATS
from rokoko.engine.tables import Tables

# Figures of a seat, and then one for each colour of garments and each group of decorations.
GARMENTS: Final = 0
PRESENCE: Final = 1
TRADEMARKS: Final = 2
MAJORITIES: Final = 3
ALL_HALLS: Final = 4
TURNS: Final = 5
STANDING: Final = 6
BY_COLOR: Final = 7
BY_GROUP: Final = 11
SEAT_SIZE: Final = 17
GROUPS: Final = 6

# Figures of a hall, and then for each seat what decides the majority. The fireworks come after the halls.
FREE: Final = 0
FREE_FOR_MASTER: Final = 1
WON: Final = 2  # by the viewer
KEYS: Final = 3
HALL_SIZE: Final = 8

GARMENT: Final = 100  # a hall is decided by garments, then those on master spaces, then the musician (F2)
ON_MASTER: Final = 10
ROCKET: Final = 10  # the fireworks by rockets, then by the one farthest to the right


@final
class Tallies:
    """The figures of all seats and of all halls, each in one row of numbers."""

    def __init__(self, seats: i64, viewer: i64) -> None:
        self.seats_count: i64 = seats
        self.viewer: i64 = viewer
        self.seats: vec[i64] = vec[i64]([0] * (MAX_SEATS * SEAT_SIZE))
        self.halls: vec[i64] = vec[i64]([0] * ((HALLS + 1) * HALL_SIZE))

    def award_majorities(self, tables: Tables) -> None:
        """Who would win what, as the board stands."""
        hall: i64
        for hall in range(HALLS):
            self._award(hall, GARMENT, tables.hall_majority[hall])
        self._award(HALLS, ROCKET, tables.fireworks_majority)

    def _award(self, hall: i64, least: i64, prizes: list[int]) -> None:
        """First place, and second place if the first is one seat's alone and there are three (F2, F3)."""
        halls = self.halls
        first: i64 = hall * HALL_SIZE + KEYS
        best: i64 = least
        second: i64 = least
        tied: i64 = 0
        seat: i64
        for seat in range(self.seats_count):
            key: i64 = halls[first + seat]
            if key > 0 and hall < HALLS:
                self.seats[seat * SEAT_SIZE + PRESENCE] += 1
            if key == best:
                tied += 1
            elif key > best:
                if tied > 0:
                    second = best
                best = key
                tied = 1
            elif key > second:
                second = key
        with_second = tied == 1 and self.seats_count > 2
        for seat in range(self.seats_count):
            own: i64 = halls[first + seat]
            won: i64 = 0
            if own >= least:
                if own == best:
                    won = prizes[0]
                elif own == second and with_second:
                    won = prizes[1]
            self.seats[seat * SEAT_SIZE + MAJORITIES] += won
            if seat == self.viewer:
                halls[hall * HALL_SIZE + WON] = won

    def own_key(self, hall: i64) -> i64:
        return self.halls[hall * HALL_SIZE + KEYS + self.viewer]

    def best_rival(self, hall: i64) -> i64:
        """The highest key of the others."""
        best: i64 = 0
        seat: i64
        for seat in range(self.seats_count):
            key: i64 = self.halls[hall * HALL_SIZE + KEYS + seat]
            if seat != self.viewer and key > best:
                best = key
        return best
