"""Chapter 9: hiring a new employee."""

import pytest

from tests.engine.table import table


@pytest.mark.rule("9")
def test_example_hiring_with_three_on_display() -> None:
    """A master hires a journeyman while three cards are on display: 3 Livre, and the card goes to the hand."""
    t = table().hand(0, "S1", "S2").livre(0, 10).hire("A1", "A3", "A5").turn(0)
    t.do("play S1", "hire 2")
    assert t.players[0].livre == 7
    assert t.cards(0, "hand") == ["S2", "A3"]
    assert t.game.snapshot()["hire"] == ["A1", None, "A5", None]


@pytest.mark.rule("9")
@pytest.mark.parametrize(("display", "price"), [
    (("A1", "A2", "A3", "A4"), 5),
    (("A1", "A2", "A3"), 3),
    (("A1", "A2"), 1),
    (("A1",), 0),
])  # fmt: skip
def test_the_price_follows_the_number_of_cards_on_display(display: tuple[str, ...], price: int) -> None:
    t = table().hand(0, "S1").livre(0, price).hire(*display).turn(0)
    t.do("hire 1")
    assert t.players[0].livre == 0
    poor = table().hand(0, "S1").livre(0, price - 1).hire(*display).turn(0) if price else None
    if poor is not None:
        assert poor.options_of("hire") == []
        assert poor.why_not("hire 1") == ("1", "you don't have enough Livre")


@pytest.mark.rule("9")
def test_any_of_the_displayed_employees_may_be_chosen() -> None:
    t = table().hand(0, "S1").hire("A1", "A2", "A3", "A4").turn(0)
    assert t.options_of("hire") == ["hire 1", "hire 2", "hire 3", "hire 4"]


@pytest.mark.rule("9")
def test_with_an_empty_display_nobody_can_be_hired() -> None:
    t = table().hand(0, "S1").turn(0)
    assert t.options_of("hire") == []
    assert t.why_not("hire 1") == ("9", "nothing lies on that space")


@pytest.mark.rule("9", "5")
def test_the_hired_employee_gives_another_turn_in_the_same_round() -> None:
    t = table(2).hand(0, "S1").hand(1, "S1").hire("A6").turn(0)
    t.do("hire 1")
    assert t.cards(0, "hand") == ["A6"]
    t.do("pass")
    assert t.game.phase == "actions"
    assert t.state.turn == 0
    assert t.game.snapshot()["players"][0]["in_play"] == "A6"


@pytest.mark.rule("9", "5")
def test_who_hired_may_play_on_when_all_others_are_done() -> None:
    t = table(3).hand(0, "S1").hand(1).hand(2).hire("A1", "A6").turn(0)
    t.do("hire 1")
    assert t.state.turn == 0
    t.do("hire 2", "bonus")
    assert t.state.turn == 0
    assert t.game.snapshot()["players"][0]["in_play"] == "A6"


@pytest.mark.rule("9")
def test_the_hired_employee_belongs_to_the_staff_from_then_on() -> None:
    t = table(2).hand(0, "S1").hand(1).hire("A6").turn(0)
    t.do("hire 1")
    assert t.players[0].staff_size() == 6
    t.do("pass", "thread")
    assert t.game.phase == "select"
    player = t.game.snapshot()["players"][0]
    assert "A6" in [*player["supply"], *player["hand"], *player["discard"]]


@pytest.mark.rule("9")
def test_the_place_of_a_hired_employee_stays_empty_until_the_next_round() -> None:
    t = table(2).hand(0, "S1").hand(1, "S1").hire("A1", "A2").turn(0)
    t.do("hire 1")
    assert t.why_not("hire 1") == ("9", "nothing lies on that space")
    assert "hire 2" in t.options


@pytest.mark.rule("9", "S10")
def test_everybody_knows_that_the_hired_card_is_in_the_hand() -> None:
    t = table(2).hand(0, "S1", "S2").hand(1, "S1", "S2").hire("A3").turn(0)
    t.do("play S1", "hire 1")
    assert t.game.view(1)["players"][0]["open_hand"] == ["A3"]
