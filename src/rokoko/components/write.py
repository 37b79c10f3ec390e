"""The TOML text of a component set, in the layout of the built-in one."""

import json
from typing import Any

import msgspec

from .model import BoardSide, ComponentSet, GuestSpace

_SIDE_LISTS = ("players", "window_prices", "drawers", "drawer_spaces", "all_halls", "fireworks_majority")
_ROWS = ("fireworks", "statues", "kitchen_left", "kitchen_right")


def write_texts(components: ComponentSet) -> dict[str, str]:
    """The six files by name. Reading them again gives a set with the same hash."""
    head = f"# From the component set {_toml(components.name)}. What each key means: docs/components.md\n\n"
    jeweler = msgspec.to_builtins(components.jeweler)
    tiles = jeweler.pop("tiles")
    texts = {
        "garments.toml": _entries("garment", components.garments),
        "employees.toml": _entries("employee", components.employees),
        "resources.toml": _entries("resource", components.resources),
        "boards.toml": _boards(components),
        "jeweler.toml": f"{_lines(jeweler)}\n[tiles]\n{_lines(tiles)}",
        "du_barry.toml": _entries("card", components.du_barry),
    }
    return {file: head + text for file, text in texts.items()}


def _entries(name: str, entries: tuple[msgspec.Struct, ...]) -> str:
    return "\n".join(f"[[{name}]]\n{_lines(_without_defaults(entry))}" for entry in entries)


def _without_defaults(entry: msgspec.Struct) -> dict[str, Any]:
    return {
        field.name: msgspec.to_builtins(getattr(entry, field.name))
        for field in msgspec.structs.fields(entry)
        if getattr(entry, field.name) != field.default
    }


def _boards(components: ComponentSet) -> str:
    prices = {"hire_prices": components.hire_prices, "drawer_prices": components.drawer_prices}
    return _lines(prices) + _side("small", components.small) + _side("large", components.large)


def _side(name: str, side: BoardSide) -> str:
    text = f"\n[{name}]\n{_lines({key: getattr(side, key) for key in _SIDE_LISTS})}"
    for hall in side.halls:
        table = {
            "name": hall.name,
            "majority": hall.majority,
            "guests": [_notation(space) for space in hall.guests],
            "musician": _without_defaults(hall.musician),
        }
        text += f"\n[[{name}.hall]]\n{_lines(table)}"
    rows = {row: [_without_defaults(space) for space in getattr(side, row)] for row in _ROWS}
    return text + f"\n[{name}.decorations]\n{_lines(rows)}"


def _notation(space: GuestSpace) -> str:
    reward = {"none": "-", "livre": f"livre {space.amount}"}.get(space.reward, space.reward)
    return f"M {reward}" if space.master else reward


def _lines(table: dict[str, Any]) -> str:
    return "".join(f"{_key(key)} = {_toml(value)}\n" for key, value in table.items())


def _key(key: str) -> str:
    return key if key.replace("_", "a").isalnum() and key.isascii() else _toml(key)


def _toml(value: Any) -> str:
    match value:
        case dict():
            return "{ " + ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items()) + " }"
        case list() | tuple():
            return "[" + ", ".join(_toml(item) for item in value) + "]"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case bool():
            return "true" if value else "false"
        case _:
            return str(value)
