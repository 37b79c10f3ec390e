"""Chapter 15 and ruling J2: the journeyman and the master examination."""

import pytest

from rokoko import IllegalAction
from tests.expansions.table import JOURNEYMAN_TASKS, MASTER_TASKS, ExpansionTable, box, kinds

TASKS = {"journeyman": JOURNEYMAN_TASKS, "master": MASTER_TASKS}


def candidate(card: str = "S4", rank: str = "journeyman", *, livre: int = 5, staff: int = 5) -> ExpansionTable:
    """Seat 0 has fulfilled all tasks and has played the employee that may take the examination."""
    t = box().preparing(0, rank, *TASKS[rank])
    t.hand(0, card).livre(0, livre)
    if staff == 4:
        t.deputed(0, "S3")
    t.turn(0)
    assert t.players[0].staff_size() == staff
    return t


@pytest.mark.rule("15")
@pytest.mark.parametrize("card", ["S3", "S4"])
def test_an_apprentice_may_take_the_journeyman_examination_when_all_four_tasks_are_fulfilled(card: str) -> None:
    assert "examination" in candidate(card).options


@pytest.mark.rule("15")
def test_a_journeyman_may_take_the_master_examination_when_all_three_tasks_are_fulfilled() -> None:
    assert "examination" in candidate("S2", "master").options


@pytest.mark.rule("15")
@pytest.mark.parametrize(
    ("card", "rank"), [("S1", "journeyman"), ("S2", "journeyman"), ("S1", "master"), ("S4", "master")]
)
def test_an_employee_of_another_rank_can_not_take_it(card: str, rank: str) -> None:
    t = candidate(card, rank)
    assert "examination" not in t.options
    assert t.why_not("examination")[0] == "15"


@pytest.mark.rule("15")
@pytest.mark.parametrize("missing", JOURNEYMAN_TASKS)
def test_each_of_the_four_tasks_is_needed_for_the_journeyman_examination(missing: str) -> None:
    t = box().preparing(0, "journeyman", *[task for task in JOURNEYMAN_TASKS if task != missing])
    t.hand(0, "S4").livre(0, 5).turn(0)
    assert "examination" not in t.options
    assert t.why_not("examination") == ("15", "not all tasks of the examination are fulfilled")


@pytest.mark.rule("15")
@pytest.mark.parametrize("missing", MASTER_TASKS)
def test_each_of_the_three_tasks_is_needed_for_the_master_examination(missing: str) -> None:
    t = box().preparing(0, "master", *[task for task in MASTER_TASKS if task != missing])
    t.hand(0, "S2").livre(0, 5).turn(0)
    assert "examination" not in t.options
    assert t.why_not("examination") == ("15", "not all tasks of the examination are fulfilled")


@pytest.mark.rule("15")
@pytest.mark.parametrize(("card", "rank"), [("S4", "journeyman"), ("S2", "master")])
def test_an_examination_costs_5_livre_and_brings_1_prestige(card: str, rank: str) -> None:
    t = candidate(card, rank, livre=5)
    t.do("examination")
    assert (t.players[0].livre, t.players[0].prestige) == (0, 1)


@pytest.mark.rule("15")
@pytest.mark.parametrize(("card", "rank"), [("S4", "journeyman"), ("S2", "master")])
def test_4_livre_are_too_few_even_if_the_bonus_would_bring_the_rest(card: str, rank: str) -> None:
    t = candidate(card, rank, livre=4)
    assert t.why_not("examination") == ("1", "you don't have enough Livre")
    with pytest.raises(IllegalAction):
        t.do("examination")


@pytest.mark.rule("15", "J2")
def test_the_played_employees_bonus_may_be_used_before_it_leaves() -> None:
    t = candidate("S4")
    t.do("examination")
    assert t.asked == "use_bonus"
    t.do("bonus")
    assert t.players[0].livre == 2
    assert t.asked == "choose_graduate"


@pytest.mark.rule("15", "J2")
def test_that_bonus_may_be_forfeited() -> None:
    t = candidate("S4")
    t.do("examination", "pass")
    assert t.players[0].livre == 0
    assert t.asked == "choose_graduate"


@pytest.mark.rule("15", "J2")
def test_the_played_apprentice_is_swapped_for_a_journeyman_of_the_deck() -> None:
    t = candidate("S4")
    deck = t.game.snapshot()["exam_decks"]["journeyman"]
    assert len(deck) == 9
    t.do("examination", "pass")
    assert sorted(t.options) == sorted(f"choose {card}" for card in deck)
    t.do("choose J5")
    shown = t.game.snapshot()
    assert shown["players"][0]["hand"] == ["J5"]
    assert "S4" not in shown["players"][0]["discard"]
    assert shown["removed"].count("S4") == 1
    assert sorted(shown["exam_decks"]["journeyman"]) == sorted(set(deck) - {"J5"})
    assert t.players[0].staff_size() == 5


