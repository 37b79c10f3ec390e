"""Records, imports, rematches, playing on, chat, and players on several devices."""

import asyncio
import shutil
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from rokoko.config import MODULES, GameConfig
from rokoko.game import Game
from rokoko.server import keeping, playing
from rokoko.server.accounts import Accounts
from rokoko.server.gathering import GamePlan, SeatPlan, create_game, join
from rokoko.server.house import House
from rokoko.server.problems import BadInput, Forbidden, OutOfDate
from rokoko.store import open_database, upgrade
from tests.server.live import Live
from tests.server.table import Tell, course_until, people_of, table_of


def whole_game(config: GameConfig, names: tuple[str, ...] = (), seed: int = 7) -> Game:
    game, rng = Game(config, seed, names), Random(seed)
    while not game.over:
        seat = rng.choice(game.deciders)
        game.apply(seat, rng.choice(game.options(seat)))
    return game


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_record_goes_out_and_in_again(live: Live, seats: int) -> None:
    ann = live.player()
    game = whole_game(GameConfig(seats=seats, modules=MODULES, edition="2013"))
    info = ann.post("/api/games/import", {"record": game.record()})
    assert (info["status"], info["origin"]) == ("over", {"imported": True})
    back = Game.replay(ann.send("GET", f"/api/games/{info['id']}/record").text)
    assert back.digest() == game.digest()
    moment = ann.get(f"/api/games/{info['id']}/moments/{len(game.moves) // 2}?seat=0")
    halfway = game.rewound(len(game.moves) - len(game.moves) // 2)
    assert moment["view"] == halfway.view(0)
    again = ann.post("/api/games/import", {"record": back.record()})
    assert Game.replay(ann.send("GET", f"/api/games/{again['id']}/record").text).digest() == game.digest()


def test_an_unfinished_record_becomes_a_game_that_was_ended(live: Live) -> None:
    ann = live.player()
    game = Game(GameConfig(seats=3), 3, ("Only one name",))
    for seat in (0, 1, 2):
        game.apply(seat, game.options(seat)[0])
    info = ann.post("/api/games/import", {"record": game.record()})
    assert (info["status"], info["result"]["ended"]) == ("over", "imported")
    assert [place["name"] for place in info["seats"]] == ["Only one name", "2", "3"]
    ann.refused(403, "POST", f"/api/games/{info['id']}/undo", {})


@pytest.mark.parametrize(
    "wrong", ["", "nonsense", "rokoko record 1", "rokoko record 1\nrules 99\n", "\x00", "rokoko record 1\n" * 1000]
)
def test_a_record_that_is_none_is_refused_with_its_line(live: Live, wrong: str) -> None:
    assert "line" in live.player().refused(400, "POST", "/api/games/import", {"record": wrong})["detail"]


def test_a_record_that_was_changed_is_refused(live: Live) -> None:
    text = whole_game(GameConfig(seats=2)).record()
    ann = live.player()
    lines = text.splitlines()
    for broken in (
        "\n".join(lines[:-1]),
        text.replace("seats 2", "seats 3"),
        text.replace("house", "/etc"),
        text.replace("seed 7", "seed 8"),
        text.replace("seed 7", f"seed {'9' * 39}"),
        "\n".join([*lines[:12], *lines[13:]]),
    ):
        ann.refused(400, "POST", "/api/games/import", {"record": broken})


def test_a_seed_that_the_database_can_not_keep_is_refused(live: Live) -> None:
    text = whole_game(GameConfig(seats=2), seed=int("9" * 38)).record()
    assert "seed" in live.player().refused(400, "POST", "/api/games/import", {"record": text})["detail"]


def test_a_long_name_in_a_record_is_cut(live: Live) -> None:
    text = whole_game(GameConfig(seats=2), names=("n" * 60, "Bob")).record()
    info = live.player().post("/api/games/import", {"record": text})
    assert info["seats"][0]["name"] == "n" * 40


def test_there_is_no_record_before_the_end(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob])
    ann.refused(403, "GET", f"/api/games/{game}/record")
    ann.refused(403, "POST", f"/api/games/{game}/play-on", {"at": 0})
    ann.refused(409, "POST", f"/api/games/{game}/rematch")


