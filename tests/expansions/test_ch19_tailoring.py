"""Chapter 19 and ruling D4: which garment Madame du Barry tailors, and where it goes."""

import pytest

from tests.expansions.table import ExpansionTable, guest, kinds, solo

HER = 1
PLACES = [f"{hall}.{at}" for hall in range(1, 6) for at in range(1, 5)]


def tailoring(number: int, *windows: str | None, shows: str = "1 none") -> ExpansionTable:
    t = solo().her_hand(f"tailor {number}").turned_over(shows)
    t.windows(*windows)
    return t.her_turn()


def fill(t: ExpansionTable, *but: str) -> ExpansionTable:
    """The human's garments stand on every guest space but these."""
    for number, place in enumerate([place for place in PLACES if place not in but], 10):
        t.rented(0, **{f"G{number:02}": place})
    t.all_halls(0)
    return t


@pytest.mark.rule("19")
@pytest.mark.parametrize(("number", "garment"), [(1, "G06"), (2, "G05"), (3, "G04")])
def test_she_tailors_the_garment_at_the_number_from_the_right(number: int, garment: str) -> None:
    t = tailoring(number, "G01", "G02", "G03", "G04", "G05", "G06")
    assert guest(t, "1.1") == (garment, HER)
    assert garment not in t.game.snapshot()["windows"]


@pytest.mark.rule("19")
@pytest.mark.parametrize(("number", "garment"), [(1, "G04"), (2, "G02"), (3, "G01")])
def test_only_garments_are_counted_not_empty_windows(number: int, garment: str) -> None:
    t = tailoring(number, "G01", "G02", None, "G04", None, None)
    assert guest(t, "1.1") == (garment, HER)


@pytest.mark.rule("19")
def test_with_fewer_garments_than_the_card_says_she_tailors_the_dearest() -> None:
    for windows in ((None, "G02", None, None, "G05", None), ("G02", None, None, None, None, "G05")):
        t = tailoring(3, *windows)
        assert guest(t, "1.1") == ("G02", HER)


@pytest.mark.rule("19", "D2")
def test_without_a_garment_she_gains_3_prestige_instead_and_no_card_is_turned_over() -> None:
    t = solo().her_hand("tailor 2").her_turn()
    assert t.players[HER].prestige == 3
    assert len(t.state.du_barry[0]) == 24
    assert "DuBarryRevealed" not in kinds(t.events)


@pytest.mark.rule("19", "D3")
def test_she_pays_nothing_for_it() -> None:
    t = solo().her_hand("tailor 1").turned_over("1 none")
    t.tiles(HER, "R03", "R04").windows("G13")
    t.her_turn()
    her = t.players[HER]
    assert (her.livre, her.thread, her.lace, len(her.tiles)) == (0, 1, 1, 2)
    assert guest(t, "1.1") == ("G13", HER)


@pytest.mark.rule("19")
def test_her_garment_is_always_rented_out() -> None:
    t = tailoring(1, "G13")
    assert "GarmentSold" not in kinds(t.events)
    assert t.state.owners.count(HER) == 1


@pytest.mark.rule("19")
def test_a_further_card_is_turned_over_and_laid_on_her_discards_to_say_where_it_goes() -> None:
    t = solo().her_hand("tailor 1").turned_over("3 suit")
    (played,) = t.state.du_barry[1]
    shown = t.state.du_barry[0][-1]
    t.windows("G01")
    t.her_turn()
    assert t.state.du_barry[2] == [shown, played]
    (told,) = [event.data() for event in t.events if event.kind == "DuBarryRevealed"]
    assert (told["hall"], told["jewelry"]) == (3, "suit")
    assert guest(t, "3.1") == ("G01", HER)


@pytest.mark.rule("D4", "19")
@pytest.mark.parametrize(("hall", "order"), [
    (1, ["1.1", "1.4", "1.2", "1.3"]),  # master; Livre; plain
    (2, ["2.1", "2.2", "2.4", "2.3"]),  # master; thread; Livre; plain
    (3, ["3.1", "3.3", "3.2", "3.4"]),  # master; Livre; plain
    (4, ["4.1", "4.2", "4.4", "4.3"]),  # master; thread, lace: the leftmost; Livre
    (5, ["5.1", "5.2", "5.3", "5.4"]),  # master; resource; Livre; plain
])  # fmt: skip
def test_in_the_hall_shown_she_takes_master_spaces_first_then_by_reward_then_the_leftmost(
    hall: int, order: list[str]
) -> None:
    for taken in range(4):
        t = solo().her_hand("tailor 1").turned_over(f"{hall} none")
        for number, place in enumerate(order[:taken]):
            t.rented(0, **{f"G{number + 20}": place})
        t.windows("G01")
        t.her_turn()
        assert guest(t, order[taken]) == ("G01", HER)


@pytest.mark.rule("19", "D4")
def test_her_garment_may_go_to_a_master_space_without_the_gold_thimble_and_to_a_plain_one_with_it() -> None:
    assert guest(tailoring(1, "G01"), "1.1") == ("G01", HER)
    t = solo().her_hand("tailor 1").turned_over("1 none")
    t.rented(0, G20="1.1").windows("G13")
    t.her_turn()
    assert guest(t, "1.4") == ("G13", HER)


