"""Setting a game up (chapter 2)."""

from rokoko.engine.chance import shuffled
from rokoko.engine.codes import (
    DECORATIONS,
    DRAWER_SPACES,
    DRAWERS,
    HALL_SPACES,
    HALLS,
    HIRE_SPACES,
    START_LIVRE,
)
from rokoko.engine.events import Event
from rokoko.engine.expansions import modules_of
from rokoko.engine.rounds import fill_garment_bag, start_round
from rokoko.engine.rules import settle
from rokoko.engine.state import Player, State
from rokoko.engine.tables import Tables


def empty_state(tables: Tables, seed: str) -> State:
    """A state with an empty board and no pieces."""
    s = State()
    s.tables = tables
    s.modules = modules_of(tables)
    s.seed = seed
    s.fills = [0, 0, 0]
    s.round = 0
    s.phase = 0
    s.start_player = 0
    s.favor = -1
    s.turn = -1
    s.players = []
    s.guests = [-1] * (HALLS * HALL_SPACES)
    s.owners = [-1] * (HALLS * HALL_SPACES)
    s.decorations = [-1] * DECORATIONS
    s.all_halls = [-1] * len(tables.all_halls)
    s.windows = [-1] * len(tables.window_prices)
    s.drawers = [-1] * (DRAWERS * DRAWER_SPACES)
    s.hire = [-1] * HIRE_SPACES
    s.garment_bag = []
    s.garment_discard = []
    s.resource_bag = []
    s.resource_discard = []
    s.hire_deck = []
    s.removed = []
    s.jewelry_display = []
    s.jewelry_bag = []
    s.jewelry_removed = []
    s.exam_decks = [[], []]
    s.du_barry = [[], [], []]
    s.agenda = []
    s.used = []
    s.choices = []
    s.log = None
    return s


def new_game(tables: Tables, seed: str, start_player: int, log: list[Event] | None) -> State:
    """A game up to its first decision. `start_player` -1: drawn from the seed (E3)."""
    s = empty_state(tables, seed)
    s.log = log
    for _ in range(tables.seats):
        player = Player()
        player.setup(livre=START_LIVRE, notions=1, supply=tables.start_staff[:])
        s.players.append(player)
    s.start_player = start_player if start_player >= 0 else shuffled(list(range(tables.seats)), seed, "start")[0]
    s.resource_bag = shuffled(tables.all_resources, seed, "resources/0")
    fill_garment_bag(s, tables.first_garments)
    levels = [level[:] for level in tables.hire_levels]
    for module in s.modules:
        module.setup(s, levels)
    for number in range(5, -1, -1):
        s.hire_deck += shuffled(levels[number], seed, f"hire/{number + 1}")
    start_round(s)
    settle(s)
    return s
