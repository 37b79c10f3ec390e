"""Chapter 11: funding decorations, and the All Halls bonus."""

import pytest

from tests.engine.table import table

SMALL = [
    *(f"fund fireworks {number}" for number in range(1, 5)),
    *(f"fund statue {number}" for number in range(1, 4)),
    *(f"fund musician {number}" for number in range(1, 6)),
    *(f"fund kitchen-left {number}" for number in range(1, 4)),
    *(f"fund kitchen-right {number}" for number in range(1, 4)),
]


@pytest.mark.rule("11")
def test_example_a_decoration_for_10_livre() -> None:
    t = table().hand(0, "S2").livre(0, 12).turn(0)
    t.do("fund statue 2")
    assert t.players[0].livre == 2
    assert t.game.snapshot()["decorations"]["statues"] == [None, 0, None]


@pytest.mark.rule("11")
@pytest.mark.parametrize("card", ["S1", "S2", "S3"])
def test_every_rank_may_fund_any_free_decoration(card: str) -> None:
    t = table().hand(0, card).livre(0, 99).turn(0)
    assert t.options_of("fund") == SMALL


@pytest.mark.rule("11")
def test_a_taken_space_is_not_on_offer() -> None:
    t = table().hand(0, "S1").livre(0, 99).funded(1, "statue 1", "fireworks 4").turn(0)
    assert t.options_of("fund") == [text for text in SMALL if text not in ("fund statue 1", "fund fireworks 4")]
    assert t.why_not("fund statue 1")[1] == "that space is taken"


@pytest.mark.rule("11", "1")
def test_a_decoration_that_is_too_dear_is_not_on_offer() -> None:
    t = table().hand(0, "S1").livre(0, 6).turn(0)
    assert t.options_of("fund") == ["fund fireworks 1"]
    assert t.why_not("fund statue 1") == ("1", "you don't have enough Livre")


@pytest.mark.rule("11")
def test_the_price_may_be_paid_with_the_last_livre() -> None:
    t = table().hand(0, "S1").livre(0, 6).turn(0)
    t.do("fund fireworks 1")
    assert t.players[0].livre == 0


@pytest.mark.rule("11")
@pytest.mark.parametrize("side", ["left", "right"])
def test_each_side_of_the_kitchen_takes_one_decoration_of_a_player(side: str) -> None:
    other = "right" if side == "left" else "left"
    t = table().hand(0, "S1").livre(0, 99).funded(0, f"kitchen-{side} 1").turn(0)
    assert f"fund kitchen-{side} 2" not in t.options
    assert t.why_not(f"fund kitchen-{side} 2") == ("11", "you already have a decoration on this side of the kitchen")
    assert f"fund kitchen-{other} 1" in t.options


@pytest.mark.rule("11")
def test_another_players_kitchen_decoration_does_not_bar_ones_own() -> None:
    t = table().hand(0, "S1").livre(0, 99).funded(1, "kitchen-left 1", "kitchen-right 2").turn(0)
    assert "fund kitchen-left 2" in t.options
    assert "fund kitchen-right 1" in t.options


@pytest.mark.rule("11")
def test_of_other_decorations_one_may_fund_as_many_as_one_wishes() -> None:
    t = table().hand(0, "S1").livre(0, 99)
    t.funded(0, "statue 1", "statue 2", "fireworks 1", "fireworks 2", "musician 1", "musician 2").turn(0)
    offered = t.options_of("fund")
    assert {"fund statue 3", "fund fireworks 3", "fund fireworks 4", "fund musician 3"} <= set(offered)


@pytest.mark.rule("11", "2")
def test_the_small_board_has_no_fifth_fireworks_space() -> None:
    t = table().hand(0, "S1").livre(0, 99).turn(0)
    assert t.why_not("fund fireworks 5") == ("2", "this board has no such space")


@pytest.mark.rule("11")
def test_the_prestige_of_a_decoration_comes_only_at_the_end() -> None:
    t = table().hand(0, "S1").livre(0, 12).turn(0)
    t.do("fund musician 1")
    assert t.players[0].prestige == 0
    assert t.total(0, "trademarks") == 4


# --- All Halls


