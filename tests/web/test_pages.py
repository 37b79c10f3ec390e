"""The pages, as a person without scripts uses them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rokoko.server.telling import SeatInfo
from rokoko.web.page import environment
from rokoko.web.pages.beginning import PRESETS
from rokoko.words import Wording
from tests.server.live import serving
from tests.troupes import installed_bots
from tests.web.conftest import Readers
from tests.web.reader import Reader

PAGES = ("/", "/games", "/new", "/me", "/import", "/link/word", "/learn", "/rules", "/rules/glossary", "/rules/rulings")


def seat(reader: Reader, **fields: str) -> Reader:
    """A table for some, set from the first page."""
    reader.fill_in("/play", press="3", name="Ann", **fields)
    assert reader.path.startswith("/games/")
    return reader


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_there_in_both_languages(reader: Readers, path: str, language: str) -> None:
    page = reader(language).look(path)
    assert (page.status, page.lang) == (200, language)
    page.check()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", ["/", "/games", "/new", "/me"])
def test_pages_know_who_looks(reader: Readers, path: str, language: str) -> None:
    ann = reader(language)
    ann.look("/me")
    ann.fill_in("/name", name="Ann of the shears")
    page = ann.look(path)
    page.check()
    assert "Ann of the shears" in page.text


def test_one_click_begins_a_game_against_bots(reader: Readers) -> None:
    page = reader().fill_in("/play", press="bots")
    assert page.status == 200
    assert "table" in page.ids


DANDY = """
class Dandy:
    needs_view = False
    def __init__(self, seed): pass
    def choose(self, view, options, budget): return options[0]
