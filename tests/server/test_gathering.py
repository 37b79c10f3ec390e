"""Before a game: seats, invitations, names, and several people who sit down at once."""

import asyncio
from typing import Any

import pytest

from rokoko.server.accounts import Player
from rokoko.server.gathering import GamePlan, SeatPlan, change_seat, create_game, join, leave
from rokoko.server.house import House
from rokoko.server.problems import Forbidden, NotFound, OutOfDate, Problem
from tests.server.live import Live
from tests.server.table import Tell, people_of


async def open_table(house: House, host: Player, *kinds: str) -> tuple[str, dict[int, str]]:
    return await create_game(house, host, GamePlan(seats=tuple(SeatPlan(kind=kind) for kind in kinds)))


def test_a_game_begins_with_the_last_seat_taken(tell: Tell) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await people_of(house, "Ann", "Bob", "Cid")
        game, _ = await open_table(house, ann, "me", "open", "open")
        await join(house, bob, await house.room(game), seat=2)
        room = await house.room(game)
        assert (room.row.status, room.deadline(0)) == ("gathering", None)
        with pytest.raises(OutOfDate, match="not open"):
            await join(house, cid, room, seat=2)
        with pytest.raises(Problem, match="you have a seat"):
            await join(house, bob, room)
        assert await join(house, cid, room) == 1
        room = await house.room(game)
        assert (room.row.status, room.names, room.row.waiting) == ("playing", ("Ann", "Cid", "Bob"), "012")
        with pytest.raises(OutOfDate, match="has begun"):
            await join(house, cid, room)

    tell(story)


def test_an_invited_seat_needs_its_word_and_only_once(tell: Tell) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await people_of(house, "Ann", "Bob", "Cid")
        game, words = await open_table(house, ann, "me", "invited", "invited")
        room = await house.room(game)
        with pytest.raises(OutOfDate, match="no open seat"):
            await join(house, bob, room)
        with pytest.raises(NotFound, match="invitation"):
            await join(house, bob, room, invite="wrong")
        assert await join(house, bob, room, invite=words[2]) == 2
        with pytest.raises(NotFound, match="was used"):
            await join(house, cid, await house.room(game), invite=words[2])
        with pytest.raises(NotFound, match="was used"):
            await join(house, cid, room, invite=words[2])  # who looked before Bob sat down

    tell(story)


def test_a_seat_that_became_an_invitation_meanwhile_is_not_taken_without_its_word(tell: Tell) -> None:
    async def story(house: House) -> None:
        ann, bob = await people_of(house, "Ann", "Bob")
        game, _ = await open_table(house, ann, "me", "open")
        seen = await house.room(game)
        await change_seat(house, ann, seen, 1, SeatPlan(kind="invited"))
        with pytest.raises(OutOfDate):
            await join(house, bob, seen, seat=1)
        assert (await house.room(game)).row.status == "gathering"

    tell(story)


def test_nothing_changes_for_who_looked_before_the_game_began(tell: Tell) -> None:
    """Closing, getting up and changing seats come too late; the game that began stays."""

    async def story(house: House) -> None:
        ann, bob = await people_of(house, "Ann", "Bob")
        game, _ = await open_table(house, ann, "me", "open")
        seen = await house.room(game)
        await join(house, bob, seen)
        room = await house.room(game)
        for late in (
            leave(house, ann, seen),
            change_seat(house, ann, seen, 0, SeatPlan(kind="bot", bot="sweeper")),
            change_seat(house, ann, seen, 1, SeatPlan(kind="open")),
        ):
            with pytest.raises(OutOfDate, match="has begun"):
                await late
        stored = await House(house.database).room(game)
        assert (stored.row, stored.seats) == (room.row, room.seats)

    tell(story)


def test_many_who_sit_down_at_once_find_as_many_seats_as_there_are(tell: Tell) -> None:
    async def story(house: House) -> None:
        ann, *others = await people_of(house, "Ann", *(f"P{number}" for number in range(8)))
        game, _ = await open_table(house, ann, "me", "open", "open")

        async def sit(player: Player) -> bool:
            try:
                await join(house, player, await house.room(game))
            except OutOfDate:
                return False
            return True

        done = await asyncio.gather(*(sit(player) for player in others))
        room = await house.room(game)
        seated = {place.player_id for place in room.seats}
        assert (room.row.status, len(seated)) == ("playing", 3)
        assert sum(done) == 2
        assert {player.id for player, sat in zip(others, done, strict=True) if sat} | {ann.id} == seated

    tell(story)


