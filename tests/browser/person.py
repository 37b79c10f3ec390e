"""A person at the table: looks at the page, and clicks on what is lit."""

import re
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, expect

PATIENCE: Final = 60_000  # milliseconds; the machine may be busy
READY: Final = '#table[data-asked="yes"], #table[data-phase="over"]'


class Person:
    """Plays by clicks; `touch` taps instead. What is chosen follows from the seed and the page alone."""

    def __init__(self, page: Page, address: str, *, seed: str = "a person", touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.touch = touch
        self.chance = Random(seed)
        self.clicks = 0
        page.set_default_timeout(PATIENCE)

    # --- Getting to a table

    def goto(self, path: str) -> None:
        self.page.goto(self.address + path)

    def play_now(self, *, rivals: int = 3, name: str = "Ada") -> None:
        """The first page, one click."""
        self.goto("/")
        if self.page.locator("input[name=name]").count():
            self.page.locator("input[name=name]").first.fill(name)
        self.page.locator("select[name=rivals]").select_option(str(rivals))
        self.page.locator("select[name=bot]").first.select_option("sweeper")
        self.press(self.page.locator("button[name=kind][value=bots]"))
        self.page.wait_for_selector("#table")

    def set_table(self, *seats: str, modules: tuple[str, ...] = (), name: str = "Ada") -> None:
        """The page for a new game: who sits where ("me", "open", "bot:sweeper"), and what is played."""
        self.goto("/new")
        if self.page.locator("input[name=name]").count():
            self.page.locator("input[name=name]").first.fill(name)
        self.page.locator("select[name=seats]").select_option(str(len(seats)))
        for number, kind in enumerate(seats):
            self.page.locator(f"select[name=seat{number}]").select_option(kind)
        for module in modules:
            self.page.locator(f"input[name=module_{module}]").check()
        self.press(self.page.locator('form[action="/new"] button.main'))
        self.page.wait_for_url(re.compile("/games/"))

    # --- Looking

    def mark(self, name: str) -> str:
        """What the table says of itself: seq, phase, asked."""
        return self.page.locator("#table").get_attribute(f"data-{name}") or ""

    @property
    def over(self) -> bool:
        return self.mark("phase") == "over"

    @property
    def game(self) -> str:
        found = re.search(r"/games/(\w+)", self.page.url)
        assert found is not None
        return found.group(1)

    def wait_until_asked(self) -> bool:
        """False when the game is over."""
        self.page.wait_for_selector(READY)
        return not self.over

    def wait_beyond(self, seq: str) -> None:
        self.page.wait_for_selector(f'#table:not([data-seq="{seq}"])')

    # --- Doing

    def press(self, what: Locator) -> None:
        self.clicks += 1
        if self.touch:
            what.tap()
        else:
            what.click()

    def choose(self) -> None:
        """One choice, or the end of the turn."""
        seq = self.mark("seq")
        confirm = self.page.locator("#confirm-button")
        if confirm.count():
            self.press(confirm)
        else:
            self.press(self.an_option())
        self.wait_beyond(seq)

    def an_option(self) -> Locator:
        """Something lit: a piece on the board or a button below the question, its group opened first."""
        pieces = self.page.locator("#table .piece.lit:visible")
        if not self.touch and self.chance.random() < 0.4 and (lit := pieces.count()):
            return pieces.nth(self.chance.randrange(lit))
        entries = self.page.locator("#choices > details.group > summary, #choices > button[name=action]")
        entry = entries.nth(self.chance.randrange(entries.count()))
        group = entry.locator("xpath=self::summary/parent::details")
        if not group.count():
            return entry
        if group.get_attribute("open") is None:
            self.press(entry)
        options = group.locator("button[name=action]")
        expect(options.first).to_be_visible()
        return options.nth(self.chance.randrange(options.count()))

    def play_to_the_end(self, *, most: int = 400) -> int:
        """How many choices it took."""
        for taken in range(most):
            if not self.wait_until_asked():
                return taken
            self.choose()
        raise AssertionError(f"the game is not over after {most} choices")
