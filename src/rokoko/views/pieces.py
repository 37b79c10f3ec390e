"""Pieces as plain data: ids and words instead of the engine's numbers."""

from typing import Any

from rokoko.engine.codes import (
    DRAWER_SPACES,
    DRAWERS,
    HALL_SPACES,
    HALLS,
    MUSICIANS_AT,
)
from rokoko.engine.names import (
    COLOR_NAMES,
    DECORATION_NAMES,
    EMPLOYEE_IDS,
    JEWELRY_NAMES,
    NOTION_NAMES,
    RANK_NAMES,
    TASK_NAMES,
)
from rokoko.engine.state import Player, State


def employee(card: int) -> str | None:
    return EMPLOYEE_IDS[card] if card >= 0 else None


def employees(cards: list[int]) -> list[str]:
    return [EMPLOYEE_IDS[card] for card in cards]


def garment(s: State, number: int) -> str | None:
    return s.tables.garment_ids[number] if number >= 0 else None


def garments(s: State, numbers: list[int]) -> list[str]:
    return [s.tables.garment_ids[number] for number in numbers]


def resource(s: State, tile: int) -> dict[str, Any]:
    silk = s.tables.resource_silk[tile]
    return {
        "id": s.tables.resource_ids[tile],
        "silk": {COLOR_NAMES[color]: bales for color, bales in enumerate(silk) if bales},
        "notions": NOTION_NAMES[s.tables.resource_notions[tile]],
    }


def resources(s: State, tiles: list[int]) -> list[dict[str, Any]]:
    return [resource(s, tile) for tile in tiles]


def seat_or_none(owner: int) -> int | None:
    return owner if owner >= 0 else None


def jewelry_of(player: Player) -> list[str]:
    return [name for kind, name in enumerate(JEWELRY_NAMES) for _ in range(player.jewelry[kind])]


def examination_of(player: Player) -> str | None:
    return RANK_NAMES[player.examination] if player.examination >= 0 else None


def tasks_of(player: Player) -> list[str]:
    return [name for number, name in enumerate(TASK_NAMES) if player.tasks >> number & 1]


def board(s: State) -> dict[str, Any]:
    """What lies open on the board, for everybody."""
    return {
        "halls": [_hall(s, hall) for hall in range(HALLS)],
        "decorations": _decorations(s),
        "all_halls": [seat_or_none(owner) for owner in s.all_halls],
        "windows": [garment(s, number) for number in s.windows],
        "drawers": [_drawer(s, drawer) for drawer in range(DRAWERS)],
        "hire": [employee(card) for card in s.hire],
        "jewelry_display": [JEWELRY_NAMES[kind] if kind >= 0 else None for kind in s.jewelry_display],
    }


def _hall(s: State, hall: int) -> dict[str, Any]:
    spaces = [space for space in s.tables.guest_spaces if space // HALL_SPACES == hall]
    return {
        "guests": [
            {"garment": garment(s, s.guests[space]), "owner": s.owners[space]} if s.guests[space] >= 0 else None
            for space in spaces
        ],
        "musician": seat_or_none(s.decorations[MUSICIANS_AT + hall]),
    }


def _decorations(s: State) -> dict[str, list[int | None]]:
    placed: dict[str, list[int | None]] = {name: [] for name in DECORATION_NAMES if name != "musicians"}
    for space in s.tables.decoration_spaces:
        name = DECORATION_NAMES[s.tables.decoration_group[space]]
        if name != "musicians":
            placed[name].append(seat_or_none(s.decorations[space]))
    return placed


def _drawer(s: State, drawer: int) -> list[dict[str, Any] | None]:
    first = drawer * DRAWER_SPACES
    tiles = s.drawers[first : first + s.tables.drawer_spaces]
    return [resource(s, tile) if tile >= 0 else None for tile in tiles]
