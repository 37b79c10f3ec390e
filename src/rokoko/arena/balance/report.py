"""The report of a survey: tables with intervals, pictures, a verdict, and how to play it again."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from rokoko.arena import wording
from rokoko.arena.balance.charts import effect_chart, rounds_chart, taken_chart
from rokoko.arena.balance.pieces import DECORATION, EMPLOYEE, GARMENT, GUEST, ORDINALS, SEAT, WINDOW
from rokoko.arena.balance.verdict_words import verdict_lines
from rokoko.arena.errors import ArenaError
from rokoko.arena.report import write_files

REPORT: Final = "report.md"
FIGURES: Final = "result.json"
TITLES: Final = {
    SEAT: "Start seats",
    GARMENT: "Garments",
    EMPLOYEE: "Employees",
    WINDOW: "Windows",
    DECORATION: "Decorations",
    GUEST: "Guest spaces",
}
EFFECT: Final = "effect"
PLOTS: Final = {
    "taken": ("taken, % of the chances", taken_chart),
    "rounds": ("when taken, by round", rounds_chart),
    EFFECT: ("effect on winning, points", effect_chart),
}
EXPLANATION: Final = """\
**Offered**: how many chances it had: one for every time a garment or an employee came on display, one a round for a
window with a garment, one a game for a space. **Round**: when it was taken, on the average. **Livre**: paid, less what
a sale brought. **Prestige**: what it counted itself: a garment with its balcony (0 if sold; for a window and a guest
space that of the garment), the trademark of a decoration, crown and bonuses of an employee. **Over the mean**: the
taker's final score less the mean of the game. **Effect**: win share of those who took it less par, in points; **over
its kind**: less the effect of all takes of its kind, since who takes much of anything wins more often. In brackets
95 % intervals, by the bootstrap over games, or by Wilson's formula near 0 and 1. Specialized apprentices and
examinations are never on display and not counted. **Openings**: what a player took in round 1, a garment named by its
window; then for each place in the order of play how many opened so, and how far over the mean they ended.
"""


def write_report(folder: Path, summary: dict[str, Any]) -> Path:
    """The report, its pictures and its figures as JSON; where the report is."""
    files = {REPORT: "# Balance\n\n" + "\n".join(part_of(summary)) + "\n", FIGURES: dumped(summary)}
    write_files(folder, files | pictures_of(summary))
    return folder / REPORT


def dumped(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def figures_in(folder: Path) -> dict[str, Any]:
    """The figures that a run left in its folder."""
    path = folder / FIGURES
    try:
        data = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise ArenaError(f"can't read {path}: {error.strerror}; run rokoko balance --out {folder} first", 1) from None
    except msgspec.DecodeError as error:
        raise ArenaError(f"{path}: no figures of a survey ({error})", 1) from None
    if not isinstance(data, dict) or not str(data.get("schema")).startswith("rokoko-balance/"):
        raise ArenaError(f"{path}: no figures of a survey", 1)
    return data


def sections_of(summary: dict[str, Any]) -> list[tuple[str, str, dict[str, Any], list[dict[str, Any]]]]:
    """(title, file name, pool, pieces): one a kind and pool, in the order of the report."""
    found = []
    for kind, title in TITLES.items():
        for pool in summary["pools"]:
            pieces = [piece for piece in pool["pieces"] if piece["kind"] == kind]
            if pieces:
                stem = f"{title} {pool['name']}".lower().replace(" ", "-")
                found.append((f"{title}, {pool['name']}", stem, pool, pieces))
    return found


def pictures_of(summary: dict[str, Any], plots: Sequence[str] = tuple(PLOTS)) -> dict[str, str]:
    """The pictures by file name: how often taken, when, and the effect on winning."""
    return {
        f"{stem}-{plot}.svg": PLOTS[plot][1](f"{title}: {PLOTS[plot][0]}", pieces)
        for title, stem, _, pieces in sections_of(summary)
        for plot in _plots_for(pieces, plots)
    }


def _plots_for(pieces: list[dict[str, Any]], plots: Sequence[str]) -> list[str]:
    """A start seat is always taken, at the beginning."""
    return [plot for plot in plots if plot == EFFECT or pieces[0]["kind"] != SEAT]


def part_of(
    summary: dict[str, Any], *, pictures: str = "", plots: Sequence[str] = tuple(PLOTS), level: int = 2
) -> list[str]:
    """The report without its title; `pictures` is the folder of the pictures, seen from the page."""
    head = "#" * level
    bot = summary["bot"]
    lines = [f"{bot['label']} (budget {bot['budget']}) at all seats, {summary['games']} games.", ""]
    if not summary["complete"]:
        lines += ["**Not finished:** fewer games were played than planned.", ""]
    tables = [
        [str(one["seats"]), str(one["games"]), f"{one['par']:.1%}", _number(one["score"]), _number(one["best_score"])]
        for one in summary["tables"]
    ]
    lines += wording.table(["seats", "games", "par", "mean score", "mean of the winners"], tables)
    lines += ["", f"{head} Verdict", "", *verdict_lines(summary["verdict"]), "", f"{head} What is counted", ""]
    lines += EXPLANATION.splitlines()
    for title, stem, pool, pieces in sections_of(summary):
        lines += ["", f"{head} {title}", "", *_table(pool, pieces)]
        for plot in _plots_for(pieces, plots):
            lines += ["", f"![{title}: {PLOTS[plot][0]}]({pictures}{stem}-{plot}.svg)"]
        if pieces[0]["kind"] == SEAT:
            (seats,) = pool["seats"]
            here = next(one for one in summary["tables"] if one["seats"] == seats)
            lines += ["", f"{head} Openings, {pool['name']}", "", *_openings(here)]
    return [*lines, "", f"{head} To repeat it", "", *_origin(summary)]


def _table(pool: dict[str, Any], pieces: list[dict[str, Any]]) -> list[str]:
    if pieces[0]["kind"] == SEAT:
        rows = [
            [piece["name"], str(piece["takes"]), wording.percent(piece["win_share"]), points(piece["effect"])]
            + [wording.points(piece["excess"])]
            for piece in pieces
        ]
        return wording.table(["to play", "games", "win share", "effect", "over the mean"], rows)
    several = len(pool["seats"]) > 1
    at_each = [f"at {seats}" for seats in pool["seats"]] if several else []
    head = ["", "printed", "offered", "taken", *at_each, "round", "Livre", "prestige", "over the mean"]
    return wording.table([*head, "effect", "over its kind"], [_row(piece, several) for piece in pieces])


def _openings(here: dict[str, Any]) -> list[str]:
    head = ["", "players", "over the mean", "effect", *ORDINALS[: here["seats"]]]
    rows = [
        [one["name"], wording.percent(one["taken"]), wording.written(one["excess"], digits=1), points(one["effect"])]
        + [_at_place(place, here["games"]) for place in one["by_place"]]
        for one in here["openings"]
    ]
    return wording.table(head, rows)


def _at_place(place: dict[str, Any], games: int) -> str:
    """`38 %, +1.4`."""
    if not place["takes"]:
        return "–"
    return f"{100 * place['takes'] / games:.0f} %, {round(place['excess'], 1) + 0.0:+.1f}"


def _row(piece: dict[str, Any], several: bool) -> list[str]:
    at_each = [
        f"{100 * one['takes'] / one['chances']:.0f} %" if one["chances"] else "–" for one in piece["by_seats"].values()
    ]
    over_kind = piece["over_kind"]
    return [
        piece["name"].replace("_", " "),
        piece["printed"],
        str(piece["chances"]),
        wording.percent(piece["taken"]),
        *(at_each if several else []),
        _number(piece["round"]),
        _number(piece["livre"]),
        _number(piece["prestige"]),
        wording.written(piece["excess"], digits=1),
        points(piece["effect"]),
        "–" if over_kind is None else signed(over_kind),
    ]


def points(figure: dict[str, Any] | None) -> str:
    """`+4.1 (−2.0 to +10.3)`, in points of a hundred."""
    if figure is None:
        return "–"
    if figure["low"] is None:
        return signed(figure["value"])
    return f"{signed(figure['value'])} ({signed(figure['low'])} to {signed(figure['high'])})"


def signed(share: float) -> str:
    """In points of a hundred; nothing has no sign of its own."""
    return f"{round(100 * share, 1) + 0.0:+.1f}"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{round(value, 1) + 0.0:.1f}"


def _origin(summary: dict[str, Any]) -> list[str]:
    """What every published figure names."""
    components, seeds, machine = summary["components"], summary["seeds"], summary["machine"]
    return [
        f"- {'; then '.join(wording.software(one) for one in summary['software'])}",
        f"- component set {components['name']} ({components['hash']}), seeds {seeds['first']} to {seeds['last']}",
        f"- {machine['cores']} cores, {machine['workers']} workers",
        "",
        "```sh",
        summary["command"],
        "```",
    ]
