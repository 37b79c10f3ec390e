"""What a seat may not know is in no byte that is sent to it: seed, secrets, hands, racks, stacks, undone choices."""

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rokoko.config import EDITIONS, MODULES, GameConfig
from rokoko.game import Game, determinize
from rokoko.record import RULES_REVISION
from rokoko.server import entries as e
from rokoko.server.accounts import Player, Preferences
from rokoko.server.room import Room
from rokoko.server.telling import moves_of, room_info, state_info, undone_of, viewing_seat
from rokoko.server.terms import Terms
from rokoko.store.rows import GameRow, SeatRow
from rokoko.words import Wording
from tests.invariants.secrets import with_other_secrets
from tests.server.live import Client, Live

Config = tuple[int, str, tuple[str, ...]]
CONFIGS: list[Config] = [(seats, edition, MODULES) for seats in (1, 2, 3, 4, 5) for edition in EDITIONS]
CONFIGS += [(3, "deluxe", ()), (2, "2013", ("jewelry_box",))]


def people(number: int) -> list[Player]:
    names = ("Ann", "Bob", "Cid", "Dot", "Eve")[:number]
    return [Player(id=name, name=name, language=None, preferences=Preferences()) for name in names]


def room_of(config: GameConfig, seed: int) -> Room:
    """A game in which each seat is of another person; nothing is stored."""
    players = people(config.seats)
    row = GameRow(
        id="game", status="playing", config=msgspec.json.encode(config).decode(),
        terms=msgspec.json.encode(Terms()).decode(), seed=str(seed), rules_revision=RULES_REVISION, component_hash="",
        host_id="Ann", listed=True, origin=None, created_at=1, started_at=1, changed_at=1, ended_at=None, seq=0,
        waiting="", result=None,
    )  # fmt: skip
    seats = [SeatRow(game_id="game", seat=n, kind="person", player_id=p.id, name=p.name) for n, p in enumerate(players)]
    return Room(row, seats, config)


def add(room: Room, *entries: e.Entry) -> None:
    for entry in entries:
        room.take_in([(room.course.seq + 1, room.course.seq + 1, entry)])
        room.row = msgspec.structs.replace(room.row, seq=room.course.seq)


def act(room: Room, seat: int, action: str) -> None:
    add(room, e.Acted(seat=seat, action=action))


def told(room: Room, player: Player | None, *, moments: bool = False) -> bytes:
    """Everything that the API would say to this player, or to a watcher."""
    wording = Wording("en", room.config.edition)
    seat = viewing_seat(room, player, None)
    parts: list[Any] = [
        state_info(room, player, seat, wording),
        room_info(room, player),
        moves_of(room, player, seat),
        undone_of(room, player, seat),
    ]
    if moments:
        parts += [room.course.moment(number).view(seat) for number in range(len(room.course.taken) + 1)]
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_what_a_viewer_can_not_see_changes_no_byte_that_it_is_sent(config: Config) -> None:
    seats, edition, modules = config
    room = room_of(GameConfig(seats=seats, edition=edition, modules=modules), 7_713_377_311_337)
    rng = Random(f"{config}")
    viewers: list[Player | None] = [None, *people(seats)]
    for number in range(10_000):
        if room.course.over:
            break
        if number % 9 == 0:
            check_same(room, viewers, rng)
        seat = rng.choice(room.course.deciders)
        act(room, seat, rng.choice(room.options(seat)).text)
    assert number > 50


def check_same(room: Room, viewers: list[Player | None], rng: Random) -> None:
    game = room.course.game
    for player in viewers:
        before = told(room, player)
        assert str(game.seed).encode() not in before
        room.course.game = with_other_secrets(game, viewing_seat(room, player, None), rng)
        after = told(room, player)
        room.course.game = game
        assert after == before, f"{player and player.name} is told a secret"


@pytest.mark.parametrize("config", CONFIGS[2:], ids=str)
def test_the_log_and_all_moments_hide_which_hand_others_chose(config: Config) -> None:
    """Two games that differ only in the cards that seat 1 chose, took back and chose again."""
    seats, edition, modules = config
    rooms = [room_of(GameConfig(seats=seats, edition=edition, modules=modules), 5) for _ in range(2)]
    for which, room in enumerate(rooms):
        act(room, 0, room.options(0)[0].text)
        for turn in range(2):
            options = room.options(1)
            act(room, 1, options[which * (len(options) - 1)].text)
            if turn == 0:
                add(room, e.TookBack(seat=1, entries=(room.course.seq,)))
        act(room, 1, room.options(1)[0].text)
    first, second = rooms
    assert first.game.digest() != second.game.digest()
    for player in [None, *people(seats)]:
        same = told(first, player, moments=True) == told(second, player, moments=True)
        assert same == (player is None or player.name != "Bob"), player