def four_halls(*, seat: int = 0) -> dict[str, str]:
    return [
        {"G14": "1.2", "G15": "2.3", "G16": "3.2", "G17": "4.3"},
        {"G20": "1.3", "G21": "2.2", "G22": "3.4", "G23": "4.2"},
        {"G25": "1.4", "G26": "2.4", "G27": "3.3", "G28": "4.4"},
    ][seat]


@pytest.mark.rule("11")
def test_the_garment_in_the_fifth_hall_brings_the_most_valuable_free_space() -> None:
    t = table().hand(0, "S2").tiles(0, "R01").windows(*[None] * 5, "G01").rented(0, **four_halls()).turn(0)
    t.do("tailor 6", "rent 5.4")
    assert t.game.snapshot()["all_halls"] == [0, None, None]


@pytest.mark.rule("11")
def test_a_garment_in_the_same_hall_again_does_not_complete_it() -> None:
    t = table().hand(0, "S2").tiles(0, "R01").windows(*[None] * 5, "G01").rented(0, **four_halls()).turn(0)
    t.do("tailor 6", "rent 4.2")
    assert t.game.snapshot()["all_halls"] == [None, None, None]


@pytest.mark.rule("11")
def test_a_musician_represents_its_funder_and_may_complete_the_halls() -> None:
    t = table().hand(0, "S3").livre(0, 99).rented(0, **four_halls()).turn(0)
    t.do("fund musician 5")
    assert t.game.snapshot()["all_halls"] == [0, None, None]


@pytest.mark.rule("11")
def test_musicians_alone_are_enough() -> None:
    t = table().hand(0, "S3").livre(0, 99).funded(0, "musician 1", "musician 2", "musician 3", "musician 4").turn(0)
    t.do("fund musician 5")
    assert t.game.snapshot()["all_halls"] == [0, None, None]


@pytest.mark.rule("11")
def test_other_decorations_represent_nobody() -> None:
    t = table().hand(0, "S3").livre(0, 99).rented(0, **four_halls()).turn(0)
    t.do("fund statue 1")
    assert t.game.snapshot()["all_halls"] == [None, None, None]


@pytest.mark.rule("11")
def test_who_comes_later_takes_the_next_space() -> None:
    t = table().hand(0, "S2").tiles(0, "R01").windows(*[None] * 5, "G01")
    t.rented(0, **four_halls()).rented(1, **four_halls(seat=1), G29="5.3").all_halls(1).turn(0)
    t.do("tailor 6", "rent 5.4")
    assert t.game.snapshot()["all_halls"] == [1, 0, None]
    assert [line.prestige for line in t.game.score()[0].lines if line.source == "all halls"] == [3]


@pytest.mark.rule("11")
def test_nobody_takes_a_second_space() -> None:
    t = table().hand(0, "S2").livre(0, 99).rented(0, **four_halls(), G29="5.3").all_halls(0).turn(0)
    t.do("fund musician 5")
    assert t.game.snapshot()["all_halls"] == [0, None, None]


@pytest.mark.rule("11")
def test_the_last_free_space_is_the_least_valuable() -> None:
    t = table().hand(0, "S2").livre(0, 99).rented(0, **four_halls())
    t.rented(1, **four_halls(seat=1), G29="5.3").rented(2, **four_halls(seat=2), G30="5.1").all_halls(2, 1).turn(0)
    t.do("fund musician 5")
    assert t.game.snapshot()["all_halls"] == [2, 1, 0]


@pytest.mark.rule("11")
def test_when_all_spaces_are_taken_there_is_nothing_to_gain() -> None:
    """With the figures of the house there is a space for everybody, so the spaces are filled by hand."""
    t = table().hand(0, "S2").livre(0, 99).rented(0, **four_halls()).all_halls(1, 2, 1).turn(0)
    t.do("fund musician 5")
    assert t.game.snapshot()["all_halls"] == [1, 2, 1]


@pytest.mark.rule("11", "14")
def test_the_trademark_on_the_all_halls_bonus_is_no_decoration() -> None:
    t = table(2).hand(0, "C1").hand(1, "S1").livre(0, 0).rented(0, **four_halls(), G29="5.3").all_halls(0)
    t.funded(0, "statue 1", "statue 2").turn(0)
    t.do("pass", "bonus")
    assert t.players[0].livre == 2
