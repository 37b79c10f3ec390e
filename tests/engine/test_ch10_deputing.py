"""Chapter 10: deputing employees to the court."""

import pytest

from tests.engine.table import Table, table


def choose_copy(t: Table, zone: str) -> None:
    if t.asked == "depute_from":
        t.do(f"from {zone}")


@pytest.mark.rule("10")
@pytest.mark.parametrize(("card", "livre"), [("S1", 10), ("S2", 7), ("S3", 4)])
def test_deputing_brings_10_livre_for_a_master_7_for_a_journeyman_4_for_an_apprentice(card: str, livre: int) -> None:
    t = table().hand(0, card).livre(0, 0).turn(0)
    t.do("depute")
    assert t.players[0].livre == livre


@pytest.mark.rule("10")
def test_the_bonus_may_be_used_one_last_time_then_the_card_leaves_the_game() -> None:
    t = table().hand(0, "S4").livre(0, 0).turn(0)
    t.do("depute")
    assert t.options == ["bonus", "pass"]
    t.do("bonus")
    assert t.players[0].livre == 6
    assert t.players[0].staff_size() == 4
    assert t.game.snapshot()["removed"].count("S4") == 1
    assert "S4" not in t.cards(0, "discard")


@pytest.mark.rule("10")
def test_the_last_bonus_may_be_forfeited() -> None:
    t = table().hand(0, "S4").livre(0, 0).turn(0)
    t.do("depute", "pass")
    assert t.players[0].livre == 4
    assert t.players[0].staff_size() == 4


@pytest.mark.rule("10", "S3")
def test_with_four_employees_nobody_can_be_deputed() -> None:
    t = table().hand(0, "S1").deputed(0, "S4").turn(0)
    assert t.players[0].staff_size() == 4
    assert "depute" not in t.options
    assert t.why_not("depute") == ("S3", "at least 4 employees must remain")


@pytest.mark.rule("10", "S3")
def test_with_five_employees_one_can_be_deputed() -> None:
    t = table().hand(0, "S1").turn(0)
    assert "depute" in t.options


@pytest.mark.rule("10")
def test_hired_employees_can_be_deputed_as_well_as_start_employees() -> None:
    t = table().hand(0, "A1").livre(0, 0).turn(0)
    t.do("depute", "bonus")
    assert t.players[0].livre == 11
    assert "A1" in t.game.snapshot()["removed"]


@pytest.mark.rule("10")
def test_even_the_last_master_may_be_deputed() -> None:
    t = table().hand(0, "S1").hand(1).deputed(0, "S1").supply(0, "A5").turn(0)
    t.do("depute")
    ranks = t.state.tables.employee_rank
    assert max(ranks[card] for card in t.players[0].staff()) == 1


@pytest.mark.rule("10")
@pytest.mark.parametrize("card", ["S1", "S2", "S3"])
def test_the_main_action_deputes_the_played_employee_only(card: str) -> None:
    t = table().hand(0, card).turn(0)
    assert t.options_of("depute") == ["depute"]


@pytest.mark.rule("S3", "14")
def test_a_deputed_employee_still_counts_as_staff_while_its_own_bonus_is_used() -> None:
    """5 employees bring 2 Livre with C4; 4 would bring nothing."""
    t = table().hand(0, "C4").deputed(0, "S4").livre(0, 0).turn(0)
    t.do("depute", "bonus")
    assert t.players[0].livre == 4 + 2
    assert t.players[0].staff_size() == 4


@pytest.mark.rule("S3", "14")
def test_an_employee_deputed_through_a_bonus_counts_as_staff_while_its_own_bonus_is_used() -> None:
    """7 employees with the leaving one: 6 Livre; without it there would be 6 employees and 2 Livre."""
    t = table().hand(0, "A2").supply(0, "C4").livre(0, 0).turn(0)
    assert t.players[0].staff_size() == 7
    t.do("pass", "depute C4", "bonus")
    assert t.players[0].livre == 6
    assert t.players[0].staff_size() == 6


@pytest.mark.rule("S3")
def test_an_employee_that_is_leaving_does_not_count_for_the_limit() -> None:
    """A2 of five employees deputes itself with the main action; its bonus would need a fifth that stays."""
    t = table().hand(0, "A2").deputed(0, "S4").turn(0)
    assert t.players[0].staff_size() == 5
    t.do("depute")
    assert t.state.turn == 1
    assert t.players[0].staff_size() == 4


@pytest.mark.rule("S3")
def test_with_six_employees_the_main_action_and_the_bonus_may_depute_one_each() -> None:
    t = table().hand(0, "A2").livre(0, 0).turn(0)
    t.do("depute", "depute S4", "bonus")
    assert t.players[0].livre == 10 + 2
    assert t.players[0].staff_size() == 4