def test_a_set_of_components_is_named_and_not_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(str(files("rokoko.components") / "data" / "house"), folder)

    async def story() -> None:
        database = open_database(str(tmp_path / "games.db"))
        await upgrade(database)
        house = House(database, sets={"house": "house", "mine": str(folder)})
        (ann,) = await people_of(house, "Ann")
        plan = GamePlan(seats=(SeatPlan(kind="me"), SeatPlan(kind="me")), components="mine")
        game, _ = await create_game(house, ann, plan)
        room = await house.room(game)
        await playing.propose_end(house, ann, room)
        text = keeping.record_of(room)
        assert str(tmp_path) not in text
        assert "components mine " in text
        again = await house.room(await keeping.import_record(house, ann, text))
        assert again.game.digest() == room.game.digest()
        await database.close()

    asyncio.run(story())


# --- Playing on


@pytest.mark.parametrize("seats", [1, 3])
def test_play_on_from_a_moment_against_bots(live: Live, seats: int) -> None:
    ann = live.player()
    game = whole_game(GameConfig(seats=seats))
    old = ann.post("/api/games/import", {"record": game.record()})["id"]
    at = len(game.moves) // 2
    info = ann.post(f"/api/games/{old}/play-on", {"at": at, "seat": seats - 1, "bot": "sweeper"})
    assert (info["status"], info["origin"]) == ("playing", {"game": old, "at": at})
    assert [place["kind"] for place in info["seats"]] == ["bot"] * (seats - 1) + ["person"]
    log = ann.get(f"/api/games/{info['id']}/log")
    assert [move["seat"] for move in log["moves"][:at]] == [seat for seat, _ in game.moves[:at]]
    ann.refused(422, "POST", f"/api/games/{info['id']}/undo", {}) if len(log["moves"]) == at else None


@pytest.mark.parametrize("body", [{"at": -1}, {"at": 10**9}, {"at": 0, "seat": 3}, {"at": 0, "bot": "nobody"}, {}])
def test_play_on_from_nowhere_is_refused(live: Live, body: dict[str, int]) -> None:
    ann = live.player()
    old = ann.post("/api/games/import", {"record": whole_game(GameConfig(seats=2)).record()})["id"]
    ann.refused(400, "POST", f"/api/games/{old}/play-on", body)


def test_play_on_from_the_end_is_refused(live: Live) -> None:
    ann, game = live.player(), whole_game(GameConfig(seats=2))
    old = ann.post("/api/games/import", {"record": game.record()})["id"]
    ann.refused(400, "POST", f"/api/games/{old}/play-on", {"at": len(game.moves)})


# --- Rematch


def test_a_rematch_keeps_the_seats_for_those_who_sat_there(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 3, bots=1)
        await table.play(course_until(GameConfig(seats=4), lambda game: game.over))
        ann, bob, cid = table.people
        room = await table.room()
        new = await keeping.rematch(house, bob, room)
        assert await keeping.rematch(house, ann, room) == new
        fresh = await house.room(new)
        assert [place.kind for place in fresh.seats] == ["invited", "person", "invited", "bot"]
        (dot,) = await people_of(house, "Dot")
        with pytest.raises(OutOfDate, match="no open seat"):
            await join(house, dot, fresh)
        assert await join(house, cid, fresh) == 2
        assert await join(house, ann, await house.room(new)) == 0
        fresh = await house.room(new)
        assert (fresh.row.status, fresh.names[:3]) == ("playing", ("Ann", "Bob", "Cid"))
        assert fresh.row.seed != room.row.seed
        with pytest.raises(Forbidden):
            await keeping.rematch(house, dot, room)

    tell(story)


