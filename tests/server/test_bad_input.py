"""Whatever is sent: a clear problem, never a 500, and the game as it was."""

import json
from typing import Any

import httpx
import pytest

from tests.server.live import Live

NESTED = "[" * 30_000
NAMES: list[Any] = ["", " ", "\x00", "a\x07b", "x" * 41, 5, None, [], "\u202e evil"]


def check_problem(response: httpx.Response) -> None:
    assert 400 <= response.status_code < 500, f"{response.request.url}: {response.status_code} {response.text[:300]}"
    assert response.headers["content-type"].startswith("application/problem+json"), response.text[:300]
    problem = response.json()
    assert problem["status"] == response.status_code
    assert problem["detail"]
    assert problem["title"] != "Error", problem


@pytest.mark.parametrize("name", NAMES)
def test_names_that_are_none(live: Live, name: Any) -> None:
    check_problem(live.stranger().http.post("/api/players", json={"name": name}))


@pytest.mark.parametrize(
    "plan",
    [
        {},
        {"seats": []},
        {"seats": 3},
        {"seats": [{"kind": "me"}] * 6},
        {"seats": [{}]},
        {"seats": [{"kind": "king"}]},
        {"seats": [{"kind": "bot"}, {"kind": "me"}]},
        {"seats": [{"kind": "bot", "bot": "hal"}, {"kind": "me"}]},
        {"seats": [{"kind": "bot", "bot": "sweeper"}]},
        {"seats": [{"kind": "me", "name": "\x00"}] * 2},
        {"seats": [{"kind": "me", "hat": 1}] * 2},
        {"seats": [{"kind": "me"}] * 2, "modules": ["poker"]},
        {"seats": [{"kind": "me"}] * 2, "modules": ["jewelry_box", "jewelry_box"]},
        {"seats": [{"kind": "me"}] * 2, "modules": "jewelry_box"},
        {"seats": [{"kind": "me"}] * 2, "edition": "1999"},
        {"seats": [{"kind": "me"}] * 2, "components": "/etc"},
        {"seats": [{"kind": "me"}] * 2, "components": "../house"},
        {"seats": [{"kind": "me"}] * 2, "start_player": 2},
        {"seats": [{"kind": "me"}], "start_player": 0},
        {"seats": [{"kind": "me"}] * 2, "start_player": 10**30},
        {"seats": [{"kind": "me"}] * 2, "terms": {"pace": "now"}},
        {"seats": [{"kind": "me"}] * 2, "terms": {"undo": "always"}},
        {"seats": [{"kind": "me"}] * 2, "terms": {"watch": "me"}},
        {"seats": [{"kind": "me"}] * 2, "terms": {"cheat": True}},
        {"seats": [{"kind": "me"}] * 2, "listed": "yes"},
        {"seats": [{"kind": "me"}] * 2, "seed": 7},
    ],
)
def test_plans_that_make_no_game(live: Live, plan: dict[str, Any]) -> None:
    ann = live.player()
    check_problem(ann.http.post("/api/games", json=plan))
    assert ann.get("/api/games?which=mine") == []