"""


def test_bots_of_other_packages_are_on_offer_and_sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with installed_bots(tmp_path, monkeypatch, source=DANDY, bots={"dandy": "Dandy"}), serving(tmp_path) as live:
        ann = Reader(live.address, "en")
        assert 'value="bot:dandy"' in ann.look("/new").html
        ann.look("/")
        page = ann.fill_in("/play", press="bots", rivals="1", bot="dandy")
        ann.close()
    assert "table" in page.ids
    assert "dandy" in page.text


def test_one_click_begins_a_solo_game(reader: Readers) -> None:
    page = reader().fill_in("/play", press="solo")
    assert "table" in page.ids
    assert "Madame du Barry" in page.text


def test_one_click_sets_a_table_for_friends_who_sit_down_by_its_link(reader: Readers) -> None:
    ann = seat(reader())
    ann.page.check()
    assert 'class="qr"' in ann.page.html
    table = ann.path
    for name in ("Ben", "Cleo"):
        friend = reader()
        friend.look(table).check()
        friend.fill_in(f"{table}/join", name=name)
    page = ann.look(table)
    assert "table" in page.ids
    assert all(name in page.text for name in ("Ann", "Ben", "Cleo"))


def test_the_host_fills_up_with_bots_and_begins(reader: Readers) -> None:
    ann = seat(reader())
    assert "table" in ann.fill_in(f"{ann.path}/fill").ids


def test_a_seat_of_the_lobby_can_be_given_to_a_bot_and_opened_again(reader: Readers) -> None:
    ann = seat(reader())
    table = ann.path
    ann.fill_in(f"{table}/seats/1", kind="bot:tailor")
    assert "bot" in ann.page.text
    ann.fill_in(f"{table}/seats/1", kind="open")
    assert ann.page.text.count("open seat") == 2


def test_an_invitation_is_for_one_seat(reader: Readers) -> None:
    ann = seat(reader())
    table = ann.path
    ann.fill_in(f"{table}/seats/2", kind="invited")
    shown = ann.page.html.split(f"{table}?invite=")[1].split('"')[0]
    ben = reader()
    ben.look(f"{table}?invite={shown}")
    ben.fill_in(f"{table}/join", name="Ben")
    assert "Ben" in ben.page.text
    late = reader()
    late.look(f"{table}?invite={shown}")
    page = late.fill_in(f"{table}/join", name="Late")
    assert page.status == 404
    page.check()


def test_a_player_changes_the_name_in_the_lobby(reader: Readers) -> None:
    ann = seat(reader())
    ann.fill_in(f"{ann.path}/name", name="Anna the Great")
    assert "Anna the Great" in ann.page.text


def test_a_guest_gets_up_and_the_host_closes_the_table(reader: Readers) -> None:
    ann, ben = seat(reader()), reader()
    ben.look(ann.path)
    ben.fill_in(f"{ann.path}/join", name="Ben")
    assert "Ben" not in ben.fill_in(f"{ann.path}/leave").text.replace(ben.page.text.split("open seat")[0], "")
    table = ann.path
    ann.fill_in(f"{table}/leave")
    assert ann.path == "/"
    page = ann.look(table)
    assert page.status == 404
    page.check()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_sets_a_table(reader: Readers, preset: str) -> None:
    ann = reader()
    ann.look(f"/new?preset={preset}").check()
    page = ann.fill_in("/new", name="Ann")
    assert page.status == 200
    assert ann.path.startswith("/games/")


def test_rows_beyond_the_number_of_players_are_left_out(reader: Readers) -> None:
    ann = reader()
    ann.look("/new?preset=bots")
    page = ann.fill_in("/new", seats="2", seat4="no such kind")
    assert "table" in page.ids


def test_a_table_that_is_listed_stands_on_the_first_page(reader: Readers) -> None:
    ann = reader()
    ann.look("/new?preset=public")
    ann.fill_in("/new", name="Ann who lists")
    assert ann.path in reader().look("/").links


def test_the_first_page_says_where_it_is_my_turn(reader: Readers) -> None:
    ann = reader()
    ann.fill_in("/play", press="bots", name="Ann")
    game = ann.path
    page = ann.look("/")
    assert "It is your turn at one table" in page.text
    assert game in page.links
    assert game in ann.look("/games").links


@pytest.mark.parametrize(
    ("language", "bots"), [("en", ["seamstress 1", "seamstress 2"]), ("de", ["Näherin 1", "Näherin 2"])]
)
def test_lists_of_games_name_bots_in_the_readers_language(reader: Readers, language: str, bots: list[str]) -> None:
    ann = reader(language)
    ann.fill_in("/play", press="bots", name="Ann", rivals="2")
    for path in ("/", "/games"):
        text = ann.look(path).text
        assert [name for name in bots if name in text] == bots
        assert ("seamstress 1" in text) == (language == "en")


def test_the_lobby_names_a_bot_in_german(reader: Readers) -> None:
    ann = seat(reader("de"))
    page = ann.fill_in(f"{ann.path}/seats/1", kind="bot:cutter")
    assert page.html.partition('id="chair-1"')[2].partition("</b>")[0].endswith("<b>Zuschneider")


def test_a_list_that_waits_for_a_bot_names_it_in_german() -> None:
    waited = SeatInfo(
        seat=1,
        kind="bot",
        name="cutter 2",
        bot="cutter",
        yours=False,
        stand_in=None,
        resigned=False,
        waited_for=True,
        deadline=None,
    )
    state = environment().from_string('{% import "lists.html" as lists %}{{ lists.state(game, w, w.gettext) }}')
    game = {"status": "playing", "your_turn": False, "seats": [waited]}
    assert state.render(game=game, w=Wording("de")) == "wartet auf Zuschneider 2"


def test_who_never_said_a_name_is_asked_again(reader: Readers) -> None:
    ann = reader()
    ann.fill_in("/language", press="de")
    assert "name" in ann.page.form("/play").fields
    ann.fill_in("/play", press="bots", name="Ann")
    assert "Ann" in ann.page.text
    assert "name" not in ann.look("/").form("/play").fields


def test_settings_are_kept(reader: Readers) -> None:
    ann = reader()
    ann.look("/me")
    ann.fill_in("/name", name="Ann")
    ann.fill_in("/me", theme="dark", language="de")
    assert 'data-theme="dark"' in ann.page.html
    assert ann.page.lang == "de"


def test_another_device_gets_in_once(reader: Readers) -> None:
    ann, phone = reader(), reader()
    ann.look("/me")
    ann.fill_in("/name", name="Ann on the move")
    ann.fill_in("/me/link")
    link = "/link/" + ann.page.html.split("/link/")[1].split('"')[0]
    phone.look(link)
    phone.fill_in(link)
    assert "Ann on the move" in phone.page.text
    stranger = reader()
    stranger.look(link)
    assert stranger.fill_in(link).status == 404


BAD_PLANS: dict[str, dict[str, str]] = {
    "no number of seats": {"seats": "many"},
    "too many seats": {"seats": "6"},
    "a bot that does not exist": {"seat1": "bot:nobody"},
    "a kind of seat that does not exist": {"seat1": "throne"},
    "a name with a control character": {"name": "A\x07n"},
    "a pace that does not exist": {"pace": "soon"},
    "an edition that does not exist": {"edition": "1789"},
}


@pytest.mark.parametrize("fields", BAD_PLANS.values(), ids=list(BAD_PLANS))
def test_a_bad_plan_comes_back_with_what_was_filled_in(reader: Readers, fields: dict[str, str]) -> None:
    ann = reader()
    ann.look("/new")
    page = ann.fill_in("/new", **({"name0": "keep me"} | fields))
    assert page.status == 400
    page.check()
    assert 'role="alert"' in page.html
    assert 'value="keep me"' in page.html


@pytest.mark.parametrize("fields", [{"rivals": "9"}, {"rivals": "x"}, {"bot": "nobody"}, {"name": "x" * 41}])
def test_bad_wishes_of_the_first_page_give_a_clear_page(reader: Readers, fields: dict[str, str]) -> None:
    page = reader().fill_in("/play", press="bots", **fields)
    assert page.status == 400
    page.check()
    assert "That did not work" in page.text


def test_a_bad_record_comes_back_with_the_reason(reader: Readers) -> None:
    ann = reader()
    ann.look("/import")
    page = ann.fill_in("/import", record="nothing like a record")
    assert page.status == 400
    assert "nothing like a record" in page.html
    page.check()


@pytest.mark.parametrize("path", ["/nothing", "/games/nothing", "/rules/99-nothing", "/rules/rule/99"])
def test_what_is_not_there_is_said_kindly(reader: Readers, path: str) -> None:
    page = reader().look(path)
    assert page.status == 404
    page.check()
    assert "Nothing here" in page.text


def test_a_form_without_its_token_is_refused(reader: Readers) -> None:
    ann = reader()
    assert ann.http.post("/play", data={"kind": "bots"}).status_code == 403
