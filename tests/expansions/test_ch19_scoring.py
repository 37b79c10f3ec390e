"""Chapter 19: the final scoring against Madame du Barry, and who wins."""

import pytest

from tests.expansions.table import solo

HER = 1


@pytest.mark.rule("19")
@pytest.mark.parametrize(("tiles", "prestige"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_she_scores_1_prestige_for_every_two_tiles_whatever_they_show(tiles: int, prestige: int) -> None:
    t = solo()
    t.tiles(HER, *["R19", "R01", "R02", "R07", "R10"][:tiles]).tiles(0, "R03", "R04")
    sheets = t.final()
    assert sheets[HER].items["resources"] == prestige
    assert sheets[0].items["resources"] == 0


@pytest.mark.rule("F3", "19")
def test_only_the_first_place_pays_in_the_halls() -> None:
    t = solo()
    t.rented(0, G01="1.1", G02="1.2").rented(HER, G03="1.3").rented(HER, G04="2.1", G05="2.2").rented(0, G06="2.3")
    sheets = t.final()
    assert sheets[0].items["halls"] == 5
    assert sheets[HER].items["halls"] == 4


@pytest.mark.rule("F3", "19")
def test_only_the_first_place_pays_in_the_fireworks() -> None:
    t = solo().funded(HER, "fireworks 1", "fireworks 2").funded(0, "fireworks 4")
    sheets = t.final()
    assert sheets[HER].items["fireworks"] == 6
    assert sheets[0].items["fireworks"] == 0


@pytest.mark.rule("F2", "19")
def test_ties_in_a_hall_are_broken_for_her_as_for_anybody() -> None:
    master = solo()
    master.rented(HER, G01="4.1").rented(0, G02="4.2")
    assert master.final()[HER].items["halls"] == 3
    musician = solo().funded(HER, "musician 4")
    musician.rented(HER, G01="4.2").rented(0, G02="4.3")
    assert [sheet.items["halls"] for sheet in musician.final()] == [0, 3]
    shared = solo()
    shared.rented(HER, G01="4.2").rented(0, G02="4.3")
    assert [sheet.items["halls"] for sheet in shared.final()] == [3, 3]


@pytest.mark.rule("19", "13")
def test_the_favor_at_the_end_brings_her_3_prestige() -> None:
    t = solo()
    t.favor(HER)
    assert t.final()[HER].items["favor"] == 3


@pytest.mark.rule("19", "F4")
def test_her_best_garments_of_the_royal_hall_go_to_her_balcony() -> None:
    t = solo().funded(HER, "fireworks 1", "fireworks 4")
    t.rented(HER, G01="1.1", G08="1.2", G13="1.3")
    assert t.final()[HER].items["balcony"] == 4 * 2 + 3 * 1


@pytest.mark.rule("19", "F5")
def test_her_statues_score_the_colours_of_her_garments() -> None:
    t = solo().funded(HER, "statue 1")
    t.rented(HER, G01="2.1", G14="3.1", G27="4.1", G02="5.1")
    assert t.final()[HER].items["statues"] == 6


@pytest.mark.rule("19", "13")
def test_her_prestige_of_play_and_her_trademarks_count() -> None:
    t = solo()
    t.prestige(HER, 9).rented(HER, G13="5.4").all_halls(HER)
    sheet = t.final()[HER]
    assert sheet.items["prestige"] == 9
    assert sheet.items["trademarks"] == 4 + 5


@pytest.mark.rule("D3", "19")
def test_she_scores_nothing_for_livre() -> None:
    assert solo().final()[HER].items["livre"] == 0


@pytest.mark.rule("D3", "19", "13")
@pytest.mark.parametrize(("card", "prestige"), [("F3", 2), ("F4", 6), ("F5", 3), ("F6", 2)])
def test_each_crown_of_her_staff_scores(card: str, prestige: int) -> None:
    t = solo()
    t.supply(HER, card).notions(HER, thread=2, lace=2).rented(HER, G01="1.1", G14="2.1")
    assert t.final()[HER].items["crowns"] == prestige


@pytest.mark.rule("D3", "19", "15")
@pytest.mark.parametrize(("card", "prestige"), [("M6", 6), ("M7", 3), ("M8", 2), ("M9", 3)])
def test_each_crown_of_the_jewelry_box_scores_for_her(card: str, prestige: int) -> None:
    t = solo("jewelry_box").jewelry(HER, "blue_necklace", "pink_ring", "green_necklace", "orange_ring")
    t.funded(HER, "jeweler 1", "statue 1").supply(HER, card)
    assert t.final()[HER].items["crowns"] == prestige


@pytest.mark.rule("F6", "19")
@pytest.mark.parametrize(("human", "hers", "ranks"), [(10, 9, [1, 2]), (10, 10, [2, 1]), (10, 11, [2, 1])])
def test_a_tie_is_hers(human: int, hers: int, ranks: list[int]) -> None:
    t = solo()
    t.prestige(0, human).prestige(HER, hers).livre(0, 9)
    sheets = t.final()
    assert [sheet.total for sheet in sheets] == [human, hers]
    assert [sheet.rank for sheet in sheets] == ranks


@pytest.mark.rule("F1", "19")
def test_the_order_of_the_scoring_is_the_same_for_both() -> None:
    human, her = solo("jewelry_box").final()
    assert list(human.items) == list(her.items)
    steps = [step for step in her.items if step != "resources"]
    assert steps == [
        "prestige",
        "livre",
        "jewelry",
        "crowns",
        "favor",
        "halls",
        "fireworks",
        "balcony",
        "statues",
        "trademarks",
    ]
