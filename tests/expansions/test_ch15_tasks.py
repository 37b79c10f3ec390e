"""Chapter 15 and ruling J1: the examination tasks."""

import pytest

from tests.expansions.table import JOURNEYMAN_TASKS, MASTER_TASKS, ExpansionTable, box, kinds

COMMON, RARE, NOTIONS, FUND = JOURNEYMAN_TASKS
WITH_MASTER, GOWN, COAT = MASTER_TASKS


def acquiring(card: str, tile: str, *done: str, rank: str = "journeyman") -> ExpansionTable:
    """Seat 0 is about to decide what to do with a tile that this employee has acquired."""
    t = box().preparing(0, rank, *done)
    t.hand(0, card).drawer(1, tile).turn(0)
    t.do("acquire 1.1")
    return t


# --- The four tasks for the journeyman examination


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize("tile", ["R01", "R02", "R03", "R07", "R08"])
def test_an_apprentice_who_keeps_blue_or_pink_silk_fulfils_the_task_of_common_silk(tile: str) -> None:
    t = acquiring("S4", tile)
    events = t.do("keep")
    assert t.tasks(0) == [COMMON]
    assert kinds(events)[:2] == ["ResourceKept", "TaskFulfilled"]


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize("tile", ["R10", "R11", "R14", "R17", "R19"])
def test_an_apprentice_who_keeps_green_or_orange_silk_fulfils_the_task_of_rare_silk(tile: str) -> None:
    t = acquiring("S4", tile)
    t.do("keep")
    assert t.tasks(0) == [RARE]


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize(("tile", "choice"), [
    ("R01", "thread"), ("R01", "lace"), ("R10", "thread+lace"), ("R03", "thread"), ("R04", "lace"), ("R11", "thread"),
])  # fmt: skip
def test_an_apprentice_who_discards_the_tile_for_notions_fulfils_that_task(tile: str, choice: str) -> None:
    t = acquiring("S4", tile)
    t.do(choice)
    assert t.tasks(0) == [NOTIONS]


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize("where", ["fireworks 1", "statue 1", "kitchen-left 1", "musician 5", "jeweler 1"])
def test_an_apprentice_who_funds_any_decoration_fulfils_that_task(where: str) -> None:
    t = box()
    t.hand(0, "S4").livre(0, 20).turn(0)
    t.do(f"fund {where}")
    assert t.tasks(0) == [FUND]


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize("card", ["S1", "S2"])
@pytest.mark.parametrize("choice", ["keep", "thread"])
def test_a_master_or_journeyman_who_acquires_fulfils_nothing(card: str, choice: str) -> None:
    t = acquiring(card, "R12")
    t.do(choice)
    assert t.tasks(0) == []


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize("card", ["S1", "S2"])
def test_a_master_or_journeyman_who_funds_fulfils_nothing(card: str) -> None:
    t = box()
    t.hand(0, card).livre(0, 20).turn(0)
    t.do("fund statue 1")
    assert t.tasks(0) == []


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize("choice", [COMMON, RARE])
def test_where_two_tasks_fit_the_player_chooses_one_at_once(choice: str) -> None:
    t = acquiring("S4", "R12")
    t.do("keep")
    assert t.asked == "fulfil_task"
    assert t.options == [f"task {COMMON}", f"task {RARE}"]
    t.do(f"task {choice}")
    assert t.tasks(0) == [choice]


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize(("done", "other"), [(COMMON, RARE), (RARE, COMMON)])
def test_where_one_of_the_two_is_already_fulfilled_the_other_one_is(done: str, other: str) -> None:
    t = acquiring("S4", "R12", done)
    t.do("keep")
    assert sorted(t.tasks(0)) == sorted([done, other])


@pytest.mark.rule("J1")
def test_a_kept_tile_does_not_fulfil_the_task_of_notions_nor_a_discarded_one_that_of_silk() -> None:
    kept = acquiring("S4", "R01", COMMON)
    kept.do("keep")
    assert kept.tasks(0) == [COMMON]
    discarded = acquiring("S4", "R12", NOTIONS)
    discarded.do("thread")
    assert discarded.tasks(0) == [NOTIONS]


@pytest.mark.rule("J1")
def test_one_can_not_choose_a_task_that_the_action_does_not_fulfil() -> None:
    t = acquiring("S4", "R12")
    t.do("keep")
    for task in (NOTIONS, FUND, GOWN):
        assert t.why_not(f"task {task}") == ("J1", "this action doesn't fulfil that task now")


