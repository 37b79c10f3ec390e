"""Chapter 13: the majorities of the final scoring, in halls and in fireworks, with every kind of tie."""

import pytest

from tests.engine.table import Table, table


def halls(t: Table) -> list[int]:
    return [sheet.items["halls"] for sheet in t.final()]


def fireworks(t: Table) -> list[int]:
    return [sheet.items["fireworks"] for sheet in t.final()]


def hall_prize(t: Table, hall: int) -> tuple[int, int]:
    first, second = t.state.tables.hall_majority[hall - 1]
    return first, second


@pytest.mark.rule("13", "F2")
def test_example_the_hall_tie() -> None:
    """A hall of 3 and 1: two garments each, but one of them stands on a master space: 3 for her, 1 for him."""
    t = table(3).rented(0, G01="5.2", G02="5.3").rented(1, G03="5.1", G04="5.4")
    assert hall_prize(t, 5) == (3, 1)
    assert halls(t) == [1, 3, 0]


@pytest.mark.rule("13", "F2")
def test_most_and_second_most_garments_in_a_hall_are_paid() -> None:
    t = table(3).rented(0, G01="1.2").rented(2, G02="1.3", G03="1.4")
    first, second = hall_prize(t, 1)
    assert halls(t) == [second, 0, first]


@pytest.mark.rule("13", "F2")
def test_third_place_brings_nothing() -> None:
    t = table(4).rented(0, G01="1.1", G02="1.2", G03="1.3").rented(1, G04="1.4", G05="1.5").rented(2, G06="1.6")
    first, second = hall_prize(t, 1)
    assert halls(t) == [first, second, 0, 0]


@pytest.mark.rule("F2")
def test_without_a_garment_there_is_no_place_even_with_the_musician() -> None:
    t = table(3).rented(0, G01="1.2").funded(1, "musician 1")
    first, _second = hall_prize(t, 1)
    assert halls(t) == [first, 0, 0]
    assert halls(table(3).funded(1, "musician 1")) == [0, 0, 0]


@pytest.mark.rule("F2")
def test_a_tie_in_a_hall_goes_to_more_garments_on_master_spaces() -> None:
    t = table(4).rented(0, G01="1.1", G02="1.3").rented(1, G03="1.4", G04="1.5").funded(1, "musician 1")
    first, second = hall_prize(t, 1)
    assert halls(t) == [first, second, 0, 0]


@pytest.mark.rule("F2")
def test_only_the_master_spaces_of_that_hall_break_the_tie() -> None:
    t = table(3).rented(0, G01="1.2", G02="2.1").rented(1, G03="1.3")
    first, _second = hall_prize(t, 1)
    assert [line.prestige for line in t.final()[1].lines if line.source == "hall 1"] == [first]


@pytest.mark.rule("F2")
def test_then_the_tie_goes_to_the_musician_of_that_hall() -> None:
    t = table(3).rented(0, G01="1.2").rented(1, G02="1.3").funded(1, "musician 1")
    first, second = hall_prize(t, 1)
    assert halls(t) == [second, first, 0]


@pytest.mark.rule("F2")
def test_the_musician_of_another_hall_breaks_no_tie() -> None:
    t = table(3).rented(0, G01="1.2").rented(1, G02="1.3").funded(1, "musician 2")
    first, _second = hall_prize(t, 1)
    assert halls(t) == [first, first, 0]


@pytest.mark.rule("F2")
def test_a_musician_of_somebody_who_is_not_tied_breaks_no_tie() -> None:
    t = table(4).rented(0, G01="1.3", G02="1.4").rented(1, G03="1.5", G04="1.6").rented(2, G05="1.1")
    t.funded(2, "musician 1")
    first, _second = hall_prize(t, 1)
    assert halls(t) == [first, first, 0, 0]


@pytest.mark.rule("F2")
def test_a_tie_for_first_that_stays_pays_all_of_them_and_leaves_no_second_place() -> None:
    t = table(3).rented(0, G01="4.2").rented(1, G02="4.3").rented(2)
    first, _second = hall_prize(t, 4)
    assert halls(t) == [first, first, 0]
    t = table(4).rented(0, G01="4.2", G02="4.3").rented(1, G03="4.4", G04="4.5").rented(2, G05="4.6")
    first, _second = hall_prize(t, 4)
    assert halls(t) == [first, first, 0, 0]


@pytest.mark.rule("F2")
def test_a_tie_of_three_that_stays_pays_all_three() -> None:
    t = table(3).rented(0, G01="1.2").rented(1, G02="1.3").rented(2, G03="1.4")
    first, _second = hall_prize(t, 1)
    assert halls(t) == [first, first, first]