def bodies() -> list[tuple[str, bytes, str]]:
    whole = json.dumps({"action": "pass"}).encode()
    return [
        ("nothing", b"", "application/json"),
        ("half", whole[:-3], "application/json"),
        ("nested", NESTED.encode(), "application/json"),
        ("nested within", b'{"action": ' + NESTED.encode(), "application/json"),
        ("unknown nested", b'{"agreed": true, "more": ' + NESTED.encode(), "application/json"),
        ("a list", b"[]", "application/json"),
        ("a word", b'"pass"', "application/json"),
        ("null", b"null", "application/json"),
        ("not utf-8", b'{"action": "\xff\xfe"}', "application/json"),
        ("half a sign", b'{"action": "\\ud800"}', "application/json"),
        ("a form", b"action=pass", "application/x-www-form-urlencoded"),
        ("parts", b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
        ("parts without a boundary", b"x", "multipart/form-data"),
        ("packed", b"\x81\xa6action\xa4pass", "application/x-msgpack"),
        ("text", b"pass", "text/plain"),
        ("too much", b'{"action": "' + b"x" * 70_000 + b'"}', "application/json"),
    ]


WITH_BODY = [
    ("POST", "/api/players"),
    ("PATCH", "/api/me"),
    ("POST", "/api/link"),
    ("POST", "/api/games"),
    ("POST", "/api/games/import"),
    ("POST", "/api/games/{}/play-on"),
    ("PUT", "/api/games/{}/seats/0"),
    ("POST", "/api/games/{}/actions"),
    ("POST", "/api/games/{}/undo/answer"),
    ("POST", "/api/games/{}/stand-in"),
    ("POST", "/api/games/{}/end/answer"),
    ("POST", "/api/games/{}/chat"),
]


class Table:
    """A game under way, which nothing here changes."""

    def __init__(self, server: Live) -> None:
        self.ann, bob = server.players("Ann", "Bob")
        self.game = server.seated([self.ann, bob])
        self.ann.act(self.game, self.ann.state(self.game)["options"][0]["action"])
        self.before = self.ann.state(self.game)

    def send(self, method: str, path: str, **what: Any) -> httpx.Response:
        return self.ann.http.request(method, path.replace("{}", self.game), **what)

    def check_unchanged(self) -> None:
        assert self.ann.state(self.game) == self.before


@pytest.fixture(scope="module")
def table(server: Live) -> Table:
    return Table(server)


@pytest.mark.parametrize(("method", "path"), WITH_BODY)
def test_bodies_that_are_none(live: Live, table: Table, method: str, path: str) -> None:
    for name, body, kind in bodies():
        if path == "/api/games/import" and name == "too much":
            continue  # a record may be long
        response = table.send(method, path, content=body, headers={"content-type": kind})
        assert response.status_code < 500, name
        if not (method == "PATCH" and response.status_code == 200):  # where nothing is needed, nothing is enough
            check_problem(response)
    table.check_unchanged()


def test_a_body_that_comes_in_pieces_is_measured_too(live: Live, table: Table) -> None:
    pieces = (b" " * 10_000 for _ in range(20))
    headers = {"content-type": "application/json"}
    response = table.send("POST", "/api/games/{}/actions", content=pieces, headers=headers)
    check_problem(response)
    table.check_unchanged()


@pytest.mark.parametrize(
    "body",
    [
        {"action": ""},
        {"action": "dance"},
        {"action": "select"},
        {"action": "select X99"},
        {"action": "\x00"},
        {"action": "pass; drop table log"},
        {"action": "x" * 60_000},
        {"action": 5},
        {"action": None},
        {"action": "pass", "seat": "me"},
        {"action": "pass", "seat": -1},
        {"action": "pass", "seat": 1},
        {"action": "pass", "seat": 10**20},
        {"action": "pass", "seq": -1},
        {"action": "pass", "seq": "last"},
        {"action": "pass", "seq": 2.5},
        {"action": "pass", "seq": 10**30},
        {"action": "pass", "confirm": "no"},
        {"action": "pass", "cheat": True},
    ],
)
def test_choices_that_are_none(live: Live, table: Table, body: dict[str, Any]) -> None:
    check_problem(table.send("POST", "/api/games/{}/actions", json=body))
    table.check_unchanged()


@pytest.mark.parametrize(
    "path",
    [
        "/api/games?which=all",
        "/api/games/{}/state?seat=-1",
        "/api/games/{}/state?seat=9",
        "/api/games/{}/state?seat=me",
        "/api/games/{}/state?seat=1",
        "/api/games/{}/state?seat=3",
        "/api/games/{}/log?after=-1",
        "/api/games/{}/log?after=x",
        "/api/games/{}/moments/-1",
        "/api/games/{}/moments/2",
        "/api/games/{}/moments/x",
        "/api/games/{}/moments/99999999999999999999999",
        "/api/games/{}/moments/" + "9" * 5000,
        "/api/games/{}/why",
        "/api/games/{}/why?action=",
        "/api/games/{}/why?action=%00",
        "/api/games/{}/why?action=dance",
        "/api/games/{}/why?action=pass&seat=1",
        "/api/games/{}/hint?seat=4",
        "/api/games/{}/events?seat=4",
        "/api/games/{}/nothing",
        "/api/nothing",
        "/api/games/{}/state/more",
    ],
)
def test_addresses_that_lead_nowhere(live: Live, table: Table, path: str) -> None:
    check_problem(table.send("GET", path))
    table.check_unchanged()


@pytest.mark.parametrize(
    ("method", "path"),
    [("DELETE", "/api/me"), ("PUT", "/api/games"), ("GET", "/api/games/{}/actions"), ("PATCH", "/api/games/{}")],
)
def test_ways_that_are_not_open(live: Live, table: Table, method: str, path: str) -> None:
    response = table.send(method, path)
    check_problem(response)
    assert response.status_code == 405


@pytest.mark.parametrize("header", ["Bearer", "Bearer x y", "Bearer \xff", "Basic YTpi", "x" * 3000])
def test_tokens_that_are_none(live: Live, header: str) -> None:
    headers = {b"authorization": header.encode("latin-1")}
    response = live.stranger().http.get("/api/me", headers=headers)
    check_problem(response)
    assert response.status_code == 401


@pytest.mark.parametrize(
    ("way", "body"),
    [
        ("stand-in", {"seat": -1}),
        ("stand-in", {"seat": 2}),
        ("stand-in", {"seat": 1, "bot": "hal"}),
        ("undo", {"seat": 1}),
        ("redo", {"seat": 7}),
        ("confirm", {"seat": 7}),
        ("undo/answer", {"agreed": "yes"}),
        ("end/answer", {}),
        ("chat", {"text": 5}),
        ("join", {"seat": "first"}),
        ("join", {"seat": 5}),
        ("join", {"invite": "wrong"}),
        ("undo", {"seq": 0}),
    ],
)
def test_wishes_that_can_not_be(live: Live, table: Table, way: str, body: dict[str, Any]) -> None:
    check_problem(table.send("POST", f"/api/games/{{}}/{way}", json=body))
    table.check_unchanged()


@pytest.mark.parametrize("seat", [-1, 3, 10**25])
def test_seats_that_are_not_there(live: Live, seat: int) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}, {"kind": "open"}])
    check_problem(ann.http.put(f"/api/games/{game}/seats/{seat}", json={"kind": "open"}))
    check_problem(ann.http.put(f"/api/games/{game}/seats/1", json={"kind": "throne"}))
    check_problem(ann.http.put(f"/api/games/{game}/seats/1", json={"kind": "bot", "bot": "hal"}))
    check_problem(live.player().http.post(f"/api/games/{game}/join", json={"seat": seat}))
    assert ann.get(f"/api/games/{game}")["status"] == "gathering"


def test_who_makes_too_many_players_has_to_wait(live: Live) -> None:
    stranger = live.stranger()
    answers = [stranger.http.post("/api/players", json={"name": ""}) for _ in range(61)]
    assert [answer.status_code for answer in answers] == [400] * 60 + [429]
    check_problem(answers[-1])


def test_who_makes_too_many_tables_has_to_close_one(live: Live) -> None:
    ann = live.player()
    games = [ann.create([{"kind": "me"}, {"kind": "open"}])[0] for _ in range(20)]
    ann.refused(403, "POST", "/api/games", {"seats": [{"kind": "me"}, {"kind": "open"}]})
    ann.ask("DELETE", f"/api/games/{games[0]}")
    ann.create([{"kind": "me"}, {"kind": "open"}])
