"""Choices that come late, twice, at the same time or out of order."""

import asyncio

import httpx
import pytest

from tests.server.live import Client, Live


def asked_first(clients: list[Client], game: str) -> tuple[Client, dict]:
    for client in clients:
        state = client.state(game)
        if state["options"]:
            return client, state
    raise AssertionError("nobody is asked")


def choose_hands(clients: list[Client], game: str) -> None:
    while clients[0].state(game)["phase"] == "select":
        client, state = asked_first(clients, game)
        client.act(game, state["options"][0]["action"], seq=state["seq"])


def test_a_choice_for_an_earlier_question_is_refused(live: Live) -> None:
    clients = live.players("Ann", "Bob")
    game = live.seated(clients)
    choose_hands(clients, game)
    client, state = asked_first(clients, game)
    client.act(game, state["options"][0]["action"], seq=state["seq"])
    after = [player.state(game) for player in clients]
    problem = client.refused(
        409, "POST", f"/api/games/{game}/actions", {"action": state["options"][0]["action"], "seq": state["seq"]}
    )
    assert problem["seq"] == after[0]["seq"]
    assert [player.state(game) for player in clients] == after


def test_a_choice_from_the_future_is_refused(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob])
    action = ann.state(game)["options"][0]["action"]
    ann.refused(409, "POST", f"/api/games/{game}/actions", {"action": action, "seq": 1000})


def test_hands_are_chosen_at_once_so_an_older_number_is_as_good_if_the_question_is_the_same(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob])
    mine = ann.state(game)
    for _ in range(2):
        bob.act(game, bob.state(game)["options"][0]["action"])
    state = ann.act(game, mine["options"][0]["action"], seq=mine["seq"])
    assert state["seq"] == mine["seq"] + 3
    ann.refused(409, "POST", f"/api/games/{game}/actions", {"action": mine["options"][1]["action"], "seq": mine["seq"]})


def test_a_question_that_was_taken_back_and_asked_again_is_another(live: Live) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}, {"kind": "me"}])
    state = ann.state(game, 0)
    ann.act(game, state["options"][0]["action"], seat=0)
    ann.play(game, "undo", seat=0)
    body = {"action": state["options"][0]["action"], "seat": 0, "seq": state["seq"]}
    ann.refused(409, "POST", f"/api/games/{game}/actions", body)


@pytest.mark.parametrize("way", ["undo", "redo", "confirm"])
def test_undo_redo_and_confirm_mind_the_number_too(live: Live, way: str) -> None:
    ann = live.player()
    game, _ = ann.create([{"kind": "me"}, {"kind": "me"}])
    ann.act(game, ann.state(game)["options"][0]["action"])
    problem = ann.refused(409, "POST", f"/api/games/{game}/{way}", {"seq": 0})
    assert problem["seq"] == 1


def test_of_many_choices_for_one_question_one_counts(live: Live) -> None:
    clients = live.players("Ann", "Bob")
    game = live.seated(clients)
    choose_hands(clients, game)
    client, state = asked_first(clients, game)
    body = {"action": state["options"][0]["action"], "seq": state["seq"]}

    async def press_often() -> list[int]:
        headers = {"authorization": f"Bearer {client.token}"}
        async with httpx.AsyncClient(base_url=live.address, headers=headers, timeout=30, trust_env=False) as http:
            answers = await asyncio.gather(*(http.post(f"/api/games/{game}/actions", json=body) for _ in range(8)))
        return sorted(answer.status_code for answer in answers)

    assert asyncio.run(press_often()) == [200] + [409] * 7
    assert client.state(game)["moment"] == state["moment"] + 1


def test_hands_that_arrive_at_the_same_time_all_count(live: Live) -> None:
    clients = live.players("Ann", "Bob", "Cid", "Dot", "Eve")
    game = live.seated(clients)
    states = [client.state(game) for client in clients]

    async def choose(client: Client, state: dict) -> int:
        headers = {"authorization": f"Bearer {client.token}"}
        async with httpx.AsyncClient(base_url=live.address, headers=headers, timeout=30, trust_env=False) as http:
            body = {"action": state["options"][0]["action"], "seq": state["seq"]}
            return (await http.post(f"/api/games/{game}/actions", json=body)).status_code

    async def all_at_once() -> list[int]:
        return await asyncio.gather(*(choose(c, s) for c, s in zip(clients, states, strict=True)))

    assert asyncio.run(all_at_once()) == [200] * 5
    log = clients[0].get(f"/api/games/{game}/log")
    assert sorted(move["seat"] for move in log["moves"]) == [0, 1, 2, 3, 4]
    assert sorted(move["seq"] for move in log["moves"]) == [1, 2, 3, 4, 5]


def test_an_option_that_is_not_on_offer_is_refused_with_the_rule(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob])
    before = ann.state(game)
    problem = ann.refused(422, "POST", f"/api/games/{game}/actions", {"action": "pass", "seq": before["seq"]})
    assert problem["rule"]
    why = ann.get(f"/api/games/{game}/why?action=pass")
    assert (why["possible"], why["rule"]) == (False, problem["rule"])
    option = before["options"][0]["action"]
    assert ann.http.get(f"/api/games/{game}/why", params={"action": option}).json()["possible"]
    assert ann.state(game) == before


def hints_of(client: Client, game: str) -> list[dict]:
    """On a machine with much to do, an adviser may need several tries."""
    for _ in range(20):
        answer = client.send("GET", f"/api/games/{game}/hint")
        if answer.status_code != 503:
            break
    hints: list[dict] = answer.json()
    return hints


def test_a_hint_ranks_the_options(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob])
    hints = hints_of(ann, game)
    assert {hint["action"] for hint in hints} <= {option["action"] for option in ann.state(game)["options"]}
    assert hints
    assert all(hint["text"] for hint in hints)
    assert all(hint["why"] for hint in hints)


def test_no_hints_where_the_table_does_not_want_them_or_nobody_is_asked(live: Live) -> None:
    ann, bob = live.players("Ann", "Bob")
    game = live.seated([ann, bob], terms={"hints": False})
    ann.refused(403, "GET", f"/api/games/{game}/hint")
    game = live.seated([ann, bob])
    for _ in range(3):
        if ann.state(game)["options"]:
            ann.act(game, ann.state(game)["options"][0]["action"])
    ann.refused(400, "GET", f"/api/games/{game}/hint")


def test_a_held_turn_over_http(live: Live) -> None:
    clients = live.players("Ann", "Bob")
    game = live.seated(clients)
    choose_hands(clients, game)
    for _ in range(30):
        client, state = asked_first(clients, game)
        other = clients[1 - clients.index(client)]
        state = client.act(game, state["options"][-1]["action"], confirm=False)
        if state["confirm"]:
            break
    assert state["waiting"] == [state["seat"]]
    assert (other.state(game)["options"], other.state(game)["confirm"]) == ([], False)
    other.refused(409, "POST", f"/api/games/{game}/confirm", {})
    client.play(game, "confirm", seq=state["seq"])
    assert not client.state(game)["confirm"]
    client.refused(409, "POST", f"/api/games/{game}/confirm", {})
