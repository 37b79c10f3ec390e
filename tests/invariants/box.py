"""What is in the box, read from the component files alone: for checks that must not trust the engine's tables."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from rokoko import GameConfig

Tables = dict[str, Any]


@cache
def part(name: str) -> Tables:
    """One file of the house set, as plain data."""
    return tomllib.loads((files("rokoko.components") / "data" / "house" / f"{name}.toml").read_text(encoding="utf-8"))


def side(config: GameConfig) -> Tables:
    """The side of the board that is played: small for one to three players."""
    chosen: Tables = part("boards")["small" if config.seats <= 3 else "large"]
    assert config.seats in chosen["players"]
    return chosen


def in_play(entry: Tables, config: GameConfig) -> bool:
    """Whether a piece is in the game: its module, or all of several modules, are played."""
    module = entry.get("module")
    return module is None or set(module.split("+")) <= set(config.modules)


@cache
def garments(config: GameConfig) -> dict[str, Tables]:
    return {entry["id"]: entry for entry in part("garments")["garment"] if in_play(entry, config)}


@cache
def employees() -> dict[str, Tables]:
    return {entry["id"]: entry for entry in part("employees")["employee"]}


def resource_kind(tile: Tables) -> tuple[Any, ...]:
    """What tells tiles apart: the silk and the notions."""
    return (*sorted(tile["silk"].items()), tile["notions"])


@cache
def resources(config: GameConfig) -> Counter[tuple[Any, ...]]:
    kinds: Counter[tuple[Any, ...]] = Counter()
    for entry in part("resources")["resource"]:
        if in_play(entry, config):
            kinds[resource_kind(entry)] += entry["count"]
    return kinds


@cache
def fixed_employees(config: GameConfig) -> Counter[str]:
    """Every card that is in the game whatever is dealt: start staffs, hire cards, the examinations' new ones."""
    cards: Counter[str] = Counter()
    for card, entry in employees().items():
        if entry["level"] == "start":
            cards[card] += entry.get("copies", 1) * config.contestants
        elif entry["level"] != 0 and in_play(entry, config):
            cards[card] += 1
    return cards


@cache
def specialized_apprentices() -> frozenset[str]:
    return frozenset(card for card, entry in employees().items() if entry["level"] == 0)


def has_jewelry_box(config: GameConfig) -> bool:
    return "jewelry_box" in config.modules
