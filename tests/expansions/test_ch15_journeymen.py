"""Chapter 15: the bonuses of the new journeymen J3 to J9 (J1 and J2 have a file of their own)."""

import pytest

from tests.expansions.table import ExpansionTable, after, box, kinds, nothing_to_use

BLUE, PINK, GREEN, ORANGE = "blue_necklace", "pink_ring", "green_necklace", "orange_ring"


@pytest.mark.rule("15")
@pytest.mark.parametrize("card", [f"J{number}" for number in range(1, 10)])
def test_the_new_journeymen_are_journeymen(card: str) -> None:
    t = box().specialized(0, "Z04")
    t.hand(0, card).livre(0, 50).notions(0, thread=3, lace=3).tiles(0, "R01").windows("G01").in_round(3).turn(0)
    assert {"favor", "tailor 1", "depute"} <= set(t.options)
    assert t.why_not("hire apprentice") == ("5", "an employee of this rank can't perform that action")
    t.do("depute")
    assert t.players[0].livre >= 50 + 7


# --- J3: 1 Livre for each hall in which one is represented


@pytest.mark.rule("15")
def test_j3_brings_1_livre_for_each_hall_with_a_garment_or_a_musician_of_ones_own() -> None:
    t = box().funded(0, "musician 2", "musician 3")
    t.rented(0, G01="1.2", G02="1.3", G14="2.3").rented(1, G15="4.3")
    after(t, "J3").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (3, 0)


@pytest.mark.rule("15")
def test_j3_brings_5_livre_at_most_and_the_all_halls_bonus_is_no_hall() -> None:
    t = box().funded(0, *(f"musician {hall}" for hall in range(1, 6)))
    t.all_halls(0)
    after(t, "J3").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (5, 0)


@pytest.mark.rule("15")
def test_j3_brings_nothing_to_who_is_represented_nowhere_other_decorations_do_not_help() -> None:
    assert nothing_to_use(after(box().funded(0, "statue 1", "jeweler 1"), "J3"))


# --- J4: the smaller the staff, the more Livre


