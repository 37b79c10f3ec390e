"""Small changes to a component set, each giving a new one, and to its files: what the tests break."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from rokoko.components import BoardSide, ComponentSet, Hall


def garment(components: ComponentSet, name: str, **figures: Any) -> ComponentSet:
    return replace(
        components,
        garments=tuple(replace(g, **figures) if g.id == name else g for g in components.garments),
    )


def no_garment(components: ComponentSet, *names: str) -> ComponentSet:
    return replace(components, garments=tuple(g for g in components.garments if g.id not in names))


def base_garments(components: ComponentSet, **figures: Any) -> ComponentSet:
    """Every base garment whose figures are the first of each pair gets the second instead."""
    garments = tuple(
        replace(g, **{key: new for key, (old, new) in figures.items() if getattr(g, key) == old})
        if g.module is None
        else g
        for g in components.garments
    )
    return replace(components, garments=garments)


def employee(components: ComponentSet, name: str, **figures: Any) -> ComponentSet:
    return replace(
        components,
        employees=tuple(replace(e, **figures) if e.id == name else e for e in components.employees),
    )


def no_employee(components: ComponentSet, name: str) -> ComponentSet:
    return replace(components, employees=tuple(e for e in components.employees if e.id != name))


def resource(components: ComponentSet, number: int, **figures: Any) -> ComponentSet:
    """Change the resource entry with this number, from 1."""
    tiles = list(components.resources)
    tiles[number - 1] = replace(tiles[number - 1], **figures)
    return replace(components, resources=tuple(tiles))


def side(components: ComponentSet, name: str, **figures: Any) -> ComponentSet:
    changed: BoardSide = replace(getattr(components, name), **figures)
    return replace(components, **{name: changed})


def hall(components: ComponentSet, name: str, number: int, **figures: Any) -> ComponentSet:
    halls: list[Hall] = list(getattr(components, name).halls)
    halls[number - 1] = replace(halls[number - 1], **figures)
    return side(components, name, halls=tuple(halls))


def every_hall(components: ComponentSet, **figures: Any) -> ComponentSet:
    for name in ("small", "large"):
        for number in range(1, 6):
            components = hall(components, name, number, **figures)
    return components


def jeweler(components: ComponentSet, **figures: Any) -> ComponentSet:
    return replace(components, jeweler=replace(components.jeweler, **figures))


def du_barry(components: ComponentSet, number: int, **figures: Any) -> ComponentSet:
    cards = list(components.du_barry)
    cards[number - 1] = replace(cards[number - 1], **figures)
    return replace(components, du_barry=tuple(cards))


def du_barry_without(components: ComponentSet, **figures: tuple[object, object]) -> ComponentSet:
    """Every card whose figure is the first of a pair gets the second instead."""
    cards = tuple(
        replace(card, **{key: new for key, (old, new) in figures.items() if getattr(card, key) == old})
        for card in components.du_barry
    )
    return replace(components, du_barry=cards)


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Put `new` for the first `old` in a file of a set."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
