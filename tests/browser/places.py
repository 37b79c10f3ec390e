"""Every kind of page, for tests that look at all of them."""

from collections.abc import Iterator
from pathlib import Path

from tests.browser.person import Person

RECORDS = Path(__file__).parents[1] / "golden" / "games"


def pages(person: Person) -> Iterator[str]:
    """Brings the person to one page after another, and names it."""
    for path in ("/", "/games", "/new", "/me", "/import", "/rules", "/rules/08-tailor", "/api", "/nowhere"):
        person.goto(path)
        yield path
    person.set_table("me", "open", "invited")
    yield "lobby"
    person.goto(f"/games/{person.game}/stream-of-nothing")
    yield "error"
    for path in ("/", "/me", "/games"):
        person.goto(path)
        yield f"{path} of a player"
    person.goto(f"/link/{'x' * 20}")
    yield "link"


def tables(person: Person) -> Iterator[str]:
    """The table at its moments."""
    person.play_now(rivals=3)
    person.wait_until_asked()
    yield "early"
    person.goto(f"/games/{person.game}/resign")
    yield "give up?"
    person.import_game((RECORDS / "all-5.rokoko").read_text())
    yield "replay"
    imported = person.game
    person.goto(f"/games/{imported}")
    yield "over"
    person.goto(f"/games/{imported}/at/200")
    person.play_on(200, seat=2)
    person.wait_until_asked()
    person.page.locator("#choices details.group summary").first.or_(person.page.locator("#question")).first.click()
    yield "middle, five players, all modules"
