"""Chapter 3: what happens on the board before a round."""

import pytest

from rokoko.engine.events import Event
from rokoko.engine.rounds import refill_windows
from tests.engine.table import Table, table


def last_turn(seats: int = 3) -> Table:
    """Seat 0 has the last card of the round in its hand, and can only use it or pass."""
    t = table(seats).hand(0, "S1")
    for seat in range(1, seats):
        t.hand(seat)
    return t


def end_round(t: Table) -> list[Event]:
    events = t.turn(0).do("pass")
    assert t.game.phase == "select"
    return events


@pytest.mark.rule("3", "6")
def test_who_holds_the_queens_favor_becomes_start_player_and_gives_it_back() -> None:
    t = last_turn().favor(2)
    end_round(t)
    assert t.game.snapshot()["start_player"] == 2
    assert t.game.snapshot()["favor"] is None


@pytest.mark.rule("3", "6")
def test_without_a_holder_the_start_player_stays_the_same() -> None:
    t = last_turn()
    end_round(t)
    assert t.game.snapshot()["start_player"] == 0


@pytest.mark.rule("3")
def test_employees_that_nobody_hired_leave_the_game_and_four_new_ones_come() -> None:
    t = last_turn().hire("A1", "A2")
    end_round(t)
    shown = t.game.snapshot()
    assert {"A1", "A2"} <= set(shown["removed"])
    assert None not in shown["hire"]
    assert len(t.state.hire_deck) == 20
    levels = [t.state.tables.employee_level[card] for card in t.state.hire]
    assert sorted(levels) == [1, 1, 2, 2]


@pytest.mark.rule("3")
def test_in_rounds_1_to_6_the_highest_level_on_display_is_the_number_of_the_round() -> None:
    for number in range(1, 6):
        t = last_turn().in_round(number)
        end_round(t)
        assert t.game.round == number + 1
        assert max(t.state.tables.employee_level[card] for card in t.state.hire) == number + 1


@pytest.mark.rule("3")
def test_in_round_7_the_last_four_employees_of_level_vi_empty_the_deck() -> None:
    t = last_turn().in_round(6)
    end_round(t)
    assert t.game.round == 7
    assert t.state.hire_deck == []
    assert [t.state.tables.employee_level[card] for card in t.state.hire] == [6, 6, 6, 6]


@pytest.mark.rule("3")
def test_tiles_left_in_the_drawers_stay_and_only_empty_spaces_are_filled() -> None:
    t = last_turn().drawer(1, "R19", None, "R17").drawer(3, None, "R04", None)
    end_round(t)
    drawers = t.game.snapshot()["drawers"]
    assert drawers[0][0]["id"] == "R19"
    assert drawers[0][2]["id"] == "R17"
    assert drawers[2][1]["id"] == "R04"
    assert all(tile is not None for drawer in drawers for tile in drawer)


@pytest.mark.rule("3")
def test_drawers_are_filled_from_left_to_right_beginning_with_the_first() -> None:
    t = last_turn().drawer(1, "R19").next_tile("R01").next_tile("R02").next_tile("R03")
    end_round(t)
    drawers = t.game.snapshot()["drawers"]
    assert [drawers[0][1]["id"], drawers[0][2]["id"], drawers[1][0]["id"]] == ["R03", "R02", "R01"]


@pytest.mark.rule("3", "R1")
def test_when_the_bag_runs_out_while_filling_the_discards_go_back_into_it() -> None:
    t = last_turn().bag_into_discards("R01", "R02")
    end_round(t)
    drawers = t.game.snapshot()["drawers"]
    assert all(tile is not None for drawer in drawers for tile in drawer)
    assert t.state.resource_discard == []
    assert len(t.state.resource_bag) == 48 - 9


@pytest.mark.rule("3")
def test_when_there_are_not_enough_tiles_the_last_spaces_stay_empty() -> None:
    t = last_turn().bag_onto_rack(1, "R01", "R02", "R03", "R05")
    end_round(t)
    drawers = t.game.snapshot()["drawers"]
    assert [[tile is not None for tile in drawer] for drawer in drawers] == [
        [True, True, True],
        [True, False, False],
        [False, False, False],
    ]


@pytest.mark.rule("3")
def test_the_garments_in_the_two_rightmost_windows_are_discarded() -> None:
    t = last_turn().windows("G01", "G02", "G03", "G04", "G05", "G06")
    end_round(t)
    assert sorted(t.game.snapshot()["garment_discard"]) == ["G05", "G06"]


@pytest.mark.rule("3")
def test_the_other_garments_move_right_and_new_ones_fill_from_right_to_left() -> None:
    t = last_turn().windows("G01", None, "G03", None, None, "G06")
    for name in ("G11", "G12", "G13", "G14"):
        t.next_garment(name)
    end_round(t)
    assert t.game.snapshot()["windows"] == ["G11", "G12", "G13", "G14", "G01", "G03"]
    assert t.game.snapshot()["garment_discard"] == ["G06"]


@pytest.mark.rule("3")
def test_only_the_two_rightmost_windows_are_cleared_even_if_they_are_empty() -> None:
    t = last_turn().windows("G01", "G02", "G03", "G04", None, None)
    end_round(t)
    assert t.game.snapshot()["windows"][2:] == ["G01", "G02", "G03", "G04"]
    assert t.game.snapshot()["garment_discard"] == []


@pytest.mark.rule("3")
def test_an_empty_garment_bag_takes_the_discards_back_and_those_just_cleared_too() -> None:
    t = last_turn().windows("G01", "G02", "G03", "G04", "G05", "G06").garments_into_discards("G10")
    end_round(t)
    windows = t.game.snapshot()["windows"]
    assert windows[1:] == ["G10", "G01", "G02", "G03", "G04"]
    assert windows[0] is not None
    assert t.state.garment_discard == []
    assert len(t.state.garment_bag) == 42 - 6


@pytest.mark.rule("3")
def test_when_garments_run_out_the_leftmost_windows_stay_empty() -> None:
    """With the figures of the house there are always enough, so the bag is emptied by hand."""
    t = last_turn().windows("G01", None, "G03", None, None, "G06").next_garment("G11")
    t.state.garment_bag = t.state.garment_bag[-1:]
    refill_windows(t.state)
    assert t.game.snapshot()["windows"] == [None, None, "G06", "G11", "G01", "G03"]


@pytest.mark.rule("3", "5")
def test_the_favor_is_returned_before_the_round_starts_and_the_events_tell_the_preparation_in_order() -> None:
    t = last_turn().favor(1).hire("A1").windows(None, None, None, None, None, "G01")
    kinds = [event.kind for event in end_round(t)]
    start = kinds.index("FavorReturned")
    assert kinds[start : start + 7] == [
        "FavorReturned",
        "RoundStarted",
        "EmployeesRemoved",
        "EmployeesRevealed",
        "ResourcesRevealed",
        "GarmentsDiscarded",
        "GarmentsRevealed",
    ]
