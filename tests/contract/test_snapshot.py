"""`snapshot()` has the shape that outside checks rely on."""

import json
from typing import Any

import pytest

import rokoko as rk
from tests.fuzz.play import MODULE_SETS, SEATS

KEYS = {
    *("round", "phase", "start_player", "favor", "players", "halls", "decorations", "all_halls"),
    *("windows", "drawers", "hire", "jewelry_display"),
    *("garment_bag", "garment_discard", "resource_bag", "resource_discard", "jewelry_bag"),
    *("hire_deck", "removed", "exam_decks"),
}
PLAYER_KEYS = {
    *("livre", "thread", "lace", "prestige", "supply", "hand", "discard", "in_play", "specialized"),
    *("resources", "jewelry", "exam", "tasks"),
}
MORE_KEYS = {"jewelry_removed", "du_barry"}  # what was added to the contract


def snapshots(config: rk.GameConfig) -> list[dict[str, Any]]:
    """At the start, in the middle and at the end."""
    game = rk.Game(config, seed=3)
    shots = []
    while not game.over:
        if len(game.moves) % 40 == 0:
            shots.append(game.snapshot())
        seat = game.deciders[0]
        options = game.options(seat)
        game.apply(seat, options[len(game.moves) % len(options)])
    return [*shots, game.snapshot()]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("modules", [MODULE_SETS[0], MODULE_SETS[-1]], ids=["base", "all"])
def test_the_snapshot_has_the_shape_of_the_contract(seats: int, modules: tuple[str, ...]) -> None:
    for shot in snapshots(rk.GameConfig(seats=seats, modules=modules)):
        assert set(shot) == KEYS | MORE_KEYS
        assert len(shot["players"]) == max(2, seats)
        for player in shot["players"]:
            assert set(player) == PLAYER_KEYS
            for tile in player["resources"]:
                assert set(tile) >= {"silk", "notions"}
                assert tile["notions"] in ("thread", "lace", "thread+lace", "thread/lace")
        for hall in shot["halls"]:
            assert set(hall) == {"guests", "musician"}
        assert set(shot["decorations"]) == {"fireworks", "statues", "kitchen_left", "kitchen_right", "jeweler"}
        assert set(shot["exam_decks"]) == {"journeyman", "master"}
        assert json.loads(json.dumps(shot)) == shot


def test_a_snapshot_is_a_copy() -> None:
    game = rk.Game(rk.GameConfig(seats=2, modules=rk.MODULES), seed=3)
    before, shot = game.digest(), game.snapshot()
    for value in shot.values():
        if isinstance(value, list):
            value.clear()
    for deck in shot["exam_decks"].values():
        deck.clear()
    assert game.digest() == before
    assert game.snapshot() != shot
