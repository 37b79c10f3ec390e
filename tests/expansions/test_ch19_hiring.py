"""Chapter 19 and ruling D6: whom Madame du Barry hires."""

import pytest

from tests.expansions.table import ExpansionTable, solo

HER = 1


def hiring(action: str, *display: str, modules: tuple[str, ...] = ()) -> ExpansionTable:
    t = solo(*modules).her_hand(f"hire {action}")
    t.hire(*display)
    return t


def hired(t: ExpansionTable) -> str:
    t.her_turn()
    (event,) = [event.data() for event in t.events if event.kind == "EmployeeHired"]
    assert (event["seat"], event["livre"]) == (HER, 0)
    assert event["employee"] in t.cards(HER, "supply")
    assert event["employee"] not in t.game.snapshot()["hire"]
    return str(event["employee"])


@pytest.mark.rule("19")
@pytest.mark.parametrize(("action", "card"), [("left 1", "A1"), ("left 2", "A2"), ("right 1", "A4"), ("right 2", "A3")])
def test_she_hires_the_employee_at_the_number_from_the_side_of_her_card(action: str, card: str) -> None:
    assert hired(hiring(action, "A1", "A2", "A3", "A4")) == card


@pytest.mark.rule("19")
@pytest.mark.parametrize(("action", "card"), [("left 1", "A2"), ("left 2", "A4"), ("right 1", "A4"), ("right 2", "A2")])
def test_only_cards_are_counted_not_empty_spaces(action: str, card: str) -> None:
    t = hiring(action, "A1", "A2", "A3", "A4")
    for space in (0, 2):  # two were hired by the human
        t.players[0].supply.append(t.state.hire[space])
        t.state.hire[space] = -1
    assert hired(t) == card


@pytest.mark.rule("19")
@pytest.mark.parametrize("action", ["left 1", "left 2", "right 1", "right 2"])
def test_if_there_is_only_one_she_hires_that_one(action: str) -> None:
    assert hired(hiring(action, "A1")) == "A1"


@pytest.mark.rule("19", "D2")
def test_if_nobody_is_on_display_she_gains_3_prestige_instead_and_no_further_card() -> None:
    t = solo().her_hand("hire left 1").her_turn()
    assert t.players[HER].prestige == 3
    assert len(t.cards(HER, "supply")) == 5
    assert t.state.du_barry[1] == []


@pytest.mark.rule("19")
def test_for_each_employee_hired_a_card_from_her_supply_comes_to_her_hand_one_turn_more() -> None:
    t = hiring("left 1", "A1", "A2").her_hand("favor")
    hired(t)
    supply, hand, discards = t.state.du_barry
    assert (len(supply), len(hand), len(discards)) == (22, 2, 1)
    assert t.players[HER].prestige == 0


@pytest.mark.rule("19", "5")
def test_the_further_card_is_played_in_the_same_round() -> None:
    t = hiring("left 1", "A1", "A2")
    top = t.state.tables.du_barry_cards[t.state.du_barry[0][-1]]
    t.her_turn()
    events = t.do("pass", "pass")
    told = [event for event in events if event.kind in ("DuBarryPlayed", "RoundStarted")]
    assert told[0].data()["action"] == top


@pytest.mark.rule("D1", "19")
def test_if_her_supply_has_run_out_the_further_card_comes_from_her_shuffled_discards() -> None:
    t = hiring("left 1", "A1", "A2").her_cards_used()
    hired(t)
    supply, hand, discards = t.state.du_barry
    assert (len(supply), len(hand), len(discards)) == (23, 1, 1)


@pytest.mark.rule("19", "D3")
def test_hiring_costs_her_nothing_and_lowers_the_price_for_the_human() -> None:
    t = hiring("left 1", "A1", "A2")
    t.hand(0, "S1").livre(0, 0)
    assert hired(t) == "A1"
    assert t.players[HER].livre == 0
    assert "hire 2" in t.options  # one is left on display: it costs nothing


@pytest.mark.rule("19")
def test_the_hired_employee_counts_as_her_staff() -> None:
    t = hiring("left 1", "A1")
    hired(t)
    assert t.game.view(0)["players"][HER]["staff"] == 6


# --- Crowns first (D6)


