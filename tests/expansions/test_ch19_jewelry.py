"""Chapter 19: the jewelry symbols of Madame du Barry's cards."""

import pytest

from tests.expansions.table import ExpansionTable, guest, kinds, solo

HER = 1
BLUE, PINK, GREEN, ORANGE = "blue_necklace", "pink_ring", "green_necklace", "orange_ring"


def tailoring(garment: str, shows: str, *display: str | None, jeweler: bool = True) -> ExpansionTable:
    t = solo("jewelry_box").her_hand("tailor 1").turned_over(shows).display(*display)
    if jeweler:
        t.funded(HER, "jeweler 1")
    t.windows(garment)
    return t.her_turn()


def owned(t: ExpansionTable) -> list[str]:
    found: list[str] = t.game.snapshot()["players"][HER]["jewelry"]
    return found


@pytest.mark.rule("19")
@pytest.mark.parametrize(("garment", "kind"), [("G01", BLUE), ("G14", PINK), ("G30", GREEN), ("G39", ORANGE)])
def test_match_she_acquires_jewelry_of_the_garments_colour_and_a_random_tile(garment: str, kind: str) -> None:
    t = tailoring(garment, "1 match", BLUE, PINK, GREEN, ORANGE)
    assert owned(t) == [kind]
    assert len(t.players[HER].tiles) == 1
    assert kind not in t.game.snapshot()["jewelry_display"]


@pytest.mark.rule("19")
@pytest.mark.parametrize(("garment", "display"), [("G01", (GREEN, PINK, GREEN)), ("G14", (ORANGE, BLUE)), ("G01", ())])
def test_match_without_jewelry_of_that_colour_she_acquires_none(garment: str, display: tuple[str, ...]) -> None:
    t = tailoring(garment, "1 match", *display)
    assert owned(t) == []
    assert t.players[HER].tiles == []
    assert guest(t, "1.1") == (garment, HER)


@pytest.mark.rule("19")
def test_match_of_several_she_takes_the_cheapest() -> None:
    t = tailoring("G01", "1 match", BLUE, None, BLUE, PINK)
    assert owned(t) == [BLUE]
    assert t.game.snapshot()["jewelry_display"] == [BLUE, None, None, PINK]


@pytest.mark.rule("19")
@pytest.mark.parametrize(("garment", "left"), [
    ("G01", [BLUE, PINK, None, ORANGE]),
    ("G30", [BLUE, PINK, None, ORANGE]),
    ("G14", [BLUE, PINK, GREEN, None]),
    ("G39", [BLUE, PINK, GREEN, None]),
])  # fmt: skip
def test_suit_she_takes_the_cheapest_necklace_for_a_gown_and_ring_for_a_coat(
    garment: str, left: list[str | None]
) -> None:
    t = tailoring(garment, "1 suit", BLUE, PINK, GREEN, ORANGE)
    assert t.game.snapshot()["jewelry_display"] == left


@pytest.mark.rule("19")
@pytest.mark.parametrize(("garment", "tiles"), [("G01", 0), ("G30", 1)])
def test_suit_a_random_tile_comes_only_if_the_colour_happens_to_match(garment: str, tiles: int) -> None:
    t = tailoring(garment, "1 suit", BLUE, PINK, GREEN, ORANGE)
    assert owned(t) == [GREEN]
    assert len(t.players[HER].tiles) == tiles


@pytest.mark.rule("19")
def test_suit_without_a_suiting_piece_she_acquires_none() -> None:
    t = tailoring("G01", "1 suit", PINK, ORANGE, PINK, PINK)
    assert owned(t) == []


@pytest.mark.rule("19")
def test_none_she_acquires_no_jewelry() -> None:
    t = tailoring("G01", "1 none", BLUE, BLUE, BLUE, BLUE)
    assert owned(t) == []


@pytest.mark.rule("19")
@pytest.mark.parametrize("symbol", ["match", "suit"])
def test_without_a_jeweler_decoration_she_acquires_none(symbol: str) -> None:
    t = tailoring("G01", f"1 {symbol}", BLUE, BLUE, BLUE, BLUE, jeweler=False)
    assert owned(t) == []
    assert guest(t, "1.1") == ("G01", HER)


@pytest.mark.rule("19", "D3")
def test_her_jewelry_costs_nothing() -> None:
    t = tailoring("G01", "1 suit", BLUE)
    assert owned(t) == [BLUE]
    assert t.players[HER].livre == 0


@pytest.mark.rule("19", "D4")
def test_when_halls_are_full_the_symbol_of_the_card_that_places_the_garment_counts() -> None:
    t = solo("jewelry_box").her_hand("tailor 1").turned_over("1 match", "3 none").display(BLUE).funded(HER, "jeweler 1")
    t.rented(0, G10="1.1", G11="1.2", G12="1.3", G13="1.4").windows("G01")
    t.her_turn()
    assert owned(t) == []
    other = solo("jewelry_box").her_hand("tailor 1").turned_over("1 none", "3 match").display(BLUE)
    other.funded(HER, "jeweler 1").rented(0, G10="1.1", G11="1.2", G12="1.3", G13="1.4").windows("G01")
    other.her_turn()
    assert owned(other) == [BLUE]


@pytest.mark.rule("19")
def test_without_the_jewelry_box_the_symbols_mean_nothing() -> None:
    t = solo().her_hand("tailor 1").turned_over("1 match")
    t.windows("G01")
    t.her_turn()
    assert owned(t) == []
    assert "JewelryAcquired" not in kinds(t.events)


@pytest.mark.rule("19", "15")
def test_her_jewelry_scores_1_prestige_each_at_the_end() -> None:
    t = solo("jewelry_box").jewelry(HER, BLUE, BLUE, ORANGE)
    assert t.final()[HER].items["jewelry"] == 3
