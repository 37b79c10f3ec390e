"""Every seat's public figures: possessions, staff, jewelry, and what its pieces on the board come to."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from rokoko.engine.codes import (
    BASE_INCOME,
    COLORS,
    FAVOR_PRESTIGE,
    FIREWORKS,
    HAND_SIZE,
    JEWELER,
    JOURNEYMAN,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    LIVRE_PER_PRESTIGE,
    MASTER,
    OVER,
    SELECTING,
    STATUES,
)
from rokoko.engine.state import Player, State
from rokoko.research import tallies as t
from rokoko.research.board_parts import relative
from rokoko.research.figures import put
from rokoko.research.layout import PARTS, PLAYER_FIGURES
from rokoko.research.tallies import SEAT_SIZE, Tallies

PLAYERS_AT: Final[int] = PARTS["players"].start
PLAYER_SIZE: Final[int] = len(PLAYER_FIGURES)
UNKNOWN_AT: Final[int] = PLAYER_FIGURES.index("unknown_journeymen")
JEWELRY_AT: Final[int] = PLAYER_FIGURES.index("blue_necklaces")
EXAM_AT: Final[int] = PLAYER_FIGURES.index("exam_journeyman")
GARMENTS_AT: Final[int] = PLAYER_FIGURES.index("garments")
DECORATIONS_AT: Final[int] = PLAYER_FIGURES.index("decorations")


def write_players(w: BytesWriter, s: State, tallies: Tallies, open_prestige: bool) -> None:
    viewer = tallies.viewer
    seat: i64
    for seat in range(tallies.seats_count):
        player = s.players[seat]
        at: i64 = PLAYERS_AT + PLAYER_SIZE * relative(seat, viewer, tallies.seats_count)
        own = seat == viewer
        prestige: i64 = player.prestige if own or open_prestige or s.phase == OVER else 0
        turns = turns_left(s, player, seat, own)
        tallies.seats[seat * SEAT_SIZE + t.TURNS] = turns
        _write_purse(w, player, at, prestige)
        _write_hand(w, s, player, at, own, turns)
        if player.examination >= 0:
            _write_jewelry_box(w, s, player, at, own)
        standing = prestige + player.livre // LIVRE_PER_PRESTIGE + _write_garments(w, tallies, at, seat)
        standing += _write_decorations(w, s, tallies, player, at, seat)
        if s.favor == seat:
            standing += FAVOR_PRESTIGE
        if seat == s.tables.automaton:
            standing += len(player.tiles) // 2
        put(w, at + DECORATIONS_AT + 9, standing)
        tallies.seats[seat * SEAT_SIZE + t.STANDING] = standing


def turns_left(s: State, player: Player, seat: i64, own: bool) -> i64:
    """Employees still to be played in this round, as far as the viewer may know."""
    if seat == s.tables.automaton:
        return len(s.du_barry[1])
    if s.phase != SELECTING:
        return len(player.hand)
    return len(player.hand) + player.to_select if own else HAND_SIZE


def _write_purse(w: BytesWriter, player: Player, at: i64, prestige: i64) -> None:
    w[at] = 1
    put(w, at + 1, player.livre)
    put(w, at + 2, player.thread)
    put(w, at + 3, player.lace)
    put(w, at + 4, prestige)
    put(w, at + 5, len(player.tiles))


def _write_hand(w: BytesWriter, s: State, player: Player, at: i64, own: bool, turns: i64) -> None:
    """How many cards a rival has chosen so far is nobody's business."""
    put(w, at + 6, player.staff_size())
    if own or s.phase != SELECTING:
        put(w, at + 7, len(player.hand))
    if player.to_select > 0:
        w[at + 8] = 1
    w[at + 9] = u8(turns)


def _write_jewelry_box(w: BytesWriter, s: State, player: Player, at: i64, own: bool) -> None:
    """Of employees that a rival took at an examination only the rank is known."""
    if not own and player.secret:
        ranks = s.tables.employee_rank
        journeymen: i64 = 0
        for card in player.secret:
            if ranks[card] == JOURNEYMAN:
                journeymen += 1
        put(w, at + UNKNOWN_AT, journeymen)
        put(w, at + UNKNOWN_AT + 1, len(player.secret) - journeymen)
    if player.specialized >= 0:
        w[at + UNKNOWN_AT + 2] = 1
    kind: i64
    for kind in range(COLORS):
        put(w, at + JEWELRY_AT + kind, player.jewelry[kind])
    exam: i64 = at + EXAM_AT
    w[exam + 1 if player.examination == MASTER else exam] = 1
    done: i64 = 0
    tasks: i64 = player.tasks
    while tasks > 0:
        done += tasks & 1
        tasks >>= 1
    put(w, exam + 2, done)
    put(w, exam + 3, player.masters_made)


def _write_garments(w: BytesWriter, tallies: Tallies, at: i64, seat: i64) -> i64:
    """Garments by colour, and what statues bring with them."""
    place: i64 = at + GARMENTS_AT
    first: i64 = seat * SEAT_SIZE
    seats = tallies.seats
    w[place] = u8(seats[first + t.GARMENTS])
    statues: i64 = seats[first + t.BY_GROUP + STATUES]
    prestige: i64 = 0
    color: i64
    for color in range(COLORS):
        garments: i64 = seats[first + t.BY_COLOR + color]
        w[place + 1 + color] = u8(garments)
        prestige += 2 * (garments if garments < statues else statues)
    w[place + 5] = u8(seats[first + t.PRESENCE])
    return prestige


def _write_decorations(w: BytesWriter, s: State, tallies: Tallies, player: Player, at: i64, seat: i64) -> i64:
    """Decorations, the prestige on trademarks and of majorities with that of jewelry, and the next income."""
    place: i64 = at + DECORATIONS_AT
    first: i64 = seat * SEAT_SIZE
    groups: i64 = first + t.BY_GROUP
    seats = tallies.seats
    total: i64 = 0
    group: i64
    for group in range(t.GROUPS):
        total += seats[groups + group]
    w[place] = u8(total)
    w[place + 1] = u8(seats[groups + FIREWORKS])
    w[place + 2] = u8(seats[groups + STATUES])
    w[place + 3] = u8(seats[groups + KITCHEN_LEFT])
    w[place + 4] = u8(seats[groups + KITCHEN_RIGHT])
    w[place + 5] = u8(seats[groups + JEWELER])
    w[place + 6] = u8(seats[first + t.ALL_HALLS])
    put(w, place + 7, seats[first + t.TRADEMARKS])
    w[place + 8] = u8(seats[first + t.MAJORITIES])
    owned = player.jewelry
    jewelry: i64 = owned[0] + owned[1] + owned[2] + owned[3]
    income: i64 = BASE_INCOME + jewelry
    if seats[groups + KITCHEN_LEFT] > 0:
        income += total
    if seats[groups + KITCHEN_RIGHT] > 0:
        income += seats[first + t.GARMENTS]
    if seat != s.tables.automaton:
        put(w, place + 10, income)
    return jewelry + seats[first + t.TRADEMARKS] + seats[first + t.MAJORITIES]
