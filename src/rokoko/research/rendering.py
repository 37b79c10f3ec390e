"""The table as a few lines of text, from a view."""

from typing import Any

from rokoko.engine.actions import Action

FREE = "."
SECRET = ("select ", "choose ")  # hands and employees from an examination are chosen in secret


def table_text(view: dict[str, Any], last: tuple[int, Action] | None) -> str:
    """Round and phase, the board with the owners' seats, and what each seat shows."""
    lines = [_title(view)]
    if last is not None and not last[1].text.startswith(SECRET):
        lines.append(f"last: seat {last[0]} {last[1].text}")
    for number, hall in enumerate(view["halls"], 1):
        guests = " ".join(FREE if guest is None else str(guest["owner"]) for guest in hall["guests"])
        lines.append(f"hall {number}: {guests}  musician {_owner(hall['musician'])}")
    for name, owners in view["decorations"].items():
        if owners:
            lines.append(f"{name}: {' '.join(_owner(owner) for owner in owners)}")
    lines.append(f"all halls: {' '.join(_owner(owner) for owner in view['all_halls'])}")
    lines.append(f"windows: {' '.join(garment or FREE for garment in view['windows'])}")
    drawers = (" ".join(FREE if tile is None else tile["id"] for tile in drawer) for drawer in view["drawers"])
    lines.append(f"drawers: {' / '.join(drawers)}")
    lines.append(f"hire: {' '.join(card or FREE for card in view['hire'])}")
    lines += [_player(seat, player) for seat, player in enumerate(view["players"])]
    return "\n".join(lines)


def _title(view: dict[str, Any]) -> str:
    asked = ", ".join(str(seat) for seat in view["deciders"]) or "nobody"
    return f"round {view['round']}, {view['phase']}, asked: {asked}, favor: {_owner(view['favor'])}"


def _owner(owner: int | None) -> str:
    return FREE if owner is None else str(owner)


def _player(seat: int, player: dict[str, Any]) -> str:
    prestige = "?" if player["prestige"] is None else player["prestige"]
    return (
        f"seat {seat}: {player['livre']} livre, {player['thread']} thread, {player['lace']} lace, "
        f"{player['tiles']} tiles, {player['staff']} staff, {prestige} prestige, in play {player['in_play'] or FREE}"
    )
