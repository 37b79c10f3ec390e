"""Everything about a game as plain data, in the shape of the public contract. Never sent to a client."""

from typing import Any

from rokoko.engine.names import JEWELRY_NAMES, PHASE_NAMES
from rokoko.engine.state import State
from rokoko.views import pieces


def snapshot_of(s: State) -> dict[str, Any]:
    return {
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "start_player": s.start_player,
        "favor": pieces.seat_or_none(s.favor),
        "players": [_player(s, seat) for seat in range(len(s.players))],
        **pieces.board(s),
        "garment_bag": pieces.garments(s, s.garment_bag),
        "garment_discard": pieces.garments(s, s.garment_discard),
        "resource_bag": pieces.resources(s, s.resource_bag),
        "resource_discard": pieces.resources(s, s.resource_discard),
        "jewelry_bag": [JEWELRY_NAMES[kind] for kind in s.jewelry_bag],
        "jewelry_removed": [JEWELRY_NAMES[kind] for kind in s.jewelry_removed],
        "hire_deck": pieces.employees(s.hire_deck),
        "removed": pieces.employees(s.removed),
        "exam_decks": {
            "journeyman": pieces.employees(s.exam_decks[0]),
            "master": pieces.employees(s.exam_decks[1]),
        },
        "du_barry": {"supply": s.du_barry[0][:], "discard": s.du_barry[2][:]},
    }


def _player(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    automaton = seat == s.tables.automaton
    hand = [f"barry{card + 1:02}" for card in s.du_barry[1]] if automaton else pieces.employees(player.hand)
    return {
        "livre": player.livre,
        "thread": player.thread,
        "lace": player.lace,
        "prestige": player.prestige,
        "supply": pieces.employees(player.supply),
        "hand": hand,
        "discard": pieces.employees(player.discard),
        "in_play": pieces.employee(player.in_play),
        "specialized": pieces.employee(player.specialized),
        "resources": pieces.resources(s, player.tiles),
        "jewelry": pieces.jewelry_of(player),
        "exam": pieces.examination_of(player),
        "tasks": pieces.tasks_of(player),
    }
