"""What the Jewelry Box keeps secret: apprentices not yet hired, employees taken at an examination, decks and bags."""

import json

import pytest

from rokoko import Event
from tests.expansions.table import JOURNEYMAN_TASKS, MASTER_TASKS, ExpansionTable, box


def told_to(t: ExpansionTable, viewer: int | None) -> str:
    return json.dumps(t.game.view(viewer))


def seen(events: list[Event], viewer: int | None) -> str:
    shown = [event.seen_by(viewer) for event in events]
    return json.dumps([event.data() for event in shown if event is not None])


@pytest.mark.rule("15")
def test_only_its_owner_may_look_at_a_specialized_apprentice() -> None:
    t = box().specialized(0, "Z04")
    t.turn(0)
    assert t.game.view(0)["players"][0]["specialized"] == "Z04"
    for viewer in (1, 2, None):
        assert "Z04" not in told_to(t, viewer)
        assert t.game.view(viewer)["players"][0]["specialized"] is True


@pytest.mark.rule("15")
def test_that_a_condition_is_met_shows_in_nobody_elses_view() -> None:
    views = []
    for card in ("Z04", "Z05"):
        t = box().specialized(0, card).specialized(1, "Z02").specialized(2, "Z03")
        t.hand(0, "S1").livre(0, 30).turn(0)
        assert ("hire apprentice" in t.options) == (card == "Z04")
        views.append(t.game.view(1))
    assert views[0] == views[1]


@pytest.mark.rule("15")
def test_a_hired_specialized_apprentice_is_known_to_everybody() -> None:
    t = box().specialized(0, "Z04")
    t.hand(0, "S1").livre(0, 30).turn(0)
    events = t.do("hire apprentice")
    for viewer in (1, None):
        assert "Z04" in seen(events, viewer)
        player = t.game.view(viewer)["players"][0]
        assert player["specialized"] is False
        assert "Z04" in player["open_hand"]


def graduate(rank: str) -> tuple[ExpansionTable, str, list[Event]]:
    """Seat 0 has just taken an examination and chosen a new employee."""
    tasks, card, pick = {"journeyman": (JOURNEYMAN_TASKS, "S4", "J5"), "master": (MASTER_TASKS, "S2", "M4")}[rank]
    t = box().preparing(0, rank, *tasks)
    t.hand(0, card).livre(0, 5).turn(0)
    t.do("examination")
    if t.asked == "use_bonus":
        t.do("pass")
    return t, pick, t.do(f"choose {pick}")


@pytest.mark.rule("15")
@pytest.mark.parametrize("rank", ["journeyman", "master"])
def test_whom_one_takes_at_an_examination_stays_secret_until_it_is_played(rank: str) -> None:
    t, pick, events = graduate(rank)
    assert pick in seen(events, 0)
    assert pick in told_to(t, 0)
    for viewer in (1, 2, None):
        assert pick not in seen(events, viewer)
        assert pick not in told_to(t, viewer)
        assert t.game.view(viewer)["players"][0]["unknown"] == [rank]
    t.do("pass", "pass", "pass", "pass")  # the others' last cards, then it is played
    assert t.game.view(1)["players"][0]["in_play"] == pick
    assert t.game.view(1)["players"][0]["unknown"] == []


@pytest.mark.rule("15")
def test_everybody_sees_who_took_an_examination_and_left() -> None:
    t, _, events = graduate("journeyman")
    assert "S4" in seen(events, 1)
    player = t.game.view(1)["players"][0]
    assert (player["exam"], player["tasks"], player["prestige"], player["hand_size"]) == ("master", [], 1, 1)


@pytest.mark.rule("15")
def test_only_who_takes_an_examination_looks_through_the_deck() -> None:
    t = box().preparing(0, "journeyman", *JOURNEYMAN_TASKS)
    t.hand(0, "S4").livre(0, 5).turn(0)
    assert t.game.view(0)["graduates"] is None
    t.do("examination", "pass")
    assert sorted(t.game.view(0)["graduates"]) == sorted(t.game.snapshot()["exam_decks"]["journeyman"])
    for viewer in (1, 2, None):
        assert t.game.view(viewer)["graduates"] is None
        assert "J5" not in told_to(t, viewer)


@pytest.mark.rule("15")
def test_of_decks_and_bag_only_the_size_is_told() -> None:
    t = box(3, seed=11)
    t.turn(0)
    view = t.game.view(0)
    assert view["exam_decks"] == {"journeyman": 9, "master": 9}
    assert view["jewelry_bag"] == 24
    assert "J5" not in told_to(t, 0)
    assert "M5" not in told_to(t, 0)


@pytest.mark.rule("15")
def test_the_random_tile_for_matching_jewelry_is_seen_by_its_owner_only() -> None:
    t = box().display("blue_necklace").funded(0, "jeweler 1")
    t.hand(0, "S1").tiles(0, "R01").windows(*[None] * 5, "G01").next_tile("R19").turn(0)
    t.do("tailor 6")
    events = t.do("jewelry 1")
    assert "R19" in seen(events, 0)
    for viewer in (1, None):
        assert "R19" not in seen(events, viewer)
        assert t.game.view(viewer)["players"][0]["resources"] is None
        assert t.game.view(viewer)["pending"][-1][:3] == ["use_tile", 0, -1]


@pytest.mark.rule("15")
def test_once_it_was_played_an_employee_taken_at_an_examination_stays_known() -> None:
    t, pick, _ = graduate("journeyman")
    t.do("pass", "pass", "pass", "pass")
    t.end_round()
    assert pick in told_to(t, 1)