@pytest.mark.rule("15")
@pytest.mark.parametrize(("staff", "livre"), [(4, 6), (5, 5), (6, 4), (7, 2), (8, 2), (11, 2)])
def test_j4_brings_6_5_4_or_2_livre_by_the_size_of_the_staff(staff: int, livre: int) -> None:
    t = box()
    if staff < 6:
        t.deputed(0, *["S3", "S4"][: 6 - staff])
    else:
        t.supply(0, *["A1", "A2", "A3", "A4", "A5"][: staff - 6])
    t.hand(0, "J4").livre(0, 0).turn(0)
    assert t.players[0].staff_size() == staff
    t.do("pass", "bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (livre, 0)


@pytest.mark.rule("15", "S3")
def test_j4_still_counts_itself_when_it_is_deputed() -> None:
    t = box()
    t.deputed(0, "S3").hand(0, "J4").livre(0, 0).turn(0)
    t.do("depute", "bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (7 + 5, 0)


# --- J5: 3 Livre for 2 decorations


@pytest.mark.rule("15")
@pytest.mark.parametrize(("funded", "livre"), [(2, 3), (3, 3), (4, 6), (5, 6)])
def test_j5_brings_3_livre_for_every_two_decorations(funded: int, livre: int) -> None:
    t = box().funded(0, *["statue 1", "jeweler 1", "musician 1", "kitchen-left 1", "fireworks 1"][:funded])
    after(t, "J5").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (livre, 0)


@pytest.mark.rule("15")
def test_j5_brings_nothing_for_one_decoration_and_the_all_halls_bonus_is_none() -> None:
    t = box().funded(0, "statue 1").funded(1, "statue 2", "statue 3")
    t.all_halls(0)
    assert nothing_to_use(after(t, "J5"))


# --- J6: an additional garment that is sold, and 1 prestige


def seller(garment: str = "G01", *tiles: str, livre: int = 0) -> ExpansionTable:
    t = box()
    t.hand(0, "J6").livre(0, livre).notions(0, thread=1, lace=1).tiles(0, *tiles)
    t.windows(*[None] * 5, garment).turn(0)
    t.do("pass")
    return t


@pytest.mark.rule("15")
def test_j6_tailors_a_garment_that_is_sold_for_its_value_and_1_prestige() -> None:
    t = seller("G01", "R01")
    events = t.do("tailor 6")
    assert (t.players[0].livre, t.players[0].prestige) == (6, 1)
    assert t.game.snapshot()["garment_discard"] == ["G01"]
    assert "GarmentRented" not in kinds(events)
    assert t.state.turn == 1


@pytest.mark.rule("15")
def test_j6_must_sell_though_guest_spaces_are_free() -> None:
    t = seller("G01", "R01")
    t.do("tailor 6")
    assert 0 not in t.state.owners


@pytest.mark.rule("15")
def test_j6_pays_price_silk_thread_and_lace_as_usual() -> None:
    t = box()
    t.hand(0, "J6").livre(0, 8).notions(0, thread=1, lace=0).tiles(0, "R03").windows("G10").turn(0)
    t.do("pass", "tailor 1")
    player = t.players[0]
    assert (player.livre, player.thread, player.tiles) == (13, 0, [])
    poor = box()
    poor.hand(0, "J6").livre(0, 7).notions(0, thread=1, lace=0).tiles(0, "R03").windows("G10").turn(0)
    poor.do("pass")
    assert nothing_to_use(poor)


@pytest.mark.rule("15")
def test_j6_makes_no_master_garment_with_its_bonus() -> None:
    assert nothing_to_use(seller("G05", "R01"))


@pytest.mark.rule("15", "17")
def test_j6_makes_no_garment_that_can_not_be_sold() -> None:
    t = box(3, "festivity_dresses")
    t.hand(0, "J6").notions(0, thread=1, lace=1).tiles(0, "R03").windows(*[None] * 5, "E01").turn(0)
    t.do("pass")
    assert nothing_to_use(t)


@pytest.mark.rule("15")
def test_j6_brings_no_jewelry_along() -> None:
    t = box().display(BLUE, GREEN).funded(0, "jeweler 1")
    t.hand(0, "J6").livre(0, 9).tiles(0, "R01").windows(*[None] * 5, "G01").turn(0)
    t.do("pass", "tailor 6")
    assert t.game.snapshot()["players"][0]["jewelry"] == []


@pytest.mark.rule("15", "J1")
def test_j6_fulfils_a_task_of_the_journeyman() -> None:
    t = box().preparing(0, "master")
    t.hand(0, "J6").tiles(0, "R02").windows(*[None] * 5, "G14").turn(0)
    t.do("pass", "tailor 6")
    assert t.tasks(0) == ["tailor_coat_with_journeyman"]


@pytest.mark.rule("15")
def test_j6_may_tailor_with_its_main_action_and_with_its_bonus() -> None:
    t = box()
    t.hand(0, "J6").livre(0, 3).tiles(0, "R01", "R02").windows(*[None] * 4, "G01", "G14").turn(0)
    t.do("tailor 6", "rent 1.2", "tailor 5")
    assert t.players[0].prestige == 1
    assert t.state.owners.count(0) == 1


# --- J7: 1 prestige for 2 garments in one hall


@pytest.mark.rule("15")
@pytest.mark.parametrize(("hall", "prestige"), [(1, 1), (2, 2), (3, 1)])
def test_j7_brings_1_prestige_for_every_two_garments_in_the_hall_one_chooses(hall: int, prestige: int) -> None:
    t = box()
    t.rented(0, G01="1.1", G02="1.2", G03="2.1", G04="2.2", G14="2.3", G15="2.4", G16="3.1", G17="3.2", G18="3.3")
    t.rented(0, G19="4.1").rented(1, G20="4.2", G21="1.3")
    after(t, "J7")
    assert t.options == ["hall 1", "hall 2", "hall 3", "pass"]
    t.do(f"hall {hall}")
    assert (t.players[0].livre, t.players[0].prestige) == (0, prestige)


@pytest.mark.rule("15")
def test_j7_does_not_count_a_musician_or_other_peoples_garments() -> None:
    t = box().funded(0, "musician 1")
    t.rented(0, G01="1.1").rented(1, G02="1.2", G03="1.3")
    assert nothing_to_use(after(t, "J7"))


# --- J8: 3 Livre for 2 rings


@pytest.mark.rule("15")
@pytest.mark.parametrize(("rings", "livre"), [
    ((PINK, PINK), 3), ((PINK, ORANGE), 3), ((PINK, ORANGE, ORANGE), 3), ((PINK, PINK, ORANGE, ORANGE), 6),
])  # fmt: skip
def test_j8_brings_3_livre_for_every_two_rings(rings: tuple[str, ...], livre: int) -> None:
    after(t := box().jewelry(0, BLUE, *rings), "J8").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (livre, 0)


@pytest.mark.rule("15")
def test_j8_brings_nothing_for_one_ring_and_necklaces_are_no_rings() -> None:
    assert nothing_to_use(after(box().jewelry(0, PINK, BLUE, GREEN).jewelry(1, PINK), "J8"))


# --- J9: 1 prestige for 3 pieces of jewelry


@pytest.mark.rule("15")
@pytest.mark.parametrize(("owned", "prestige"), [(3, 1), (5, 1), (6, 2)])
def test_j9_brings_1_prestige_for_every_three_pieces_of_jewelry(owned: int, prestige: int) -> None:
    after(t := box().jewelry(0, *[BLUE, PINK, GREEN, ORANGE, BLUE, PINK][:owned]), "J9").do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (0, prestige)


@pytest.mark.rule("15")
def test_j9_brings_nothing_for_two() -> None:
    assert nothing_to_use(after(box().jewelry(0, PINK, BLUE), "J9"))


@pytest.mark.rule("15", "S8")
@pytest.mark.parametrize("card", ["J3", "J4", "J5", "J7", "J8", "J9"])
def test_each_of_these_bonuses_may_be_forfeited(card: str) -> None:
    t = box().jewelry(0, PINK, PINK, BLUE).funded(0, "statue 1", "jeweler 1")
    t.rented(0, G01="1.1", G02="1.2")
    after(t, card)
    assert t.options[-1] == "pass"
    t.do("pass")
    assert (t.players[0].livre, t.players[0].prestige) == (0, 0)
    assert t.cards(0, "discard")[-1] == card