@pytest.mark.rule("15", "J1")
def test_main_action_and_bonus_action_may_fulfil_a_task_each() -> None:
    t = box()
    t.hand(0, "S3").livre(0, 20).drawer(1, "R01", "R11").turn(0)
    t.do("acquire 1.1", "keep", "acquire 1.2", "keep")
    assert t.tasks(0) == [COMMON, RARE]


@pytest.mark.rule("15", "J1")
def test_an_apprentice_may_fund_and_then_acquire_with_its_bonus() -> None:
    t = box()
    t.hand(0, "S3").livre(0, 20).drawer(1, "R01").turn(0)
    t.do("fund statue 1", "acquire 1.1", "lace")
    assert t.tasks(0) == [NOTIONS, FUND]


@pytest.mark.rule("15", "J1")
def test_the_extra_acquire_of_a_journeyman_fulfils_nothing() -> None:
    t = box()
    t.hand(0, "A4").livre(0, 20).drawer(1, "R01").turn(0)
    t.do("pass", "acquire 1.1", "keep")
    assert t.tasks(0) == []


@pytest.mark.rule("J1")
@pytest.mark.parametrize("choice", ["keep", "thread"])
def test_a_random_tile_fulfils_nothing(choice: str) -> None:
    t = box()
    t.hand(0, "A5").next_tile("R12").turn(0)
    t.do("pass", "bonus", choice)
    assert t.tasks(0) == []


@pytest.mark.rule("J1", "14")
def test_thread_or_lace_from_a_bonus_fulfils_nothing() -> None:
    t = box()
    t.hand(0, "A6").turn(0)
    t.do("pass", "thread")
    assert t.tasks(0) == []


@pytest.mark.rule("J1", "R6")
@pytest.mark.parametrize("card", ["S1", "S2"])
def test_the_tile_of_a_guest_spaces_reward_fulfils_nothing(card: str) -> None:
    t = box()
    t.hand(0, card).tiles(0, "R01").drawer(1, "R12").windows(*[None] * 5, "G01").turn(0)
    t.do("tailor 6", "rent 5.2", "keep")
    assert t.players[0].silk == [1, 0, 1, 0]
    assert t.tasks(0) == []


@pytest.mark.rule("J1")
def test_a_task_that_is_fulfilled_can_not_be_fulfilled_again() -> None:
    t = acquiring("S4", "R01", COMMON)
    events = t.do("keep")
    assert "TaskFulfilled" not in kinds(events)


@pytest.mark.rule("15")
def test_only_tasks_of_the_examination_one_prepares_for_count() -> None:
    t = acquiring("S4", "R12", rank="master")
    t.do("keep")
    assert t.tasks(0) == []
    fund = box().preparing(0, "master")
    fund.hand(0, "S4").livre(0, 20).turn(0)
    fund.do("fund statue 1")
    assert fund.tasks(0) == []


@pytest.mark.rule("15")
def test_the_tasks_of_others_are_not_touched_and_everybody_sees_them() -> None:
    t = acquiring("S4", "R01")
    t.do("keep")
    assert t.tasks(1) == []
    for viewer in (0, 1, None):
        assert t.game.view(viewer)["players"][0]["tasks"] == [COMMON]


# --- The three tasks for the master examination


def tailoring(card: str, garment: str, *done: str, rank: str = "master") -> ExpansionTable:
    """Seat 0 has paid for a garment made by this employee."""
    t = box().preparing(0, rank, *done)
    t.hand(0, card).livre(0, 0).notions(0, thread=3, lace=3).tiles(0, "R03", "R05", "R11", "R19")
    t.windows(*[None] * 5, garment).turn(0)
    t.do("tailor 6")
    while t.asked == "pay_silk":
        t.do(t.options[0])
    return t


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize("garment", ["G07", "G08", "G20", "G30", "G39", "G41"])
def test_a_master_who_tailors_any_garment_fulfils_the_task_of_the_master(garment: str) -> None:
    t = tailoring("S1", garment)
    t.do("rent 1.1")
    assert t.tasks(0) == [WITH_MASTER]


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize(("garment", "task"), [("G07", GOWN), ("G30", GOWN), ("G20", COAT), ("G39", COAT)])
def test_a_journeyman_who_tailors_fulfils_the_task_of_the_gown_or_of_the_coat(garment: str, task: str) -> None:
    t = tailoring("S2", garment)
    t.do("rent 1.2")
    assert t.tasks(0) == [task]