@pytest.mark.rule("19", "D3")
@pytest.mark.parametrize(("shows", "taken", "thread", "lace", "tiles"), [
    ("2 none", ["2.1"], 2, 1, 0),
    ("3 none", [], 1, 2, 0),
    ("4 none", [], 1, 1, 1),
    ("5 none", ["5.1"], 1, 1, 1),
    ("5 none", [], 1, 1, 0),
    ("1 none", ["1.1"], 1, 1, 0),
])  # fmt: skip
def test_she_gains_thread_lace_and_tiles_of_guest_spaces_but_never_livre(
    shows: str, taken: list[str], thread: int, lace: int, tiles: int
) -> None:
    t = solo().her_hand("tailor 1").turned_over(shows)
    for place in taken:
        t.rented(0, G20=place)
    t.windows("G01")
    t.her_turn()
    her = t.players[HER]
    assert (her.livre, her.thread, her.lace, len(her.tiles)) == (0, thread, lace, tiles)


@pytest.mark.rule("19", "D4")
def test_her_resource_reward_is_a_random_tile_from_the_bag_not_from_the_drawers() -> None:
    t = solo().her_hand("tailor 1").turned_over("4 none")
    t.drawer(1, "R01", "R02").next_tile("R19").windows("G01")
    t.her_turn()
    assert [tile["id"] for tile in t.game.snapshot()["players"][HER]["resources"]] == ["R19"]
    assert [tile["id"] for tile in t.game.snapshot()["drawers"][0][:2]] == ["R01", "R02"]


@pytest.mark.rule("R1", "D4")
def test_with_an_empty_bag_the_discards_go_back_first_and_without_any_she_gains_none() -> None:
    t = solo().her_hand("tailor 1").turned_over("4 none")
    t.bag_into_discards().windows("G01")
    t.her_turn()
    assert len(t.players[HER].tiles) == 1
    none = solo().her_hand("tailor 1").turned_over("4 none")
    none.bag_onto_rack(0).windows("G01")
    none.her_turn()
    assert none.players[HER].tiles == []
    assert guest(none, "4.1") == ("G01", HER)


@pytest.mark.rule("19", "D4")
def test_if_the_hall_is_full_further_cards_are_turned_over_until_one_shows_a_free_space() -> None:
    t = solo().her_hand("tailor 1").turned_over("1 match", "1 suit", "3 none")
    t.rented(0, G10="1.1", G11="1.2", G12="1.3", G13="1.4").windows("G01")
    t.her_turn()
    assert guest(t, "3.1") == ("G01", HER)
    assert kinds(t.events).count("DuBarryRevealed") == 3
    assert len(t.state.du_barry[2]) == 4


@pytest.mark.rule("D4")
def test_if_every_hall_is_full_the_garment_is_discarded_and_she_gains_3_prestige() -> None:
    t = fill(solo()).her_hand("tailor 1")
    t.windows("G01")
    t.her_turn()
    assert t.players[HER].prestige == 3
    assert t.game.snapshot()["garment_discard"] == ["G01"]
    assert HER not in t.state.owners


@pytest.mark.rule("D4")
def test_the_last_free_space_of_the_palace_is_found() -> None:
    t = fill(solo(), "4.3").her_hand("tailor 1")
    t.windows("G01")
    t.her_turn()
    assert guest(t, "4.3") == ("G01", HER)


@pytest.mark.rule("D1", "19")
def test_if_her_supply_runs_out_her_discards_are_shuffled() -> None:
    t = solo().her_hand("tailor 1").her_cards_used()
    t.windows("G01")
    t.her_turn()
    assert HER in t.state.owners
    supply, hand, discards = t.state.du_barry
    assert (len(supply), len(hand), len(discards)) == (23, 0, 2)


@pytest.mark.rule("D1", "19")
def test_the_last_card_of_her_supply_is_used_before_the_discards_are_shuffled() -> None:
    t = solo().her_hand("tailor 1").her_cards_used("5 none")
    t.windows("G01")
    t.her_turn()
    assert guest(t, "5.1") == ("G01", HER)
    assert t.state.du_barry[0] == []


@pytest.mark.rule("19", "11")
def test_when_she_is_represented_in_all_halls_she_takes_the_most_valuable_free_all_halls_space() -> None:
    t = solo().funded(HER, *(f"musician {hall}" for hall in range(1, 5))).her_hand("tailor 1").turned_over("5 none")
    t.windows("G01")
    t.her_turn()
    assert t.game.snapshot()["all_halls"] == [HER, None, None]
    second = (
        solo().funded(HER, *(f"musician {hall}" for hall in range(1, 5))).her_hand("tailor 1").turned_over("5 none")
    )
    second.all_halls(0).windows("G01")
    second.her_turn()
    assert second.game.snapshot()["all_halls"] == [0, HER, None]


@pytest.mark.rule("19", "11")
def test_four_halls_are_not_all_and_nobody_takes_a_second_all_halls_space() -> None:
    t = solo().funded(HER, *(f"musician {hall}" for hall in range(1, 5))).her_hand("tailor 1").turned_over("4 none")
    t.windows("G01")
    t.her_turn()
    assert t.game.snapshot()["all_halls"] == [None] * 3
    again = solo().funded(HER, *(f"musician {hall}" for hall in range(1, 6))).her_hand("tailor 1").turned_over("4 none")
    again.all_halls(HER).windows("G01")
    again.her_turn()
    assert again.game.snapshot()["all_halls"] == [HER, None, None]
