"""Chapter 14: bonuses that bring thread, lace, tiles or another action."""

import pytest

from tests.engine.table import Table, table


def at_bonus(t: Table, card: str) -> Table:
    """Seat 0 has played this employee and forfeited the main action."""
    t.hand(0, card).turn(0).do("pass")
    return t


def is_skipped(t: Table) -> bool:
    return t.state.turn == 1


@pytest.mark.rule("14")
@pytest.mark.parametrize(("card", "price"), [("S2", 1), ("A6", 0)])
@pytest.mark.parametrize(("choice", "thread", "lace"), [("thread", 2, 1), ("lace", 1, 2), ("pass", 1, 1)])
def test_s2_sells_one_thread_or_lace_for_1_livre_and_a6_gives_it(
    card: str, price: int, choice: str, thread: int, lace: int
) -> None:
    t = at_bonus(table().livre(0, 5), card)
    assert t.options == ["thread", "lace", "pass"]
    t.do(choice)
    assert (t.players[0].thread, t.players[0].lace) == (thread, lace)
    assert t.players[0].livre == 5 - (0 if choice == "pass" else price)
    assert t.state.turn == 1


@pytest.mark.rule("14")
def test_s2_can_not_be_used_without_livre_but_a6_can() -> None:
    assert is_skipped(at_bonus(table().livre(0, 0), "S2"))
    assert not is_skipped(at_bonus(table().livre(0, 0), "A6"))


@pytest.mark.rule("14", "7")
@pytest.mark.parametrize("card", ["S3", "A4"])
def test_an_additional_acquire_action_costs_what_the_drawer_asks(card: str) -> None:
    t = at_bonus(table().livre(0, 2).drawer(1, "R01", "R02", "R03"), card)
    assert t.options == ["acquire 1.1", "acquire 1.2", "acquire 1.3", "pass"]
    t.do("acquire 1.2", "keep")
    assert t.players[0].livre == 0
    assert t.players[0].silk == [0, 2, 0, 0]


@pytest.mark.rule("14", "7")
def test_the_additional_acquire_action_may_follow_an_acquire_action_at_the_lower_price() -> None:
    t = table().hand(0, "S3").livre(0, 3).drawer(1, "R01", "R02", "R03").turn(0)
    t.do("acquire 1.1", "keep", "acquire 1.2", "lace")
    assert t.players[0].livre == 0
    assert t.players[0].lace == 2


@pytest.mark.rule("14")
def test_the_additional_acquire_action_may_be_forfeited_and_can_not_be_used_without_tiles_or_livre() -> None:
    t = at_bonus(table().drawer(1, "R01"), "S3")
    t.do("pass")
    assert t.players[0].tiles == []
    assert is_skipped(at_bonus(table(), "S3"))
    assert is_skipped(at_bonus(table().livre(0, 0).drawer(1, "R01", "R02"), "A4"))


@pytest.mark.rule("14", "R1")
@pytest.mark.parametrize(("card", "price"), [("A3", 1), ("A5", 0)])
def test_a_random_tile_is_drawn_from_the_bag_and_used_at_once(card: str, price: int) -> None:
    t = at_bonus(table().livre(0, 1).next_tile("R10"), card)
    assert t.options == ["bonus", "pass"]
    t.do("bonus")
    assert t.options == ["keep", "thread+lace"]
    t.do("keep")
    assert t.players[0].livre == 1 - price
    assert t.players[0].silk == [0, 0, 1, 0]


@pytest.mark.rule("14")
def test_the_random_tile_may_be_turned_into_thread_and_lace_at_once() -> None:
    t = at_bonus(table().next_tile("R10"), "A5")
    t.do("bonus", "thread+lace")
    assert (t.players[0].thread, t.players[0].lace) == (2, 2)
    assert [tile["id"] for tile in t.game.snapshot()["resource_discard"]] == ["R10"]


@pytest.mark.rule("14")
def test_a3_needs_a_livre_and_both_may_be_forfeited() -> None:
    assert is_skipped(at_bonus(table().livre(0, 0), "A3"))
    for card in ("A3", "A5"):
        t = at_bonus(table(), card)
        t.do("pass")
        assert t.players[0].tiles == []
        assert t.players[0].livre == 15


@pytest.mark.rule("14")
def test_only_its_owner_sees_the_drawn_tile() -> None:
    t = at_bonus(table().next_tile("R10"), "A5")
    (drawn,) = [event for event in t.do("bonus") if event.kind == "ResourceDrawn"]
    seen = drawn.seen_by(1)
    assert seen is not None
    assert seen.data()["resource"] is None
    assert drawn.seen_by(0) == drawn