@pytest.mark.rule("15", "J1")
@pytest.mark.parametrize(
    ("card", "garment", "task"), [("S1", "G07", WITH_MASTER), ("S2", "G07", GOWN), ("S2", "G20", COAT)]
)
def test_a_garment_that_is_sold_fulfils_the_task_as_well(card: str, garment: str, task: str) -> None:
    t = tailoring(card, garment)
    t.do("sell")
    assert t.tasks(0) == [task]


@pytest.mark.rule("15", "J1")
def test_the_wrong_rank_fulfils_nothing_a_second_time() -> None:
    master = tailoring("S1", "G07", WITH_MASTER)
    master.do("rent 1.1")
    assert master.tasks(0) == [WITH_MASTER]
    journeyman = tailoring("S2", "G07", GOWN)
    journeyman.do("rent 1.2")
    assert journeyman.tasks(0) == [GOWN]


@pytest.mark.rule("15")
@pytest.mark.parametrize("card", ["S1", "S2"])
def test_who_prepares_for_the_journeyman_examination_fulfils_nothing_by_tailoring(card: str) -> None:
    t = tailoring(card, "G07", rank="journeyman")
    t.do("rent 1.2")
    assert t.tasks(0) == []


@pytest.mark.rule("15", "J1")
def test_a_journeyman_may_fulfil_one_task_with_its_main_action_and_another_with_its_bonus() -> None:
    t = box().preparing(0, "master")
    t.hand(0, "B2").livre(0, 9).tiles(0, "R01", "R02").windows(*[None] * 4, "G01", "G14").turn(0)
    t.do("tailor 5", "rent 1.2", "tailor 6", "sell")
    assert t.tasks(0) == [GOWN, COAT]


@pytest.mark.rule("R4", "J1")
def test_the_task_comes_after_the_reward_and_before_the_all_halls_bonus() -> None:
    t = box().preparing(0, "master")
    t.rented(0, G15="1.2", G16="2.3", G17="3.2", G18="4.3")
    t.hand(0, "S2").tiles(0, "R01").windows(*[None] * 5, "G01").turn(0)
    events = t.do("tailor 6", "rent 5.3")
    told = [kind for kind in kinds(events) if kind in ("RewardGained", "TaskFulfilled", "AllHallsReached")]
    assert told == ["RewardGained", "TaskFulfilled", "AllHallsReached"]


# --- Whose rank counts: the employee that prints the bonus (S6)


@pytest.mark.rule("S6", "J1")
def test_an_apprentices_extra_acquire_fulfils_a_task_also_when_a_master_deputes_it() -> None:
    t = box()
    t.hand(0, "A2").livre(0, 9).drawer(1, "R01").turn(0)
    t.do("pass", "depute S3", "acquire 1.1", "keep")
    assert t.tasks(0) == [COMMON]


@pytest.mark.rule("S6", "J1")
def test_a_journeymans_extra_acquire_fulfils_none_whoever_deputes_it() -> None:
    t = box()
    t.hand(0, "A2").supply(0, "A4").livre(0, 9).drawer(1, "R01").turn(0)
    t.do("pass", "depute A4", "acquire 1.1", "keep")
    assert t.tasks(0) == []


@pytest.mark.rule("S6", "J1")
def test_a_journeymans_extra_tailor_fulfils_the_journeymans_task_also_when_a_master_deputes_it() -> None:
    t = box().preparing(0, "master")
    t.hand(0, "A2").supply(0, "B2").tiles(0, "R01").windows(*[None] * 5, "G01").turn(0)
    t.do("pass", "depute B2", "tailor 6", "sell")
    assert t.tasks(0) == [GOWN]


@pytest.mark.rule("S6", "J1")
def test_a_journeyman_who_copies_an_apprentices_extra_acquire_fulfils_the_apprentices_task() -> None:
    t = box(2)
    t.hand(0, "J2").discards(1, "S1", "S3").livre(0, 9).drawer(1, "R11").turn(0)
    t.do("pass", "copy 1", "acquire 1.1", "keep")
    assert t.tasks(0) == [RARE]


@pytest.mark.rule("S6", "J1")
def test_an_apprentices_extra_acquire_taken_from_the_supply_fulfils_its_task() -> None:
    t = box()
    t.hand(0, "J1").supply(0, "S3").livre(0, 9).drawer(1, "R11").turn(0)
    t.do("pass", "choose S3", "acquire 1.1", "thread")
    assert t.tasks(0) == [NOTIONS]
