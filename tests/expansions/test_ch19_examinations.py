"""Chapter 19 and ruling D7: Madame du Barry's tasks, and the examinations that she takes at once."""

import pytest

from tests.expansions.table import JOURNEYMAN_TASKS, MASTER_TASKS, ExpansionTable, kinds, solo

HER = 1
COMMON, RARE, NOTIONS, FUND = JOURNEYMAN_TASKS
WITH_MASTER, GOWN, COAT = MASTER_TASKS


def acquiring(*done: str, tiles: tuple[str, ...] = ("R01",), rank: str = "journeyman", seed: int = 7) -> ExpansionTable:
    t = solo("jewelry_box", seed=seed).preparing(HER, rank, *done).her_hand("acquire drawer 1")
    t.drawer(1, *tiles)
    return t


def tailoring(garment: str, *done: str, rank: str = "master", seed: int = 7) -> ExpansionTable:
    t = solo("jewelry_box", seed=seed).preparing(HER, rank, *done).her_hand("tailor 1").turned_over("1 none")
    t.windows(garment)
    return t


# --- Tasks


@pytest.mark.rule("19")
@pytest.mark.parametrize(("tiles", "done", "task"), [
    (("R01",), (), COMMON),
    (("R11",), (), RARE),
    (("R12",), (), COMMON),
    (("R12",), (COMMON,), RARE),
    (("R01", "R11"), (), COMMON),
    (("R01", "R11"), (COMMON,), RARE),
    (("R01",), (COMMON,), NOTIONS),
    (("R11",), (RARE,), NOTIONS),
    (("R01", "R11"), (COMMON, RARE), NOTIONS),
])  # fmt: skip
def test_acquired_tiles_fulfil_the_topmost_matching_free_task(
    tiles: tuple[str, ...], done: tuple[str, ...], task: str
) -> None:
    t = acquiring(*done, tiles=tiles).her_turn()
    assert set(t.tasks(HER)) == {*done, task}


@pytest.mark.rule("19", "J1")
def test_one_task_an_action_however_many_tiles_she_takes() -> None:
    t = acquiring(tiles=("R01", "R11", "R07")).her_turn()
    assert t.tasks(HER) == [COMMON]


@pytest.mark.rule("19")
def test_if_no_matching_task_is_free_nothing_is_marked() -> None:
    t = acquiring(COMMON, NOTIONS, tiles=("R01",)).her_turn()
    assert t.tasks(HER) == [COMMON, NOTIONS]


@pytest.mark.rule("19", "D2")
def test_an_acquire_card_that_finds_no_tile_fulfils_no_task() -> None:
    t = solo("jewelry_box").her_hand("acquire drawer 1").her_turn()
    assert t.tasks(HER) == []
    assert t.players[HER].prestige == 3


@pytest.mark.rule("19")
@pytest.mark.parametrize("jeweler", [False, True])
def test_a_decoration_of_any_kind_fulfils_its_task_the_jewelers_as_well(jeweler: bool) -> None:
    t = solo("jewelry_box").her_hand("fund statues")
    if jeweler:
        t.funded(HER, "jeweler 1")
    t.her_turn()
    assert t.tasks(HER) == [FUND]


@pytest.mark.rule("19")
@pytest.mark.parametrize(("garment", "done", "task"), [
    ("G01", (), GOWN), ("G30", (), GOWN), ("G14", (), COAT), ("G39", (), COAT),
    ("G08", (), WITH_MASTER), ("G41", (), WITH_MASTER),
    ("G08", (WITH_MASTER,), GOWN), ("G41", (WITH_MASTER,), COAT),
])  # fmt: skip
def test_a_garment_fulfils_the_topmost_matching_task_the_top_one_needs_the_gold_thimble(
    garment: str, done: tuple[str, ...], task: str
) -> None:
    t = tailoring(garment, *done).her_turn()
    assert set(t.tasks(HER)) == {*done, task}


@pytest.mark.rule("19")
def test_a_garment_whose_tasks_are_fulfilled_marks_nothing_a_plain_one_never_the_top_task() -> None:
    assert tailoring("G01", GOWN).her_turn().tasks(HER) == [GOWN]