@pytest.mark.rule("15", "J2")
def test_the_played_journeyman_is_swapped_for_a_master_of_the_deck() -> None:
    t = candidate("S2", "master")
    deck = t.game.snapshot()["exam_decks"]["master"]
    t.do("examination")
    assert sorted(t.options) == sorted(f"choose {card}" for card in deck)
    t.do("choose M4")
    shown = t.game.snapshot()
    assert shown["players"][0]["hand"] == ["M4"]
    assert shown["removed"].count("S2") == 1
    assert len(shown["exam_decks"]["master"]) == 8
    assert len(shown["exam_decks"]["journeyman"]) == 9


@pytest.mark.rule("15")
def test_a_card_that_is_not_in_the_deck_can_not_be_chosen() -> None:
    t = candidate("S4")
    t.do("examination", "pass")
    for card in ("M1", "S2", "A1"):
        assert t.why_not(f"choose {card}") == ("15", "this employee is not in the examination's deck")


@pytest.mark.rule("15")
def test_the_new_employee_is_played_later_in_the_same_round() -> None:
    t = candidate("S4")
    t.do("examination", "pass", "choose J4")
    assert t.state.turn == 1
    t.do("pass", "pass", "pass", "pass")  # seats 1 and 2 forfeit their last card and its bonus
    assert t.state.turn == 0
    assert t.game.snapshot()["players"][0]["in_play"] == "J4"


@pytest.mark.rule("15")
@pytest.mark.parametrize(("card", "rank", "pick", "following"), [
    ("S4", "journeyman", "J4", "master"),
    ("S2", "master", "M4", "journeyman"),
])  # fmt: skip
def test_the_tasks_are_cleared_and_the_other_examination_comes_next(
    card: str, rank: str, pick: str, following: str
) -> None:
    t = candidate(card, rank)
    t.do("examination")
    if t.asked == "use_bonus":
        t.do("pass")
    t.do(f"choose {pick}")
    shown = t.game.snapshot()["players"][0]
    assert (shown["exam"], shown["tasks"]) == (following, [])


@pytest.mark.rule("15")
def test_the_examinations_are_taken_in_turn_as_often_as_one_likes() -> None:
    t = box(2).preparing(0, "journeyman", *JOURNEYMAN_TASKS)
    t.hand(0, "S4", "S3", "S2").livre(0, 20).hand(1, "S1", "S1", "S2").turn(0)
    t.do("play S4", "examination", "pass", "choose J3", "play S1", "pass")
    t.preparing(0, "master", *MASTER_TASKS)
    t.do("play J3", "examination", "choose M1", "play S1", "pass")
    t.preparing(0, "journeyman", *JOURNEYMAN_TASKS, masters_made=1)
    t.do("play S3", "examination", "choose J9")
    assert t.players[0].prestige == 3
    assert t.players[0].livre == 5
    assert sorted(t.cards(0, "hand")) == ["J9", "M1", "S2"]
    assert t.game.snapshot()["players"][0]["exam"] == "master"


@pytest.mark.rule("15")
def test_the_same_examination_can_not_be_taken_again_before_the_other() -> None:
    t = box(2).preparing(0, "journeyman", *JOURNEYMAN_TASKS)
    t.hand(0, "S4", "S3").livre(0, 20).hand(1, "S1", "S2").turn(0)
    t.do("play S4", "examination", "pass", "choose J3", "play S1", "pass", "play S3")
    assert "examination" not in t.options
    assert t.why_not("examination")[0] == "15"


@pytest.mark.rule("J2")
@pytest.mark.parametrize(("card", "rank", "pick"), [("S4", "journeyman", "J4"), ("S2", "master", "M4")])
def test_the_depute_limit_does_not_matter_for_an_examination(card: str, rank: str, pick: str) -> None:
    t = candidate(card, rank, staff=4)
    assert "depute" not in t.options
    t.do("examination")
    if t.asked == "use_bonus":
        t.do("pass")
    t.do(f"choose {pick}")
    assert t.players[0].staff_size() == 4


@pytest.mark.rule("J2")
@pytest.mark.parametrize(("card", "rank"), [("S4", "journeyman"), ("S2", "master")])
def test_an_examination_needs_a_card_in_its_deck(card: str, rank: str) -> None:
    t = box().preparing(0, rank, *TASKS[rank]).deck(rank)
    t.hand(0, card).livre(0, 9).turn(0)
    assert "examination" not in t.options
    assert t.why_not("examination") == ("J2", "no employee is left in the examination's deck")


