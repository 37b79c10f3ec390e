"""Chapter 13: the other steps of the final scoring, the order, and who has won."""

import pytest

from rokoko import ScoreSheet
from tests.engine.table import Table, table


def step(sheets: list[ScoreSheet], name: str) -> list[int]:
    return [sheet.items[name] for sheet in sheets]


@pytest.mark.rule("F1", "13")
def test_the_steps_stand_in_the_order_of_the_rulebook() -> None:
    sheets = table(3).final()
    assert list(sheets[0].items) == [
        "prestige",
        "livre",
        "crowns",
        "favor",
        "halls",
        "fireworks",
        "balcony",
        "statues",
        "trademarks",
    ]


@pytest.mark.rule("13")
@pytest.mark.parametrize(("livre", "prestige", "left"), [(0, 0, 0), (9, 0, 9), (10, 1, 0), (37, 3, 7)])
def test_ten_livre_become_one_prestige_and_the_rest_is_kept_for_ties(livre: int, prestige: int, left: int) -> None:
    sheet = table(2).livre(0, livre).final()[0]
    assert (sheet.items["livre"], sheet.livre) == (prestige, left)


@pytest.mark.rule("13")
def test_prestige_won_during_play_counts() -> None:
    assert step(table(3).prestige(1, 12).final(), "prestige") == [0, 12, 0]


@pytest.mark.rule("13", "6")
def test_the_holder_of_the_queens_favor_scores_3() -> None:
    assert step(table(3).favor(1).final(), "favor") == [0, 3, 0]
    assert step(table(3).final(), "favor") == [0, 0, 0]


# --- Crowns


@pytest.mark.rule("14", "13")
@pytest.mark.parametrize(("hired", "prestige"), [
    ((), 2),
    (("A1",), 5),
    (("A1", "A2"), 5),
    (("A1", "A2", "A3"), 8),
    (("A1", "A2", "A3", "A4"), 8),
    (("A1", "A2", "A3", "A4", "A5"), 11),
    (("A1", "A2", "A3", "A4", "A5", "A6", "B1"), 11),
])  # fmt: skip
def test_f3_scores_by_the_size_of_the_staff(hired: tuple[str, ...], prestige: int) -> None:
    assert step(table(2).discards(0, "F3", *hired).final(), "crowns") == [prestige, 0]


@pytest.mark.rule("14", "13")
@pytest.mark.parametrize(("gone", "prestige"), [(("S4",), 2), (("S3", "S4"), 0)])
def test_f3_scores_2_with_five_employees_and_nothing_with_four(gone: tuple[str, ...], prestige: int) -> None:
    assert step(table(2).discards(0, "F3").deputed(0, *gone).final(), "crowns") == [prestige, 0]


@pytest.mark.rule("14", "F4")
@pytest.mark.parametrize(("thread", "lace", "prestige"), [(0, 5, 0), (1, 1, 3), (4, 2, 6), (7, 7, 21)])
def test_f4_scores_3_for_each_pair_of_thread_and_lace(thread: int, lace: int, prestige: int) -> None:
    t = table(2).supply(0, "F4").notions(0, thread=thread, lace=lace)
    assert step(t.final(), "crowns") == [prestige, 0]


