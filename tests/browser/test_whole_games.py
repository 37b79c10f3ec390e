"""Whole games, played as a person would."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")


def test_a_game_against_three_bots_from_the_first_page(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=3)
    ada.play_to_the_end()
    expect(ada.page.locator("#ending")).to_be_visible()
