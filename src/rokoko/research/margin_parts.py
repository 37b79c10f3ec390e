"""The hand-made margins: how the majorities stand, whose turns are left, what the viewer can pay for."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from rokoko.engine.codes import (
    DRAWER_SPACES,
    DRAWERS,
    HALLS,
    HIRE_SPACES,
    ROUNDS,
)
from rokoko.engine.state import State
from rokoko.research.board_parts import relative
from rokoko.research.figures import put
from rokoko.research.layout import HALL_MARGINS, PARTS
from rokoko.research.tallies import (
    FREE,
    FREE_FOR_MASTER,
    GARMENT,
    HALL_SIZE,
    KEYS,
    ROCKET,
    SEAT_SIZE,
    STANDING,
    TURNS,
    WON,
    Tallies,
)

HALLS_AT: Final[int] = PARTS["hall_margins"].start
MARGINS_SIZE: Final[int] = len(HALL_MARGINS)
TURNS_AT: Final[int] = PARTS["turns"].start
PURCHASES_AT: Final[int] = PARTS["purchases"].start
LEADS_AT: Final[int] = PARTS["leads"].start


def write_margins(w: BytesWriter, s: State, tallies: Tallies, payable: i64) -> None:
    viewer = tallies.viewer
    _write_halls(w, tallies)
    _write_turns(w, s, tallies)
    _write_purchases(w, s, viewer, payable)
    seats = tallies.seats
    seat: i64
    for seat in range(tallies.seats_count):
        if seat != viewer:
            lead: i64 = seats[viewer * SEAT_SIZE + STANDING] - seats[seat * SEAT_SIZE + STANDING]
            put(w, LEADS_AT - 1 + relative(seat, viewer, tallies.seats_count), lead)


def _write_halls(w: BytesWriter, tallies: Tallies) -> None:
    """After the prizes, which never change. The fireworks are the last of the halls."""
    halls = tallies.halls
    at: i64 = HALLS_AT + 2
    first: i64 = 0
    hall: i64
    for hall in range(HALLS + 1):
        piece: i64 = GARMENT if hall < HALLS else ROCKET
        w[at] = u8(halls[first + KEYS + tallies.viewer] // piece)
        w[at + 1] = u8(tallies.best_rival(hall) // piece)
        w[at + 2] = u8(halls[first + WON])
        w[at + 3] = u8(halls[first + FREE])
        w[at + 4] = u8(halls[first + FREE_FOR_MASTER])
        at += MARGINS_SIZE
        first += HALL_SIZE


def _write_turns(w: BytesWriter, s: State, tallies: Tallies) -> None:
    """Rivals before me: those with a turn left between the current one, or the start, and the viewer."""
    at: i64 = TURNS_AT
    count = tallies.seats_count
    viewer = tallies.viewer
    rivals: i64 = 0
    before: i64 = 0
    start: i64 = s.start_player if s.turn < 0 else s.turn + 1
    if start == count:
        start = 0
    way = relative(viewer, start, count)
    seat: i64
    for seat in range(count):
        turns: i64 = tallies.seats[seat * SEAT_SIZE + TURNS]
        if seat != viewer and turns > 0:
            rivals += turns
            if relative(seat, start, count) < way:
                before += 1
    put(w, at, ROUNDS - s.round)
    w[at + 1] = u8(tallies.seats[viewer * SEAT_SIZE + TURNS])
    w[at + 2] = u8(rivals)
    w[at + 3] = u8(before)


def _write_purchases(w: BytesWriter, s: State, viewer: i64, payable: i64) -> None:
    tables = s.tables
    livre: i64 = s.players[viewer].livre
    at: i64 = PURCHASES_AT
    drawer: i64
    place: i64 = 0
    for drawer in range(DRAWERS):
        tiles: i64 = 0
        for _ in range(DRAWER_SPACES):
            if s.drawers[place] >= 0:
                tiles += 1
            place += 1
        price: i64 = tables.drawer_prices[tiles]
        w[at + drawer] = u8(price)
        if tiles > 0 and price <= livre:
            w[at + DRAWERS + drawer] = 1
    at += 2 * DRAWERS
    employees: i64 = HIRE_SPACES - s.hire.count(-1)
    cost: i64 = tables.hire_prices[employees]
    put(w, at, cost)
    if employees > 0 and cost <= livre:
        w[at + 1] = 1
    w[at + 2] = u8(payable)
    decorations: i64 = 0
    costs = tables.decoration_cost
    for number in tables.decoration_spaces:
        if s.decorations[number] < 0 and costs[number] <= livre:
            decorations += 1
    w[at + 3] = u8(decorations)
    if s.players[viewer].examination >= 0 and tables.examination_price <= livre:
        w[at + 4] = 1
