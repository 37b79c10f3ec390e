"""Two surveys beside each other: the figures before a change of the box, and after."""

from typing import Any, Final

from rokoko.arena import wording
from rokoko.arena.balance.pieces import SEAT
from rokoko.arena.balance.report import TITLES, points
from rokoko.arena.balance.verdict_words import verdict_lines

SCHEMA: Final = "rokoko-balance-comparison/1"
FINDINGS: Final = ("unwanted", "rare", "winning", "seats")

Key = tuple[str, str, str]  # pool, kind, name


def comparison_of(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Every piece of both surveys, and why it is worth a look: `found` in a verdict, `changed`, or printed anew."""
    then, now = _pieces(before), _pieces(after)
    found = {
        (one["pool"], one["kind"], one["name"])
        for summary in (before, after)
        for name in FINDINGS
        for one in summary["verdict"][name]
    }
    rows = [_row(key, then.get(key), now.get(key), key in found) for key in dict.fromkeys([*then, *now])]
    return {
        "schema": SCHEMA,
        "before": _told(before),
        "after": _told(after),
        "verdicts": {"before": before["verdict"], "after": after["verdict"]},
        "pieces": rows,
    }


def _told(summary: dict[str, Any]) -> dict[str, Any]:
    return {name: summary[name] for name in ("command", "components", "games", "software", "bot", "config", "seeds")}


def _pieces(summary: dict[str, Any]) -> dict[Key, dict[str, Any]]:
    return {
        (pool["name"], piece["kind"], piece["name"]): piece for pool in summary["pools"] for piece in pool["pieces"]
    }


def _row(key: Key, then: dict[str, Any] | None, now: dict[str, Any] | None, found: bool) -> dict[str, Any]:
    pool, kind, name = key
    both = {
        what: {"before": then and then[what], "after": now and now[what]}
        for what in ("printed", "chances", "takes", "taken", "round", "prestige", "effect")
    }
    changed = (
        then is not None and now is not None and any(_apart(then[what], now[what]) for what in ("taken", "effect"))
    )
    anew = both["printed"]["before"] != both["printed"]["after"]
    return {"pool": pool, "kind": kind, "name": name, **both, "found": found, "changed": changed, "anew": anew}


def _apart(one: dict[str, Any] | None, other: dict[str, Any] | None) -> bool:
    """Whether two intervals have nothing in common."""
    if one is None or other is None or one["low"] is None or other["low"] is None:
        return False
    return bool(one["high"] < other["low"] or other["high"] < one["low"])


def comparison_page(compared: dict[str, Any], *, level: int = 2) -> list[str]:
    """Before and after in tables: start seats, and every piece that was found, has changed, or is printed anew."""
    head = "#" * level
    lines = []
    for name in ("before", "after"):
        told = compared[name]
        components = told["components"]
        software = "; then ".join(wording.software(one) for one in told["software"])
        played = f"{told['games']} games, component set {components['name']} ({components['hash']}), {software}"
        lines += [f"- {name}: {played}: `{told['command']}`"]
    for name in ("before", "after"):
        lines += ["", f"{head} Verdict {name}", "", *verdict_lines(compared["verdicts"][name])]
    lines += [
        "",
        f"{head} Before and after",
        "",
        "Start seats, and every piece that a verdict names, that is printed anew, or whose intervals lie apart.",
    ]
    for kind, title in TITLES.items():
        rows = [one for one in compared["pieces"] if one["kind"] == kind and _is_shown(one)]
        if rows:
            columns = ["taken before", "taken after", "effect before", "effect after"]
            lines += [
                "",
                f"{head}# {title}",
                "",
                *wording.table(["", "printed", *columns], [_cells(one) for one in rows]),
            ]
        else:
            lines += ["", f"{head}# {title}", "", "Nothing to show."]
    return lines


def _is_shown(one: dict[str, Any]) -> bool:
    return bool(one["kind"] == SEAT or one["found"] or one["changed"] or one["anew"])


def _cells(one: dict[str, Any]) -> list[str]:
    printed = one["printed"]
    shown = printed["before"] if not one["anew"] else f"{printed['before'] or '–'} → {printed['after'] or '–'}"
    taken = ["–", "–"] if one["kind"] == SEAT else [wording.percent(one["taken"][at]) for at in ("before", "after")]
    effects = [points(one["effect"][at]) for at in ("before", "after")]
    return [f"{one['name'].replace('_', ' ')}, {one['pool']}", shown, *taken, *effects]
