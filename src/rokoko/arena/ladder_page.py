"""The ladder as a page of the documentation."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rokoko.arena import wording
from rokoko.arena.charts import interval_chart
from rokoko.arena.ladder import Findings, Ladder
from rokoko.arena.match import Hands
from rokoko.arena.origin import cores, setting_of
from rokoko.arena.report import rating_bar, write_files

INTRODUCTION = """\
Each rung plays alone against copies of the one below; then all rungs play at tables with each other. The unit is one
seed in every rotation of the seats; in brackets stand 95 % intervals. A shared victory counts in parts, the lead is
over the best other, and 400 points of rating are odds of ten to one to come in ahead ([how it is measured](arena.md)).
"""


def write_page(page: Path, ladder: Ladder, found: Sequence[Findings], hands: Hands, *, folder: Path) -> None:
    """The page, and its pictures in a folder beside it."""
    pictures = {
        f"ratings-{one.seats}.svg": interval_chart(
            f"Rating at {one.seats} players, {_anchor(one)} at 0",
            [
                rating_bar(rung.label, msgspec.to_builtins(rating))
                for rung, rating in reversed(list(zip(ladder.rungs, one.ratings)))
            ],
        )
        for one in found
        if one.ratings
    }
    write_files(page.parent / page.stem, pictures)
    write_files(page.parent, {page.name: page_of(ladder, found, hands, page=page, folder=folder)})


def page_of(ladder: Ladder, found: Sequence[Findings], hands: Hands, *, page: Path, folder: Path) -> str:
    lines = [f"# {page.stem.capitalize()}", "", INTRODUCTION]
    for one in found:
        lines += _solo(one) if one.seats == 1 else _at_the_table(one, page.stem)
    lines += _thinking(found)
    return "\n".join([*lines, *_origin(ladder, found, hands, page=page, folder=folder)]) + "\n"


def command_of_ladder(ladder: Ladder, hands: Hands, *, page: Path, folder: Path) -> str:
    plain = next((rung.budget.text for rung in ladder.rungs if "@" not in rung.label), None)
    words = ["rokoko", "arena", *(rung.label for rung in ladder.rungs), "--ladder", _from_here(page)]
    words += ["--out", _from_here(folder), "--seats", ",".join(map(str, ladder.seats))]
    words += ["--games", str(ladder.games), "--seed", str(ladder.seed), *(["--budget", plain] if plain else [])]
    words += [*setting_of(ladder.config), "--workers", str(hands.workers), *(["--ray"] if hands.ray else [])]
    return shlex.join(words)


def _from_here(path: Path) -> str:
    """A place below the working folder is named from there, as everybody else would."""
    absolute = path.resolve()
    return (absolute.relative_to(Path.cwd()) if absolute.is_relative_to(Path.cwd()) else path).as_posix()


def _at_the_table(one: Findings, pictures: str) -> list[str]:
    steps = [summary for summary in one.summaries.values() if summary["format"] == "against"]
    everybody = next(summary for summary in one.summaries.values() if summary["format"] == "tables")
    return [
        f"## {one.seats} players",
        "",
        f"One against {one.seats - 1} of the rung below; par is {100 / one.seats:.1f} %.",
        "",
        *wording.table(
            ["", "games", "win share", "lead", "score", *(f"rank {rank + 1}" for rank in range(one.seats))],
            [
                [
                    f"{step['entrants'][0]['label']} over {step['entrants'][1]['label']}",
                    *_row(step["entrants"][0], one.seats),
                ]
                for step in steps
            ],
        ),
        "",
        f"All rungs together: {everybody['games']} games more. The ratings are from all games of {one.seats} players.",
        "",
        *wording.table(
            ["", "rating", "games", "win share", "lead", "score", *(f"rank {rank + 1}" for rank in range(one.seats))],
            [
                [entrant["label"], wording.rating(msgspec.to_builtins(rating)), *_row(entrant, one.seats)]
                for entrant, rating in zip(everybody["entrants"], one.ratings)
            ],
        ),
        "",
        f"![Ratings at {one.seats} players]({pictures}/ratings-{one.seats}.svg)",
        "",
    ]


def _solo(one: Findings) -> list[str]:
    (summary,) = one.summaries.values()
    return [
        "## Alone against Madame du Barry",
        "",
        *wording.table(
            ["", "games", "games won", "lead", "score"],
            [[entrant["label"], *_row(entrant, 2)[:4]] for entrant in summary["entrants"]],
        ),
        "",
    ]


def _row(entrant: dict[str, Any], ranks_shown: int) -> list[str]:
    ranks = [f"{100 * rank['value']:.0f} %" for rank in entrant["ranks"]] or ["–"] * ranks_shown
    shares = [wording.percent(entrant["win_share"]), wording.points(entrant["lead"]), wording.points(entrant["score"])]
    return [str(entrant["games"]), *shares, *ranks]


def _thinking(found: Sequence[Findings]) -> list[str]:
    """The thinking times at the tables with everybody, or alone."""
    rows = [
        [
            f"{one.seats}",
            entrant["label"],
            entrant["budget"],
            wording.brief(entrant["time"]["mean_ms"]),
            wording.brief(entrant["time"]["p99_ms"]),
            wording.percent(entrant["time"]["late"]),
        ]
        for one in found
        for entrant in list(one.summaries.values())[-1]["entrants"]
        if entrant["time"]
    ]
    head = ["players", "", "budget", "mean, ms", "99 of 100 within, ms", "over budget + 100 ms"]
    return ["## Thinking time", "", "A decision, with everybody at the table:", "", *wording.table(head, rows), ""]


def _origin(ladder: Ladder, found: Sequence[Findings], hands: Hands, *, page: Path, folder: Path) -> list[str]:
    software = []
    for one in found:
        software += [kind for kind in one.software if kind not in software]
    components = ladder.config.component_set()
    units = [summary["seeds"] for one in found for summary in one.summaries.values()]
    last = max(seeds["last"] for seeds in units)
    return [
        "## To repeat it",
        "",
        f"- {'; then '.join(wording.software(msgspec.to_builtins(kind)) for kind in software)}",
        f"- component set {components.name} ({components.hash}), seeds {ladder.seed} to {last}",
        f"- budgets: {', '.join(f'{rung.label} {rung.budget.text}' for rung in ladder.rungs)}",
        f"- {cores()} cores, {'Ray' if hands.ray else f'{hands.workers} workers'}",
        "",
        "```sh",
        command_of_ladder(ladder, hands, page=page, folder=folder),
        "```",
    ]


def _anchor(one: Findings) -> str:
    return next(str(summary["anchor"]) for summary in one.summaries.values() if summary["format"] == "tables")
