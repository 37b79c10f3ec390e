"""Chapter 15: J1 uses the bonus of an employee of the supply, J2 copies the top of an opponent's discards."""

import pytest

from tests.expansions.table import box, kinds, solo

# --- J1


@pytest.mark.rule("15")
def test_j1_puts_an_employee_of_the_supply_on_the_discards_and_uses_its_bonus_at_once() -> None:
    t = box()
    t.hand(0, "J1").supply(0, "S4", "S3").discards(0, "S1").livre(0, 0).turn(0)
    t.do("pass", "choose S4")
    assert t.cards(0, "discard") == ["S1", "S4"]
    assert t.options == ["bonus", "pass"]
    t.do("bonus")
    assert t.players[0].livre == 2
    assert t.cards(0, "discard") == ["S1", "S4", "J1"]
    assert "S4" not in t.cards(0, "supply")


@pytest.mark.rule("15")
def test_j1_offers_the_employees_of_the_supply_and_nobody_else() -> None:
    t = box()
    t.hand(0, "J1", "S2").supply(0, "A5", "S4").discards(0, "S1", "S3", "S1").turn(0)
    t.do("play J1", "pass")
    assert t.options == ["choose S4", "choose A5", "pass"]
    for card in ("S1", "S2", "S3", "J1"):
        assert t.why_not(f"choose {card}") == ("4", "this employee is not in your supply")


@pytest.mark.rule("15", "S8")
def test_the_bonus_of_j1_may_be_forfeited_and_so_may_that_of_the_chosen_employee() -> None:
    t = box()
    t.hand(0, "J1").supply(0, "S4").livre(0, 0).turn(0)
    t.do("pass", "pass")
    assert t.cards(0, "supply") == ["S4"]
    again = box()
    again.hand(0, "J1").supply(0, "S4").livre(0, 0).turn(0)
    again.do("pass", "choose S4", "pass")
    assert again.players[0].livre == 0
    assert "S4" in again.cards(0, "discard")


@pytest.mark.rule("15")
def test_j1_may_choose_an_employee_without_a_bonus_who_then_only_changes_its_place() -> None:
    t = box()
    t.hand(0, "J1").supply(0, "S1", "S4").discards(0, "S3", "S2", "S1").turn(0)
    t.do("pass", "choose S1")
    assert t.state.turn == 1
    assert t.cards(0, "supply") == ["S4"]
    assert t.cards(0, "discard") == ["S3", "S2", "S1", "S1", "J1"]


@pytest.mark.rule("S2")
def test_with_an_empty_supply_the_discards_become_the_supply_from_which_j1_chooses() -> None:
    t = box()
    t.hand(0, "J1", "S2").discards(0, "S1", "S4", "S3", "S1").livre(0, 0).turn(0)
    t.do("play J1", "pass")
    assert t.options == ["choose S1", "choose S3", "choose S4", "pass"]
    events = t.do("choose S4")
    assert "SupplyRenewed" in kinds(events)
    assert t.cards(0, "supply") == ["S1", "S1", "S3"]
    assert t.cards(0, "discard") == ["S4"]
    t.do("bonus")
    assert t.players[0].livre == 2
    assert t.cards(0, "discard") == ["S4", "J1"]


@pytest.mark.rule("S2")
def test_the_discards_are_not_touched_while_the_supply_holds_a_card() -> None:
    t = box()
    t.hand(0, "J1").supply(0, "S4").discards(0, "S1", "S1", "S2", "S3").turn(0)
    events = t.do("pass", "choose S4", "bonus")
    assert "SupplyRenewed" not in kinds(events)
    assert t.cards(0, "supply") == []
    assert t.cards(0, "discard") == ["S1", "S1", "S2", "S3", "S4", "J1"]


@pytest.mark.rule("S2")
def test_forfeiting_the_bonus_of_j1_does_not_renew_an_empty_supply() -> None:
    t = box()
    t.hand(0, "J1").discards(0, "S1", "S1", "S2", "S3", "S4").turn(0)
    t.do("pass", "pass")
    assert t.cards(0, "supply") == []
    assert t.cards(0, "discard") == ["S1", "S1", "S2", "S3", "S4", "J1"]