@pytest.mark.rule("J2")
def test_the_last_card_of_a_deck_comes_by_itself() -> None:
    t = box().preparing(0, "journeyman", *JOURNEYMAN_TASKS).deck("journeyman", "J7")
    t.hand(0, "S4").livre(0, 5).turn(0)
    t.do("examination", "pass")
    assert t.cards(0, "hand") == ["J7"]
    assert t.game.snapshot()["exam_decks"]["journeyman"] == []


@pytest.mark.rule("15", "5")
def test_an_examination_is_the_main_action_of_the_turn() -> None:
    t = candidate("S4", livre=40)
    events = t.do("examination", "pass", "choose J4")
    assert kinds(events)[-2:] == ["TurnEnded", "EmployeePlayed"]
    assert t.state.turn == 1


@pytest.mark.rule("15")
@pytest.mark.parametrize("card", ["S3", "A5", "A6", "Z08", "F3"])
def test_any_apprentice_may_take_the_examination(card: str) -> None:
    t = box().specialized(1, "Z01").preparing(0, "journeyman", *JOURNEYMAN_TASKS)
    t.hand(0, card).livre(0, 5).turn(0)
    assert "examination" in t.options


@pytest.mark.rule("15", "J2")
def test_a_specialized_apprentice_gives_its_3_prestige_once_more_before_it_leaves() -> None:
    t = box().specialized(1, "Z01").preparing(0, "journeyman", *JOURNEYMAN_TASKS)
    t.hand(0, "Z08").livre(0, 5).turn(0)
    t.do("examination", "bonus", "choose J4")
    assert t.players[0].prestige == 1 + 3
    assert "Z08" in t.game.snapshot()["removed"]


@pytest.mark.rule("15", "J1")
def test_the_last_bonus_fulfils_no_task_of_the_next_examination() -> None:
    t = box().preparing(0, "journeyman", *JOURNEYMAN_TASKS)
    t.hand(0, "S3").livre(0, 9).drawer(1, "R12").turn(0)
    t.do("examination", "acquire 1.1", "keep", "choose J4")
    assert t.tasks(0) == []


@pytest.mark.rule("S1", "J2")
def test_the_employee_counts_as_staff_while_its_last_bonus_is_used() -> None:
    """C4 among five employees: 2 Livre."""
    t = box().preparing(0, "journeyman", *JOURNEYMAN_TASKS)
    t.hand(0, "C4").deputed(0, "S4").livre(0, 5).turn(0)
    t.do("examination", "bonus")
    assert t.players[0].livre == 2


@pytest.mark.rule("J2", "S3")
def test_a_bonus_that_deputes_counts_the_employee_that_is_swapped() -> None:
    """B3 of five employees takes the master examination: after it has deputed one, four remain."""
    t = box().preparing(0, "master", *MASTER_TASKS)
    t.hand(0, "B3").deputed(0, "S3").livre(0, 5).turn(0)
    assert t.players[0].staff_size() == 5
    t.do("examination")
    assert t.asked == "use_bonus"
    t.do("depute S4")
    assert t.players[0].livre == 2
    t.do("choose M1")
    assert t.players[0].staff_size() == 4


@pytest.mark.rule("J2", "S3")
def test_a_bonus_that_deputes_can_not_bring_the_staff_below_four_in_an_examination_either() -> None:
    t = box().preparing(0, "master", *MASTER_TASKS)
    t.hand(0, "B3").deputed(0, "S3", "S4").livre(0, 5).turn(0)
    assert t.players[0].staff_size() == 4
    t.do("examination")
    assert t.asked == "choose_graduate"


@pytest.mark.rule("15")
def test_nobody_elses_tasks_or_tokens_change() -> None:
    t = candidate("S4")
    t.do("examination", "pass", "choose J4")
    for player in t.game.snapshot()["players"][1:]:
        assert (player["exam"], player["tasks"], player["prestige"]) == ("journeyman", [], 0)


@pytest.mark.rule("J2", "S5")
def test_who_takes_an_examination_leaves_by_it_and_can_not_be_deputed_as_well() -> None:
    t = box().preparing(0, "master", *MASTER_TASKS)
    t.hand(0, "B3").livre(0, 5).turn(0)
    t.do("examination")
    assert "depute S4" in t.options
    assert "depute B3" not in t.options
    assert t.why_not("depute B3") == ("S4", "this employee is not in your staff")


@pytest.mark.rule("15", "S3")
def test_the_new_employee_is_played_like_any_other_and_stays() -> None:
    t = candidate("S4", staff=4)
    t.do("examination", "pass", "choose J4", "pass", "pass", "pass", "pass")
    assert t.game.snapshot()["players"][0]["in_play"] == "J4"
    assert t.why_not("depute") == ("S3", "at least 4 employees must remain")
    t.do("pass", "pass")
    assert "J4" not in t.game.snapshot()["removed"]
    assert t.players[0].staff_size() == 4
