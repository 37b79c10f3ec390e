"""Weight and speed of the game page in a real browser: `python -m benchmarks.web [--keep]`.

A server on this machine, Chromium without a screen, a game against three bots. With `--keep` the figures are written
to benchmarks/web.json and web.md.
"""

import argparse
import json
import platform
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

import rokoko as rk
from rokoko.web.table import render_table
from tests.browser.person import Person
from tests.browser.serving import Server, launch
from tests.web.positions import ALL_MODULES, environment, table_input

HERE = Path(__file__).parent
VIEWPORT = {"width": 1280, "height": 800}
CHOICES = 40
LOADS = 5
GOALS = {
    "first_load_kB": "350",
    "load_ms": "1000",
    "render_ms_95": "20",
    "click_to_morph_ms": "100",
    "layout_shift": "0",
    "frames_per_s": "60",
}
# Counts layout shifts that no click caused, frames while something moves, and the time from a click to the update.
WATCH = """
window.seen = {shift: 0, frames: [], clicks: [], longest: 0};
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.shift += e.value; })
  .observe({type: "layout-shift", buffered: true});
let before = 0;
const frame = now => {
  if (document.getAnimations().some(a => a.playState === "running" && a.effect?.getTiming().iterations === 1)) {
    if (before) seen.frames.push(now - before);
    before = now;
  } else before = 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
let clicked = 0;
document.addEventListener("submit", () => { clicked = performance.now(); }, true);
document.addEventListener("htmx:after:swap", () => {
  if (clicked) { seen.clicks.push(performance.now() - clicked); clicked = 0; }
});
"""


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def context_of(browser: Browser, **options: Any) -> BrowserContext:
    return browser.new_context(viewport=VIEWPORT, bypass_csp=True, **options)  # type: ignore[arg-type]


def weigh(browser: Browser, cookies: Any, url: str) -> tuple[float, float, dict[str, float]]:
    """Bytes over the wire and milliseconds until everything is there, with an empty cache; bytes by kind."""
    context = context_of(browser)
    context.add_cookies(cookies)
    page = context.new_page()
    session: CDPSession = context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda event: kinds.__setitem__(event["requestId"], event["type"]))

    def finished(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        sizes[kind] = sizes.get(kind, 0) + event["encodedDataLength"]

    session.on("Network.loadingFinished", finished)
    page.goto(url, wait_until="load")
    page.wait_for_timeout(500)
    took = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
    context.close()
    return sum(sizes.values()), float(took), sizes


def play(person: Person) -> dict[str, Any]:
    """Clicks through part of a game, watched."""
    page: Page = person.page
    for _ in range(CHOICES):
        if not person.wait_until_asked():
            break
        person.choose()
    person.wait_until_asked()
    page.wait_for_timeout(600)
    return dict(page.evaluate("seen"))


def render_times() -> list[float]:
    """Milliseconds of processor time for an update: five players, all modules, random play."""
    env = environment()
    times = []
    for seed in range(3):
        game = rk.Game(rk.GameConfig(seats=5, modules=ALL_MODULES), seed=seed)
        chance = Random(f"web {seed}")
        while not game.over:
            seat = game.deciders[0]
            if len(game.moves) % 4 == 0:
                given = table_input(game, seat)
                start = time.process_time()
                render_table(env, given)
                times.append((time.process_time() - start) * 1000)
            game.apply(seat, chance.choice(game.options(seat)))
    return times


def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)).start(), launch(playwright)
        try:
            context = context_of(browser)
            context.add_init_script(WATCH)
            person = Person(context.new_page(), server.address, seed="benchmark")
            person.play_now(rivals=3)
            loads = [weigh(browser, context.cookies(), person.page.url) for _ in range(LOADS)]
            seen = play(person)
        finally:
            browser.close()
            server.stop()
    renders = render_times()
    lightest = min(loads, key=lambda load: load[1])
    return {
        "first_load_kB": lightest[0] / 1000,
        **{f"first_load_{kind.lower()}_kB": size / 1000 for kind, size in sorted(lightest[2].items())},
        "load_ms": statistics.median(load[1] for load in loads),
        "load_ms_best": lightest[1],
        "render_ms": statistics.median(renders),
        "render_ms_95": percentile(renders, 0.95),
        "click_to_morph_ms": statistics.median(seen["clicks"]) if seen["clicks"] else 0,
        "click_to_morph_ms_95": percentile(seen["clicks"], 0.95) if seen["clicks"] else 0,
        "layout_shift": seen["shift"],
        "frames_per_s": 1000 / statistics.median(seen["frames"]) if seen["frames"] else 0,
        "frame_ms_95": percentile(seen["frames"], 0.95) if seen["frames"] else 0,
    }


def keep(figures: dict[str, float]) -> None:
    about = {"python": platform.python_version(), "date": time.strftime("%Y-%m-%d"), "version": rk.__version__}
    kept = {"figures": {name: round(value, 3) for name, value in figures.items()}, **about}
    (HERE / "web.json").write_text(json.dumps(kept, indent=2) + "\n")
    lines = ["# Weight and speed of the game page", "", "Written by `make bench-web ARGS=--keep`: Chromium without a"]
    lines += ["screen and the server on the same machine, a game against three bots.", "", "| figure | value | goal |"]
    lines += [
        "|---|---|---|",
        *(f"| {name} | {value:,.3g} | {GOALS.get(name, '')} |" for name, value in figures.items()),
    ]
    lines += ["", f"{about['date']}, Python {about['python']}, version {about['version']}"]
    (HERE / "web.md").write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write web.json and web.md beside this file")
    arguments = parser.parse_args()
    figures = measure()
    for name, value in figures.items():
        print(f"  {name:28} {value:10,.2f}  {'goal ' + GOALS[name] if name in GOALS else ''}")
    if arguments.keep:
        keep(figures)


if __name__ == "__main__":
    main()
