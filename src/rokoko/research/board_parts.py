"""The parts of an observation that everybody at the table sees: displays, halls, decorations, stocks."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from rokoko.engine.codes import (
    COLORS,
    FIREWORKS,
    FIREWORKS_AT,
    HALL_SPACES,
    HALLS,
    HIRE_SPACES,
    MAX_SEATS,
    MUSICIANS,
    MUSICIANS_AT,
    ROUNDS,
    STATUES_AT,
)
from rokoko.engine.state import State
from rokoko.research import tallies as t
from rokoko.research.figures import add, put
from rokoko.research.layout import DECORATION_FIGURES, GUEST_FIGURES, JEWELRY_FIGURES, PARTS, WINDOW_FIGURES
from rokoko.research.tallies import Tallies

CLOCK_AT: Final[int] = PARTS["clock"].start
SEATING_AT: Final[int] = PARTS["seating"].start
STOCKS_AT: Final[int] = PARTS["stocks"].start
WINDOWS_AT: Final[int] = PARTS["windows"].start
EMPLOYEES_AT: Final[int] = PARTS["employees"].start
JEWELRY_AT: Final[int] = PARTS["jewelry"].start
GUESTS_AT: Final[int] = PARTS["guests"].start
DECORATIONS_AT: Final[int] = PARTS["decorations"].start
ALL_HALLS_AT: Final[int] = PARTS["all_halls"].start
WINDOW_SIZE: Final[int] = len(WINDOW_FIGURES)
PRICE_AT: Final[int] = WINDOW_FIGURES.index("price")
JEWELRY_SIZE: Final[int] = len(JEWELRY_FIGURES)
GUEST_SIZE: Final[int] = len(GUEST_FIGURES)
DECORATION_SIZE: Final[int] = len(DECORATION_FIGURES)


def relative(owner: i64, viewer: i64, seats: i64) -> i64:
    """A seat counted from the viewer's, clockwise."""
    distance = owner - viewer
    return distance + seats if distance < 0 else distance


def write_board(w: BytesWriter, s: State, viewer: i64) -> Tallies:
    """The board as it stands, and who has what on it."""
    tallies = Tallies(len(s.players), viewer)
    _write_clock(w, s, viewer)
    _write_stocks(w, s)
    _write_displays(w, s)
    _write_guests(w, s, tallies)
    _write_decorations(w, s, tallies)
    _write_all_halls(w, s, tallies)
    tallies.award_majorities(s.tables)
    return tallies


def _write_clock(w: BytesWriter, s: State, viewer: i64) -> None:
    seats: i64 = len(s.players)
    at: i64 = CLOCK_AT
    now: i64 = s.round
    phase: i64 = s.phase
    w[at + now - 1] = 1
    w[at + ROUNDS + phase] = 1
    at = SEATING_AT
    w[at + relative(s.start_player, viewer, seats)] = 1
    if s.favor >= 0:
        w[at + MAX_SEATS + relative(s.favor, viewer, seats)] = 1
    if s.turn >= 0:
        w[at + 2 * MAX_SEATS + relative(s.turn, viewer, seats)] = 1


def _write_stocks(w: BytesWriter, s: State) -> None:
    at: i64 = STOCKS_AT
    put(w, at, len(s.garment_bag))
    put(w, at + 1, len(s.garment_discard))
    put(w, at + 2, len(s.resource_bag))
    put(w, at + 3, len(s.resource_discard))
    put(w, at + 4, len(s.jewelry_bag))
    put(w, at + 5, len(s.hire_deck))
    put(w, at + 6, len(s.exam_decks[0]))
    put(w, at + 7, len(s.exam_decks[1]))
    put(w, at + 8, len(s.du_barry[0]))
    put(w, at + 9, len(s.du_barry[1]))
    put(w, at + 10, len(s.du_barry[2]))


