"""Whole games over HTTP: every way to sit around a table, every module, both editions."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
from httpx_sse import ServerSentEvent, aconnect_sse

from rokoko.config import EDITIONS, MODULES
from rokoko.game import Game
from tests.server.live import Client, Live

ALL_IN = [
    ("deluxe", ()),
    ("2013", MODULES[:1]),
    ("deluxe", MODULES[1:2]),
    ("2013", MODULES[2:3]),
    ("deluxe", MODULES[3:]),
    ("2013", MODULES),
]
MOST_LOOKS = 5000
LOOK_SECONDS = 0.02


def pick(state: dict[str, Any], rng: Random) -> str:
    action: str = rng.choice(state["options"])["action"]
    return action


def play_alone(client: Client, game: str, rng: Random) -> dict[str, Any]:
    """All seats of one player to the end, with bots in between."""
    state = client.state(game)
    for _ in range(MOST_LOOKS):
        if state["over"]:
            return state
        if state["options"]:
            state = client.act(game, pick(state, rng), seat=state["seat"], seq=state["seq"])
            if state["waiting"] and not state["options"]:
                state = client.state(game)
        else:
            time.sleep(LOOK_SECONDS)
            state = client.state(game)
    raise AssertionError("the game does not end")


def check_end(client: Client, game: str, state: dict[str, Any]) -> Game:
    """The record replays to what the last state told."""
    replayed = Game.replay(client.send("GET", f"/api/games/{game}/record").text)
    assert replayed.over
    assert [sheet["total"] for sheet in state["scores"]] == [sheet.total for sheet in replayed.score()]
    info = client.get(f"/api/games/{game}")
    assert info["status"] == "over"
    assert info["result"]["totals"] == [sheet.total for sheet in replayed.score()]
    assert info["result"]["ended"] is None
    log = client.get(f"/api/games/{game}/log")
    assert [(move["seat"], move["action"]) for move in log["moves"]] == [(s, a.text) for s, a in replayed.moves]
    return replayed


@pytest.mark.parametrize(("edition", "modules"), ALL_IN)
def test_two_on_one_screen(live: Live, edition: str, modules: tuple[str, ...]) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me", "name": "Left"}, {"kind": "me"}], edition=edition, modules=list(modules))
    state = play_alone(ann, game, Random(f"{edition}{modules}"))
    assert [place["name"] for place in state["game"]["seats"]] == ["Left", "Ann"]
    assert check_end(ann, game, state).config.modules == modules


@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_against_madame_du_barry(live: Live, edition: str) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}], edition=edition, modules=list(MODULES))
    state = play_alone(ann, game, Random(edition))
    assert len(state["scores"]) == 2
    check_end(ann, game, state)


def test_one_person_between_two_bots(live: Live) -> None:
    ann = live.player()
    seats = [{"kind": "bot", "bot": "sweeper"}, {"kind": "me"}, {"kind": "bot", "bot": "sweeper"}]
    game, _ = ann.create(seats, modules=list(MODULES))
    state = play_alone(ann, game, Random(1))
    assert len({place["name"] for place in state["game"]["seats"]}) == 3
    check_end(ann, game, state)


def test_bots_among_themselves(live: Live) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "bot", "bot": "random"}] * 2)
    state = ann.state(game)
    for _ in range(MOST_LOOKS):
        if state["over"]:
            break
        assert (state["seat"], state["options"]) == (None, [])
        time.sleep(LOOK_SECONDS)
        state = ann.state(game)
    check_end(ann, game, state)


# --- Five people at once


class Guest:
    """A program of its own: reads the stream and chooses whenever it is asked."""

    def __init__(self, client: Client, game: str, chance: int) -> None:
        assert client.token is not None
        self.headers = {"authorization": f"Bearer {client.token}"}
        self.address = str(client.http.base_url)
        self.game = game
        self.rng = Random(chance)
        self.seen: list[dict[str, Any]] = []
        self.own: list[int] = []  # the numbers of its own choices
        self.refused = 0
        self.undone = 0

    async def play(self) -> dict[str, Any]:
        async with (
            httpx.AsyncClient(base_url=self.address, headers=self.headers, timeout=60, trust_env=False) as http,
            aconnect_sse(http, "GET", f"/api/games/{self.game}/events") as stream,
        ):
            stream.response.raise_for_status()
            async for event in stream.aiter_sse():
                if event.event != "state":
                    continue
                state: dict[str, Any] = event.json()
                assert event.id == str(state["seq"])
                self.seen.append(state)
                if state["over"]:
                    return state
                if state["options"]:
                    await self._choose(http, state)
        raise AssertionError("the stream ended before the game")

    async def _choose(self, http: httpx.AsyncClient, state: dict[str, Any]) -> None:
        await asyncio.sleep(self.rng.random() * 0.004)
        body = {"action": pick(state, self.rng), "seq": state["seq"]}
        answer = await http.post(f"/api/games/{self.game}/actions", json=body)
        if answer.status_code == 409:
            self.refused += 1
            return
        assert answer.status_code == 200, answer.text
        self.own.append(answer.json()["seq"])
        if self.rng.random() < 0.05:
            taken_back = await http.post(f"/api/games/{self.game}/undo", json={"seq": self.own[-1]})
            assert taken_back.status_code in (200, 409, 422), taken_back.text
            if taken_back.status_code == 200 and taken_back.json()["done"]:
                self.undone += 1


def play_together(clients: list[Client], game: str) -> list[Guest]:
    guests = [Guest(client, game, number) for number, client in enumerate(clients)]

    async def all_of_them() -> None:
        async with asyncio.timeout(300):
            await asyncio.gather(*(guest.play() for guest in guests))

    asyncio.run(all_of_them())
    return guests


def check_streams(guests: list[Guest], digest: str) -> None:
    for guest in guests:
        numbers = [state["seq"] for state in guest.seen]
        assert numbers == sorted(set(numbers)), "a stream went back or told something twice"
        assert guest.seen[-1]["scores"] == guests[0].seen[-1]["scores"]
        assert digest


def test_five_people_whose_hands_arrive_in_any_order(live: Live) -> None:
    clients = live.players("Ann", "Bob", "Cid", "Dot", "Eve")
    game = live.seated(clients, terms={"undo": "turn"})
    guests = play_together(clients, game)
    state = clients[0].state(game)
    replayed = check_end(clients[0], game, state)
    check_streams(guests, replayed.digest())
    log = clients[0].get(f"/api/games/{game}/log")
    orders = {tuple(move["seat"] for move in log["moves"][start : start + 5]) for start in range(0, 15, 5)}
    assert len(orders) > 1 or orders != {(0, 1, 2, 3, 4)}
    assert len(log["undone"]) >= sum(guest.undone for guest in guests) > 0
    assert all(move["undone"] for move in log["undone"])


def test_two_people_and_two_bots(live: Live) -> None:
    clients = live.players("Ann", "Bob")
    game = live.seated(clients, bots=2, edition="2013", terms={"undo": "turn"})
    guests = play_together(clients, game)
    check_streams(guests, check_end(clients[0], game, clients[0].state(game)).digest())


def test_everyone_sees_every_change_in_the_stream_also_watchers(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob])
    watcher = live.stranger()

    async def story() -> None:
        async with httpx.AsyncClient(base_url=live.address, timeout=30, trust_env=False) as http:
            await look(http)

    async def look(http: httpx.AsyncClient) -> None:
        async with (
            aconnect_sse(http, "GET", f"/api/games/{game}/events") as gallery,
            aconnect_sse(
                http, "GET", f"/api/games/{game}/events", headers={"authorization": f"Bearer {bob.token}"}
            ) as seat,
        ):
            streams = [gallery.aiter_sse(), seat.aiter_sse()]
            for number in range(8):
                told = [(await anext(stream)).json() for stream in streams]
                assert [state["seq"] for state in told] == [number, number]
                assert [state["seat"] for state in told] == [None, 1]
                assert told[0] == watcher.state(game)
                assert told[1] == bob.state(game)
                assert not told[0]["options"]
                asked = [client for client in (ann, bob) if client.state(game)["options"]]
                state = asked[-1].state(game)
                asked[-1].act(game, state["options"][0]["action"], seq=state["seq"])
            for stream in streams:
                await stream.aclose()

    asyncio.run(story())


def test_streams_that_were_left_are_forgotten(live: Live) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}, {"kind": "me"}])
    with ann.http.stream("GET", f"/api/games/{game}/events") as stream:
        lines = stream.iter_lines()
        assert next(lines)
        assert ann.get("/healthz")["streams"] == 1
        lines.close()  # type: ignore[attr-defined]
    ann.act(game, ann.state(game)["options"][0]["action"])
    for _ in range(200):
        if ann.get("/healthz")["streams"] == 0:
            return
    raise AssertionError("the server still writes to a stream that nobody reads")


def test_lines_of_a_stream_end_in_a_line_feed_alone(live: Live) -> None:
    """A reader that gets a carriage return and its line feed one after the other may take them for two ends."""
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}, {"kind": "me"}])
    with ann.http.stream("GET", f"/api/games/{game}/events") as stream:
        heard = b""
        for piece in stream.iter_raw():
            heard += piece
            if heard.endswith(b"\n\n"):
                break
    assert b"data: {" in heard
    assert b"\r" not in heard


@asynccontextmanager
async def heard_by(client: Client, game: str) -> AsyncIterator[AsyncIterator[ServerSentEvent]]:
    """What the stream of a game tells this player."""
    headers = {"authorization": f"Bearer {client.token}"}
    async with (
        httpx.AsyncClient(base_url=client.http.base_url, headers=headers, timeout=30, trust_env=False) as http,
        aconnect_sse(http, "GET", f"/api/games/{game}/events") as stream,
        aclosing(stream.aiter_sse()) as told,
    ):
        yield told


def test_a_stream_tells_who_comes_and_then_the_game(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game, _ = ann.create([{"kind": "me"}, {"kind": "open"}])

    async def story() -> None:
        async with heard_by(ann, game) as told:
            first = await anext(told)
            assert (first.event, first.json()["status"]) == ("gathering", "gathering")
            bob.play(game, "join")
            second = await anext(told)
            while second.event == "gathering":
                second = await anext(told)
            assert second.event == "state"
            assert [place["name"] for place in second.json()["game"]["seats"]] == ["Ann", "Bob"]

    asyncio.run(story())


def test_a_stream_tells_what_is_said(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob])
    ann.play(game, "chat", text="Good luck")

    async def story() -> None:
        async with heard_by(ann, game) as told:
            assert (await anext(told)).event == "state"
            heard = [(await anext(told)).json()]
            bob.play(game, "chat", text="To you too")
            event = await anext(told)
            assert event.event == "chat"
            heard.append(event.json())
            assert [(line["name"], line["text"], line["yours"]) for line in heard] == [
                ("Ann", "Good luck", True),
                ("Bob", "To you too", False),
            ]
            assert heard == ann.get(f"/api/games/{game}/chat")
            bob.act(game, bob.state(game)["options"][0]["action"])
            assert (await anext(told)).event == "state"  # and what was said is not said again

    asyncio.run(story())


def test_a_stream_says_when_the_table_was_closed(live: Live) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}, {"kind": "open"}])
    with ann.http.stream("GET", f"/api/games/{game}/events") as stream:
        lines = stream.iter_lines()
        assert next(lines)
        other = Client(live.address, ann.token)
        other.ask("DELETE", f"/api/games/{game}")
        other.close()
        text = "\n".join(lines)
    assert "event: problem" in text
    assert "no such game" in text
