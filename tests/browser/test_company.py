"""Two people in two browsers, and somebody who watches."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person


def sit_together(newcomer: Newcomer) -> tuple[Person, Person]:
    """Ada sets a table, Blaise opens the link that she shares."""
    ada, blaise = newcomer(), newcomer()
    ada.set_table("me", "open")
    link = ada.page.locator("#link").input_value()
    assert link.endswith(f"/games/{ada.game}")
    blaise.page.goto(link)
    blaise.page.locator("input[name=name]").fill("Blaise")
    blaise.press(blaise.page.get_by_role("button", name="Sit down"))
    for person in (ada, blaise):
        person.page.wait_for_selector("#table")
        person.page.wait_for_load_state()
    return ada, blaise


def test_a_whole_game_of_two_people(newcomer: Newcomer) -> None:
    ada, blaise = sit_together(newcomer)
    loads = dict.fromkeys((ada, blaise), 0)
    for person in (ada, blaise):

        def count(_: object, who: Person = person) -> None:
            loads[who] += 1

        person.page.on("domcontentloaded", count)
    for _ in range(3000):
        asked = [person for person in (ada, blaise) if person.mark("asked") == "yes"]
        if ada.over and blaise.over:
            break
        for person in asked:
            person.choose()
        if not asked:
            ada.page.wait_for_timeout(50)
    for person in (ada, blaise):
        expect(person.page.locator("#ranking li")).to_have_count(2)
    assert ada.page.locator("#sheets").inner_text() == blaise.page.locator("#sheets").inner_text()
    assert list(loads.values()) == [0, 0], "the pages follow the game without being loaded again"


def test_each_sees_the_other_move_and_what_is_typed_stays(newcomer: Newcomer) -> None:
    ada, blaise = sit_together(newcomer)
    draft = blaise.page.locator("#chat-text")
    draft.fill("Bonsoir")
    seq = blaise.mark("seq")
    ada.choose()
    blaise.wait_beyond(seq)
    expect(draft).to_have_value("Bonsoir")
    expect(draft).to_be_focused()


def test_people_chat(newcomer: Newcomer) -> None:
    ada, blaise = sit_together(newcomer)
    ada.page.locator("#chat-text").fill("Bonsoir <b>Blaise</b>!")
    ada.page.keyboard.press("Enter")
    expect(blaise.page.locator("#chat-lines li")).to_contain_text("Bonsoir <b>Blaise</b>!")
    expect(ada.page.locator("#chat-text")).to_have_value("")
    blaise.page.locator("#chat-text").fill("Enchanté")
    blaise.press(blaise.page.locator("#chat-form button"))
    expect(ada.page.locator("#chat-lines li")).to_have_count(2)
    expect(ada.page.locator("#chat-lines li").last).to_contain_text("Enchanté")


def test_a_spectator_sees_the_game_but_no_hand(newcomer: Newcomer) -> None:
    ada, _ = sit_together(newcomer)
    celine = newcomer()
    celine.goto(f"/games/{ada.game}")
    expect(ada.page.locator("#own .card").first).to_be_visible()
    expect(celine.page.locator("#palace")).to_be_visible()
    expect(celine.page.locator("#own, button[name=action], #undo, #chat-form")).to_have_count(0)
    seq = celine.mark("seq")
    ada.choose()
    celine.wait_beyond(seq)
    expect(celine.page.locator("#own, button[name=action]")).to_have_count(0)


def test_a_choice_beyond_ones_turn_is_taken_back_when_the_other_agrees(newcomer: Newcomer) -> None:
    ada, blaise = sit_together(newcomer)
    for person in (ada, blaise):
        while person.mark("asked") == "yes" and person.mark("phase") == "select":
            person.choose()
    ada.page.wait_for_selector('#table:not([data-phase="select"]) #undo-button')
    seq = ada.mark("seq")
    blaise.page.wait_for_selector(f'#table[data-seq="{seq}"]')
    ada.press(ada.page.locator("#undo-button"))
    blaise.wait_beyond(seq)
    blaise.press(blaise.page.locator('form[action$="/undo/answer?agreed=yes"] button'))
    for person in (ada, blaise):
        person.page.wait_for_selector('#table[data-phase="select"]')


def test_a_hint_is_shown_though_another_chose_while_it_was_thought_about(newcomer: Newcomer) -> None:
    ada, blaise = sit_together(newcomer)

    def hold_back(route: Route) -> None:
        answer = route.fetch()
        seq = ada.mark("seq")
        blaise.choose()
        ada.wait_beyond(seq)
        route.fulfill(response=answer)

    ada.page.route("**/hint", hold_back)
    with ada.page.expect_response("**/hint"):
        ada.press(ada.page.locator("#hint-button"))
    expect(ada.page.locator("#notices .hints .choice").first).to_be_visible()
    expect(ada.page.locator("#choices .hinted").first).to_be_visible()


def test_a_lobby_shows_who_sits_down(newcomer: Newcomer) -> None:
    ada, blaise = newcomer(), newcomer()
    ada.set_table("me", "open", "open")
    blaise.goto(f"/games/{ada.game}")
    blaise.page.locator("input[name=name]").fill("Blaise")
    blaise.press(blaise.page.get_by_role("button", name="Sit down"))
    expect(ada.page.locator("#chair-1")).to_contain_text("Blaise")
    ada.page.locator("#fill").select_option("sweeper")
    ada.press(ada.page.get_by_role("button", name="Fill up and begin"))
    for person in (ada, blaise):
        person.page.wait_for_selector("#table")
    expect(blaise.page).to_have_url(re.compile(f"/games/{ada.game}$"))
