"""Figures as words and tables, for the report and the ladder."""

from collections.abc import Sequence
from typing import Any


def percent(figure: dict[str, Any] | None) -> str:
    """`41.2 % (38.0–44.5)`."""
    return written(figure, factor=100, digits=1, unit=" %")


def points(figure: dict[str, Any] | None) -> str:
    return written(figure, digits=2)


def brief(figure: dict[str, Any]) -> str:
    """Three digits, wherever they begin."""
    if figure["low"] is None:
        return three_digits(figure["value"])
    return f"{three_digits(figure['value'])} ({three_digits(figure['low'])} to {three_digits(figure['high'])})"


def three_digits(value: float) -> str:
    """`0.0281`, `12.5`, `1,960`."""
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}" if rounded >= 1000 else f"{rounded:g}"


def written(figure: dict[str, Any] | None, *, factor: float = 1, digits: int, unit: str = "") -> str:
    if figure is None:
        return "–"
    value = f"{factor * figure['value']:.{digits}f}{unit}"
    if figure["low"] is None:
        return value
    return f"{value} ({factor * figure['low']:.{digits}f} to {factor * figure['high']:.{digits}f})"


def rating(figure: dict[str, Any] | None) -> str:
    """`312 (290 to 335)`; `≥ 900` where nothing holds it from above."""
    if figure is None:
        return "–"
    if figure["low"] == figure["high"]:
        return f"{figure['value']:.0f}"
    match figure["bound"]:
        case "at least":
            return f"≥ {figure['value']:.0f}"
        case "at most":
            return f"≤ {figure['value']:.0f}"
        case "open":
            return "?"
        case _:
            return written(figure, digits=0)


def setting(summary: dict[str, Any]) -> str:
    """`4 seats, deluxe, base game`."""
    config = summary["config"]
    seats = "solo against Madame du Barry" if config["seats"] == 1 else f"{config['seats']} seats"
    modules = ", ".join(name.replace("_", " ") for name in config["modules"]) or "base game"
    return f"{seats}, {config['edition']}, {modules}"


def software(one: dict[str, Any]) -> str:
    commit = f", commit {one['commit']}" if one["commit"] else ""
    engine = f"engine {one['engine']}, rules revision {one['rules']}"
    return f"rokoko {one['version']}{commit}, {engine}, Python {one['python']}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of Markdown: names to the left, figures to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines]
