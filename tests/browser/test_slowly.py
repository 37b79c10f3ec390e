"""On a slow line a table arrives piece by piece, and is shown when all of it is there."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.serving import Server
from tests.browser.slowly import slow_line


def test_a_table_that_arrives_in_pieces_is_shown_as_a_whole(newcomer: Newcomer, server: Server) -> None:
    with slow_line(server.address) as line:
        ada = newcomer(at=line, expected=("ERR_", "network error"))
        ada.set_table("me", *["bot:sweeper"] * 4)
        for _ in range(12):
            assert ada.wait_until_asked()
            ada.choose()
            expect(ada.page.locator("#table #palace")).to_be_visible()
        ada.goto("/")
