"""Chapter 15: the bonuses of the new masters, in play (M1 to M5) and at the end of the game (M6 to M9)."""

import pytest

from tests.expansions.table import after, box, nothing_to_use

BLUE, PINK, GREEN, ORANGE = "blue_necklace", "pink_ring", "green_necklace", "orange_ring"


@pytest.mark.rule("15")
@pytest.mark.parametrize("card", [f"M{number}" for number in range(1, 10)])
def test_the_new_masters_are_masters(card: str) -> None:
    t = box().specialized(0, "Z04")
    t.hand(0, card).livre(0, 50).turn(0)
    assert {"favor", "depute", "hire apprentice"} <= set(t.options)
    t.do("depute")
    assert t.players[0].livre == 60


# --- M1: 2 Livre for each garment in one hall


@pytest.mark.rule("15")
@pytest.mark.parametrize(("hall", "livre"), [(1, 2), (3, 6)])
def test_m1_brings_2_livre_for_each_garment_in_the_hall_one_chooses(hall: int, livre: int) -> None:
    t = box().funded(0, "musician 2")
    t.rented(0, G01="1.1", G02="3.1", G03="3.2", G14="3.3").rented(1, G15="1.2", G16="4.1")
    after(t, "M1")
    assert t.options == ["hall 1", "hall 3", "pass"]
    t.do(f"hall {hall}")
    assert (t.players[0].livre, t.players[0].prestige) == (livre, 0)


@pytest.mark.rule("15")
def test_m1_brings_nothing_without_a_garment() -> None:
    assert nothing_to_use(after(box().funded(0, "musician 1"), "M1"))


# --- M2: 1 prestige for each pair of a blue and a green gown


@pytest.mark.rule("15")
@pytest.mark.parametrize(("blue", "green", "prestige"), [(1, 1, 1), (3, 1, 1), (2, 2, 2), (1, 3, 1)])
def test_m2_brings_1_prestige_for_each_pair_of_blue_and_green_gowns_wherever_they_are(
    blue: int, green: int, prestige: int
) -> None:
    t = box()
    for number in range(blue):
        t.rented(0, **{f"G0{number + 1}": f"1.{number + 1}"})
    for number in range(green):
        t.rented(0, **{f"G{number + 27}": f"{number + 2}.1"})
    after(t, "M2").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (0, prestige)


@pytest.mark.rule("15")
def test_m2_brings_nothing_for_gowns_of_one_colour_or_for_coats() -> None:
    t = box()
    t.rented(0, G01="1.1", G02="2.1", G14="3.1", G37="4.1").rented(1, G27="5.1")
    assert nothing_to_use(after(t, "M2"))


# --- M3: 3 Livre for 2 garments on master guest spaces


@pytest.mark.rule("15")
@pytest.mark.parametrize(("count", "livre"), [(2, 3), (3, 3), (4, 6), (5, 6)])
def test_m3_brings_3_livre_for_every_two_garments_on_master_guest_spaces(count: int, livre: int) -> None:
    t = box()
    for hall in range(1, count + 1):
        t.rented(0, **{f"G{hall:02}": f"{hall}.1"})
    after(t, "M3").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (livre, 0)


@pytest.mark.rule("15")
def test_m3_brings_nothing_for_one_of_them_other_spaces_and_other_people_do_not_count() -> None:
    t = box()
    t.rented(0, G08="1.1", G05="1.2", G11="2.2").rented(1, G01="2.1", G02="3.1")
    assert nothing_to_use(after(t, "M3"))


# --- M4: 3 Livre for 2 pieces of jewelry


@pytest.mark.rule("15")
@pytest.mark.parametrize(("owned", "livre"), [(2, 3), (3, 3), (4, 6)])
def test_m4_brings_3_livre_for_every_two_pieces_of_jewelry(owned: int, livre: int) -> None:
    after(t := box().jewelry(0, *[BLUE, PINK, GREEN, ORANGE][:owned]), "M4").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (livre, 0)


@pytest.mark.rule("15")
def test_m4_brings_nothing_for_one() -> None:
    assert nothing_to_use(after(box().jewelry(0, BLUE).jewelry(1, BLUE), "M4"))


# --- M5: 4 Livre without a green gown, 5 without an orange coat


@pytest.mark.rule("15")
@pytest.mark.parametrize(("garments", "livre"), [
    ({}, 9),
    ({"G01": "1.1", "G14": "2.1"}, 9),
    ({"G27": "1.1"}, 5),
    ({"G37": "1.1"}, 4),
])  # fmt: skip
def test_m5_brings_4_livre_without_a_green_gown_5_without_an_orange_coat_9_without_both(
    garments: dict[str, str], livre: int
) -> None:
    t = box()
    t.rented(0, **garments).rented(1, G28="3.1", G38="3.2")
    after(t, "M5").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (livre, 0)