@pytest.mark.rule("19", "15")
def test_tasks_of_the_other_examination_do_not_count() -> None:
    assert acquiring(rank="master").her_turn().tasks(HER) == []
    assert tailoring("G08", rank="journeyman").her_turn().tasks(HER) == []
    fund = solo("jewelry_box").preparing(HER, "master").her_hand("fund statues").her_turn()
    assert fund.tasks(HER) == []


@pytest.mark.rule("19", "J1")
def test_tiles_gained_otherwise_fulfil_no_task() -> None:
    """A reward tile in hall 4 and a tile for matching jewelry."""
    t = (
        solo("jewelry_box")
        .her_hand("tailor 1")
        .turned_over("4 match")
        .display("blue_necklace")
        .funded(HER, "jeweler 1")
    )
    t.windows("G01")
    t.her_turn()
    assert len(t.players[HER].tiles) == 2
    assert t.tasks(HER) == []


@pytest.mark.rule("19")
def test_without_the_jewelry_box_she_has_no_tasks() -> None:
    t = solo().her_hand("acquire drawer 1")
    t.drawer(1, "R01")
    t.her_turn()
    assert t.tasks(HER) == []
    assert "TaskFulfilled" not in kinds(t.events)


# --- The journeyman examination


@pytest.mark.rule("19")
def test_with_all_four_tasks_she_passes_the_journeyman_examination_at_once() -> None:
    t = acquiring(COMMON, RARE, FUND).her_turn()
    shown = t.game.snapshot()
    her = shown["players"][HER]
    assert (her["prestige"], her["livre"]) == (1, 0)
    assert (her["exam"], her["tasks"]) == ("master", [])
    assert len(shown["exam_decks"]["journeyman"]) == 8
    assert len(t.staff_of_rank(HER)) == 1
    (new,) = [card for card in her["supply"] if card not in ("S1", "S2", "S3", "S4")]
    assert new.startswith(("J", "B"))
    assert len(her["supply"]) == 5


@pytest.mark.rule("19")
@pytest.mark.parametrize("missing", JOURNEYMAN_TASKS)
def test_any_of_the_four_tasks_may_be_the_last(missing: str) -> None:
    done = [task for task in JOURNEYMAN_TASKS if task != missing]
    if missing == FUND:
        t = solo("jewelry_box").preparing(HER, "journeyman", *done).her_hand("fund statues").her_turn()
    else:
        t = acquiring(*done, tiles=("R12",)).her_turn()
    assert "ExaminationPassed" in kinds(t.events)


@pytest.mark.rule("19")
def test_after_an_examination_one_more_card_comes_to_her_hand() -> None:
    t = acquiring(COMMON, RARE, FUND).her_turn()
    supply, hand, discards = t.state.du_barry
    assert (len(supply), len(hand), len(discards)) == (23, 1, 1)


@pytest.mark.rule("19")
def test_of_several_apprentices_a_random_one_leaves() -> None:
    left = set()
    for seed in range(12):
        t = acquiring(COMMON, RARE, FUND, seed=seed).her_turn()
        (event,) = [event.data() for event in t.events if event.kind == "ExaminationPassed"]
        left.add(event["left"])
        assert event["left"] in t.game.snapshot()["removed"]
    assert left == {"S3", "S4"}


@pytest.mark.rule("19")
@pytest.mark.parametrize("seed", range(8))
def test_an_apprentice_of_level_six_never_leaves(seed: int) -> None:
    t = acquiring(COMMON, RARE, FUND, seed=seed)
    t.deputed(HER, "S3").supply(HER, "F3", "F4", "F5", "F6")
    t.her_turn()
    assert {"F3", "F4", "F5", "F6"} <= set(t.cards(HER, "supply"))
    assert "S4" not in t.cards(HER, "supply")


@pytest.mark.rule("D7")
def test_if_no_apprentice_fits_nobody_leaves_and_the_rest_happens() -> None:
    t = acquiring(COMMON, RARE, FUND)
    t.deputed(HER, "S3", "S4").supply(HER, "F3")
    t.her_turn()
    shown = t.game.snapshot()["players"][HER]
    assert len(shown["supply"]) == 3 + 1 + 1
    assert (shown["prestige"], shown["exam"], shown["tasks"]) == (1, "master", [])
    assert len(t.state.du_barry[1]) == 1
    (event,) = [event.data() for event in t.events if event.kind == "ExaminationPassed"]
    assert event["left"] is None


