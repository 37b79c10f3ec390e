"""Observations and action masks: what one seat may know, as a row of small integers. Compiled by mypyc.

Everything written here stands in the seat's view (`rokoko.views.view`), which is the allow-list; a test draws anew
what the seat can't see and compares. `layout` names the parts.
"""

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rokoko.config import EDITIONS, MODULES, GameConfig, tables_of
from rokoko.engine.codes import ACTIONS, MAX_SEATS
from rokoko.engine.rules import legal_actions
from rokoko.engine.state import State
from rokoko.engine.tables import Tables
from rokoko.research.board_parts import write_board, write_windows
from rokoko.research.card_parts import write_cards
from rokoko.research.decision_parts import garment_in_work, tile_in_sight, write_decision
from rokoko.research.figures import garment_rows, hire_rows, one_of, tile_rows, window_rows
from rokoko.research.layout import DECORATION_FIGURES, GUEST_FIGURES, HALL_MARGINS, JEWELRY_FIGURES, PARTS, SIZE
from rokoko.research.margin_parts import write_margins
from rokoko.research.player_parts import write_players

MASK_SIZE: Final = ACTIONS
_NO_ACTIONS: Final = bytes(ACTIONS)


@final
class Encoder:
    """Encodes the games of one configuration. It keeps nothing of a game, so that one serves many at a time."""

    def __init__(self, config: GameConfig) -> None:
        tables = tables_of(config)
        self.open_prestige: bool = config.edition == EDITIONS[0]
        self.garment_rows: list[bytes] = garment_rows(tables)
        self.window_rows: list[bytes] = window_rows(self.garment_rows)
        self.tile_rows: list[bytes] = tile_rows(tables)
        self.hire_rows: list[bytes] = hire_rows(tables)
        self.windows_missing: bytes = self.window_rows[-1] * (8 - len(tables.window_prices))
        self.template: bytes = _template(config, tables)[PARTS["config"].start :]

    def observation(self, s: State, seat: int) -> bytes:
        """What this seat may know: SIZE values as int8, in the order of PARTS."""
        w = BytesWriter()
        w.write(self.template)
        w.truncate(0)  # one allocation
        for garment in s.windows:
            w.write(self.window_rows[garment])
        w.write(self.windows_missing)
        for tile in s.drawers:
            w.write(self.tile_rows[tile])
        for card in s.hire:
            w.write(self.hire_rows[card])
        w.write(self.garment_rows[garment_in_work(s)])
        w.write(self.tile_rows[tile_in_sight(s, seat)])
        w.write(self.template)
        viewer: i64 = seat
        payable = write_windows(w, s, viewer)
        tallies = write_board(w, s, viewer)
        write_cards(w, s, viewer)
        write_players(w, s, tallies, self.open_prestige)
        write_margins(w, s, tallies, payable)
        write_decision(w, s, viewer)
        return w.getvalue()

    def mask(self, s: State, seat: int) -> bytes:
        """1 for every action of the action space that this seat may choose now, else 0."""
        w = BytesWriter()
        w.write(_NO_ACTIONS)
        for action in legal_actions(s, seat):
            place: i64 = action
            w[place] = 1
        return w.getvalue()


def _template(config: GameConfig, tables: Tables) -> bytes:
    """An observation with what never changes during a game."""
    values = bytearray(SIZE)
    start = PARTS["config"].start
    flags = [
        *one_of(config.seats - 1, MAX_SEATS),
        *[int(module in config.modules) for module in MODULES],
        int(config.edition != EDITIONS[0]),
    ]
    values[start : start + len(flags)] = bytes(flags)
    size = len(GUEST_FIGURES)
    for space in tables.guest_spaces:
        start = PARTS["guests"].start + space * size + GUEST_FIGURES.index("for_master")
        reward, amount = tables.guest_reward[space], tables.guest_amount[space]
        values[start : start + 3] = bytes([int(tables.guest_master[space]), reward, amount])
    size = len(DECORATION_FIGURES)
    for space in tables.decoration_spaces:
        values[PARTS["decorations"].start + space * size + size - 1] = tables.decoration_cost[space]
    for hall, prizes in enumerate([*tables.hall_majority, tables.fireworks_majority]):
        start = PARTS["hall_margins"].start + hall * len(HALL_MARGINS)
        values[start : start + 2] = bytes(prizes)
    size = len(JEWELRY_FIGURES)
    if "jewelry_box" in config.modules:
        for space, price in enumerate(tables.jewelry_prices):
            values[PARTS["jewelry"].start + space * size + size - 1] = price
    return bytes(values)
