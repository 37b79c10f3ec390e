"""Chapter 19: Madame du Barry claims the favor and acquires resources."""

import pytest

from tests.expansions.table import solo

HER = 1


@pytest.mark.rule("19", "D2")
def test_with_the_favor_card_she_takes_the_token_and_3_prestige_but_no_livre() -> None:
    t = solo().her_hand("favor").her_turn()
    assert t.game.snapshot()["favor"] == HER
    assert (t.players[HER].prestige, t.players[HER].livre) == (3, 0)


@pytest.mark.rule("19", "D2")
def test_if_the_human_holds_the_token_she_gains_3_prestige_all_the_same() -> None:
    t = solo().her_hand("favor")
    t.favor(0)
    t.her_turn()
    assert t.game.snapshot()["favor"] == 0
    assert t.players[HER].prestige == 3


@pytest.mark.rule("19", "D2")
def test_if_she_holds_it_herself_she_gains_3_prestige_not_6() -> None:
    t = solo().her_hand("favor")
    t.favor(HER)
    t.her_turn()
    assert t.game.snapshot()["favor"] == HER
    assert t.players[HER].prestige == 3


@pytest.mark.rule("19", "3")
def test_with_the_favor_she_starts_the_next_round_without_it_the_human_may() -> None:
    t = solo().her_hand("favor")
    t.state.start_player = 0
    t.her_turn()
    t.end_round()
    assert t.game.snapshot()["start_player"] == HER
    human = solo()
    human.hand(0, "S1").turn(0)
    human.do("favor")
    assert human.game.snapshot()["start_player"] == 0


@pytest.mark.rule("19")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_with_a_drawer_card_she_takes_all_tiles_of_that_drawer(number: int) -> None:
    t = solo().her_hand(f"acquire drawer {number}")
    for drawer in (1, 2, 3):
        t.drawer(drawer, "R01", "R02", "R07")
    t.her_turn()
    assert len(t.players[HER].tiles) == 3
    drawers = t.game.snapshot()["drawers"]
    assert drawers[number - 1] == [None] * 3
    assert all(None not in drawers[other] for other in range(3) if other != number - 1)


@pytest.mark.rule("19")
@pytest.mark.parametrize(("column", "at"), [("left", 0), ("center", 1), ("right", 2)])
def test_with_a_column_card_she_takes_that_space_of_all_three_drawers(column: str, at: int) -> None:
    t = solo().her_hand(f"acquire column {column}")
    for drawer in (1, 2, 3):
        t.drawer(drawer, "R01", "R02", "R07")
    t.her_turn()
    tile = ("R01", "R02", "R07")[at]
    assert [found["id"] for found in t.game.snapshot()["players"][HER]["resources"]] == [tile] * 3
    for drawer in t.game.snapshot()["drawers"]:
        assert [space for space in range(3) if drawer[space] is None] == [at]


@pytest.mark.rule("19", "D2")
@pytest.mark.parametrize("action", ["acquire drawer 2", "acquire column right"])
def test_she_takes_what_is_there_and_gains_no_prestige_as_long_as_it_is_one_tile(action: str) -> None:
    t = solo().her_hand(action)
    t.drawer(1, "R02").drawer(2, None, None, "R01")
    t.her_turn()
    assert len(t.players[HER].tiles) == 1
    assert t.players[HER].prestige == 0


@pytest.mark.rule("19", "D2")
@pytest.mark.parametrize(
    "action", ["acquire drawer 1", "acquire drawer 3", "acquire column left", "acquire column center"]
)
def test_if_all_the_spaces_shown_are_empty_she_gains_3_prestige_instead(action: str) -> None:
    t = solo().her_hand(action)
    t.drawer(2, None, None, "R01")
    t.her_turn()
    assert t.players[HER].tiles == []
    assert t.players[HER].prestige == 3


@pytest.mark.rule("19", "D3")
def test_her_tiles_cost_nothing_and_are_neither_paid_nor_turned_into_thread_or_lace() -> None:
    t = solo().her_hand("acquire drawer 1")
    t.drawer(1, "R03", "R04", "R07")
    t.her_turn()
    her = t.players[HER]
    assert (her.livre, her.thread, her.lace, len(her.tiles)) == (0, 1, 1, 3)


@pytest.mark.rule("19", "7")
def test_the_price_of_a_drawer_falls_for_the_human_when_she_has_taken_tiles_from_it() -> None:
    t = solo().her_hand("acquire column left")
    for drawer in (1, 2, 3):
        t.drawer(drawer, "R01", "R02")
    t.livre(0, 0)
    t.her_turn()
    assert t.options_of("acquire") == ["acquire 1.2", "acquire 2.2", "acquire 3.2"]


@pytest.mark.rule("19", "12")
def test_she_collects_no_income_whatever_she_has_funded() -> None:
    t = solo("jewelry_box").funded(HER, "kitchen-left 1", "kitchen-right 1", "statue 1").jewelry(HER, "pink_ring")
    t.rented(HER, G01="1.1").livre(0, 0).turn(0)
    events = t.end_round()
    assert t.players[HER].livre == 0
    assert t.players[0].livre == 5
    assert [event.data()["seat"] for event in events if event.kind == "IncomeReceived"] == [0]


@pytest.mark.rule("D3", "19")
def test_the_bonuses_of_her_employees_are_never_used_in_play() -> None:
    t = solo().her_hand("favor")
    t.supply(HER, "A1", "C2", "E1").rented(HER, G01="1.1", G02="1.2", G03="1.3")
    t.her_turn()
    assert t.players[HER].prestige == 3
    assert not [event for event in t.events if event.kind == "BonusUsed"]
