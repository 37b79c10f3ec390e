"""Games that are over: replay, links to a moment, playing on, records in and out."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

RECORDS = Path(__file__).parents[1] / "golden" / "games"


def test_a_game_is_replayed_by_choice_by_turn_and_by_round(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.import_game((RECORDS / "base-2.rokoko").read_text())
    moments = ada.page.locator("#replay")
    said = ada.page.locator("#question")
    total = int((said.inner_text().split() or ["0"])[-1])
    assert total > 100
    for link, wanted in (("On", 1), ("On", 2), ("Back", 1), ("First", 0)):
        ada.press(moments.get_by_role("link", name=link, exact=True))
        expect(said).to_have_text(f"Moment {wanted} of {total}")
    ada.press(moments.get_by_role("link", name="Turn on", exact=True))
    expect(said).not_to_have_text(f"Moment 0 of {total}")
    ada.press(moments.get_by_role("link", name="Round 4", exact=True))
    expect(ada.page.locator("#course")).to_contain_text("Round 4")
    somewhere = ada.page.url
    blaise = newcomer()
    blaise.page.goto(somewhere)
    expect(blaise.page.locator("#question")).to_have_text(said.inner_text())
    ada.press(ada.page.locator("#log li a").last)
    expect(said).to_contain_text("Moment")
    ada.press(moments.get_by_role("link", name="Now", exact=True))
    expect(ada.page.locator("#ending")).to_be_visible()


def test_a_new_game_plays_on_from_a_moment(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.import_game((RECORDS / "base-3.rokoko").read_text())
    old = ada.game
    ada.play_on(120, seat=1)
    assert ada.game != old
    ada.wait_until_asked()
    expect(ada.page.locator("#log li").first).to_be_attached()
    ada.choose()


def test_a_record_goes_out_and_comes_in_again(newcomer: Newcomer) -> None:
    ada = newcomer(accept_downloads=True, expected=("400 POST", "status of 400"))
    ada.import_game((RECORDS / "solo-base.rokoko").read_text())
    ada.goto(f"/games/{ada.game}")
    ada.unfold(ada.page.locator("#menu"))
    with ada.page.expect_download() as download:
        ada.press(ada.page.locator("#menu").get_by_role("link", name="Record of the game"))
    record = Path(download.value.path()).read_text()
    assert record.startswith("rokoko record")
    first = ada.game
    ada.import_game(record)
    assert ada.game != first
    ada.goto("/import")
    ada.page.locator("textarea[name=record]").fill("not a record")
    ada.press(ada.page.locator('form[action="/import"] button.main'))
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(ada.page.locator("textarea[name=record]")).to_have_value("not a record")


def test_a_game_that_was_given_up_says_so(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1)
    game = ada.game
    ada.goto("/games")
    ada.press(ada.page.locator(f'a[href="/games/{game}"]').first)
    expect(ada.page).to_have_url(re.compile(game))
    ada.unfold(ada.page.locator("#menu"))
    ada.press(ada.page.locator("#menu").get_by_role("link", name="Give up"))
    ada.press(ada.page.locator('form[action$="/resign"] button'))
    notice = ada.page.locator(".notice", has_text="The game was ended before its time.")
    expect(notice.get_by_role("button", name="Rematch")).to_be_visible()
