"""The report of a match: Markdown with pictures, and how to play it again."""

import json
from pathlib import Path
from typing import Any, Final

from rokoko.arena import wording
from rokoko.arena.charts import Bar, interval_chart, rank_chart
from rokoko.arena.errors import ArenaError

REPORT: Final = "report.md"
FIGURES: Final = "result.json"


def write_report(folder: Path, summary: dict[str, Any]) -> Path:
    """The report, its pictures and its figures as JSON; where the report is."""
    pictures = pictures_of(summary)
    files = {
        REPORT: report_of(summary, sorted(pictures)),
        FIGURES: json.dumps(summary, indent=2, ensure_ascii=False) + "\n",
        **pictures,
    }
    write_files(folder, files)
    return folder / REPORT


def write_files(folder: Path, files: dict[str, str]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"can't write to {folder}: {error.strerror}", 1) from None


def pictures_of(summary: dict[str, Any]) -> dict[str, str]:
    """The pictures by file name."""
    entrants = [one for one in summary["entrants"] if one["seats"]]
    drawn = {
        "shares.svg": interval_chart(
            "Win share, %", [share_bar(one["label"], one["win_share"]) for one in entrants], mark=100 * summary["par"]
        ),
        "ranks.svg": rank_chart(
            "Ranks", [(one["label"], [rank["value"] for rank in one["ranks"]]) for one in entrants]
        ),
    }
    rated = sorted((one for one in entrants if one["rating"]), key=lambda one: -float(one["rating"]["value"]))
    if rated:
        drawn["ratings.svg"] = interval_chart(
            f"Rating, {summary['anchor']} at 0", [rating_bar(one["label"], one["rating"]) for one in rated]
        )
    return drawn


def share_bar(name: str, share: dict[str, Any]) -> Bar:
    low, high = (None if share[end] is None else 100 * share[end] for end in ("low", "high"))
    return Bar(name, 100 * share["value"], low, high, f"{100 * share['value']:.1f} %")


def rating_bar(name: str, rating: dict[str, Any]) -> Bar:
    return Bar(name, rating["value"], rating["low"], rating["high"], wording.rating(rating).partition(" (")[0])


def report_of(summary: dict[str, Any], pictures: list[str]) -> str:
    lines = ["# Arena", "", f"{wording.setting(summary)}; {summary['games']} games.", ""]
    if not summary["complete"]:
        seeds = summary["seeds"]
        lines += [f"**Not finished:** {seeds['done']} of {seeds['planned']} seeds were played.", ""]
    lines += _results(summary)
    for picture in pictures:
        lines += ["", f"![{picture.removesuffix('.svg')}]({picture})"]
    lines += ["", "## Thinking time", "", *_times(summary), "", "## To repeat it", "", *origin_of(summary)]
    return "\n".join(lines) + "\n"


def _results(summary: dict[str, Any]) -> list[str]:
    rows = [
        [
            one["label"] + (" (reference)" if one["role"] == "reference" else ""),
            str(one["games"]),
            wording.percent(one["win_share"]),
            wording.points(one["lead"]),
            wording.points(one["score"]),
            wording.rating(one["rating"]),
        ]
        for one in summary["entrants"]
    ]
    ranks = [
        [one["label"], *(wording.percent(rank) for rank in one["ranks"])] for one in summary["entrants"] if one["ranks"]
    ]
    count = max((len(one["ranks"]) for one in summary["entrants"]), default=0)
    share = f"Par is {summary['par']:.1%}; a shared victory counts in parts; the lead is over the best other."
    return [
        f"In brackets the {summary['confidence']:.0%} interval. {share}",
        "",
        *wording.table(["", "games", "win share", "lead", "score", "rating"], rows),
        "",
        *wording.table(["rank", *(str(rank + 1) for rank in range(count))], ranks),
    ]


def _times(summary: dict[str, Any]) -> list[str]:
    rows = [
        [
            one["label"],
            one["budget"],
            str(one["time"]["decisions"]),
            wording.brief(one["time"]["mean_ms"]),
            wording.brief(one["time"]["p99_ms"]),
            wording.three_digits(one["time"]["longest_ms"]),
            wording.percent(one["time"]["late"]),
            str(one["time"]["failures"]),
        ]
        for one in summary["entrants"]
        if one["time"]
    ]
    head = ["", "budget", "decisions", "mean, ms", "99 of 100 within, ms", "longest, ms", "over budget + 100 ms"]
    return wording.table([*head, "failed"], rows)


def origin_of(summary: dict[str, Any]) -> list[str]:
    """What every published figure names."""
    components, seeds, machine = summary["components"], summary["seeds"], summary["machine"]
    hands = "Ray" if machine["ray"] else f"{machine['workers']} workers"
    return [
        f"- {'; then '.join(wording.software(one) for one in summary['software'])}",
        f"- component set {components['name']} ({components['hash']}), seeds {seeds['first']} to {seeds['last']}",
        f"- budgets: {', '.join(one['label'] + ' ' + one['budget'] for one in summary['entrants'])}",
        f"- {machine['cores']} cores, {hands}",
        "",
        "```sh",
        summary["command"],
        "```",
    ]