@pytest.mark.parametrize("config", CONFIGS[2::3], ids=str)
def test_events_tell_no_more_than_the_view_after_them(config: Config) -> None:
    """The same choice of another seat, with other secrets: who sees the same after it was told the same."""
    seats, edition, modules = config
    game, rng = Game(GameConfig(seats=seats, edition=edition, modules=modules), 3), Random(3)
    compared = 0
    while not game.over:
        seat = rng.choice(game.deciders)
        action = rng.choice(game.options(seat))
        for viewer in [None, *(number for number in range(seats) if number != seat)]:
            if len(game.moves) % 3:
                continue
            other, same = determinize(game.view(viewer), rng), game.clone()
            if action not in other.options(seat):
                continue
            events = [trial.apply(seat, action) for trial in (same, other)]
            if json.dumps(same.view(viewer)) == json.dumps(other.view(viewer)):
                seen = [[shown.data() for event in part if (shown := event.seen_by(viewer))] for part in events]
                assert seen[0] == seen[1]
                compared += 1
        game.apply(seat, action)
    assert compared > 20


# --- Over HTTP


class Ears:
    """Remembers every byte that a client was sent."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard = bytearray()

    def get(self, path: str) -> Any:
        response = self.client.send("GET", path)
        self.heard += response.content
        return response.json() if response.status_code == 200 else None


@pytest.mark.parametrize("config", [(1, "deluxe", MODULES), (2, "2013", MODULES), (4, "deluxe", MODULES)], ids=str)
def test_a_crawl_over_a_game_finds_no_secret(live: Live, config: Config) -> None:
    seats, edition, modules = config
    clients = live.players(*(f"Player{number}" for number in range(seats)))
    plan = {"edition": edition, "modules": list(modules), "listed": True, "terms": {"watch": "anyone", "undo": "turn"}}
    invited = [{"kind": "me"}, *({"kind": "invited"} for _ in clients[1:])]
    game, invites = clients[0].create(invited, **plan)
    words = [path.partition("=")[2] for path in invites.values()]
    for client, word in zip(clients[1:], words, strict=True):
        client.post(f"/api/games/{game}/join", {"invite": word})
    ears = [Ears(client) for client in [*clients, live.player("Watcher"), live.stranger()]]
    rng = Random(f"{config}")
    for number in range(30 if seats > 1 else 15):
        states = [ear.get(f"/api/games/{game}/state") for ear in ears]
        asked = [(client, state) for client, state in zip(clients, states, strict=False) if state["options"]]
        client, state = rng.choice(asked)
        client.act(game, rng.choice(state["options"])["action"])
        if number % 10 == 3:
            client.send("POST", f"/api/games/{game}/undo", {})
        if number % 25 == 7:
            listen_everywhere(ears, game)
            client.play(game, "chat", text=f"move {number}")
    listen_everywhere(ears, game)
    check_heard(live, game, ears, words)


def listen_everywhere(ears: list[Ears], game: str) -> None:
    for ear in ears:
        for path in ("", "/log", "/chat", "/record", "/why?action=pass", "/state?seat=0", "/moments/1?seat=1"):
            ear.get(f"/api/games/{game}{path}")
        moments = ear.get(f"/api/games/{game}/moments/0")["moments"]
        ear.get(f"/api/games/{game}/moments/{moments}")
        for which in ("open", "live", "mine"):
            ear.get(f"/api/games?which={which}")
        with ear.client.http.stream("GET", f"/api/games/{game}/events") as stream:
            parts = stream.iter_bytes()
            ear.heard += next(parts)
            parts.close()  # type: ignore[attr-defined]


def check_heard(live: Live, game: str, ears: list[Ears], words: list[str]) -> None:
    store = sqlite3.connect(Path(live.log).parent / "games.db")
    with store:
        (seed,) = store.execute("SELECT seed FROM games WHERE id = ?", (game,)).fetchone()
        digests = [row[0] for row in store.execute("SELECT digest FROM credentials")]
        ids = [row[0] for row in store.execute("SELECT player_id FROM seats WHERE game_id = ?", (game,))]
        key = store.execute("SELECT value FROM keys").fetchone()[0]
    store.close()
    tokens = [ear.client.token for ear in ears if ear.client.token]
    for ear in ears:
        text = ear.heard.decode()
        for secret in [seed, *digests, *ids, *tokens, *words, key, str(Path(live.log).parent)]:
            assert secret not in text
        assert '"seed"' not in text
        assert len(text) > 20_000
