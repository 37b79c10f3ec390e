"""Chapter 15: the jeweler's decorations, his display and how it is refilled each round, income and final prestige."""

import pytest

from tests.expansions.table import box

BLUE, PINK, GREEN, ORANGE = "blue_necklace", "pink_ring", "green_necklace", "orange_ring"


@pytest.mark.rule("15", "11")
@pytest.mark.parametrize(("number", "cost"), [(1, 4), (2, 5), (3, 6), (4, 8), (5, 10)])
def test_funding_a_jeweler_decoration_costs_what_its_space_shows(number: int, cost: int) -> None:
    t = box()
    t.hand(0, "S1").livre(0, cost).turn(0)
    t.do(f"fund jeweler {number}")
    assert t.players[0].livre == 0
    assert t.game.snapshot()["decorations"]["jeweler"][number - 1] == 0


@pytest.mark.rule("15", "11")
def test_without_enough_livre_no_jeweler_decoration_can_be_funded() -> None:
    t = box()
    t.hand(0, "S1").livre(0, 4).turn(0)
    assert [text for text in t.options_of("fund") if "jeweler" in text] == ["fund jeweler 1"]
    assert t.why_not("fund jeweler 2") == ("1", "you don't have enough Livre")


@pytest.mark.rule("15", "11")
@pytest.mark.parametrize("card", ["S1", "S2", "S4"])
def test_every_rank_may_fund_a_jeweler_decoration(card: str) -> None:
    t = box()
    t.hand(0, card).livre(0, 50).turn(0)
    assert {f"fund jeweler {number}" for number in range(1, 6)} <= set(t.options)


@pytest.mark.rule("15")
def test_nobody_may_have_more_than_one_jeweler_decoration() -> None:
    t = box().funded(0, "jeweler 2")
    t.hand(0, "S1").livre(0, 50).turn(0)
    assert not [text for text in t.options if "jeweler" in text]
    for number in (1, 3, 4, 5):
        assert t.why_not(f"fund jeweler {number}") == ("15", "you already have a jeweler decoration")


@pytest.mark.rule("15")
def test_the_limit_holds_for_a_bonus_that_funds_as_well() -> None:
    t = box().funded(0, "jeweler 2")
    t.hand(0, "C3").livre(0, 50).turn(0)
    t.do("pass")
    assert t.options_of("fund")
    assert not [text for text in t.options if "jeweler" in text]


@pytest.mark.rule("15", "R3")
def test_a_discount_on_funding_holds_for_the_jeweler() -> None:
    t = box()
    t.hand(0, "C3").livre(0, 1).turn(0)
    t.do("pass", "fund jeweler 3")
    assert t.players[0].livre == 0


@pytest.mark.rule("15", "11")
def test_a_jeweler_space_taken_by_somebody_else_is_taken() -> None:
    t = box().funded(1, "jeweler 1")
    t.hand(0, "S1").livre(0, 50).turn(0)
    assert t.why_not("fund jeweler 1") == ("11", "that space is taken")


@pytest.mark.rule("15", "11")
def test_one_decoration_an_action_the_jeweler_is_no_gift() -> None:
    t = box()
    t.hand(0, "S1").livre(0, 50).turn(0)
    t.do("fund jeweler 1")
    assert t.state.turn == 1


@pytest.mark.rule("15", "12")
def test_a_jeweler_decoration_counts_as_a_decoration_for_the_kitchens_income() -> None:
    t = box().funded(0, "jeweler 1", "kitchen-left 1")
    t.livre(0, 0).turn(0)
    t.end_round()
    assert t.players[0].livre == 5 + 2


@pytest.mark.rule("15", "13")
@pytest.mark.parametrize(("number", "prestige"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2)])
def test_a_jeweler_decoration_scores_what_its_space_shows(number: int, prestige: int) -> None:
    sheets = box().funded(0, f"jeweler {number}").final()
    assert sheets[0].items["trademarks"] == prestige


# --- The display


@pytest.mark.rule("15")
def test_each_round_the_rightmost_tile_leaves_the_game_the_others_move_right_and_a_new_one_comes() -> None:
    t = box().display(BLUE, PINK, GREEN, ORANGE).next_jewelry(PINK)
    t.turn(0)
    t.end_round()
    shown = t.game.snapshot()
    assert shown["jewelry_display"] == [PINK, BLUE, PINK, GREEN]
    assert shown["jewelry_removed"] == [ORANGE]


