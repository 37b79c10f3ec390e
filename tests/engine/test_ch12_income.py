"""Chapter 12: income after each round."""

import pytest

from rokoko.engine.events import IncomeReceived
from tests.engine.table import Table, table


def end(t: Table) -> dict[int, IncomeReceived]:
    """Seat 0 plays the last card of the round."""
    t.hand(0, "S1")
    for seat in range(1, len(t.players)):
        t.hand(seat)
    events = t.turn(0).do("pass")
    return {event.seat: event for event in events if isinstance(event, IncomeReceived)}


@pytest.mark.rule("12")
def test_example_incomes_of_5_8_and_9_livre() -> None:
    """One has nothing in the kitchen; one the right side and 3 garments; one both sides, 3 decorations, 1 garment."""
    t = table(3).livre(0, 0).livre(1, 0).livre(2, 0)
    t.rented(0, G01="1.2", G02="1.3").funded(0, "statue 1")
    t.rented(1, G03="2.3", G04="3.2", G05="4.3").funded(1, "kitchen-right 1")
    t.rented(2, G06="5.4").funded(2, "kitchen-left 1", "kitchen-right 2", "fireworks 1")
    end(t)
    assert [player.livre for player in t.players] == [5, 8, 9]


@pytest.mark.rule("12")
def test_the_basic_income_is_5_livre_for_everybody() -> None:
    t = table(5)
    end(t)
    assert [player.livre for player in t.players] == [20, 20, 20, 20, 20]


@pytest.mark.rule("12")
def test_the_left_side_counts_all_decorations_itself_included() -> None:
    t = table(2).livre(0, 0).funded(0, "kitchen-left 1")
    end(t)
    assert t.players[0].livre == 6
    t = table(2).livre(0, 0).funded(0, "kitchen-left 2", "musician 1", "statue 1", "fireworks 1", "kitchen-right 1")
    end(t)
    assert t.players[0].livre == 5 + 5


@pytest.mark.rule("12", "11")
def test_the_all_halls_bonus_does_not_count_for_income() -> None:
    t = table(2).livre(0, 0).funded(0, "kitchen-left 1")
    t.rented(0, G01="1.2", G02="2.3", G03="3.2", G04="4.3", G05="5.4").all_halls(0)
    end(t)
    assert t.players[0].livre == 6


@pytest.mark.rule("12")
def test_the_right_side_counts_garments_on_the_board_of_any_hall() -> None:
    t = (
        table(2)
        .livre(0, 0)
        .funded(0, "kitchen-right 1")
        .rented(0, G01="1.1", G02="1.2", G03="5.4")
        .rented(1, G04="2.1")
    )
    end(t)
    assert t.players[0].livre == 5 + 3


@pytest.mark.rule("12")
def test_without_a_kitchen_decoration_garments_and_decorations_bring_nothing() -> None:
    t = table(2).livre(0, 0).funded(0, "statue 1").rented(0, G01="1.1")
    income = end(t)
    assert income[0] == IncomeReceived(0, 5, 0, 0, 0)


@pytest.mark.rule("12", "13")
def test_there_is_income_after_the_seventh_round_too_before_the_scoring() -> None:
    t = table(2).livre(0, 5).livre(1, 4).in_round(7)
    end(t)
    assert t.game.over
    assert [sheet.items["livre"] for sheet in t.game.score()] == [1, 0]


@pytest.mark.rule("12")
def test_the_event_tells_where_the_income_comes_from() -> None:
    t = table(2).funded(0, "kitchen-left 1", "kitchen-right 1").rented(0, G01="1.2")
    assert end(t)[0] == IncomeReceived(0, 5, 2, 1, 0)


@pytest.mark.rule("12", "3")
def test_after_the_income_the_next_round_is_prepared() -> None:
    t = table(2)
    end(t)
    assert t.game.round == 2
    assert t.game.phase == "select"