@pytest.mark.rule("D6", "19")
@pytest.mark.parametrize("action", ["left 1", "left 2", "right 1", "right 2"])
def test_a_crown_on_display_comes_before_what_her_card_says(action: str) -> None:
    assert hired(hiring(action, "F1", "F4", "F2")) == "F4"
    assert hired(hiring(action, "F4", "F1", "F2")) == "F4"


@pytest.mark.rule("D6", "19")
def test_she_takes_a_crown_even_if_it_is_worth_nothing_to_her_now() -> None:
    t = hiring("left 1", "F1", "F6")
    assert hired(t) == "F6"


@pytest.mark.rule("D6", "19")
@pytest.mark.parametrize(("thread", "lace", "garments", "crown"), [
    (1, 1, {}, "F4"),  # 3 for thread and lace, nothing for the rest
    (0, 1, {"G01": "1.1", "G02": "2.1"}, "F5"),  # 3 for two on master spaces
    (1, 1, {"G01": "1.2", "G02": "1.3", "G14": "2.3", "G15": "2.4"}, "F6"),  # 4 for two pairs
    (2, 2, {"G01": "1.2", "G02": "1.3", "G14": "2.3", "G15": "2.4"}, "F4"),  # 6 for two pairs of notions
])  # fmt: skip
def test_of_several_crowns_she_takes_the_one_worth_most_to_her_now(
    thread: int, lace: int, garments: dict[str, str], crown: str
) -> None:
    for action in ("left 1", "right 1"):
        t = hiring(action, "F1", "F4", "F5", "F6")
        t.notions(HER, thread=thread, lace=lace).rented(HER, **garments)
        t.rented(0, G20="3.1", G21="4.1", G03="3.2", G04="4.2").notions(0, thread=9, lace=9)
        assert hired(t) == crown


@pytest.mark.rule("D6", "19")
def test_the_crown_that_counts_the_staff_is_compared_too() -> None:
    """Nine employees and itself are ten: 8 prestige, more than the 3 for thread and lace."""
    t = hiring("left 1", "F1", "F3", "F4")
    t.supply(HER, "A1", "A2", "A3", "A4")
    assert hired(t) == "F3"


@pytest.mark.rule("D6", "19")
@pytest.mark.parametrize("action", ["left 1", "right 1"])
@pytest.mark.parametrize(("thread", "garments", "crown"), [
    (1, {}, "F4"),
    (0, {"G20": "3.1", "G21": "4.1"}, "F5"),
])  # fmt: skip
def test_a_tie_goes_to_the_crown_worth_most_to_the_human(
    action: str, thread: int, garments: dict[str, str], crown: str
) -> None:
    """3 for a pair of thread and lace, 3 for two garments on master spaces."""
    t = hiring(action, "F1", "F4", "F5")
    t.notions(HER, thread=1, lace=1).rented(HER, G01="1.1", G02="2.1")
    t.notions(0, thread=thread, lace=1).rented(0, **garments)
    assert hired(t) == crown


@pytest.mark.rule("D6", "19")
@pytest.mark.parametrize(
    ("action", "crown"), [("left 1", "F4"), ("left 2", "F4"), ("right 1", "F5"), ("right 2", "F5")]
)
def test_a_tie_that_stays_goes_to_the_first_from_the_side_of_her_card(action: str, crown: str) -> None:
    t = hiring(action, "F1", "F4", "F5")
    t.notions(HER, thread=1, lace=1).rented(HER, G01="1.1", G02="2.1")
    t.notions(0, thread=0, lace=0)
    assert hired(t) == crown


@pytest.mark.rule("D6", "19", "15")
def test_the_crowned_masters_of_the_jewelry_box_count_as_crowns_in_round_five() -> None:
    t = hiring("left 1", "E3", "M7", "M8", "E4", modules=("jewelry_box",))
    t.jewelry(HER, "blue_necklace", "green_necklace").funded(HER, "jeweler 1")
    assert hired(t) == "M7"
    other = hiring("left 1", "E3", "M7", "M8", "E4", modules=("jewelry_box",))
    other.funded(HER, "jeweler 1", "statue 1")
    assert hired(other) == "M8"


@pytest.mark.rule("D6", "19")
def test_a_crown_she_has_hired_scores_at_the_end() -> None:
    t = solo()
    t.supply(HER, "F4", "F6").notions(HER, thread=2, lace=3).rented(HER, G01="1.2", G14="2.3")
    assert t.final()[HER].items["crowns"] == 6 + 2
