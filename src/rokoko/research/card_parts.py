"""Employees and tiles: the viewer's own exactly, the rivals' as far as they are known."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rokoko.engine.codes import COLORS, EMPLOYEES, TASKS
from rokoko.engine.state import Player, State
from rokoko.research.board_parts import relative
from rokoko.research.figures import add, put
from rokoko.research.layout import PARTS

HAND_AT: Final[int] = PARTS["hand"].start
SUPPLY_AT: Final[int] = PARTS["supply"].start
DISCARD_AT: Final[int] = PARTS["discard"].start
FACE_DOWN_AT: Final[int] = PARTS["rivals_face_down"].start
RIVALS_DISCARD_AT: Final[int] = PARTS["rivals_discard"].start
TILES_AT: Final[int] = PARTS["tiles"].start
SILK_AT: Final[int] = PARTS["silk"].start
TASKS_AT: Final[int] = PARTS["tasks"].start
MARK: Final = 4  # tells one copy from the others; no employee has so many copies in one staff


def write_cards(w: BytesWriter, s: State, viewer: i64) -> None:
    seats: i64 = len(s.players)
    seat: i64
    for seat in range(seats):
        player = s.players[seat]
        if seat == viewer:
            _write_own_cards(w, player)
            _write_own_tiles(w, player)
        else:
            _write_rival(w, player, EMPLOYEES * (relative(seat, viewer, seats) - 1))


def _write_own_cards(w: BytesWriter, player: Player) -> None:
    for card in player.hand:
        add(w, HAND_AT + card, 1)
    for card in player.supply:
        add(w, SUPPLY_AT + card, 1)
    if player.specialized >= 0:
        add(w, SUPPLY_AT + player.specialized, MARK)
    _write_discards(w, DISCARD_AT, player.discard)


def _write_own_tiles(w: BytesWriter, player: Player) -> None:
    for tile in player.tiles:
        add(w, TILES_AT + tile, 1)
    color: i64
    for color in range(COLORS):
        put(w, SILK_AT + color, player.silk[color])
    tasks: i64 = player.tasks
    task: i64
    for task in range(TASKS):
        if tasks & 1:
            w[TASKS_AT + task] = 1
        tasks >>= 1


def _write_rival(w: BytesWriter, player: Player, offset: i64) -> None:
    """The supply and the hand together, but for employees whose name the others don't know yet."""
    at: i64 = FACE_DOWN_AT + offset
    secret = player.secret
    for card in player.supply:
        if not secret or card not in secret:
            add(w, at + card, 1)
    for card in player.hand:
        if not secret or card not in secret:
            add(w, at + card, 1)
    for card in player.open_hand:
        add(w, at + card, MARK)
    _write_discards(w, RIVALS_DISCARD_AT + offset, player.discard)


def _write_discards(w: BytesWriter, at: i64, discard: list[int]) -> None:
    """The one on top can be copied (chapter 15)."""
    last: i64 = -1
    for card in discard:
        last = card
        add(w, at + last, 1)
    if last >= 0:
        add(w, at + last, MARK)
