"""Within a turn: taking back, confirming, advice; and a server that goes away."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import PlainPerson
from tests.browser.serving import Server


def test_undo_and_redo(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1)
    ada.play_until("#choices > details.group")
    before, seq = ada.options, ada.mark("seq")
    ada.choose()
    after = ada.options
    ada.press(ada.page.locator("#undo-button"))
    ada.page.wait_for_selector("#redo-button")
    assert ada.options == before
    assert int(ada.mark("seq")) > int(seq)
    ada.press(ada.page.locator("#redo-button"))
    expect(ada.page.locator("#redo-button")).to_have_count(0)
    assert ada.options == after


def test_opened_choices_stay_open_when_an_update_brings_nothing_new(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1)
    ada.play_until("#choices > details.group")
    group = ada.page.locator("#choices > details.group").first
    ada.unfold(group)
    group.evaluate("details => details.removeAttribute('open')")  # what morphing to the same page does
    ada.page.wait_for_timeout(200)
    expect(group.locator("button[name=action]").first).to_be_visible()
    ada.press(group.locator("> summary"))
    ada.page.wait_for_timeout(200)
    expect(group.locator("button[name=action]").first).to_be_hidden()


def test_the_others_go_on_only_when_the_turn_is_confirmed(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1)
    ada.play_until("#confirm-button")
    expect(ada.page.locator("#question")).to_have_text("Your turn is complete.")
    expect(ada.page).to_have_title("● Rokoko")
    assert ada.options == []
    log = ada.page.locator("#log li").count()
    ada.press(ada.page.locator("#undo-button"))
    expect(ada.page.locator("#confirm-button")).to_have_count(0)
    ada.play_until("#confirm-button")
    ada.press(ada.page.locator("#confirm-button"))
    expect(ada.page.locator("#confirm-button")).to_have_count(0)
    ada.wait_until_asked()
    assert ada.page.locator("#log li").count() > log


def test_who_does_not_want_to_confirm_is_not_asked(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.goto("/me")
    ada.page.locator("input[name=name]").fill("Ada")
    ada.press(ada.page.get_by_role("button", name="That's me"))
    ada.page.locator("input[name=confirm]").uncheck()
    ada.press(ada.page.get_by_role("button", name="Keep"))
    ada.play_now(rivals=1)
    while "Round 2" not in ada.page.locator("#course").inner_text():
        assert ada.wait_until_asked()
        expect(ada.page.locator("#confirm-button")).to_have_count(0)
        ada.choose()


def test_the_adviser_marks_the_best_choice_and_names_others(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1)
    ada.press(ada.page.locator("#hint-button"))
    expect(ada.page.locator("#choices .hinted")).to_have_count(1)
    expect(ada.page.locator("#choices .hinted small")).not_to_be_empty()
    expect(ada.page.locator("#notices .hints .choice")).to_have_count(3)


def test_a_hint_stays_until_its_question_is_answered(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1)
    hints = ada.page.locator("#notices .hints .choice")
    marked = ada.page.locator("#choices .hinted, #own .hinted")
    ada.press(ada.page.locator("#hint-button"))
    expect(hints.first).to_be_visible()
    several, marks, reasons = hints.count(), marked.count(), marked.locator("small").all_inner_texts()
    ada.page.locator("#chat-text").fill("I ask for advice")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#chat-lines")).to_contain_text("I ask for advice")
    expect(hints).to_have_count(several)
    expect(marked).to_have_count(marks)
    assert marked.locator("small").all_inner_texts() == reasons
    with ada.answered():
        ada.press(hints.first)
    expect(hints).to_have_count(0)
    expect(marked).to_have_count(0)


def test_an_answer_that_comes_late_does_not_turn_the_table_back(newcomer: Newcomer) -> None:
    """The bots have gone on, and the stream has shown it, when the answer to the click arrives."""
    ada = newcomer()
    ada.play_now(rivals=1)
    ada.play_until("#confirm-button")

    def hold_back(route: Route) -> None:
        answer = route.fetch()
        ada.page.wait_for_selector('#table[data-asked="yes"]:not(:has(#confirm))')
        route.fulfill(response=answer)

    ada.page.route("**/confirm", hold_back)
    with ada.page.expect_response("**/confirm"):
        ada.press(ada.page.locator("#confirm-button"))
    ada.page.wait_for_timeout(300)
    assert ada.mark("asked") == "yes"
    assert ada.options


def test_the_stream_begins_even_when_its_script_comes_late(newcomer: Newcomer) -> None:
    ada = newcomer()

    def slowly(route: Route) -> None:
        time.sleep(1)
        route.continue_()

    ada.page.route("**/hx-sse*", slowly)
    with ada.page.expect_request("**/stream*"):
        ada.play_now(rivals=1)


def test_a_page_that_is_out_of_date_is_told_so(newcomer: Newcomer) -> None:
    ada = newcomer(PlainPerson, java_script_enabled=False, expected=("409 POST", "status of 409"))
    ada.play_now(rivals=1)
    ada.play_until('#table[data-phase="actions"]')
    other = PlainPerson(ada.page.context.new_page(), ada.address)
    other.page.goto(ada.page.url)
    other.choose()
    ada.press(ada.an_option())
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.choose()


@pytest.fixture
def mortal_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("mortal")).start()
    yield running
    running.stop()


def test_a_page_goes_on_when_the_server_was_killed_and_started_again(newcomer: Newcomer, mortal_server: Server) -> None:
    ada = newcomer(at=mortal_server, expected=("ERR_", "Failed to fetch", "network error", "TypeError"))
    ada.play_now(rivals=1)
    other = ada.page.context.new_page()
    other.goto(ada.page.url)
    other.wait_for_selector("#table")
    loads: list[str] = []
    ada.page.on("domcontentloaded", lambda page: loads.append(page.url))
    seq = ada.mark("seq")
    mortal_server.kill()
    mortal_server.start()
    ada.choose()
    assert int(ada.mark("seq")) > int(seq)
    other.wait_for_selector(f'#table:not([data-seq="{seq}"])')
    ada.wait_until_asked()
    ada.choose()
    assert loads == []