@pytest.mark.rule("J2", "19")
def test_with_an_empty_deck_she_takes_no_examination() -> None:
    t = acquiring(COMMON, RARE, FUND).deck("journeyman").her_turn()
    shown = t.game.snapshot()["players"][HER]
    assert (shown["prestige"], shown["exam"]) == (0, "journeyman")
    assert set(shown["tasks"]) == set(JOURNEYMAN_TASKS)


# --- The master examination


@pytest.mark.rule("19")
def test_with_all_three_tasks_she_passes_the_master_examination_at_once() -> None:
    t = tailoring("G01", WITH_MASTER, COAT).her_turn()
    shown = t.game.snapshot()
    her = shown["players"][HER]
    assert (her["prestige"], her["livre"], her["exam"], her["tasks"]) == (1, 0, "journeyman", [])
    assert len(shown["exam_decks"]["master"]) == 8
    assert "S2" in shown["removed"]
    assert "S2" not in her["supply"]
    (new,) = [card for card in her["supply"] if card not in ("S1", "S3", "S4")]
    assert new.startswith(("M", "E"))
    assert len(t.state.du_barry[1]) == 1


@pytest.mark.rule("19")
@pytest.mark.parametrize(("garment", "missing"), [("G08", WITH_MASTER), ("G01", GOWN), ("G14", COAT)])
def test_any_of_the_three_tasks_may_be_the_last(garment: str, missing: str) -> None:
    t = tailoring(garment, *[task for task in MASTER_TASKS if task != missing]).her_turn()
    assert "ExaminationPassed" in kinds(t.events)


@pytest.mark.rule("D7")
def test_if_no_journeyman_fits_nobody_leaves() -> None:
    t = tailoring("G01", WITH_MASTER, COAT)
    t.deputed(HER, "S2")
    t.her_turn()
    assert len(t.cards(HER, "supply")) == 5
    assert t.players[HER].prestige == 1


@pytest.mark.rule("19")
def test_of_several_journeymen_a_random_one_leaves() -> None:
    left = set()
    for seed in range(12):
        t = tailoring("G01", WITH_MASTER, COAT, seed=seed)
        t.supply(HER, "A3", "A4")
        t.her_turn()
        (event,) = [event.data() for event in t.events if event.kind == "ExaminationPassed"]
        left.add(event["left"])
    assert left == {"S2", "A3", "A4"}


@pytest.mark.rule("19")
@pytest.mark.parametrize("rank", ["journeyman", "master"])
def test_who_comes_to_her_from_the_deck_is_secret(rank: str) -> None:
    t = acquiring(COMMON, RARE, FUND) if rank == "journeyman" else tailoring("G01", WITH_MASTER, COAT)
    t.her_turn()
    (event,) = [event for event in t.events if event.kind == "ExaminationPassed"]
    card = event.data()["employee"]
    assert card in t.cards(HER, "supply")
    for viewer in (0, None):
        told = event.seen_by(viewer)
        assert told is not None
        assert told.data()["employee"] is None
        assert card not in t.game.view(viewer)["players"][HER]["face_down"]
        assert t.game.view(viewer)["players"][HER]["unknown"] == [rank]


@pytest.mark.rule("19")
def test_whom_she_took_in_secret_is_known_when_it_leaves() -> None:
    """Her only journeyman came from the deck and leaves at the master examination; only the new master is secret."""
    t = acquiring(COMMON, RARE, FUND).her_hand("tailor 1")
    t.deputed(HER, "S2").windows("G01")
    t.her_turn()
    (first,) = [event.data() for event in t.events if event.kind == "ExaminationPassed"]
    t.preparing(HER, "master", WITH_MASTER, COAT)
    events = t.do("pass", "pass")
    second = next(event.data() for event in events if event.kind == "ExaminationPassed")
    assert second["left"] == first["employee"]
    assert first["employee"] in t.game.view(0)["removed"]
    assert t.game.view(0)["players"][HER]["unknown"] == ["master"]


@pytest.mark.rule("19", "S9")
def test_the_human_takes_examinations_as_always() -> None:
    t = solo("jewelry_box").preparing(0, "journeyman", *JOURNEYMAN_TASKS)
    t.hand(0, "S4").livre(0, 5).turn(0)
    t.do("examination", "pass", "choose J5")
    assert (t.players[0].prestige, t.players[0].livre) == (1, 0)
