"""Chapter 15 and ruling J3: hiring one's specialized apprentice, and the ten conditions."""

from collections.abc import Callable

import pytest

from tests.expansions.table import ExpansionTable, box, kinds

Arrange = Callable[[ExpansionTable], object]
BLUE, PINK, GREEN, ORANGE = "blue_necklace", "pink_ring", "green_necklace", "orange_ring"


def hiring(card: str, arrange: Arrange, *, with_card: str = "S1") -> ExpansionTable:
    """Seat 0 was dealt this apprentice and has played an employee; it has no Livre unless arranged."""
    t = box().specialized(0, card)
    t.livre(0, 0).notions(0, thread=0, lace=0)
    arrange(t)
    t.hand(0, with_card).turn(0)
    return t


MET: list[tuple[str, str, Arrange]] = [
    ("Z01", "3 coats", lambda t: t.rented(0, G14="1.2", G15="2.3", G37="3.2")),
    ("Z02", "3 gowns", lambda t: t.rented(0, G01="1.2", G02="2.3", G27="3.2")),
    ("Z03", "3 on master spaces", lambda t: t.rented(0, G01="1.1", G14="2.1", G27="3.1")),
    ("Z04", "30 Livre", lambda t: t.livre(0, 30)),
    ("Z05", "3 pieces of jewelry", lambda t: t.jewelry(0, BLUE, BLUE, ORANGE)),
    ("Z06", "musician, fireworks, jeweler", lambda t: t.funded(0, "musician 1", "fireworks 1", "jeweler 1")),
    ("Z06", "kitchen, statue, jeweler", lambda t: t.funded(0, "kitchen-right 1", "statue 1", "jeweler 1")),
    ("Z06", "statue, musician, kitchen", lambda t: t.funded(0, "statue 1", "musician 1", "kitchen-left 1")),
    ("Z07", "4 tiles, 2 lace, 2 thread",
     lambda t: t.tiles(0, "R01", "R02", "R03", "R04").notions(0, thread=2, lace=2)),
    ("Z08", "5 prestige", lambda t: t.prestige(0, 5)),
    ("Z09", "master examination once", lambda t: t.preparing(0, "journeyman", masters_made=1)),
    ("Z10", "garments in 5 halls", lambda t: t.rented(0, G01="1.2", G02="2.3", G03="3.2", G04="4.3", G14="5.4")),
    ("Z10", "garments and musicians in 5 halls",
     lambda t: t.funded(0, "musician 1", "musician 5").rented(0, G02="2.3", G03="3.2", G04="4.3")),
]  # fmt: skip

MISSED: list[tuple[str, str, Arrange]] = [
    ("Z01", "2 coats", lambda t: t.rented(0, G14="1.2", G37="2.3", G01="3.2", G02="4.3")),
    ("Z01", "somebody else's coats", lambda t: t.rented(0, G14="1.2", G15="1.3").rented(1, G16="2.3")),
    ("Z02", "2 gowns", lambda t: t.rented(0, G01="1.2", G27="2.3", G14="3.2", G15="4.3")),
    ("Z02", "somebody else's gowns", lambda t: t.rented(0, G01="1.2", G02="1.3").rented(1, G03="2.3")),
    ("Z03", "2 on master spaces", lambda t: t.rented(0, G01="1.1", G14="2.1", G08="3.2", G13="4.3")),
    ("Z04", "29 Livre", lambda t: t.livre(0, 29)),
    ("Z05", "2 pieces of jewelry", lambda t: t.jewelry(0, BLUE, ORANGE).jewelry(1, BLUE)),
    ("Z06", "2 types", lambda t: t.funded(0, "musician 1", "musician 2", "musician 3", "statue 1", "statue 2")),
    ("Z06", "both sides of the kitchen are one type",
     lambda t: t.funded(0, "kitchen-left 1", "kitchen-right 1", "statue 1")),
    ("Z06", "the All Halls bonus is no decoration", lambda t: t.funded(0, "statue 1", "musician 1").all_halls(0)),
    ("Z07", "3 tiles", lambda t: t.tiles(0, "R01", "R02", "R03").notions(0, thread=9, lace=9)),
    ("Z07", "1 lace", lambda t: t.tiles(0, "R01", "R02", "R03", "R04").notions(0, thread=3, lace=1)),
    ("Z07", "1 thread", lambda t: t.tiles(0, "R01", "R02", "R03", "R04").notions(0, thread=1, lace=3)),
    ("Z08", "4 prestige", lambda t: t.prestige(0, 4)),
    ("Z08", "prestige of the final scoring",
     lambda t: t.prestige(0, 4).rented(0, G13="1.1", G26="2.1").favor(0)),
    ("Z09", "no master examination", lambda t: t.preparing(0, "master")),
    ("Z10", "4 halls", lambda t: t.funded(0, "musician 1").rented(0, G02="2.3", G03="3.2", G04="4.3")),
    ("Z10", "other decorations are in no hall",
     lambda t: t.funded(0, "musician 1", "statue 1", "jeweler 1").rented(0, G02="2.3", G03="3.2", G04="4.3")),
]  # fmt: skip


@pytest.mark.rule("15", "J3")
@pytest.mark.parametrize(("card", "arrange"), [pytest.param(c, a, id=f"{c}: {why}") for c, why, a in MET])
def test_the_apprentice_can_be_hired_when_its_condition_is_just_met(card: str, arrange: Arrange) -> None:
    t = hiring(card, arrange)
    livre = t.players[0].livre
    t.do("hire apprentice")
    assert t.cards(0, "hand") == [card]
    assert t.players[0].livre == livre


