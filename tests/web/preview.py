"""Pictures of the table: `python -m tests.web.preview OUTDIR [NAME …]`. Bots play to positions worth looking at."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jinja2
from playwright.sync_api import Browser, sync_playwright

import rokoko as rk
from rokoko.web.table import STYLESHEETS, Link, TableInput, render_symbols, render_table
from tests.web.positions import ALL_MODULES, WEB, Position, environment, play_until, table_input

SIZES = {"desk": (1280, 800), "large": (1920, 1080), "phone": (390, 844)}


def page(env: jinja2.Environment, given: TableInput, *, theme: str) -> str:
    styles = "".join(f'<link rel="stylesheet" href="{WEB}/static/table/{name}">' for name in STYLESHEETS)
    return (
        f'<!doctype html><html lang="{given.wording.language}" data-theme="{theme}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>Rokoko</title>{styles}'
        f"<body>{render_symbols(env)}{render_table(env, given)}"
        f'<script src="{WEB}/static/table/table.js"></script></body></html>'
    )


def asked_for(decision: str, *, round_: int, seat: int = 0) -> Callable[[rk.Game], bool]:
    def stop(game: rk.Game) -> bool:
        asked = game.asked(seat)
        return game.round >= round_ and asked is not None and asked["decision"] == decision

    return stop


def never(game: rk.Game) -> bool:
    return False


MENU = (Link(label="Rules", url="/rules"), Link(label="Leave the table", url="/"))
SUMMARY = ("Journeyman S2", "tailor the blue gown G08", "2 tiles, 1 lace, 4 Livre")


def scenes() -> dict[str, tuple[Callable[[], Position], dict[str, Any]]]:
    """Name → how to get there, and what else the table shows."""

    def base(seats: int, stop: Callable[[rk.Game], bool], **more: Any) -> Callable[[], Position]:
        seed = more.pop("seed", 7)
        return lambda: play_until(rk.GameConfig(seats=seats, **more), seed, stop)

    turn = {"can_undo": True, "summary": SUMMARY}
    return {
        "select": (base(4, asked_for("select_hand", round_=1)), {}),
        "play": (base(4, asked_for("play_employee", round_=3)), {}),
        "action": (base(4, asked_for("main_action", round_=4)), {**turn, "can_redo": True}),
        "place": (base(4, asked_for("place_garment", round_=4)), turn),
        "late": (base(5, asked_for("main_action", round_=7), modules=ALL_MODULES), {**turn, "can_hint": True}),
        "tile": (base(3, asked_for("use_tile", round_=3)), turn),
        "solo": (base(1, asked_for("main_action", round_=5), modules=ALL_MODULES), turn),
        "first": (base(2, asked_for("main_action", round_=5), edition="2013"), turn),
        "waiting": (base(4, lambda game: game.round == 5 and game.deciders == (2,)), {}),
        "watch": (base(4, asked_for("main_action", round_=4)), {"seat": None, "watching": True}),
        "german": (
            base(5, asked_for("main_action", round_=6), modules=ALL_MODULES),
            {**turn, "can_hint": True, "language": "de"},
        ),
        "confirm": (base(3, lambda game: game.round == 4 and game.deciders == (1,)), {**turn, "can_confirm": True}),
        "over": (base(4, never), {"endings": (Link(label="Play again", url="/again", post=True),)}),
    }


def given_for(name: str) -> TableInput:
    """The table of one scene; `watch` is what a spectator sees, `german` the same in German."""
    position, more = scenes()[name]
    found = position()
    more = dict(more)
    seat = more.pop("seat", 0)
    return table_input(found.game, seat, log=found.log, menu=MENU, since=found.log[-4:], **more)


def shoot(browser: Browser, html: Path, out: Path, size: tuple[int, int]) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    tab = context.new_page()
    tab.goto(html.as_uri())
    tab.screenshot(path=out)
    context.close()


def main(arguments: list[str]) -> None:
    out = Path(arguments[0])
    out.mkdir(parents=True, exist_ok=True)
    wanted = arguments[1:]
    env = environment()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name in scenes():
            shots = [want for want in wanted if want.split(".")[0] == name] if wanted else [name]
            if not shots:
                continue
            given = given_for(name)
            for shot in shots:
                _, size, theme, *_rest = (
                    [*shot.split("."), "desk", "light"] if "." not in shot else [*shot.split("."), "light"]
                )
                html = out / f"{name}-{theme}.html"
                html.write_text(page(env, given, theme=theme), encoding="utf-8")
                shoot(browser, html, out / f"{name}-{size}-{theme}.png", SIZES[size])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
