"""Chapter 4: everybody selects three employees, at the same time and in secret."""

import pytest

from rokoko import Game, GameConfig, parse_action
from tests.engine.table import Table, table


def select(t: Table, seat: int, *cards: str) -> None:
    for card in cards:
        t.game.apply(seat, parse_action(f"select {card}"))


def offered(t: Table, seat: int) -> list[str]:
    return [action.text for action in t.game.options(seat)]


@pytest.mark.rule("4")
def test_everybody_selects_at_the_same_time_in_any_order_of_seats() -> None:
    game = Game(GameConfig(seats=3), seed=1)
    assert game.deciders == (0, 1, 2)
    for seat in (2, 0, 2, 1, 0, 1, 2, 1, 0):
        game.apply(seat, game.options(seat)[0])
    assert game.phase == "actions"


@pytest.mark.rule("4")
def test_any_three_cards_of_the_supply_may_be_selected_and_the_rest_stays_there() -> None:
    game = Game(GameConfig(seats=2), seed=1)
    for card in ("S4", "S1", "S3"):
        game.apply(0, parse_action(f"select {card}"))
    player = game.snapshot()["players"][0]
    assert player["hand"] == ["S1", "S3", "S4"]
    assert player["supply"] == ["S1", "S2"]
    assert game.deciders == (1,)


@pytest.mark.rule("4")
def test_two_copies_of_an_employee_may_both_be_selected() -> None:
    game = Game(GameConfig(seats=2), seed=1)
    for card in ("S1", "S1", "S2"):
        game.apply(0, parse_action(f"select {card}"))
    assert game.snapshot()["players"][0]["hand"] == ["S1", "S1", "S2"]


@pytest.mark.rule("4")
def test_with_exactly_three_cards_there_is_no_choice_and_the_supply_stays_empty() -> None:
    t = table(2).supply(0, "S1", "S2", "S3").discards(0, "S1", "S4").in_round(2).selecting()
    assert t.cards(0, "hand") == ["S1", "S2", "S3"]
    assert t.cards(0, "supply") == []
    assert t.cards(0, "discard") == ["S1", "S4"]
    assert t.game.deciders == (1,)


@pytest.mark.rule("4", "S2")
def test_example_the_hand_of_two_plus_one() -> None:
    """Two cards are left in the supply: both are taken, the discards become the supply, one of them is chosen."""
    t = table(2).supply(0, "S3", "S4").discards(0, "S1", "S2", "S1").in_round(2).selecting()
    assert t.cards(0, "hand") == ["S3", "S4"]
    assert t.cards(0, "supply") == ["S1", "S1", "S2"]
    assert t.cards(0, "discard") == []
    assert offered(t, 0) == ["select S1", "select S2"]
    select(t, 0, "S2")
    assert t.cards(0, "hand") == ["S2", "S3", "S4"]
    assert t.cards(0, "supply") == ["S1", "S1"]


@pytest.mark.rule("4", "S2")
def test_with_one_card_left_two_more_are_chosen_from_the_former_discards() -> None:
    t = table(2).supply(0, "S4").discards(0, "S1", "S2", "S1", "S3").in_round(2).selecting()
    assert t.cards(0, "hand") == ["S4"]
    assert offered(t, 0) == ["select S1", "select S2", "select S3"]
    select(t, 0, "S3", "S1")
    assert t.cards(0, "hand") == ["S1", "S3", "S4"]


@pytest.mark.rule("4", "S2")
def test_with_an_empty_supply_all_three_are_chosen_from_the_former_discards() -> None:
    t = table(2).supply(0).discards(0, "S1", "S2", "S1", "S3", "S4").in_round(3).selecting()
    assert t.cards(0, "hand") == []
    assert t.cards(0, "discard") == []
    assert offered(t, 0) == ["select S1", "select S2", "select S3", "select S4"]


@pytest.mark.rule("4", "S2")
def test_with_more_than_three_cards_the_discards_are_left_alone() -> None:
    t = table(2).supply(0, "S1", "S2", "S3", "A1").discards(0, "S1", "S4").in_round(2).selecting()
    select(t, 0, "S1", "S2", "A1")
    assert t.cards(0, "supply") == ["S3"]
    assert t.cards(0, "discard") == ["S1", "S4"]


@pytest.mark.rule("S2")
def test_the_discards_stay_where_they_are_all_round_after_the_last_card_of_the_supply_was_taken() -> None:
    t = table(2).supply(0, "S1", "S2", "S3").discards(0, "S1", "S4").in_round(2).selecting()
    select(t, 1, "S1")
    assert t.game.phase == "actions"
    t.do("play S1", "pass")
    assert t.cards(0, "supply") == []
    assert t.cards(0, "discard") == ["S1", "S4", "S1"]


@pytest.mark.rule("4")
def test_an_employee_that_is_not_in_the_supply_can_not_be_selected() -> None:
    t = table(2).supply(0, "S1", "S2", "S3", "A1").discards(0, "S1", "S4").in_round(2).selecting()
    assert t.why_not("select S4", 0) == ("4", "this employee is not in your supply")
    assert t.why_not("play S1", 0)[0] == "5"


@pytest.mark.rule("4")
def test_who_has_selected_three_can_not_select_a_fourth() -> None:
    game = Game(GameConfig(seats=2), seed=1)
    for _ in range(3):
        game.apply(0, game.options(0)[0])
    assert game.options(0) == []
    refused = game.why_not(0, "select S3")
    assert refused is not None
    assert refused.rule == "5"


@pytest.mark.rule("S10")
def test_nobody_sees_what_another_has_selected_before_the_first_card_is_played() -> None:
    one, other = (Game(GameConfig(seats=3), seed=1) for _ in range(2))
    for game, cards in ((one, ("S1", "S2", "S3")), (other, ("S4", "S1", "S1"))):
        for card in cards:
            events = game.apply(0, parse_action(f"select {card}"))
            assert [event.seen_by(1) for event in events] == [None]
            assert [event.seen_by(None) for event in events] == [None]
            assert [event.seen_by(0) for event in events] == events
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("S10")
def test_nobody_sees_how_many_cards_another_has_selected_so_far() -> None:
    one, other = (Game(GameConfig(seats=3), seed=1) for _ in range(2))
    one.apply(0, parse_action("select S1"))
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)


@pytest.mark.rule("S10")
def test_hands_stay_hidden_when_the_first_card_is_played_and_cards_are_open_once_played() -> None:
    game = Game(GameConfig(seats=2, start_player=0), seed=1)
    for seat in (0, 1):
        for card in ("S1", "S2", "S4"):
            game.apply(seat, parse_action(f"select {card}"))
    assert game.view(1)["players"][0]["hand"] is None
    assert game.view(1)["players"][0]["hand_size"] == 3
    game.apply(0, parse_action("play S4"))
    assert game.view(1)["players"][0]["in_play"] == "S4"
    assert game.view(1)["players"][0]["hand"] is None


@pytest.mark.rule("4")
def test_the_supply_needs_no_shuffling_its_order_means_nothing() -> None:
    one = table(2).supply(0, "S1", "S2", "S3", "S4").in_round(2).selecting()
    other = table(2).supply(0, "S4", "S3", "S2", "S1").in_round(2).selecting()
    assert one.game.digest() == other.game.digest()