@pytest.mark.rule("R1")
def test_an_empty_bag_takes_the_discards_back_before_a_random_tile_is_drawn() -> None:
    t = at_bonus(table().bag_into_discards(), "A5")
    t.do("bonus", "keep")
    assert t.state.resource_discard == []
    assert len(t.state.resource_bag) == 47


@pytest.mark.rule("R1")
@pytest.mark.parametrize("card", ["A3", "A5"])
def test_without_a_tile_in_bag_and_discards_nothing_is_gained_and_nothing_paid(card: str) -> None:
    t = at_bonus(table().bag_onto_rack(1), card)
    assert is_skipped(t)
    assert t.players[0].livre == 15


@pytest.mark.rule("14", "10")
def test_a2_deputes_for_the_bonus_of_the_deputed_and_without_livre() -> None:
    t = at_bonus(table().livre(0, 0).supply(0, "S4"), "A2")
    t.do("depute S4")
    assert t.options == ["bonus", "pass"]
    t.do("bonus")
    assert t.players[0].livre == 2
    assert "S4" in t.game.snapshot()["removed"]


@pytest.mark.rule("14", "10")
def test_a2_may_depute_a_card_without_a_bonus_and_the_bonus_of_the_deputed_may_be_forfeited() -> None:
    t = at_bonus(table().livre(0, 0).discards(0, "S1", "S1"), "A2")
    t.do("depute S1")
    assert t.players[0].livre == 0
    assert t.players[0].staff_size() == 5
    t = at_bonus(table().livre(0, 0), "A2")
    t.do("depute S4", "pass")
    assert t.players[0].livre == 0


@pytest.mark.rule("14")
@pytest.mark.parametrize("card", ["A2", "B3"])
def test_deputing_through_a_bonus_may_be_forfeited(card: str) -> None:
    t = at_bonus(table().livre(0, 0), card)
    t.do("pass")
    assert t.players[0].staff_size() == 6


@pytest.mark.rule("14", "10")
@pytest.mark.parametrize(("deputed", "livre"), [("A1", 8), ("S2", 5), ("S3", 2), ("S4", 2), ("B3", 5)])
def test_b3_deputes_for_8_5_or_2_livre_and_without_the_bonus_of_the_deputed(deputed: str, livre: int) -> None:
    t = at_bonus(table().livre(0, 0).supply(0, "A1", "S2", "S3", "S4"), "B3")
    t.do(f"depute {deputed}")
    assert t.players[0].livre == livre
    assert t.state.turn == 1
    assert deputed in t.game.snapshot()["removed"]


# --- Additional Tailor actions


@pytest.mark.rule("14", "8")
def test_b2_tailors_again_with_one_blue_bale_less() -> None:
    t = at_bonus(table().tiles(0, "R01").windows(*[None] * 5, "G07"), "B2")
    assert t.options == ["tailor 6", "pass"]
    t.do("tailor 6")
    assert t.players[0].tiles == []
    t.do("sell")
    assert t.players[0].livre == 15 + 8


@pytest.mark.rule("14", "R3")
def test_where_blue_and_pink_are_needed_b2_saves_one_or_the_other() -> None:
    t = at_bonus(table().tiles(0, "R01", "R08").windows(*[None] * 5, "G06"), "B2")
    t.do("tailor 6")
    assert t.options == ["less blue", "less pink"]
    t.do("less pink")
    assert t.options == ["pay R01", "pay R08"]
    t.do("pay R01")
    assert t.asked == "place_garment"


@pytest.mark.rule("R3")
def test_the_colour_that_would_not_help_is_no_choice() -> None:
    """2 blue and 1 pink are needed, the tiles hold 2 blue: only the pink one can be saved."""
    t = at_bonus(table().tiles(0, "R01").windows(*[None] * 5, "G06"), "B2")
    t.do("tailor 6")
    assert t.asked == "place_garment"
    assert t.players[0].tiles == []


@pytest.mark.rule("R3")
def test_a_need_of_nothing_is_paid_with_nothing() -> None:
    t = at_bonus(table().notions(0, thread=1, lace=0).tiles(0, "R01").windows(*[None] * 5, "G02"), "B2")
    t.do("tailor 6")
    assert t.asked == "place_garment"
    assert len(t.players[0].tiles) == 1
    assert t.players[0].thread == 0


@pytest.mark.rule("R3", "R2")
def test_the_discount_counts_before_the_tiles_are_chosen_so_no_tile_may_pay_for_the_saved_bale() -> None:
    t = at_bonus(table().tiles(0, "R01", "R03").windows(*[None] * 5, "G07"), "B2")
    t.do("tailor 6")
    assert t.options == ["pay R01", "pay R03"]
    t.do("pay R03")
    assert len(t.players[0].tiles) == 1


