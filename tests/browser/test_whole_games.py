"""Whole games, played as a person would."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import PlainPerson, Typist

ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")


def test_a_game_against_three_bots_its_ceremony_and_a_rematch(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=3)
    ada.play_to_the_end()
    ending = ada.page.locator("#ending")
    expect(ending.locator("#ranking li")).to_have_count(4)
    ada.press(ending.locator("label:has(#show-1)"))
    expect(ending.locator("#show-1")).to_be_checked()
    first = ada.game
    ada.press(ending.get_by_role("button", name="Rematch"))
    ada.wait_until_asked()
    assert ada.game != first


def test_a_solo_game_with_all_modules(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.set_table("me", modules=ALL_MODULES)
    ada.play_to_the_end()
    expect(ada.page.locator("#ranking li")).to_have_count(2)


def test_a_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    ada = newcomer(Typist)
    ada.goto("/")
    ada.press(ada.page.locator("button[name=kind][value=solo]"))
    ada.play_to_the_end()
    ada.press(ada.page.locator("#endings").get_by_role("link", name="Replay"))
    expect(ada.page.locator("#replay")).to_be_visible()


def test_a_game_on_a_phone_by_touch(newcomer: Newcomer) -> None:
    ada = newcomer(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.play_now(rivals=1)
    ada.play_to_the_end()
    expect(ada.page.locator("#ranking li")).to_have_count(2)


def test_a_game_without_javascript(newcomer: Newcomer) -> None:
    ada = newcomer(PlainPerson, java_script_enabled=False)
    ada.play_now(rivals=1)
    ada.play_to_the_end()
    expect(ada.page.locator("#ranking li")).to_have_count(2)
