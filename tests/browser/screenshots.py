"""Pictures for the documentation, of the real pages: `make screenshots`, or python -m tests.browser.screenshots [OUT].

Bots play games from fixed seeds; their records are imported, and played on from the moments worth a look.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import rokoko as rk
from rokoko.bots import choice_of, make_bot
from tests.browser.person import Person
from tests.browser.serving import Server, launch
from tests.browser.shrink import shrink

OUT = Path(__file__).parents[2] / "docs" / "images"
NAMES = ("Ada", "Babette", "Céline", "Didier", "Émile")
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
MOST_BYTES = 300_000


def game_of(seats: int, seed: int, modules: tuple[str, ...] = ()) -> rk.Game:
    """Good bots play it to its end."""
    game = rk.Game(rk.GameConfig(seats=seats, modules=modules), seed=seed, names=NAMES[:seats])
    bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(seats)]
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, choice_of(bots[seat], game, seat))
    return game


def moment_of(game: rk.Game, decision: str, *, round_: int) -> tuple[int, int]:
    """The first moment of that round or later at which a seat is asked so, and the seat."""
    again = rk.Game(game.config, seed=game.seed)
    for number, (seat, action) in enumerate(game.moves):
        asked = again.asked(seat)
        if again.round >= round_ and asked is not None and asked["decision"] == decision and len(again.deciders) == 1:
            return number, seat
        again.apply(seat, action)
    raise ValueError(f"nobody is asked {decision} from round {round_} on")


class Studio:
    def __init__(self, browser: Browser, address: str, out: Path) -> None:
        self._browser = browser
        self._address = address
        self._out = out

    def sitter(self, **options: Any) -> Person:
        wanted = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **options}
        person = Person(self._browser.new_context(**wanted).new_page(), self._address, seed="screenshots")
        person.goto("/me")
        person.page.locator("input[name=name]").first.fill("Ada")
        person.page.locator('form[action="/name"] button').first.click()
        return person

    def shoot(self, person: Person, name: str) -> None:
        person.page.wait_for_timeout(500)
        path = self._out / f"{name}.png"
        person.page.screenshot(path=path)
        size = shrink(path)
        print(f"{path.name}: {size / 1000:.0f} kB{'' if size < MOST_BYTES else ', too large'}")
        person.page.context.close()

    def at(self, game: rk.Game, decision: str, *, round_: int, **options: Any) -> Person:
        """At the table of a recorded game, asked something."""
        person = self.sitter(**options)
        person.import_game(game.record())
        moment, seat = moment_of(game, decision, round_=round_)
        person.play_on(moment, seat=seat, bot="seamstress")
        person.wait_until_asked()
        return person

    # --- The pictures

    def first_page(self) -> None:
        person = self.sitter()
        person.goto("/")
        self.shoot(person, "first-page")

    def middle(self, game: rk.Game) -> None:
        self.shoot(self.at(game, "main_action", round_=4), "table")

    def tailoring(self, game: rk.Game) -> None:
        self.shoot(self.at(game, "place_garment", round_=4), "tailoring")

    def jewelry(self, game: rk.Game) -> None:
        self.shoot(self.at(game, "main_action", round_=5), "jewelry-box")

    def scoring(self, game: rk.Game) -> None:
        person = self.sitter()
        person.import_game(game.record())
        person.goto(f"/games/{person.game}")
        self.shoot(person, "final-scoring")

    def phone(self, game: rk.Game) -> None:
        self.shoot(self.at(game, "main_action", round_=4, viewport=PHONE, is_mobile=True, has_touch=True), "phone")

    def dark(self, game: rk.Game) -> None:
        self.shoot(self.at(game, "main_action", round_=6, color_scheme="dark"), "dark")


def main(arguments: list[str]) -> None:
    out = Path(arguments[0]) if arguments else OUT
    out.mkdir(parents=True, exist_ok=True)
    base = game_of(4, 12)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)).start(), launch(playwright)
        try:
            studio = Studio(browser, server.address, out)
            pictures: list[Callable[[rk.Game], None]] = [
                studio.middle,
                studio.tailoring,
                studio.scoring,
                studio.phone,
                studio.dark,
            ]
            studio.first_page()
            for picture in pictures:
                picture(base)
            studio.jewelry(game_of(5, 3, ("jewelry_box",)))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
