"""Chapter 19: setting a game against Madame du Barry up, her cards and her hand."""

import json
from itertools import combinations
from random import Random

import pytest

from rokoko import Event, Game, GameConfig
from rokoko.config import MODULES, ConfigError
from tests.expansions.pieces import misplaced
from tests.expansions.table import kinds, solo

HER = 1
ALL_SETS = [modules for size in range(5) for modules in combinations(MODULES, size)]


def start(*modules: str, seed: int = 7) -> Game:
    return Game(GameConfig(seats=1, modules=modules), seed)


@pytest.mark.rule("19", "D1", "D3")
def test_she_has_no_livre_but_1_thread_1_lace_and_the_start_players_token() -> None:
    shown = start().snapshot()
    her = shown["players"][HER]
    assert (her["livre"], her["thread"], her["lace"], her["prestige"]) == (0, 1, 1, 0)
    assert shown["start_player"] == HER


@pytest.mark.rule("19", "2")
def test_the_human_is_set_up_as_always() -> None:
    human = start().snapshot()["players"][0]
    assert (human["livre"], human["thread"], human["lace"]) == (15, 1, 1)
    assert human["supply"] == ["S1", "S1", "S2", "S3", "S4"]


@pytest.mark.rule("19")
def test_her_start_staff_is_a_deck_for_the_final_scoring_and_never_a_hand() -> None:
    her = start().snapshot()["players"][HER]
    assert her["supply"] == ["S1", "S1", "S2", "S3", "S4"]
    assert her["discard"] == []
    assert not set(her["hand"]) & {"S1", "S2", "S3", "S4"}


@pytest.mark.rule("19", "E2")
def test_solo_is_played_on_the_small_board() -> None:
    shown = start().snapshot()
    assert len(shown["windows"]) == 6
    assert [len(drawer) for drawer in shown["drawers"]] == [3, 3, 3]
    assert len(shown["halls"][0]["guests"]) == 4


@pytest.mark.rule("19")
def test_with_the_jewelry_box_she_prepares_for_the_examination_but_has_no_specialized_apprentice() -> None:
    human, her = start("jewelry_box").snapshot()["players"]
    assert (her["exam"], her["specialized"]) == ("journeyman", None)
    assert human["specialized"].startswith("Z")


@pytest.mark.rule("19", "D1")
def test_there_is_no_other_start_player_to_name() -> None:
    with pytest.raises(ConfigError, match="Madame du Barry starts"):
        GameConfig(seats=1, start_player=0)


@pytest.mark.rule("19", "D1")
def test_each_round_she_has_four_of_her_25_cards_in_hand() -> None:
    game = start()
    shown = game.snapshot()
    assert len(shown["players"][HER]["hand"]) == 4
    assert len(shown["du_barry"]["supply"]) == 21
    assert shown["du_barry"]["discard"] == []


@pytest.mark.rule("19")
def test_only_the_human_selects_a_hand() -> None:
    assert start().deciders == (0,)


@pytest.mark.rule("19", "D1")
def test_she_takes_the_first_turn() -> None:
    game = start()
    events: list[Event] = []
    while game.phase == "select":
        events += game.apply(0, game.options(0)[0])
    told = [kind for kind in kinds(events) if kind in ("DuBarryPlayed", "EmployeePlayed")]
    assert told[0] == "DuBarryPlayed"


@pytest.mark.rule("19", "D1")
def test_all_25_cards_are_shuffled_again_each_round() -> None:
    t = solo().her_hand("favor")
    t.her_turn()
    t.end_round()
    assert t.game.round == 2
    supply, hand, discards = t.state.du_barry
    assert (len(supply), len(hand), discards) == (21, 4, [])
    assert sorted([*supply, *hand]) == list(range(25))


@pytest.mark.rule("19", "D1")
def test_her_hand_differs_from_seed_to_seed_and_from_round_to_round() -> None:
    hands = {tuple(start(seed=seed).snapshot()["players"][HER]["hand"]) for seed in range(20)}
    assert len(hands) > 15
    t = solo()
    t.turn(0)
    t.end_round()
    second = t.game.snapshot()["players"][HER]["hand"]
    assert second != start().snapshot()["players"][HER]["hand"]