@pytest.mark.rule("S1", "S2")
def test_j1_in_play_lies_in_no_pile_and_with_supply_and_discards_empty_its_bonus_can_not_be_used() -> None:
    t = box()
    t.hand(0, "J1", "S1", "S1", "S2", "S3", "S4").turn(0)
    t.do("play J1", "pass")
    assert t.state.turn == 1
    assert len(t.cards(0, "hand")) == 5


@pytest.mark.rule("S7")
@pytest.mark.parametrize("card", ["F3", "M6"])
def test_a_crown_bonus_can_not_be_used_from_the_supply(card: str) -> None:
    t = box()
    t.hand(0, "J1").supply(0, card).livre(0, 0).turn(0)
    t.do("pass", f"choose {card}")
    assert t.state.turn == 1
    assert (t.players[0].livre, t.players[0].prestige) == (0, 0)


@pytest.mark.rule("S6")
def test_a_tailor_action_from_the_supply_is_performed_by_the_employee_that_prints_it() -> None:
    t = box()
    t.hand(0, "J1").supply(0, "D2").tiles(0, "R11").windows(*[None] * 5, "G30").turn(0)
    t.do("pass", "choose D2", "tailor 6")
    assert "rent 1.1" not in t.options
    assert "rent 1.2" in t.options


@pytest.mark.rule("S4", "15")
def test_j1_may_use_a_bonus_that_deputes_and_take_any_employee_even_the_one_just_used() -> None:
    t = box()
    t.hand(0, "J1").supply(0, "B3").livre(0, 0).turn(0)
    t.do("pass", "choose B3")
    assert {"depute B3", "depute J1", "depute S1"} <= set(t.options)
    t.do("depute B3")
    assert t.players[0].livre == 5
    assert "B3" in t.game.snapshot()["removed"]


@pytest.mark.rule("S5")
def test_j1_deputed_by_the_bonus_it_has_fetched_gives_nothing_more() -> None:
    t = box()
    t.hand(0, "J1").supply(0, "A2", "S4").livre(0, 0).turn(0)
    t.do("pass", "choose A2", "depute J1")
    assert t.state.turn == 1
    assert "J1" in t.game.snapshot()["removed"]
    assert t.cards(0, "supply") == ["S4"]


@pytest.mark.rule("10", "15")
def test_j1_deputed_through_a_bonus_still_fetches_an_employee_of_the_supply() -> None:
    t = box()
    t.hand(0, "A2").supply(0, "J1", "S4").livre(0, 0).turn(0)
    t.do("pass", "depute J1", "choose S4", "bonus")
    assert t.players[0].livre == 2


# --- J2


@pytest.mark.rule("15")
def test_j2_uses_the_bonus_on_top_of_an_opponents_discards_as_if_one_had_played_that_employee() -> None:
    t = box(2)
    t.hand(0, "J2").discards(1, "S1", "S4").hand(1, "S3").livre(0, 0).livre(1, 0).turn(0)
    t.do("pass", "copy 1", "bonus")
    assert (t.players[0].livre, t.players[1].livre) == (2, 0)
    assert t.cards(1, "discard") == ["S1", "S4"]
    assert t.cards(0, "discard")[-1] == "J2"


@pytest.mark.rule("15")
def test_only_the_top_of_the_discards_can_be_copied() -> None:
    t = box(2)
    t.hand(0, "J2").discards(1, "S4", "S1").hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass")
    assert t.state.turn == 1


@pytest.mark.rule("15")
def test_among_several_opponents_the_player_chooses_and_ones_own_discards_are_no_choice() -> None:
    t = box(4)
    t.hand(0, "J2").discards(0, "S4").discards(1, "S4").hand(1, "S3").discards(2, "S2").discards(3, "S1", "A6")
    t.livre(0, 0).turn(0)
    t.do("pass")
    assert t.options == ["copy 1", "copy 3", "pass"]
    t.do("copy 3", "lace")
    assert t.players[0].lace == 2


@pytest.mark.rule("S9")
def test_an_opponent_without_discards_can_not_be_copied() -> None:
    t = box(3)
    t.hand(0, "J2").discards(1).discards(2, "S4").hand(2, "S3").livre(0, 0).turn(0)
    t.do("pass")
    assert t.options == ["copy 2", "pass"]
    assert t.why_not("copy 1")[0] == "S9"


