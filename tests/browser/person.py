"""A person at the table: looks at the page, and clicks on what is lit."""

import re
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as TooLate

_SEQ: Final = re.compile(r'<div id="table"[^>]* data-seq="(\d+)"')
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
        self.asked_for: deque[str] = deque(maxlen=8)
        page.set_default_timeout(PATIENCE)
        page.on("request", self._note)

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
        self.press(self.page.locator(f'label:has(input[name=seats][value="{len(seats)}"])'))
        for number, kind in enumerate(seats):
            self.page.locator(f"select[name=seat{number}]").select_option(kind)
        for module in modules:
            self.press(self.page.locator(f"label:has(input[name=module_{module}])"))
        self.press(self.page.locator('form[action="/new"] button.main'))
        self.page.wait_for_url(re.compile("/games/"))

    def import_game(self, record: str) -> None:
        """A recorded game, shown from its first moment."""
        self.goto("/import")
        self.page.locator("textarea[name=record]").fill(record)
        self.press(self.page.locator('form[action="/import"] button.main'))
        self.page.wait_for_url(re.compile("/at/0"))

    def play_on(self, moment: int, *, seat: int = 0, bot: str = "sweeper") -> None:
        """From a moment of the game that is looked at, against bots."""
        self.goto(f"/games/{self.game}/at/{moment}")
        self.page.locator("#play-on select[name=seat]").select_option(str(seat))
        self.page.locator("#play-on select[name=bot]").select_option(bot)
        self.press(self.page.locator("#play-on button"))
        self.page.wait_for_url(re.compile(r"/games/\w+$"))

    # --- Looking

    def mark(self, name: str) -> str:
        """What the table says of itself: seq, phase, asked."""
        return self.page.locator("#table").get_attribute(f"data-{name}") or ""

    @property
    def over(self) -> bool:
        return self.mark("phase") == "over"

    @property
    def options(self) -> list[str]:
        """What may be chosen now, in the notation."""
        return [str(one.get_attribute("value")) for one in self.page.locator("#choices button[name=action]").all()]

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
        try:
            self.page.wait_for_selector(f'#table:not([data-seq="{seq}"])')
        except TooLate:
            raise AssertionError(f"nothing happened: {self.sight()}") from None

    def sight(self) -> str:
        """What a person would tell who is asked what went wrong."""
        shown = {part: self.page.locator(part).all_inner_texts() for part in ("#prompt", "#say-why")}
        return f"{self.page.url} shows {shown}, after {list(self.asked_for)}"

    def _note(self, request: Request) -> None:
        self.asked_for.append(f"{request.method} {request.url} {request.post_data or ''}")

    # --- Doing

    def press(self, what: Locator) -> None:
        self.clicks += 1
        if self.touch:
            what.tap()
        else:
            what.click()

    def unfold(self, details: Locator) -> None:
        """Click, and once more if an update in the very same moment closed it again."""
        for _ in range(5):
            if details.get_attribute("open") is None:
                self.press(details.locator("> summary"))
            try:
                expect(details.locator("> :not(summary)").first).to_be_visible(timeout=3000)
            except AssertionError:
                continue
            return
        raise AssertionError(f"{details} does not stay open")

    def choose(self) -> None:
        """One choice, or the end of the turn."""
        confirm = self.page.locator("#confirm-button")
        what = confirm if confirm.count() else self.an_option()
        with self.answered():
            self.press(what)

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Until the table shows the answer to what was sent, not only what somebody else did meanwhile."""
        try:
            with self.page.expect_response(lambda response: response.request.method == "POST") as sent:
                yield
        except TooLate as error:
            raise AssertionError(f"nothing was sent: {self.sight()}") from error
        found = _SEQ.search(sent.value.text())
        assert found is not None, f"no table came back: {self.sight()}"
        deadline = time.monotonic() + PATIENCE / 1000
        while int(self.mark("seq")) < int(found.group(1)):
            assert time.monotonic() < deadline, f"the answer is not shown: {self.sight()}"
            self.page.wait_for_timeout(10)

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
        self.unfold(group)
        options = group.locator("button[name=action]")
        return options.nth(self.chance.randrange(options.count()))

    def play_to_the_end(self, *, most: int = 400) -> int:
        """How many choices it took."""
        for taken in range(most):
            if not self.wait_until_asked():
                return taken
            self.choose()
        raise AssertionError(f"the game is not over after {most} choices")

    def play_until(self, selector: str, *, most: int = 60) -> None:
        """Until the page shows something."""
        for _ in range(most):
            assert self.wait_until_asked(), f"the game is over without {selector}"
            if self.page.locator(selector).count():
                return
            self.choose()
        raise AssertionError(f"no {selector} after {most} choices")


class PlainPerson(Person):
    """Without JavaScript: every click sends a form, every answer is a page."""

    @contextmanager
    def answered(self) -> Iterator[None]:
        seq = self.mark("seq")
        yield
        self.wait_beyond(seq)

    def wait_until_asked(self) -> bool:
        while not self.page.locator(READY).count():
            self.page.reload()
        return not self.over


class Typist(Person):
    """With the keyboard alone: the keys that stand on the buttons, and now and then Tab and Enter."""

    def press(self, what: Locator) -> None:
        """Tab to it, see that it has the focus, and press Enter."""
        self.tab_to(what)
        self.page.keyboard.press("Enter")

    def tab_to(self, what: Locator, *, most: int = 300) -> None:
        focused = self.page.locator(":focus-visible")
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if focused.and_(what).count():
                expect(focused).not_to_have_css("outline-style", "none")
                return
        raise AssertionError(f"the focus never came to {what}")

    def choose(self) -> None:
        if self.page.locator("#confirm-button").count() or self.chance.random() < 0.05:
            super().choose()
            return
        keys = self.page.locator("#choices > details > summary:not([data-key='']), #choices > button[data-key]")
        entry = keys.nth(self.chance.randrange(keys.count()))
        group = entry.locator("xpath=self::summary/parent::details")
        if group.count():
            self.page.keyboard.press(entry.get_attribute("data-key") or "")
            letters = group.locator("button[data-key]")
            try:
                expect(letters.first).to_be_visible(timeout=3000)
            except AssertionError:  # the key fell between two updates of a busy machine: as a person, once more
                self.page.keyboard.press(entry.get_attribute("data-key") or "")
                expect(letters.first).to_be_visible()
            entry = letters.nth(self.chance.randrange(letters.count()))
        key = entry.get_attribute("data-key") or ""
        with self.answered():
            self.page.keyboard.press(key)