def test_somebody_with_two_seats_takes_both_again(tell: Tell) -> None:
    async def story(house: House) -> None:
        table = await table_of(house, 2, own=2)
        await table.play(course_until(GameConfig(seats=3), lambda game: game.over))
        ann, bob = table.people
        new = await keeping.rematch(house, bob, await table.room())
        await join(house, ann, await house.room(new))
        await join(house, ann, await house.room(new))
        fresh = await house.room(new)
        assert (fresh.row.status, fresh.seats_of(ann.id)) == ("playing", (0, 1))
        assert len(set(fresh.names)) == 3

    tell(story)


def test_a_rematch_of_the_longest_names(tell: Tell) -> None:
    async def story(house: House) -> None:
        (ann,) = await people_of(house, "n" * 40)
        game, _ = await create_game(house, ann, GamePlan(seats=(SeatPlan(kind="me"), SeatPlan(kind="me"))))
        await playing.propose_end(house, ann, await house.room(game))
        assert (await house.room(await keeping.rematch(house, ann, await house.room(game)))).row.status == "playing"

    tell(story)


def test_the_rematch_is_linked_from_the_old_game(live: Live) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}, {"kind": "bot", "bot": "sweeper"}])
    ann.play(game, "end")
    new = ann.post(f"/api/games/{game}/rematch")["id"]
    assert ann.get(f"/api/games/{game}")["rematch"] == new != game


# --- Chat and devices


def test_chat_is_kept_in_order_and_cleaned(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob])
    ann.play(game, "chat", text="  Good\n\nluck \x07 ")
    lines = bob.play(game, "chat", text="<b>🎲</b>")
    assert [(line["name"], line["text"], line["yours"]) for line in lines] == [
        ("Ann", "Good luck", False),
        ("Bob", "<b>🎲</b>", True),
    ]
    assert live.stranger().get(f"/api/games/{game}/chat")[0]["yours"] is False
    for wrong in ("", " \n ", "\x00", "x" * 501):
        ann.refused(400, "POST", f"/api/games/{game}/chat", {"text": wrong})


def test_a_link_lets_one_other_device_in(live: Live) -> None:
    ann, other = live.player(), live.stranger()
    word = ann.post("/api/me/link")["link"]
    opened = other.post("/api/link", {"link": word})
    assert opened["player"] == ann.get("/api/me")
    assert opened["token"] != ann.token
    other.refused(404, "POST", "/api/link", {"link": word})
    other.refused(404, "POST", "/api/link", {"link": "never"})


def test_a_link_is_no_token_and_grows_old(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        accounts = Accounts(house.database)
        (ann,) = await people_of(house, "Ann")
        word = await accounts.new_link(ann)
        assert await accounts.known(word, "token", "cookie") is None
        from rokoko.server import clock

        later = clock.now() + 16 * 60_000
        monkeypatch.setattr("rokoko.server.accounts.now", lambda: later)
        with pytest.raises(Exception, match="too old"):
            await accounts.open_link(word, "token")

    tell(story)


def test_a_player_changes_name_language_and_preferences(live: Live) -> None:
    ann = live.player()
    changed = ann.ask("PATCH", "/api/me", {"name": " Anna  Maria ", "language": "de", "preferences": {"theme": "dark"}})
    assert (changed["name"], changed["language"], changed["preferences"]["theme"]) == ("Anna Maria", "de", "dark")
    assert ann.get("/api/me") == changed
    ann.refused(400, "PATCH", "/api/me", {"language": "xx"})
    ann.refused(400, "PATCH", "/api/me", {"preferences": {"theme": "plaid"}})
    assert ann.get("/api/me") == changed


def test_a_wrong_record_is_bad_input_in_process(tell: Tell) -> None:
    async def story(house: House) -> None:
        (ann,) = await people_of(house, "Ann")
        with pytest.raises(BadInput, match="line 1"):
            await keeping.import_record(house, ann, "no")

    tell(story)