@pytest.mark.rule("15")
@pytest.mark.parametrize(("card", "arrange"), [pytest.param(c, a, id=f"{c}: {why}") for c, why, a in MISSED])
def test_the_apprentice_can_not_be_hired_when_its_condition_is_just_missed(card: str, arrange: Arrange) -> None:
    t = hiring(card, arrange)
    assert "hire apprentice" not in t.options
    assert t.why_not("hire apprentice") == ("15", "the specialized apprentice's condition is not met")


@pytest.mark.rule("15")
def test_passing_the_master_examination_meets_that_condition_the_journeymans_does_not() -> None:
    master = (
        box(2)
        .specialized(0, "Z09")
        .preparing(0, "master", "tailor_with_master", "tailor_gown_with_journeyman", "tailor_coat_with_journeyman")
    )
    master.hand(0, "S2", "S1").livre(0, 5).hand(1, "S1", "S2").turn(0)
    master.do("play S2", "examination", "choose M1", "play S1", "pass", "play S1")
    assert "hire apprentice" in master.options
    journeyman = (
        box(2)
        .specialized(0, "Z09")
        .preparing(0, "journeyman", "acquire_common_silk", "acquire_rare_silk", "acquire_notions", "fund_decoration")
    )
    journeyman.hand(0, "S3", "S1").livre(0, 5).hand(1, "S1", "S2").turn(0)
    journeyman.do("play S3", "examination", "choose J3", "play S1", "pass", "play S1")
    assert "hire apprentice" not in journeyman.options


@pytest.mark.rule("15", "J3")
@pytest.mark.parametrize("card", ["S2", "S4"])
def test_only_a_master_can_hire_the_apprentice(card: str) -> None:
    t = hiring("Z04", lambda t: t.livre(0, 30), with_card=card)
    assert "hire apprentice" not in t.options
    assert t.why_not("hire apprentice") == ("5", "an employee of this rank can't perform that action")


@pytest.mark.rule("15", "J3")
def test_it_is_hired_once_in_the_game() -> None:
    t = box(2).specialized(0, "Z04")
    t.hand(0, "S1", "A1").livre(0, 30).hand(1, "S1", "S2").turn(0)
    t.do("play S1", "hire apprentice", "play S1", "pass", "play A1")
    assert "hire apprentice" not in t.options
    assert t.why_not("hire apprentice") == ("J3", "you have no specialized apprentice left to hire")
    assert t.game.snapshot()["players"][0]["specialized"] is None


@pytest.mark.rule("15", "J3")
def test_it_is_hired_instead_of_a_card_from_the_display_and_the_display_stays() -> None:
    t = box().specialized(0, "Z04")
    t.hand(0, "S1").livre(0, 30).hire("A1", "A2").turn(0)
    assert {"hire 1", "hire 2", "hire apprentice"} <= set(t.options)
    events = t.do("hire apprentice")
    assert t.game.snapshot()["hire"] == ["A1", "A2", None, None]
    assert t.state.turn == 1
    assert kinds(events).count("EmployeeHired") == 1


@pytest.mark.rule("J3")
def test_an_empty_display_does_not_hinder_it() -> None:
    t = hiring("Z08", lambda t: t.prestige(0, 5))
    assert t.game.snapshot()["hire"] == [None] * 4
    assert "hire apprentice" in t.options


@pytest.mark.rule("15")
def test_it_is_played_later_in_the_same_round_and_brings_3_prestige() -> None:
    t = box(2).specialized(0, "Z04")
    t.hand(0, "S1").livre(0, 30).hand(1, "S1").turn(0)
    t.do("hire apprentice", "pass")
    assert t.game.snapshot()["players"][0]["in_play"] == "Z04"
    t.do("pass", "bonus")
    assert t.players[0].prestige == 3


@pytest.mark.rule("15")
@pytest.mark.parametrize("card", [f"Z{number:02}" for number in range(1, 11)])
def test_every_specialized_apprentice_brings_3_prestige_whenever_it_is_played_whatever_its_condition(card: str) -> None:
    t = box()
    for seat, other in enumerate([name for name in ("Z01", "Z02", "Z03", "Z04") if name != card][:3]):
        t.specialized(seat, other)
    t.players[0].specialized = -1
    t.hand(0, card).livre(0, 0).notions(0, thread=0, lace=0).turn(0)
    t.do("pass")
    assert t.options == ["bonus", "pass"]
    t.do("bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (0, 3)


@pytest.mark.rule("15")
def test_a_specialized_apprentice_is_an_apprentice() -> None:
    t = box().specialized(0, "Z01").specialized(1, "Z02").specialized(2, "Z03")
    t.players[0].specialized = -1
    t.hand(0, "Z08").livre(0, 0).drawer(1, "R01").turn(0)
    for refused in ("favor", "tailor 1", "hire 1"):
        assert t.why_not(refused) == ("5", "an employee of this rank can't perform that action")
    t.do("acquire 1.1", "keep")
    assert t.tasks(0) == ["acquire_common_silk"]


@pytest.mark.rule("15", "10")
def test_it_can_be_deputed_for_4_livre_and_a_last_3_prestige() -> None:
    t = box().specialized(0, "Z01").specialized(1, "Z02").specialized(2, "Z03")
    t.players[0].specialized = -1
    t.hand(0, "Z08").livre(0, 0).turn(0)
    t.do("depute", "bonus")
    assert (t.players[0].livre, t.players[0].prestige) == (4, 3)


@pytest.mark.rule("15", "S4")
def test_before_it_is_hired_it_can_not_be_deputed() -> None:
    t = box().specialized(0, "Z04")
    t.hand(0, "A2").turn(0)
    t.do("pass")
    assert "depute Z04" not in t.options
    assert t.why_not("depute Z04") == ("S4", "this employee is not in your staff")