def write_windows(w: BytesWriter, s: State, viewer: i64) -> i64:
    """What each garment would cost the viewer; how many could be paid now, whoever tailors."""
    tables = s.tables
    player = s.players[viewer]
    have = player.silk
    payable: i64 = 0
    place: i64 = WINDOWS_AT + PRICE_AT
    window: i64
    for window in range(len(s.windows)):
        garment: i64 = s.windows[window]
        if garment >= 0:
            price: i64 = tables.window_prices[window]
            need = tables.garment_silk[garment]
            missing: i64 = 0
            color: i64
            for color in range(COLORS):
                lack: i64 = need[color] - have[color]
                if lack > 0:
                    missing += lack
            put(w, place, price)
            put(w, place + 2, missing)
            notions = tables.garment_thread[garment] <= player.thread and tables.garment_lace[garment] <= player.lace
            if missing == 0 and price <= player.livre and notions:
                w[place + 1] = 1
                payable += 1
        place += WINDOW_SIZE
    return payable


def _write_displays(w: BytesWriter, s: State) -> None:
    at: i64 = EMPLOYEES_AT
    space: i64
    for space in range(HIRE_SPACES):
        hired: i64 = s.hire[space]
        if hired >= 0:
            put(w, at + hired, space + 1)
    for card in s.removed:
        add(w, at + card, -1)
    at = JEWELRY_AT
    for kind in s.jewelry_display:
        if kind >= 0:
            w[at + kind] = 1
        at += JEWELRY_SIZE


def _write_guests(w: BytesWriter, s: State, tallies: Tallies) -> None:
    tables = s.tables
    owners = s.owners
    seats = tallies.seats
    halls = tallies.halls
    for space in tables.guest_spaces:
        place: i64 = space
        hall: i64 = place // HALL_SPACES * t.HALL_SIZE
        owner: i64 = owners[place]
        if owner < 0:
            halls[hall + t.FREE] += 1
            if tables.guest_master[place]:
                halls[hall + t.FREE_FOR_MASTER] += 1
            continue
        garment: i64 = s.guests[place]
        prestige: i64 = tables.garment_prestige[garment]
        at: i64 = GUESTS_AT + place * GUEST_SIZE
        w[at + relative(owner, tallies.viewer, tallies.seats_count)] = 1
        w[at + MAX_SEATS] = u8(prestige)
        halls[hall + t.KEYS + owner] += t.GARMENT + t.ON_MASTER if tables.guest_master[place] else t.GARMENT
        color: i64 = tables.garment_color[garment]
        owner *= t.SEAT_SIZE
        seats[owner + t.GARMENTS] += 1
        seats[owner + t.BY_COLOR + color] += 1
        seats[owner + t.TRADEMARKS] += prestige


def _write_decorations(w: BytesWriter, s: State, tallies: Tallies) -> None:
    tables = s.tables
    owners = s.decorations
    seats = tallies.seats
    halls = tallies.halls
    fireworks: i64 = HALLS * t.HALL_SIZE
    for number in tables.decoration_spaces:
        space: i64 = number
        owner: i64 = owners[space]
        if owner < 0:
            if space < STATUES_AT:
                halls[fireworks + t.FREE] += 1
            continue
        at: i64 = DECORATIONS_AT + space * DECORATION_SIZE
        w[at + relative(owner, tallies.viewer, tallies.seats_count)] = 1
        group: i64 = tables.decoration_group[space]
        seats[owner * t.SEAT_SIZE + t.BY_GROUP + group] += 1
        seats[owner * t.SEAT_SIZE + t.TRADEMARKS] += tables.decoration_prestige[space]
        if group == MUSICIANS:
            halls[(space - MUSICIANS_AT) * t.HALL_SIZE + t.KEYS + owner] += 1
        elif group == FIREWORKS:
            # Rockets are met from left to right: the last one is the farthest.
            place = fireworks + t.KEYS + owner
            halls[place] = (halls[place] // t.ROCKET + 1) * t.ROCKET + space - FIREWORKS_AT


def _write_all_halls(w: BytesWriter, s: State, tallies: Tallies) -> None:
    place: i64
    for place in range(len(s.all_halls)):
        owner: i64 = s.all_halls[place]
        prestige: i64 = s.tables.all_halls[place]
        if owner < 0:
            w[ALL_HALLS_AT] = u8(prestige)
            return
        tallies.seats[owner * t.SEAT_SIZE + t.ALL_HALLS] = prestige
        tallies.seats[owner * t.SEAT_SIZE + t.TRADEMARKS] += prestige