@pytest.mark.rule("15")
def test_m5_brings_nothing_to_who_has_both() -> None:
    t = box()
    t.rented(0, G27="1.1", G37="1.2")
    assert nothing_to_use(after(t, "M5"))


# --- Crowns: M6 to M9


@pytest.mark.rule("15", "S7")
@pytest.mark.parametrize("card", ["M6", "M7", "M8", "M9"])
def test_the_crowned_masters_bring_nothing_in_play(card: str) -> None:
    t = box().jewelry(0, BLUE, PINK, GREEN, ORANGE, BLUE).funded(0, "statue 1", "jeweler 1")
    assert nothing_to_use(after(t, card))
    assert (t.players[0].livre, t.players[0].prestige) == (0, 0)


@pytest.mark.rule("15", "S7")
@pytest.mark.parametrize("card", ["M6", "M7", "M8", "M9"])
def test_a_crown_can_not_be_used_by_deputing_its_master(card: str) -> None:
    t = box().jewelry(0, BLUE, PINK, GREEN, ORANGE, BLUE).funded(0, "statue 1", "jeweler 1")
    t.hand(0, card).livre(0, 0).turn(0)
    t.do("depute")
    assert nothing_to_use(t)
    assert (t.players[0].livre, t.players[0].prestige) == (10, 0)
    assert t.total(0, "crowns") == 0


@pytest.mark.rule("15", "13")
@pytest.mark.parametrize(("owned", "prestige"), [
    ((BLUE, PINK, GREEN, ORANGE), 6),
    ((BLUE, PINK, GREEN, ORANGE) * 2, 12),
    ((BLUE, PINK, GREEN, ORANGE, BLUE, PINK, GREEN), 6),
    ((BLUE, PINK, GREEN), 0),
    ((), 0),
])  # fmt: skip
def test_m6_scores_6_prestige_for_each_complete_set_of_jewelry(owned: tuple[str, ...], prestige: int) -> None:
    t = box().jewelry(0, *owned)
    t.supply(0, "M6")
    assert t.final()[0].items["crowns"] == prestige


@pytest.mark.rule("15", "13")
@pytest.mark.parametrize(("owned", "prestige"), [
    ((BLUE, BLUE), 3), ((BLUE, GREEN), 3), ((BLUE, GREEN, GREEN, PINK), 3), ((BLUE, BLUE, GREEN, GREEN), 6),
    ((BLUE, PINK, ORANGE), 0),
])  # fmt: skip
def test_m7_scores_3_prestige_for_every_two_necklaces(owned: tuple[str, ...], prestige: int) -> None:
    t = box().jewelry(0, *owned)
    t.supply(0, "M7")
    assert t.final()[0].items["crowns"] == prestige


@pytest.mark.rule("15", "13")
def test_m8_scores_1_prestige_for_each_decoration_but_not_for_the_all_halls_bonus() -> None:
    t = box().funded(0, "statue 1", "jeweler 1", "musician 4", "kitchen-left 1").funded(1, "fireworks 1")
    t.all_halls(0).supply(0, "M8")
    assert t.final()[0].items["crowns"] == 4


@pytest.mark.rule("15", "13")
@pytest.mark.parametrize(("more", "prestige"), [((), 3), (("A5",), 3), (("A5", "F3"), 6), (("A5", "F5", "Z01"), 6)])
def test_m9_scores_3_prestige_for_every_two_apprentices_of_the_staff(more: tuple[str, ...], prestige: int) -> None:
    """The start staff has two; those of level VI and the specialized one count as well."""
    t = box().specialized(0, "Z02").specialized(1, "Z03").specialized(2, "Z04")
    t.supply(0, "M9", *more)
    crowns = [line for line in t.final()[0].lines if line.source == "M9"]
    assert sum(line.prestige for line in crowns) == prestige


@pytest.mark.rule("15", "13")
def test_m9_counts_only_who_is_still_in_the_staff_the_specialized_apprentice_not_hired_is_not() -> None:
    t = box().specialized(0, "Z02")
    t.deputed(0, "S3").supply(0, "M9")
    assert t.final()[0].items["crowns"] == 0


@pytest.mark.rule("15", "13")
def test_several_crowns_are_scored_each_for_itself() -> None:
    t = box().jewelry(0, BLUE, PINK, GREEN, ORANGE).funded(0, "jeweler 1")
    t.supply(0, "M6", "M7", "M8", "M9")
    sheet = t.final()[0]
    assert {line.source: line.prestige for line in sheet.lines if line.step == "crowns"} == {
        "M6": 6,
        "M7": 3,
        "M8": 1,
        "M9": 3,
    }
    assert sheet.items["crowns"] == 13


@pytest.mark.rule("15", "13")
@pytest.mark.parametrize("pile", ["supply", "discards"])
def test_a_crown_counts_wherever_in_the_staff_its_card_lies(pile: str) -> None:
    t = box().jewelry(0, BLUE, GREEN)
    getattr(t, pile)(0, "M7")
    assert t.final()[0].items["crowns"] == 3
