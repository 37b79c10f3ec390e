"""From the six TOML texts to a typed `ComponentSet`, or one line that says what is wrong and where."""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from .complaint import explain
from .errors import ComponentError
from .locate import locate
from .model import (
    BoardSide,
    ComponentSet,
    Decoration,
    DuBarryCard,
    Employee,
    Garment,
    GuestSpace,
    Hall,
    Jeweler,
    Resource,
)

T = TypeVar("T")
_SPACE = re.compile(r"(M\s+)?(-|thread|lace|resource|livre\s+([0-9]{1,4}))")
_SOURCES = {"source", "rank_source"}


class _Garments(msgspec.Struct, forbid_unknown_fields=True):
    garment: tuple[Garment, ...]


class _Employees(msgspec.Struct, forbid_unknown_fields=True):
    employee: tuple[Employee, ...]


class _Resources(msgspec.Struct, forbid_unknown_fields=True):
    resource: tuple[Resource, ...]


class _DuBarry(msgspec.Struct, forbid_unknown_fields=True):
    card: tuple[DuBarryCard, ...]


class _Hall(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    majority: tuple[int, int]
    guests: tuple[str, ...]
    musician: Decoration


class _Decorations(msgspec.Struct, forbid_unknown_fields=True):
    fireworks: tuple[Decoration, ...]
    statues: tuple[Decoration, ...]
    kitchen_left: tuple[Decoration, ...]
    kitchen_right: tuple[Decoration, ...]


class _Side(msgspec.Struct, forbid_unknown_fields=True):
    players: tuple[int, ...]
    window_prices: tuple[int, ...]
    drawers: int
    drawer_spaces: int
    all_halls: tuple[int, ...]
    fireworks_majority: tuple[int, int]
    hall: tuple[_Hall, ...]
    decorations: _Decorations


class _Boards(msgspec.Struct, forbid_unknown_fields=True):
    hire_prices: tuple[int, ...]
    drawer_prices: tuple[int, ...]
    small: _Side
    large: _Side


def parse_components(name: str, texts: Mapping[str, str]) -> ComponentSet:
    """Read the six texts, by file name. Raises `ComponentError`; counts and ranges are the checker's."""
    boards = _read(texts, "boards.toml", shape=_Boards)
    sides = {
        side: _side(raw, side, texts["boards.toml"]) for side, raw in (("small", boards.small), ("large", boards.large))
    }
    unhashed = ComponentSet(
        name=name,
        hash="",
        garments=_read(texts, "garments.toml", shape=_Garments).garment,
        employees=_read(texts, "employees.toml", shape=_Employees).employee,
        resources=_read(texts, "resources.toml", shape=_Resources).resource,
        hire_prices=boards.hire_prices,
        drawer_prices=boards.drawer_prices,
        small=sides["small"],
        large=sides["large"],
        jeweler=_read(texts, "jeweler.toml", shape=Jeweler),
        du_barry=_read(texts, "du_barry.toml", shape=_DuBarry).card,
    )
    return msgspec.structs.replace(unhashed, hash=content_hash(unhashed))


def content_hash(components: ComponentSet) -> str:
    """16 hex digits over every figure played with: layout, comments, sources and the name don't matter."""
    figures = _without_sources(msgspec.to_builtins(components))
    del figures["name"], figures["hash"]
    canonical = json.dumps(figures, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _without_sources(value: Any) -> Any:
    match value:
        case dict():
            return {key: _without_sources(item) for key, item in value.items() if key not in _SOURCES}
        case list() | tuple():
            return [_without_sources(item) for item in value]
        case _:
            return value


def _read(texts: Mapping[str, str], file: str, *, shape: type[T]) -> T:
    text = texts[file]
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error) or "nested too deeply"
        raise ComponentError(f"{file}: not valid TOML: {reason}; correct that line") from None
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise ComponentError(explain(str(error), file=file, text=text, data=data)) from None


def _side(raw: _Side, side: str, text: str) -> BoardSide:
    halls = tuple(
        Hall(
            name=hall.name,
            majority=hall.majority,
            guests=tuple(
                _guest_space(space, path=(side, "hall", number, "guests"), text=text) for space in hall.guests
            ),
            musician=hall.musician,
        )
        for number, hall in enumerate(raw.hall)
    )
    return BoardSide(
        players=raw.players,
        window_prices=raw.window_prices,
        drawers=raw.drawers,
        drawer_spaces=raw.drawer_spaces,
        all_halls=raw.all_halls,
        fireworks_majority=raw.fireworks_majority,
        halls=halls,
        fireworks=raw.decorations.fireworks,
        statues=raw.decorations.statues,
        kitchen_left=raw.decorations.kitchen_left,
        kitchen_right=raw.decorations.kitchen_right,
    )


def _guest_space(notation: str, *, path: tuple[str | int, ...], text: str) -> GuestSpace:
    match = _SPACE.fullmatch(notation.strip())
    if match is None:
        line = locate(text, path)
        where = f"boards.toml, line {line}" if line else "boards.toml"
        raise ComponentError(
            f"{where} ({path[0]}, hall {int(path[2]) + 1}): {notation!r} is no guest space;"
            ' write "-", "livre N", "thread", "lace" or "resource",'
            ' with "M " before it for a master guest space'
        )
    master, reward, livre = match.groups()
    if livre is not None:
        return GuestSpace(master=master is not None, reward="livre", amount=int(livre))
    if reward == "-":
        return GuestSpace(master=master is not None, reward="none", amount=0)
    return GuestSpace(master=master is not None, reward=reward, amount=1)
