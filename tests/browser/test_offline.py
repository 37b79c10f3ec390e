"""A click while the server is out of reach says so, and the table goes on afterwards."""

from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Newcomer


def test_a_click_that_nobody_answers_says_that_nothing_was_chosen(newcomer: Newcomer) -> None:
    ada = newcomer(expected=("ERR_", "Failed to fetch", "network error", "TypeError"))
    ada.play_now(rivals=1)
    ada.wait_until_asked()
    ada.page.context.set_offline(True)
    said = ada.page.locator("#say-why:not(:empty)")
    for _ in range(3):  # the rival's choice may have been on its way, and the new table has nothing to say yet
        ada.page.locator("#choices button[name=action]:visible").first.click()
        try:
            said.wait_for(timeout=2000)
            break
        except TimeoutError:
            continue
    expect(said).to_contain_text("The server does not answer")
    ada.page.context.set_offline(False)
    before = ada.mark("seq")
    ada.page.locator("#choices button[name=action]:visible").first.click()
    ada.page.wait_for_selector(f'#table:not([data-seq="{before}"])')
    expect(ada.page.locator("#say-why")).to_be_empty()
