"""Chapter 19 and ruling D5: what Madame du Barry funds."""

import pytest

from tests.expansions.table import ExpansionTable, solo

HER = 1


def funding(kind: str, *modules: str) -> ExpansionTable:
    return solo(*modules).her_hand(f"fund {kind}")


def funded(t: ExpansionTable) -> tuple[str, int] | None:
    """What she has funded in her turn: (decoration, number)."""
    t.her_turn()
    found = [event.data() for event in t.events if event.kind == "DecorationFunded"]
    if not found:
        return None
    (event,) = found
    assert (event["seat"], event["livre"]) == (HER, 0)
    assert t.players[HER].livre == 0
    assert t.players[HER].prestige == 0
    return str(event["decoration"]), int(event["space"])


def nothing_but_prestige(t: ExpansionTable) -> bool:
    return funded(t) is None and t.players[HER].prestige == 3


@pytest.mark.rule("19")
@pytest.mark.parametrize("kind", ["fireworks", "statues"])
def test_she_funds_the_cheapest_free_space_of_the_kind_shown(kind: str) -> None:
    word = {"fireworks": "fireworks", "statues": "statue"}[kind]
    assert funded(funding(kind)) == (kind, 1)
    assert funded(funding(kind).funded(0, f"{word} 1")) == (kind, 2)
    assert funded(funding(kind).funded(HER, f"{word} 1", f"{word} 2")) == (kind, 3)


@pytest.mark.rule("D2", "19")
@pytest.mark.parametrize(
    ("kind", "word", "spaces"), [("fireworks", "fireworks", 4), ("statues", "statue", 3), ("musicians", "musician", 5)]
)
def test_if_no_space_of_the_kind_is_free_she_gains_3_prestige_instead(kind: str, word: str, spaces: int) -> None:
    assert nothing_but_prestige(funding(kind).funded(0, *(f"{word} {number}" for number in range(1, spaces + 1))))


@pytest.mark.rule("19", "D5")
def test_of_the_musicians_she_takes_the_cheapest_the_lower_hall_where_they_cost_the_same() -> None:
    """7 in hall 5, 8 in hall 4, 10 in halls 2 and 3, 12 in the Royal Hall."""
    order = [5, 4, 2, 3, 1]
    for taken in range(5):
        t = funding("musicians").funded(0, *(f"musician {hall}" for hall in order[:taken]))
        assert funded(t) == ("musicians", order[taken])


@pytest.mark.rule("19", "D5")
def test_in_the_kitchen_the_left_side_comes_first_where_both_cost_the_same() -> None:
    """10 what is left on the left, and 10 on the right."""
    assert funded(funding("kitchen").funded(0, "kitchen-left 1", "kitchen-left 2")) == ("kitchen_left", 3)


@pytest.mark.rule("19", "D5")
def test_in_the_kitchen_the_cheaper_side_comes_first() -> None:
    assert funded(funding("kitchen")) == ("kitchen_left", 1)
    left = funding("kitchen").funded(0, "kitchen-left 1", "kitchen-left 2", "kitchen-left 3")
    assert funded(left) == ("kitchen_right", 1)


@pytest.mark.rule("19", "11")
def test_she_has_at_most_one_decoration_on_each_side_of_the_kitchen() -> None:
    assert funded(funding("kitchen").funded(HER, "kitchen-left 1")) == ("kitchen_right", 1)
    assert funded(funding("kitchen").funded(HER, "kitchen-right 1")) == ("kitchen_left", 1)


@pytest.mark.rule("D2", "19", "11")
def test_with_both_sides_of_the_kitchen_she_gains_3_prestige_though_spaces_are_free() -> None:
    assert nothing_but_prestige(funding("kitchen").funded(HER, "kitchen-left 1", "kitchen-right 2"))
    full = funding("kitchen").funded(HER, "kitchen-left 1")
    full.funded(0, *(f"kitchen-right {number}" for number in (1, 2, 3)))
    assert nothing_but_prestige(full)


@pytest.mark.rule("D5", "19")
@pytest.mark.parametrize("kind", ["fireworks", "kitchen", "musicians", "statues"])
def test_with_the_jewelry_box_her_first_fund_action_of_any_kind_takes_the_cheapest_jeweler_space(kind: str) -> None:
    assert funded(funding(kind, "jewelry_box")) == ("jeweler", 1)
    assert funded(funding(kind, "jewelry_box").funded(0, "jeweler 1")) == ("jeweler", 2)


@pytest.mark.rule("D5", "19")
def test_the_jeweler_comes_first_also_when_the_kind_shown_is_full() -> None:
    t = funding("statues", "jewelry_box").funded(0, "statue 1", "statue 2", "statue 3")
    assert funded(t) == ("jeweler", 1)


@pytest.mark.rule("D5", "19", "15")
def test_with_a_jeweler_decoration_she_funds_what_her_card_says() -> None:
    assert funded(funding("statues", "jewelry_box").funded(HER, "jeweler 3")) == ("statues", 1)
    full = funding("statues", "jewelry_box").funded(HER, "jeweler 3").funded(0, "statue 1", "statue 2", "statue 3")
    assert nothing_but_prestige(full)


@pytest.mark.rule("D5", "19")
def test_without_the_jewelry_box_there_is_no_jeweler_to_fund() -> None:
    t = funding("fireworks")
    assert funded(t) == ("fireworks", 1)
    assert t.game.snapshot()["decorations"]["jeweler"] == []


@pytest.mark.rule("19", "11")
def test_a_musician_may_complete_her_presence_in_all_halls() -> None:
    t = funding("musicians")
    t.rented(HER, G01="1.1", G02="2.1", G03="3.1", G04="4.1")
    assert funded(t) == ("musicians", 5)
    assert t.game.snapshot()["all_halls"] == [HER, None, None]


@pytest.mark.rule("19", "13")
def test_her_decorations_score_like_anybodys() -> None:
    t = solo("jewelry_box").funded(HER, "musician 5", "fireworks 4", "jeweler 5")
    sheet = t.final()[HER]
    assert sheet.items["trademarks"] == 2 + 1 + 2
    assert sheet.items["fireworks"] == 6