@pytest.mark.rule("14")
def test_b2_may_tailor_a_garment_without_blue_and_pink_at_its_full_need() -> None:
    t = at_bonus(table().tiles(0, "R11").windows(*[None] * 4, "G30", "G39"), "B2")
    assert t.options == ["tailor 5", "pass"]
    t.do("tailor 5", "rent 2.2")
    assert t.players[0].tiles == []


@pytest.mark.rule("14", "8")
def test_thread_lace_and_the_price_of_the_window_are_not_discounted() -> None:
    t = table().livre(0, 1).notions(0, thread=0, lace=0).tiles(0, "R01", "R11").windows(None, None, None, "G01", "G02")
    assert is_skipped(at_bonus(t, "B2"))
    t = table().livre(0, 1).notions(0, thread=0, lace=0).tiles(0, "R11").windows(None, None, None, "G30", "G31")
    assert is_skipped(at_bonus(t, "D2"))


@pytest.mark.rule("14", "8")
@pytest.mark.parametrize(("card", "garment"), [("B2", "G05"), ("D2", "G32")])
def test_no_master_garment_with_an_additional_tailor_action(card: str, garment: str) -> None:
    t = table().notions(0, thread=2, lace=2).tiles(0, "R01", "R11").windows(*[None] * 4, "G01", garment)
    at_bonus(t, card)
    assert t.options == ["tailor 5", "pass"]
    assert t.why_not("tailor 6")[0] == "8"


@pytest.mark.rule("14", "R3")
@pytest.mark.parametrize(("garment", "tile"), [("G35", "R10"), ("G31", None), ("G27", None)])
def test_d2_tailors_again_with_up_to_two_green_bales_less(garment: str, tile: str | None) -> None:
    t = table().notions(0, thread=1, lace=0).windows(*[None] * 5, garment)
    if tile:
        t.tiles(0, tile)
    at_bonus(t, "D2")
    t.do("tailor 6")
    assert t.asked == "place_garment"
    assert t.players[0].tiles == []
    assert t.players[0].thread == 0


@pytest.mark.rule("14")
def test_d2_saves_green_only() -> None:
    t = at_bonus(table().windows(*[None] * 5, "G33"), "D2")
    assert is_skipped(t)
    t = at_bonus(table().tiles(0, "R07").windows(*[None] * 4, "G33", "G01"), "D2")
    assert t.options == ["tailor 5", "pass"]


@pytest.mark.rule("14")
def test_the_additional_tailor_action_may_follow_a_tailor_action() -> None:
    t = table().hand(0, "B2").tiles(0, "R01").windows(*[None] * 4, "G01", "G02").turn(0)
    t.do("tailor 5", "sell", "tailor 6", "rent 2.2")
    assert t.state.owners.count(0) == 1
    assert t.players[0].livre == 15 - 3 + 6


@pytest.mark.rule("14", "S6")
@pytest.mark.parametrize("card", ["B2", "D2"])
def test_the_additional_garment_of_a_journeyman_may_not_go_to_a_master_space(card: str) -> None:
    t = at_bonus(table().notions(0, thread=1, lace=0).tiles(0, "R01").windows(*[None] * 5, "G02"), card)
    t.do("tailor 6")
    assert "rent 1.1" not in t.options


# --- Additional Fund actions


@pytest.mark.rule("14", "R3")
@pytest.mark.parametrize(("card", "discount"), [("C3", 5), ("F2", 10)])
def test_an_additional_fund_action_costs_5_or_10_livre_less_and_never_below_nothing(card: str, discount: int) -> None:
    t = at_bonus(table().livre(0, 4), card)
    costs = t.state.tables.decoration_cost
    spaces = t.state.tables.decoration_spaces
    assert len(t.options_of("fund")) == len([space for space in spaces if costs[space] <= 4 + discount])
    t.do("fund statue 1")
    assert t.players[0].livre == 4 - max(0, 8 - discount)
    assert t.game.snapshot()["decorations"]["statues"] == [0, None, None]


@pytest.mark.rule("14", "11")
def test_the_additional_fund_action_keeps_to_one_decoration_on_each_side_of_the_kitchen() -> None:
    t = at_bonus(table().livre(0, 50).funded(0, "kitchen-left 1"), "C3")
    assert "fund kitchen-left 2" not in t.options
    assert t.why_not("fund kitchen-left 2")[0] == "11"


@pytest.mark.rule("14")
def test_the_additional_fund_action_may_be_forfeited_and_needs_enough_livre() -> None:
    t = at_bonus(table().livre(0, 20), "F2")
    t.do("pass")
    assert t.state.decorations.count(0) == 0
    assert is_skipped(at_bonus(table().livre(0, 0), "C3"))
    assert not is_skipped(at_bonus(table().livre(0, 0), "F2"))