@pytest.mark.rule("S3")
def test_a_chain_of_deputes_stops_at_four() -> None:
    """A2 deputes B3, whose bonus deputes another: 6 employees, then 5, then 4."""
    t = table().hand(0, "A2").supply(0, "B3").deputed(0, "S4").livre(0, 0).turn(0)
    t.do("pass", "depute B3", "depute S3")
    assert t.players[0].livre == 2
    assert t.players[0].staff_size() == 4
    short = table().hand(0, "A2").supply(0, "B3").deputed(0, "S4", "S3").livre(0, 0).turn(0)
    short.do("pass", "depute B3")
    assert short.state.turn == 1
    assert short.players[0].livre == 0


@pytest.mark.rule("S4")
@pytest.mark.parametrize(("zone", "card"), [("supply", "S2"), ("discard", "S3"), ("hand", "S4"), ("play", "A2")])
def test_a_bonus_may_depute_an_employee_of_any_place(zone: str, card: str) -> None:
    t = table(2).hand(0, "A2", "S4").hand(1, "S1").supply(0, "S2").discards(0, "S3", "S1").turn(0)
    t.do("play A2", "pass")
    assert t.options == ["depute S1", "depute S2", "depute S3", "depute S4", "depute A2", "pass"]
    events = t.do(f"depute {card}")
    (deputed,) = [event for event in events if event.kind == "EmployeeDeputed"]
    assert deputed.data()["zone"] == zone
    assert card in t.game.snapshot()["removed"]


@pytest.mark.rule("S4")
def test_deputing_a_card_of_the_hand_loses_its_turn() -> None:
    t = table(2).hand(0, "A2", "S1").hand(1, "S1").turn(0)
    t.do("play A2", "pass", "depute S1")
    choose_copy(t, "hand")
    assert t.cards(0, "hand") == []
    t.do("pass")
    assert t.game.phase == "select"


@pytest.mark.rule("S4")
def test_of_two_copies_in_different_places_the_player_says_which_one_leaves() -> None:
    t = table(2).hand(0, "A2", "S1").hand(1, "S1").supply(0, "S1").turn(0)
    t.do("play A2", "pass", "depute S1")
    assert t.options == ["from supply", "from hand"]
    assert t.why_not("from play") == ("S4", "this employee is not there")
    t.do("from supply")
    assert t.cards(0, "hand") == ["S1"]
    assert t.cards(0, "supply") == []


@pytest.mark.rule("S4")
def test_an_employee_of_somebody_else_can_not_be_deputed() -> None:
    t = table(2).hand(0, "A2").hand(1, "A1").turn(0)
    t.do("pass")
    assert t.why_not("depute A1") == ("S4", "this employee is not in your staff")


@pytest.mark.rule("S5")
def test_deputing_the_card_in_play_through_its_own_bonus_gives_nothing_more() -> None:
    t = table().hand(0, "A2").livre(0, 0).turn(0)
    t.do("pass", "depute A2")
    assert t.state.turn == 1
    assert t.players[0].livre == 0
    assert "A2" in t.game.snapshot()["removed"]


@pytest.mark.rule("S5")
def test_a_bonus_that_was_used_in_one_turn_can_be_used_again_in_another() -> None:
    t = table(2).hand(0, "S4", "S3").hand(1, "S4").livre(0, 0).livre(1, 0).drawer(1, "R01").turn(0)
    t.do("play S4", "pass", "bonus")
    assert t.players[0].livre == 2
    t.do("pass", "bonus")
    assert t.players[1].livre == 2
    t.do("pass", "acquire 1.1", "keep")
    assert t.game.phase == "select"


@pytest.mark.rule("S5")
def test_no_employee_leaves_twice_a_card_deputed_by_its_main_action_is_no_choice_for_its_bonus() -> None:
    t = table().hand(0, "A2").turn(0)
    t.do("depute")
    assert "depute A2" not in t.options
    assert t.why_not("depute A2") == ("S4", "this employee is not in your staff")


@pytest.mark.rule("S7")
def test_a_crown_bonus_can_not_be_used_by_deputing_its_card() -> None:
    t = table().hand(0, "A2").supply(0, "F3").livre(0, 0).turn(0)
    t.do("pass", "depute F3")
    assert t.state.turn == 1
    assert (t.players[0].livre, t.players[0].prestige) == (0, 0)


@pytest.mark.rule("S6")
def test_an_extra_tailor_action_is_performed_by_the_employee_that_prints_it() -> None:
    """A2 is a master and deputes the journeyman B2: the garment may not go to a master guest space."""
    t = table().hand(0, "A2").supply(0, "B2").tiles(0, "R01").windows(*[None] * 5, "G01").turn(0)
    t.do("pass", "depute B2", "tailor 6")
    assert "rent 1.1" not in t.options
    assert t.why_not("rent 1.1")[0] == "8"


@pytest.mark.rule("10", "S3")
def test_a_bonus_that_deputes_can_not_be_used_with_four_employees() -> None:
    for card in ("A2", "B3"):
        t = table().hand(0, card).deputed(0, "S3", "S4").turn(0)
        t.do("pass")
        assert t.state.turn == 1
        assert t.players[0].staff_size() == 4