@pytest.mark.rule("19", "5")
def test_she_plays_one_card_a_turn_the_topmost_and_the_human_one_in_between() -> None:
    t = solo().her_hand("favor", "acquire drawer 1", "fund statues")
    t.hand(0, "S1", "S2")
    t.her_turn()
    assert t.her_actions() == ["favor"]
    assert t.game.deciders == (0,)
    events = t.do("play S1", "pass")
    assert [event.data()["action"] for event in events if event.kind == "DuBarryPlayed"] == ["acquire drawer 1"]


@pytest.mark.rule("19")
def test_the_played_card_lies_face_up_on_her_discards() -> None:
    t = solo().her_hand("favor")
    (card,) = t.state.du_barry[1]
    t.her_turn()
    assert t.state.du_barry[2] == [card]
    assert t.game.view(0)["du_barry"]["discard"] == [card]


@pytest.mark.rule("19")
def test_she_goes_on_alone_when_the_human_has_no_card_left() -> None:
    t = solo().her_hand("favor", "favor")
    t.hand(0)
    t.her_turn()
    assert t.her_actions()[:2] == ["favor", "favor"]
    assert t.game.round == 2


# --- What the human may know


@pytest.mark.rule("19")
@pytest.mark.parametrize("viewer", [0, None])
def test_of_her_hand_and_supply_only_the_size_is_known(viewer: int | None) -> None:
    game = start("jewelry_box")
    view = game.view(viewer)
    assert view["du_barry"] == {"supply": 21, "hand": 4, "discard": []}
    assert view["players"][HER]["hand"] is None
    assert "barry" not in json.dumps(view).replace("du_barry", "")


@pytest.mark.rule("19")
def test_views_are_the_same_whatever_cards_she_holds() -> None:
    views = []
    for cards in (("favor", "tailor 1"), ("hire left 1", "fund statues")):
        t = solo().her_hand(*cards)
        t.turn(0)
        views.append(t.game.view(0))
    assert views[0] == views[1]


@pytest.mark.rule("19")
def test_a_tile_she_draws_from_the_bag_is_seen_by_nobody() -> None:
    t = solo().her_hand("tailor 1").turned_over("4 none")
    t.windows("G01").next_tile("R19")
    t.her_turn()
    (drawn,) = [event for event in t.events if event.kind == "ResourceDrawn"]
    for viewer in (0, None):
        told = drawn.seen_by(viewer)
        assert told is not None
        assert told.data()["resource"] is None
        assert t.game.view(viewer)["players"][HER]["resources"] is None
        assert t.game.view(viewer)["players"][HER]["tiles"] == 1


# --- Every set of modules


@pytest.mark.rule("E2", "19")
@pytest.mark.parametrize("modules", ALL_SETS, ids=lambda modules: "+".join(modules) or "base")
def test_solo_can_be_set_up_with_any_modules_with_all_pieces_in_their_place(modules: tuple[str, ...]) -> None:
    game = start(*modules)
    assert misplaced(game.state) == []
    shown = game.snapshot()
    assert shown["start_player"] == HER
    assert (shown["players"][HER]["exam"] == "journeyman") == ("jewelry_box" in modules)
    assert (len(shown["jewelry_display"]) == 4) == ("jewelry_box" in modules)


@pytest.mark.rule("E2", "19", "D3")
@pytest.mark.parametrize("modules", ALL_SETS, ids=lambda modules: "+".join(modules) or "base")
def test_solo_is_played_to_the_end_with_any_modules_and_she_never_has_livre(modules: tuple[str, ...]) -> None:
    rng = Random(7)
    for seed in range(3):
        game = start(*modules, seed=seed)
        while not game.over:
            assert game.deciders == (0,)
            game.apply(0, rng.choice(game.options(0)))
            assert game.state.players[HER].livre == 0
        assert game.round == 7
        assert misplaced(game.state) == []
        assert sorted(sheet.rank for sheet in game.score()) == [1, 2]
