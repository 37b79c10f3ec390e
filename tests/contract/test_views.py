"""A view is plain data, holds what a seat may know and nothing that it may not."""

import json
from typing import Any

import pytest

import rokoko as rk


def some_games() -> list[rk.Game]:
    games = []
    for seats in (1, 2, 5):
        for edition in rk.EDITIONS:
            game = rk.Game(rk.GameConfig(seats=seats, modules=rk.MODULES, edition=edition), seed=123456789)
            while len(game.moves) < 60 and not game.over:
                seat = game.deciders[0]
                options = game.options(seat)
                game.apply(seat, options[len(game.moves) % len(options)])
            games.append(game)
    return games


GAMES = some_games()


def all_keys(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data).union(*map(all_keys, data.values()))
    if isinstance(data, list):
        return set[str]().union(*map(all_keys, data))
    return set()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_views_are_plain_data_without_the_seed(game: rk.Game) -> None:
    for seat in [None, *range(game.config.seats)]:
        view = game.view(seat)
        text = json.dumps(view)
        assert json.loads(text) == view
        assert "seed" not in all_keys(view)
        assert str(game.seed) not in text


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_stacks_are_numbers_in_a_view(game: rk.Game) -> None:
    shot, view = game.snapshot(), game.view(0)
    for stack in ("garment_bag", "resource_bag", "jewelry_bag", "hire_deck"):
        assert view[stack] == len(shot[stack])
    assert view["exam_decks"] == {rank: len(deck) for rank, deck in shot["exam_decks"].items()}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_seat_sees_its_own_things_and_not_those_of_others(game: rk.Game) -> None:
    shot = game.snapshot()
    for seat in range(game.config.seats):
        view = game.view(seat)
        assert view["seat"] == seat
        for owner, player in enumerate(view["players"]):
            if owner == seat:
                for name in ("resources", "supply", "hand", "prestige", "specialized"):
                    assert player[name] == shot["players"][owner][name]
            else:
                assert (player["resources"], player["supply"], player["hand"]) == (None, None, None)
                assert isinstance(player["specialized"], bool)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_prestige_is_hidden_in_the_2013_edition_and_open_in_the_other(game: rk.Game) -> None:
    hidden = game.config.edition == "2013" and not game.over
    assert all((player["prestige"] is None) == hidden for player in game.view(None)["players"])


def test_a_view_is_a_copy() -> None:
    game = GAMES[2].clone()
    before, view = game.digest(), game.view(0)
    for player in view["players"]:
        for value in player.values():
            if isinstance(value, list):
                value.clear()
    for value in view.values():
        if isinstance(value, list):
            value.clear()
    assert game.digest() == before


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        rk.Game(rk.GameConfig(seats=2), seed=1).view(seat)


def test_events_hide_what_others_may_not_know() -> None:
    game = rk.Game(rk.GameConfig(seats=2), seed=1)
    events = game.apply(0, game.options(0)[0])
    assert [event.seen_by(0) for event in events] == events
    assert [event.seen_by(1) for event in events if event.kind == "EmployeeSelected"] == [None]
    assert [event.seen_by(None) for event in events if event.kind == "EmployeeSelected"] == [None]