@pytest.mark.rule("S9", "19")
def test_madame_du_barry_shows_no_employee_to_copy() -> None:
    t = solo("jewelry_box").her_hand("favor")
    t.hand(0, "J2", "S4").livre(0, 0).turn(0)
    events = t.do("play J2", "pass")
    assert "TurnEnded" in kinds(events)
    assert "BonusUsed" not in kinds(events)


@pytest.mark.rule("15", "S8")
def test_the_bonus_of_j2_may_be_forfeited() -> None:
    t = box(2)
    t.hand(0, "J2").discards(1, "S4").hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass", "pass")
    assert t.players[0].livre == 0


@pytest.mark.rule("15")
def test_a_copied_bonus_counts_what_the_copier_has() -> None:
    t = box(2)
    t.rented(0, G01="1.1").rented(1, G02="1.2", G14="1.3", G15="2.3")
    t.hand(0, "J2").discards(1, "E1").hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass", "copy 1", "bonus")
    assert t.players[0].livre == 1


@pytest.mark.rule("15", "S4")
def test_a_copied_depute_takes_an_employee_of_the_copiers_staff() -> None:
    t = box(2)
    t.hand(0, "J2").discards(1, "B3").hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass", "copy 1")
    assert "depute B3" not in t.options
    t.do("depute J2")
    assert t.players[0].livre == 5
    assert "J2" in t.game.snapshot()["removed"]
    assert t.cards(1, "discard") == ["B3"]


@pytest.mark.rule("S7")
@pytest.mark.parametrize("card", ["F4", "M8"])
def test_a_crown_can_not_be_copied(card: str) -> None:
    t = box(2).funded(0, "statue 1", "jeweler 1")
    t.hand(0, "J2").discards(1, card).hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass")
    assert t.state.turn == 1
    assert t.players[0].prestige == 0


@pytest.mark.rule("S6")
def test_a_copied_tailor_action_has_the_rank_of_the_copied_employee() -> None:
    t = box(2)
    t.hand(0, "J2").discards(1, "B2").hand(1, "S3").tiles(0, "R01").windows(*[None] * 5, "G01").turn(0)
    t.do("pass", "copy 1", "tailor 6")
    assert t.why_not("rent 1.1")[0] == "8"


@pytest.mark.rule("S6", "J1")
def test_a_copied_extra_acquire_of_a_journeyman_fulfils_no_task() -> None:
    t = box(2)
    t.hand(0, "J2").discards(1, "A4").hand(1, "S3").livre(0, 9).drawer(1, "R11").turn(0)
    t.do("pass", "copy 1", "acquire 1.1", "keep")
    assert t.tasks(0) == []


@pytest.mark.rule("S5")
def test_j2_deputed_through_the_bonus_it_has_copied_gives_nothing_more() -> None:
    t = box(2)
    t.hand(0, "J2").discards(1, "A2").hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass", "copy 1", "depute J2")
    assert t.state.turn == 1
    assert "J2" in t.game.snapshot()["removed"]


@pytest.mark.rule("S5")
def test_bonuses_may_follow_each_other_as_long_as_each_is_used_once() -> None:
    """J1 fetches J2, which copies A2, which deputes S4."""
    t = box(2)
    t.hand(0, "J1").supply(0, "J2", "S4").discards(1, "A2").hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass", "choose J2", "copy 1", "depute S4", "bonus")
    assert t.players[0].livre == 2


@pytest.mark.rule("S5")
@pytest.mark.parametrize("card", ["J1", "J2"])
def test_a_chain_never_comes_back_to_a_card_already_used(card: str) -> None:
    """J1 fetches J2, which copies A2, which deputes one of the two: its bonus was already used in this turn."""
    t = box(2)
    t.hand(0, "J1").supply(0, "J2", "S4").discards(1, "A2").hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass", "choose J2", "copy 1", f"depute {card}")
    assert t.state.turn == 1
    assert t.players[0].livre == 0
    assert card in t.game.snapshot()["removed"]


@pytest.mark.rule("S5", "S2")
def test_j2_may_copy_j1_and_so_fetch_an_employee_of_ones_own_supply() -> None:
    t = box(2)
    t.hand(0, "J2").supply(0, "S4").discards(1, "J1").hand(1, "S3").livre(0, 0).turn(0)
    t.do("pass", "copy 1")
    assert t.options == ["choose S4", "pass"]
    t.do("choose S4", "bonus")
    assert t.players[0].livre == 2
    assert "S4" in t.cards(0, "discard")