@pytest.mark.rule("F2")
def test_of_three_tied_one_wins_by_a_master_space_and_the_others_tie_for_second() -> None:
    t = table(3).rented(0, G01="1.1").rented(1, G02="1.3").rented(2, G03="1.4")
    first, second = hall_prize(t, 1)
    assert halls(t) == [first, second, second]


@pytest.mark.rule("F2")
def test_of_three_tied_master_space_then_musician_decide_first_and_second() -> None:
    t = table(3).rented(0, G01="1.1").rented(1, G02="1.3").rented(2, G03="1.4").funded(2, "musician 1")
    first, second = hall_prize(t, 1)
    assert halls(t) == [first, 0, second]


@pytest.mark.rule("F2")
def test_a_tie_for_second_that_stays_pays_second_place_to_each() -> None:
    t = table(5).rented(4, G01="2.1", G02="2.2").rented(0, G03="2.3").rented(1, G04="2.4").rented(2, G05="2.5")
    first, second = hall_prize(t, 2)
    assert halls(t) == [second, second, second, 0, first]


@pytest.mark.rule("F2")
def test_a_tie_for_second_is_broken_like_one_for_first() -> None:
    t = table(5).rented(4, G01="1.3", G02="1.4").rented(0, G03="1.1").rented(1, G04="1.5").funded(1, "musician 1")
    first, second = hall_prize(t, 1)
    assert halls(t) == [second, 0, 0, 0, first]


@pytest.mark.rule("F3", "13")
def test_with_two_players_only_first_place_pays_in_a_hall() -> None:
    t = table(2).rented(0, G01="1.2").rented(1, G02="1.3", G03="1.4")
    first, _second = hall_prize(t, 1)
    assert halls(t) == [0, first]


@pytest.mark.rule("F3", "F2")
def test_with_two_players_a_tie_that_stays_pays_first_place_to_both() -> None:
    t = table(2).rented(0, G01="1.2").rented(1, G02="1.3")
    first, _second = hall_prize(t, 1)
    assert halls(t) == [first, first]
    t = table(2).rented(0, G01="1.2").rented(1, G02="1.1")
    assert halls(t) == [0, first]


@pytest.mark.rule("13")
def test_every_hall_is_scored_on_its_own() -> None:
    t = table(3).rented(0, G01="1.2", G02="3.2", G03="5.4").rented(1, G04="2.3", G05="4.3", G06="5.1")
    prizes = [hall_prize(t, hall) for hall in range(1, 6)]
    assert halls(t) == [
        prizes[0][0] + prizes[2][0] + prizes[4][1],
        prizes[1][0] + prizes[3][0] + prizes[4][0],
        0,
    ]


# --- Fireworks


@pytest.mark.rule("13")
def test_example_the_fireworks_tie() -> None:
    """6 for the most fireworks; of two with one each, the one farther to the right takes the 2."""
    t = table(3).funded(0, "fireworks 1", "fireworks 2").funded(1, "fireworks 4").funded(2, "fireworks 3")
    assert fireworks(t) == [6, 2, 0]


@pytest.mark.rule("13")
@pytest.mark.parametrize(("seats", "first", "second"), [(3, 6, 2), (4, 7, 3), (5, 7, 3)])
def test_the_fireworks_majority_pays_6_and_2_or_7_and_3_by_the_side_of_the_board(
    seats: int, first: int, second: int
) -> None:
    t = table(seats).funded(0, "fireworks 1").funded(1, "fireworks 2", "fireworks 3")
    assert fireworks(t)[:2] == [second, first]


@pytest.mark.rule("13")
def test_a_tie_for_most_fireworks_goes_to_the_space_farthest_to_the_right() -> None:
    t = table(3).funded(0, "fireworks 2", "fireworks 3").funded(1, "fireworks 1", "fireworks 4")
    assert fireworks(t) == [2, 6, 0]


@pytest.mark.rule("13")
def test_more_fireworks_beat_a_dearer_one() -> None:
    t = table(3).funded(0, "fireworks 1", "fireworks 2").funded(1, "fireworks 4")
    assert fireworks(t) == [6, 2, 0]


@pytest.mark.rule("13")
def test_without_fireworks_there_is_no_place() -> None:
    t = table(3).funded(2, "fireworks 1")
    assert fireworks(t) == [0, 0, 6]
    assert fireworks(table(3)) == [0, 0, 0]


@pytest.mark.rule("F3")
def test_with_two_players_only_the_most_fireworks_pay() -> None:
    t = table(2).funded(0, "fireworks 1").funded(1, "fireworks 2")
    assert fireworks(t) == [0, 6]
