"""What goes wrong is said in the language of the reader; programs get English."""

from __future__ import annotations

import httpx
import pytest

from tests.server.live import Live
from tests.web.conftest import Readers
from tests.web.reader import Page, Reader


def at_table(reader: Reader) -> Reader:
    reader.fill_in("/play", press="bots", name="Ann")
    return reader


def press(reader: Reader, way: str, fields: dict[str, str], *, part: bool = False) -> Page:
    """A button of the table, with what it never sends by itself."""
    form = next(form for form in reader.page.forms if form.action.startswith(reader.path))
    data = {"_csrf_token": form.fields["_csrf_token"]} | fields
    headers = {"hx-request": "true"} if part else {}
    return Page(reader.http.post(f"{reader.path}/{way}", data=data, headers=headers))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "this is not what is asked now (rule 5)"), ("de", "das steht jetzt nicht zur Wahl (Regel 5)")],
)
@pytest.mark.parametrize("part", [False, True])
def test_what_the_rules_forbid_stands_above_the_question(reader: Readers, language: str, said: str, part: bool) -> None:
    page = press(at_table(reader(language)), "act", {"action": "favor"}, part=part)
    assert page.status == (201 if part else 422)
    assert said in page.text
    page.check()


@pytest.mark.parametrize(
    ("way", "fields", "said"),
    [
        ("act", {"action": "dance"}, "'dance' ist keine Aktion: schreib sie wie in"),
        ("act", {"action": "favor", "seq": "77"}, "das Spiel ging inzwischen weiter: sieh noch einmal hin"),
        ("act", {"action": "favor", "seq": "x"}, "„x“ ist keine Zahl"),
        ("undo", {}, "du hast nichts zurückzunehmen"),
        ("redo", {}, "es gibt nichts zu wiederholen"),
        ("confirm", {}, "von dir wartet kein Zug auf „Fertig“"),
        ("return", {}, "für dich spielt kein Bot"),
        ("chat", {"text": " "}, "schreib etwas"),
        ("act", {"action": "favor", "seat": "1"}, "Platz 2 gehört dir nicht"),
        ("play-on", {}, "sag, von welchem Moment an"),
        ("rematch", {}, "das Spiel ist noch nicht zu Ende"),
    ],
)
def test_every_button_of_a_german_table_is_refused_in_german(
    reader: Readers, way: str, fields: dict[str, str], said: str
) -> None:
    page = press(at_table(reader("de")), way, fields)
    assert page.status >= 400
    assert said in page.text
    page.check()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/games/nothing", "dieses Spiel gibt es nicht: prüfe den Link"),
        ("/rules/99-nothing", "dieses Kapitel gibt es nicht"),
        ("/rules/rule/99", "eine Regel mit dieser Nummer gibt es nicht"),
    ],
)
def test_a_page_that_is_not_there_says_so_in_german(reader: Readers, path: str, said: str) -> None:
    page = reader("de").look(path)
    assert page.status == 404
    assert "Hier ist nichts" in page.text
    assert said in page.text
    assert "there is no" not in page.text
    page.check()


def test_the_words_of_the_framework_do_not_stand_on_a_page(reader: Readers) -> None:
    ann = at_table(reader("de"))
    page = Page(ann.http.get(f"{ann.path}?seat=9"))
    assert page.status == 400
    assert "Das ging nicht" in page.text
    assert "Validation" not in page.text
    forged = Page(ann.http.post("/play", data={"kind": "bots"}))
    assert forged.status == 403
    assert "dieses Formular ist veraltet" in forged.text
    assert "CSRF" not in forged.text


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seats": "many"}, "wähle eine Zahl von 1 bis 5"),
        ({"seat1": "bot:nobody"}, "den Bot „nobody“ gibt es nicht: wähle aus"),
        ({"name": "x" * 41}, "ein Name hat höchstens 40 Zeichen"),
        ({"edition": "1789"}, "die Ausgabe '1789' gibt es nicht: wähle aus deluxe, 2013"),
    ],
)
def test_the_form_of_a_new_game_comes_back_in_german(reader: Readers, fields: dict[str, str], said: str) -> None:
    ann = reader("de")
    ann.look("/new")
    page = ann.fill_in("/new", **fields)
    assert page.status == 400
    assert said in page.text


def test_a_bad_record_comes_back_with_the_reason_in_german(reader: Readers) -> None:
    ann = reader("de")
    ann.look("/import")
    page = ann.fill_in("/import", record="nothing like a record")
    assert page.status == 400
    assert "die Aufzeichnung lässt sich nicht nachspielen: Zeile 1: eine Aufzeichnung beginnt mit" in page.text


def test_who_chose_a_language_reads_it_whatever_the_browser_speaks(reader: Readers) -> None:
    ann = reader("en")
    ann.fill_in("/language", press="de")
    assert "dieses Spiel gibt es nicht" in ann.look("/games/nothing").text


def test_programs_get_english_whatever_they_speak(page_server: Live) -> None:
    german = {"accept-language": "de"}
    with httpx.Client(base_url=page_server.address, headers=german, trust_env=False, timeout=60) as http:
        lost = http.get("/api/games/nothing")
        assert lost.headers["content-type"].startswith("application/problem+json")
        assert lost.json() == {
            "type": "about:blank",
            "title": "Not found",
            "status": 404,
            "detail": "there is no such game: check the link",
        }
        token = http.post("/api/players", json={"name": "Ann", "language": "de"}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "me"}, {"kind": "me"}]
        game = http.post("/api/games", json={"seats": seats}).json()["game"]["id"]
        refused = http.post(f"/api/games/{game}/actions", json={"action": "favor"})
        assert refused.status_code == 422
        assert refused.json()["detail"] == "this is not what is asked now"
        assert refused.json()["rule"] == "5"
        late = http.post(f"/api/games/{game}/actions", json={"action": "favor", "seq": 77})
        assert (late.status_code, late.json()["seq"]) == (409, 0)


def test_a_page_counts_seats_from_1_and_a_program_gets_them_from_0(reader: Readers) -> None:
    ann = at_table(reader("en"))
    table = ann.path
    assert "there is no seat 5: seats are 1 to 4" in ann.look(f"{table}?seat=4").text
    problem = ann.http.get(f"/api{table}/state?seat=4").json()
    assert problem["detail"] == "there is no seat 4: seats are 0 to 3"