@pytest.mark.rule("14", "13")
@pytest.mark.parametrize(("count", "prestige"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_f5_scores_3_for_every_2_garments_on_master_spaces(count: int, prestige: int) -> None:
    t = table(2).supply(0, "F5").rented(1, G30="1.2").rented(0, G31="1.3", G33="2.3")
    t.rented(0, **{f"G{number:02}": f"{number}.1" for number in range(1, count + 1)})
    assert step(t.final(), "crowns") == [prestige, 0]


@pytest.mark.rule("14", "13")
@pytest.mark.parametrize(("gowns", "coats", "prestige"), [
    ((), ("G14", "G37"), 0),
    (("G01",), ("G14",), 2),
    (("G01", "G27"), ("G37",), 2),
    (("G01", "G27"), ("G14", "G37"), 4),
])  # fmt: skip
def test_f6_scores_2_for_each_pair_of_a_gown_and_a_coat(
    gowns: tuple[str, ...], coats: tuple[str, ...], prestige: int
) -> None:
    t = table(2).supply(0, "F6")
    t.rented(0, **{name: f"{hall}.2" for hall, name in enumerate(gowns, 1)})
    t.rented(0, **{name: f"{hall}.3" for hall, name in enumerate(coats, 1)})
    assert step(t.final(), "crowns") == [prestige, 0]


@pytest.mark.rule("13", "14")
@pytest.mark.parametrize("pile", ["supply", "discard"])
def test_a_crown_counts_wherever_its_employee_is_in_the_staff(pile: str) -> None:
    t = table(2)
    (t.supply if pile == "supply" else t.discards)(0, "F4")
    assert step(t.final(), "crowns") == [3, 0]


@pytest.mark.rule("13", "10")
def test_a_crown_that_was_deputed_scores_nothing() -> None:
    assert step(table(2).deputed(0, "F4").final(), "crowns") == [0, 0]


# --- Balcony


@pytest.mark.rule("13", "F4")
def test_garments_of_the_royal_hall_are_multiplied_on_the_balcony_the_best_on_the_best_space() -> None:
    """Prestige 4 goes to the threefold space, 3 to the twofold one, and 2 stays in the Royal Hall."""
    t = table(3).funded(0, "fireworks 1", "fireworks 4").rented(0, G01="1.2", G07="1.3", G13="1.1")
    sheet = t.final()[0]
    garments = {"G01": 2, "G07": 3, "G13": 4}
    assert sheet.items["balcony"] == 4 * 2 + 3
    lines = [(line.source, line.prestige) for line in sheet.lines if line.step == "trademarks"]
    assert [line for line in lines if line[0] in garments] == [("G13", 4), ("G01", 2), ("G07", 3)]


@pytest.mark.rule("13")
def test_fireworks_without_a_garment_in_the_royal_hall_stay_empty() -> None:
    t = table(3).funded(0, "fireworks 1", "fireworks 2").rented(0, G01="1.2", G07="2.3")
    assert t.final()[0].items["balcony"] == 2
    assert table(3).funded(0, "fireworks 1").rented(0, G07="2.3").final()[0].items["balcony"] == 0


@pytest.mark.rule("13")
def test_the_fireworks_of_others_multiply_nothing_for_me() -> None:
    t = table(3).funded(1, "fireworks 1", "fireworks 2", "fireworks 3").rented(0, G01="1.2")
    assert step(t.final(), "balcony") == [0, 0, 0]


@pytest.mark.rule("13", "F1")
def test_the_halls_are_scored_before_garments_move_to_the_balcony() -> None:
    t = table(3).funded(0, "fireworks 1").rented(0, G01="1.2").rented(1, G02="1.3").funded(0, "musician 1")
    first, second = t.state.tables.hall_majority[0]
    assert step(t.final(), "halls") == [first, second, 0]


# --- Statues


@pytest.mark.rule("13", "F5")
def test_example_the_two_statues() -> None:
    """Two blue garments, one pink, three green, one orange: 8 for the one statue, 4 for the other."""
    t = table(3).funded(0, "statue 1", "statue 2")
    t.rented(0, G01="2.2", G02="2.3", G14="2.4", G27="3.2", G28="3.3", G30="3.4", G37="4.2")
    assert t.final()[0].items["statues"] == 8 + 4


@pytest.mark.rule("F5")
@pytest.mark.parametrize(("statues", "prestige"), [(0, 0), (1, 8), (2, 12), (3, 14)])
def test_each_statue_scores_2_for_each_colour_and_no_garment_counts_twice(statues: int, prestige: int) -> None:
    t = table(3).funded(0, *("statue 1", "statue 2", "statue 3")[:statues])
    t.rented(0, G01="2.2", G02="2.3", G14="2.4", G27="3.2", G28="3.3", G30="3.4", G37="4.2")
    assert t.final()[0].items["statues"] == prestige


@pytest.mark.rule("F5", "13")
def test_garments_of_one_colour_count_once_for_one_statue() -> None:
    assert table(3).funded(0, "statue 1").rented(0, G01="2.2", G02="2.3").final()[0].items["statues"] == 2


@pytest.mark.rule("F5")
def test_garments_on_the_balcony_count_for_statues() -> None:
    t = table(3).funded(0, "statue 1", "fireworks 1").rented(0, G01="1.2", G14="2.3")
    sheet = t.final()[0]
    assert sheet.items["balcony"] == 2
    assert sheet.items["statues"] == 4


# --- Trademarks


@pytest.mark.rule("13")
def test_trademarks_score_garments_decorations_and_the_all_halls_bonus() -> None:
    t = table(3).rented(0, G01="1.2", G13="2.3", G14="3.2", G27="4.3", G37="5.4").all_halls(0)
    t.funded(0, "statue 3", "kitchen-left 3", "fireworks 3", "musician 2").funded(1, "statue 2")
    garments, decorations, all_halls = 2 + 4 + 2 + 2 + 2, 2 + 1 + 1 + 3, 5
    assert step(t.final(), "trademarks") == [garments + decorations + all_halls, 1, 0]


@pytest.mark.rule("13")
def test_a_sold_garment_scores_nothing() -> None:
    t = table(2).hand(0, "S2").hand(1).tiles(0, "R01").windows(*[None] * 5, "G01").in_round(7).turn(0)
    t.do("tailor 6", "sell", "pass")
    assert t.game.over
    assert t.total(0, "trademarks") == 0


@pytest.mark.rule("13")
def test_the_total_is_the_sum_of_the_steps_and_every_point_has_its_source() -> None:
    t = table(3).livre(0, 25).prestige(0, 4).favor(0).rented(0, G01="1.2").funded(0, "fireworks 1", "statue 2")
    for sheet in t.final():
        assert sheet.total == sum(sheet.items.values()) == sum(line.prestige for line in sheet.lines)


@pytest.mark.rule("13")
def test_scoring_changes_nothing_on_the_board() -> None:
    t = table(3).funded(0, "fireworks 1").rented(0, G01="1.2").livre(0, 25)
    t.final()
    before = t.game.digest()
    t.game.score()
    assert t.game.digest() == before
    assert t.game.snapshot()["halls"][0]["guests"][1] == {"garment": "G01", "owner": 0}


# --- Who has won


def ranks(t: Table) -> list[int]:
    return [sheet.rank for sheet in t.final()]


@pytest.mark.rule("13")
def test_the_most_prestige_wins() -> None:
    assert ranks(table(3).prestige(0, 7).prestige(1, 9).prestige(2, 8)) == [3, 1, 2]


@pytest.mark.rule("F6", "13")
def test_a_tie_goes_to_the_most_livre_left_after_the_conversion() -> None:
    """25 Livre leave 5 and 1 prestige more than 18, which leave 8: with equal prestige the 8 win."""
    t = table(3).livre(0, 25).prestige(0, 5).livre(1, 18).prestige(1, 6).livre(2, 0)
    assert ranks(t) == [2, 1, 3]


@pytest.mark.rule("F6")
def test_if_the_livre_left_are_equal_too_the_victory_is_shared() -> None:
    assert ranks(table(4).prestige(0, 9).prestige(2, 9).prestige(3, 5)) == [1, 4, 1, 3]


@pytest.mark.rule("13")
def test_the_game_ends_after_the_seventh_round() -> None:
    t = table(2).hand(0, "S1").hand(1).in_round(7).turn(0)
    events = t.do("pass")
    assert events[-1].kind == "GameEnded"
    assert t.game.over
    assert t.game.phase == "over"
    assert t.game.deciders == ()
    assert t.why_not("pass", 0) == ("13", "the game is over")


@pytest.mark.rule("13")
def test_before_the_seventh_round_the_game_goes_on() -> None:
    t = table(2).hand(0, "S1").hand(1).in_round(6).turn(0)
    t.do("pass")
    assert not t.game.over
    assert t.game.round == 7