@pytest.mark.rule("15")
def test_gaps_are_closed_to_the_right_before_new_tiles_come() -> None:
    t = box().display(BLUE, None, GREEN, ORANGE).next_jewelry(PINK, ORANGE)
    t.turn(0)
    t.end_round()
    assert t.game.snapshot()["jewelry_display"] == [ORANGE, PINK, BLUE, GREEN]


@pytest.mark.rule("15")
def test_if_the_rightmost_space_is_empty_no_tile_leaves_the_game() -> None:
    t = box().display(BLUE, PINK, GREEN, None).next_jewelry(ORANGE)
    t.turn(0)
    t.end_round()
    shown = t.game.snapshot()
    assert shown["jewelry_display"] == [ORANGE, BLUE, PINK, GREEN]
    assert shown["jewelry_removed"] == []


@pytest.mark.rule("15")
def test_an_empty_display_is_filled_with_four_tiles() -> None:
    t = box().next_jewelry(BLUE, PINK, GREEN, ORANGE)
    t.turn(0)
    t.end_round()
    assert t.game.snapshot()["jewelry_display"] == [ORANGE, GREEN, PINK, BLUE]


@pytest.mark.rule("15")
def test_with_too_few_tiles_the_leftmost_spaces_stay_empty() -> None:
    t = box().display(None, BLUE, None, PINK).bag_of_jewelry(ORANGE)
    t.turn(0)
    t.end_round()
    assert t.game.snapshot()["jewelry_display"] == [None, None, ORANGE, BLUE]


@pytest.mark.rule("15")
def test_tiles_that_left_the_game_never_come_back_even_when_the_bag_is_empty() -> None:
    t = box().display(GREEN, PINK, None, BLUE).bag_of_jewelry()
    t.turn(0)
    t.end_round()
    shown = t.game.snapshot()
    assert shown["jewelry_display"] == [None, None, GREEN, PINK]
    assert len(shown["jewelry_removed"]) == 24 - 2


@pytest.mark.rule("15")
def test_the_display_is_refilled_only_when_a_round_begins() -> None:
    t = box().funded(0, "jeweler 1").display(BLUE, PINK, GREEN, ORANGE)
    t.hand(0, "S1").tiles(0, "R01").windows(*[None] * 5, "G01").turn(0)
    t.do("tailor 6", "jewelry 3", "rent 1.1")
    assert t.game.snapshot()["jewelry_display"] == [BLUE, PINK, None, ORANGE]


# --- Income and the end


@pytest.mark.rule("15", "12")
@pytest.mark.parametrize("owned", [0, 1, 4])
def test_each_piece_of_jewelry_brings_1_livre_of_income(owned: int) -> None:
    t = box().jewelry(0, *[BLUE, PINK, GREEN, ORANGE][:owned])
    t.livre(0, 0).livre(1, 0).turn(0)
    events = t.end_round()
    assert t.players[0].livre == 5 + owned
    assert t.players[1].livre == 5
    (income,) = [event.data() for event in events if event.kind == "IncomeReceived" and event.data()["seat"] == 0]
    assert income["jewelry"] == owned


@pytest.mark.rule("15", "13", "F1")
@pytest.mark.parametrize("owned", [0, 1, 4])
def test_each_piece_of_jewelry_is_worth_1_prestige_at_the_end(owned: int) -> None:
    sheets = box().jewelry(0, *[BLUE, PINK, GREEN, ORANGE][:owned]).final()
    assert sheets[0].items["jewelry"] == owned
    assert sheets[1].items["jewelry"] == 0


@pytest.mark.rule("F1")
def test_jewelry_is_scored_after_livre_and_before_the_crowns() -> None:
    steps = list(box().final()[0].items)
    assert steps.index("livre") + 1 == steps.index("jewelry") == steps.index("crowns") - 1


@pytest.mark.rule("15", "13")
def test_jewelry_scores_no_livre_a_second_time_and_is_no_decoration() -> None:
    t = box().jewelry(0, BLUE, PINK).funded(0, "kitchen-left 1", "kitchen-right 1")
    t.livre(0, 0).turn(0)
    t.end_round()
    assert t.players[0].livre == 5 + 2 + 0 + 2
