"""The verdict in words: each finding with its figures, or plainly that there is none."""

from typing import Any

from rokoko.arena import wording


def verdict_lines(verdict: dict[str, Any]) -> list[str]:
    """The three questions of a survey, and their answers."""
    limits = verdict["thresholds"]
    unwanted, winning, seats = (100 * limits[name] for name in ("unwanted", "winning", "seats"))
    return [
        f"**What nobody wants** (taken in under {unwanted:.0f} % of the chances, the interval too):",
        *_listed([_taken(one) for one in verdict["unwanted"]]),
        "",
        f"As seldom, but offered too seldom to be sure: {', '.join(map(_taken, verdict['rare'])) or 'nothing'}.",
        "",
        f"**What always wins** (the interval of the effect above +{winning:.0f} points; {verdict['judged']} judged):",
        *_listed([_effect(one) for one in verdict["winning"]]),
        "",
        f"**Start seats more than {seats:.0f} points over par**:",
        *_listed([f"{_effect(one)}; {_sureness(one)}" for one in verdict["seats"]]),
    ]


def _listed(findings: list[str]) -> list[str]:
    return ["", *(f"- {finding}" for finding in findings)] if findings else ["nothing."]


def name_of(one: dict[str, Any]) -> str:
    return f"{one['kind']} {one['name'].replace('_', ' ')} ({one['pool']}; {one['printed']})"


def _taken(one: dict[str, Any]) -> str:
    return f"{name_of(one)}: {one['takes']} of {one['chances']}, {wording.percent(one['taken'])}"


def _effect(one: dict[str, Any]) -> str:
    figure = one["effect"]
    between = f"{100 * figure['low']:+.1f} to {100 * figure['high']:+.1f}" if figure["low"] is not None else "?"
    return f"{name_of(one)}: {100 * figure['value']:+.1f} points ({between}), {one['takes']} takes"


def _sureness(one: dict[str, Any]) -> str:
    if one["sure"]:
        return "sure"
    return "over par for sure, by how much is not" if one["above_par"] else "the interval holds par: play more games"
