"""Language, colours, and one's player on another device."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer


def test_the_pages_and_the_table_speak_german(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1)
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    game = ada.page.url
    ada.goto("/")
    ada.press(ada.page.get_by_role("button", name="Deutsch"))
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.goto(game)
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    expect(ada.page.locator("#course")).to_contain_text("Runde 1")
    ada.choose()
    expect(ada.page.locator("#course")).to_contain_text("Runde 1")


def test_a_browser_that_wants_german_gets_it(newcomer: Newcomer) -> None:
    ada = newcomer(locale="de-DE")
    ada.goto("/")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")


def test_dark_colours_by_choice_or_as_the_system(newcomer: Newcomer) -> None:
    ada = newcomer(color_scheme="light")
    ada.play_now(rivals=1)
    game = ada.page.url
    ada.page.emulate_media(color_scheme="dark")
    expect(ada.page.locator("html")).to_have_css("color-scheme", "dark")
    ada.page.emulate_media(color_scheme="light")
    expect(ada.page.locator("html")).not_to_have_css("color-scheme", "dark")
    ada.goto("/me")
    ada.press(ada.page.locator("label:has(input[name=theme][value=dark])"))
    ada.press(ada.page.get_by_role("button", name="Keep"))
    ada.page.goto(game)
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_link_for_another_device_works_once(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1, name="Ada Lovelace")
    game = ada.game
    ada.goto("/me")
    ada.press(ada.page.get_by_role("button", name="Make a link"))
    link = ada.page.locator("#link").input_value()
    phone = newcomer()
    phone.page.goto(link)
    phone.press(phone.page.locator("button.main"))
    expect(phone.page.locator(f'a[href="/games/{game}"]').first).to_be_visible()
    phone.goto(f"/games/{game}")
    phone.choose()
    thief = newcomer(expected=("404",))
    thief.page.goto(link)
    thief.press(thief.page.locator("button.main"))
    expect(thief.page.get_by_role("alert")).to_contain_text("used or is too old")
