"""Chapter 19 and ruling D8: festivity, expert and fancy garments in the hands of Madame du Barry."""

import pytest

from tests.expansions.table import ExpansionTable, guest, kinds, solo

HER = 1


def tailoring(garment: str, *modules: str, shows: str = "1 none") -> ExpansionTable:
    t = solo(*modules).her_hand("tailor 1").turned_over(shows)
    t.windows(garment)
    return t


@pytest.mark.rule("D8", "17")
@pytest.mark.parametrize(("garment", "prestige"), [("E01", 2), ("E02", 1), ("E03", 2), ("E04", 3)])
def test_festivity_dresses_bring_her_their_prestige_not_counting_themselves(garment: str, prestige: int) -> None:
    t = tailoring(garment, "festivity_dresses").funded(HER, "statue 1", "statue 2", "musician 2")
    t.rented(HER, G01="2.1", G02="3.1", G14="4.1").rented(0, G03="2.2", G15="3.2", G16="4.2").all_halls(HER)
    t.her_turn()
    assert t.players[HER].prestige == prestige
    assert guest(t, "1.1") == (garment, HER)


@pytest.mark.rule("D8", "18")
def test_x01_brings_her_the_favor_but_neither_livre_nor_prestige() -> None:
    t = tailoring("X01", "expert_tailoring").her_turn()
    assert t.game.snapshot()["favor"] == HER
    assert (t.players[HER].livre, t.players[HER].prestige) == (0, 0)


@pytest.mark.rule("D8", "18")
def test_x01_leaves_the_favor_with_the_human_who_has_it() -> None:
    t = tailoring("X01", "expert_tailoring")
    t.favor(0)
    t.her_turn()
    assert t.game.snapshot()["favor"] == 0
    assert t.players[HER].prestige == 0


@pytest.mark.rule("D8", "18")
def test_x02_brings_her_no_depute() -> None:
    t = tailoring("X02", "expert_tailoring").her_turn()
    assert len(t.cards(HER, "supply")) == 5
    assert "EmployeeDeputed" not in kinds(t.events)
    assert t.players[HER].livre == 0


@pytest.mark.rule("D8", "18")
def test_x03_brings_her_a_tile() -> None:
    t = tailoring("X03", "expert_tailoring")
    t.drawer(1, "R01", "R02", "R03")
    t.her_turn()
    assert len(t.players[HER].tiles) == 1


@pytest.mark.rule("D8", "18")
def test_x04_brings_her_no_livre() -> None:
    t = tailoring("X04", "expert_tailoring").her_turn()
    assert t.players[HER].livre == 0
    assert guest(t, "1.1") == ("X04", HER)


@pytest.mark.rule("D8", "18", "15")
def test_x05_brings_her_a_free_piece_of_jewelry_if_she_has_a_jeweler_decoration() -> None:
    t = tailoring("X05", "expert_tailoring", "jewelry_box").display("pink_ring", "orange_ring").funded(HER, "jeweler 1")
    t.her_turn()
    assert t.game.snapshot()["players"][HER]["jewelry"] == ["orange_ring"]
    assert t.players[HER].tiles == []
    without = tailoring("X05", "expert_tailoring", "jewelry_box").display("pink_ring", "orange_ring").her_turn()
    assert without.game.snapshot()["players"][HER]["jewelry"] == []


@pytest.mark.rule("D8", "18", "15")
def test_x05_with_jewelry_of_its_colour_brings_her_a_tile_too() -> None:
    t = tailoring("X05", "expert_tailoring", "jewelry_box").display("blue_necklace").funded(HER, "jeweler 1").her_turn()
    assert t.game.snapshot()["players"][HER]["jewelry"] == ["blue_necklace"]
    assert len(t.players[HER].tiles) == 1


@pytest.mark.rule("D8", "18", "15")
@pytest.mark.parametrize(("shows", "display", "prestige"), [
    ("1 match", ("pink_ring",), 2),
    ("1 suit", ("pink_ring",), 2),
    ("1 suit", ("orange_ring",), 0),
    ("1 none", ("pink_ring",), 0),
])  # fmt: skip
def test_x06_brings_her_2_prestige_if_she_acquires_jewelry_of_its_colour_with_it(
    shows: str, display: tuple[str, ...], prestige: int
) -> None:
    t = tailoring("X06", "expert_tailoring", "jewelry_box", shows=shows).display(*display).funded(HER, "jeweler 1")
    t.her_turn()
    assert t.players[HER].prestige == prestige


@pytest.mark.rule("16", "19")
def test_she_tailors_a_fancy_dress_as_any_other_garment() -> None:
    t = tailoring("F04", "fancy_dresses").her_turn()
    assert guest(t, "1.1") == ("F04", HER)
    assert t.players[HER].prestige == 0
    assert t.total(HER, "trademarks") == 6
