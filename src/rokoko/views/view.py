"""What a seat may know (allow-list). What is not written here is not in any view.

Open to all: the board, the discards of tiles, garments and played employees, everybody's Livre, thread, lace, jewelry
and number of tiles, and every staff: employees are hired, played and deputed in the open, so the supply and the hand
together are known, but not which card is where, unless it was hired or left no choice (`open_hand`).
Hidden: hands, tiles on the racks, the order of bags and decks, the specialized apprentices, employees taken at an
examination until they are played, the seed; in the 2013 edition also the prestige won during play (E1).
"""

from typing import Any

from rokoko.config import GameConfig
from rokoko.engine.agenda import name_of_step
from rokoko.engine.codes import OVER, SELECTING
from rokoko.engine.names import JEWELRY_NAMES, PHASE_NAMES, RANK_NAMES
from rokoko.engine.state import State, Step
from rokoko.views import pieces


def view_of(s: State, config: GameConfig, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "config": {
            "seats": config.seats,
            "modules": list(config.modules),
            "edition": config.edition,
            "components": config.components,
            "start_player": config.start_player,
        },
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "start_player": s.start_player,
        "favor": pieces.seat_or_none(s.favor),
        "turn": pieces.seat_or_none(s.turn),
        "deciders": s.deciders(),
        "players": [_player(s, config, owner, seat) for owner in range(len(s.players))],
        **pieces.board(s),
        "garment_bag": len(s.garment_bag),
        "garment_discard": sorted(pieces.garments(s, s.garment_discard)),
        "resource_bag": len(s.resource_bag),
        "resource_discard": pieces.resources(s, sorted(s.resource_discard)),
        "jewelry_bag": len(s.jewelry_bag),
        "jewelry_removed": [JEWELRY_NAMES[kind] for kind in sorted(s.jewelry_removed)],
        "hire_deck": len(s.hire_deck),
        "removed": sorted(pieces.employees(s.removed)),
        "exam_decks": {"journeyman": len(s.exam_decks[0]), "master": len(s.exam_decks[1])},
        "graduates": _graduates(s, seat),
        "du_barry": _du_barry(s),
        "used": pieces.employees(sorted(s.used)),
        "pending": [_pending(step, seat) for step in s.agenda],
    }


def _graduates(s: State, viewer: int | None) -> list[str] | None:
    """Who takes an examination looks through its deck."""
    step = s.agenda[-1] if s.agenda else None
    if step is None or step.seat != viewer or name_of_step(step) != "choose_graduate":
        return None
    return pieces.employees(sorted(s.exam_decks[step.pack()[1] - 1]))


def _du_barry(s: State) -> dict[str, Any] | None:
    """Madame du Barry's cards: how many she has, and those that were turned over."""
    if s.tables.automaton < 0:
        return None
    supply, hand, discard = s.du_barry
    return {"supply": len(supply), "hand": len(hand), "discard": discard[:]}


def _player(s: State, config: GameConfig, owner: int, viewer: int | None) -> dict[str, Any]:
    player = s.players[owner]
    own = owner == viewer
    open_prestige = own or config.edition == "deluxe" or s.phase == OVER
    hidden = sorted(player.supply + player.hand)
    chosen = s.phase != SELECTING
    return {
        "livre": player.livre,
        "thread": player.thread,
        "lace": player.lace,
        "prestige": player.prestige if open_prestige else None,
        "tiles": len(player.tiles),
        "resources": pieces.resources(s, player.tiles) if own else None,
        "supply": pieces.employees(player.supply) if own else None,
        "hand": pieces.employees(player.hand) if own else None,
        "to_select": player.to_select if own else None,
        "hand_size": len(player.hand) if own or chosen else None,
        "face_down": sorted(pieces.employees([card for card in hidden if own or card not in player.secret])),
        "unknown": [] if own else sorted(_rank(s, card) for card in hidden if card in player.secret),
        "open_hand": pieces.employees(player.open_hand),
        "discard": pieces.employees(player.discard),
        "in_play": pieces.employee(player.in_play),
        "leaving": player.leaving,
        "swapping": player.swapping,
        "staff": player.staff_size(),
        "specialized": pieces.employee(player.specialized) if own else player.specialized >= 0,
        "jewelry": pieces.jewelry_of(player),
        "exam": pieces.examination_of(player),
        "tasks": pieces.tasks_of(player),
        "masters_made": player.masters_made,
    }


def _rank(s: State, card: int) -> str:
    return RANK_NAMES[s.tables.employee_rank[card]]


def _pending(step: Step, viewer: int | None) -> list[Any]:
    """A pending step as [name, fields …]; of a tile drawn from the bag others see only that there is one."""
    name = name_of_step(step)
    fields = step.pack()
    if step.seat != viewer and name == "use_tile" and fields[2] < 0:
        fields[1] = -1
    return [name, *fields]