def test_the_host_changes_seats_and_nobody_else(tell: Tell) -> None:
    async def story(house: House) -> None:
        ann, bob = await people_of(house, "Ann", "Bob")
        game, _ = await open_table(house, ann, "me", "open", "open")
        await join(house, bob, await house.room(game))
        with pytest.raises(Forbidden):
            await change_seat(house, bob, await house.room(game), 2, SeatPlan(kind="bot", bot="random"))
        with pytest.raises(Problem, match="somebody sits there"):
            await change_seat(house, ann, await house.room(game), 1, SeatPlan(kind="bot", bot="random"))
        await change_seat(house, ann, await house.room(game), 1, SeatPlan(kind="open"))
        await change_seat(house, ann, await house.room(game), 1, SeatPlan(kind="bot", bot="random"))
        await change_seat(house, ann, await house.room(game), 2, SeatPlan(kind="bot", bot="random"))
        room = await house.room(game)
        assert (room.row.status, [place.kind for place in room.seats]) == ("playing", ["person", "bot", "bot"])
        assert len(set(room.names)) == 3

    tell(story)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["A", "A"], ["A 1", "A 2"]),
        (["A", "A", "A 1"], ["A 2", "A 3", "A 1"]),
        (["x" * 40, "x" * 40], ["x" * 38 + " 1", "x" * 38 + " 2"]),
        (["x" * 37 + " yz", "x" * 37 + " yz"], ["x" * 37 + " 1", "x" * 37 + " 2"]),
    ],
)
def test_seats_of_one_name_are_told_apart(tell: Tell, names: list[str], told: list[str]) -> None:
    async def story(house: House) -> None:
        (ann,) = await people_of(house, "Ann")
        plan = GamePlan(seats=tuple(SeatPlan(kind="me", name=name) for name in names))
        game, _ = await create_game(house, ann, plan)
        assert list((await house.room(game)).names) == told

    tell(story)


def test_before_the_game_begins_nobody_sees_how_it_will_begin(live: Live) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}, {"kind": "open"}])
    for path in ("state", "log", "moments/0", "why?action=pass", "hint"):
        ann.refused(409, "GET", f"/api/games/{game}/{path}")
    for way in ("actions", "undo", "redo", "confirm", "resign", "end", "return"):
        ann.refused(409, "POST", f"/api/games/{game}/{way}", {"action": "pass"} if way == "actions" else {})
    info = ann.get(f"/api/games/{game}")
    assert (info["status"], info["your_turn"], info["seats"][0]["deadline"]) == ("gathering", False, None)


def test_lists_of_games(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    hidden, _ = ann.create([{"kind": "me"}, {"kind": "open"}])
    shown, _ = ann.create([{"kind": "me"}, {"kind": "open"}], listed=True, terms={"watch": "anyone"})

    def ids(client: Any, which: str) -> set[str]:
        return {info["id"] for info in client.get(f"/api/games?which={which}")}

    assert ids(ann, "mine") == {hidden, shown}
    assert shown in ids(live.stranger(), "open")
    assert hidden not in ids(bob, "open")
    bob.post(f"/api/games/{shown}/join", {})
    assert shown not in ids(bob, "open")
    assert shown in ids(bob, "live") & ids(bob, "mine")
    info = next(info for info in bob.get("/api/games?which=mine") if info["id"] == shown)
    assert (info["yours"], info["host"], info["your_turn"]) == (True, False, True)


def test_a_table_can_be_closed_and_left(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game, _ = ann.create([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bob.play(game, "join")
    bob.play(game, "chat", text="hello")
    assert bob.play(game, "leave") == {"closed": False}
    bob.refused(403, "POST", f"/api/games/{game}/leave")
    bob.refused(403, "DELETE", f"/api/games/{game}")
    assert ann.ask("DELETE", f"/api/games/{game}") == {"closed": True}
    ann.refused(404, "GET", f"/api/games/{game}")
