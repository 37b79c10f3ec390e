"""Chapter 5: turns, what each rank may do, and forfeiting."""

import pytest

from tests.engine.table import Table, table


def well_stocked(card: str) -> Table:
    """One employee in hand, and everything on the board so that every main action is possible."""
    t = table().hand(0, card).livre(0, 50).notions(0, thread=3, lace=3).tiles(0, "R01", "R02")
    t.drawer(1, "R03", "R04", "R05").windows("G01", "G08")
    level = {"S": "A", "A": "A"}[card[0]]
    return t.hire(f"{level}2").turn(0)


def kinds(t: Table) -> set[str]:
    return {text.split()[0] for text in t.options}


@pytest.mark.rule("5")
def test_a_master_can_perform_all_six_main_actions() -> None:
    assert kinds(well_stocked("S1")) == {"favor", "acquire", "tailor", "hire", "depute", "fund", "pass"}


@pytest.mark.rule("5")
def test_a_journeyman_can_do_everything_but_hire() -> None:
    t = well_stocked("S2")
    assert kinds(t) == {"favor", "acquire", "tailor", "depute", "fund", "pass"}
    assert t.why_not("hire 1") == ("5", "an employee of this rank can't perform that action")


@pytest.mark.rule("5")
@pytest.mark.parametrize("card", ["S3", "S4", "A5", "A6"])
def test_an_apprentice_can_acquire_depute_and_fund_but_not_claim_tailor_or_hire(card: str) -> None:
    t = well_stocked(card)
    assert kinds(t) == {"acquire", "depute", "fund", "pass"}
    for refused in ("favor", "tailor 1", "hire 1"):
        assert t.why_not(refused) == ("5", "an employee of this rank can't perform that action")


@pytest.mark.rule("5", "S8")
def test_the_main_action_may_be_forfeited_and_the_bonus_still_used() -> None:
    t = well_stocked("S4")
    t.do("pass", "bonus")
    assert t.players[0].livre == 52


@pytest.mark.rule("5", "S8")
def test_the_bonus_may_be_forfeited() -> None:
    t = well_stocked("S4")
    t.do("acquire 1.1", "keep")
    assert t.options == ["bonus", "pass"]
    t.do("pass")
    assert t.players[0].livre == 48
    assert t.state.turn == 1


@pytest.mark.rule("5", "S8")
def test_both_may_be_forfeited_and_nothing_changes_but_that_the_card_was_played() -> None:
    t = well_stocked("S4")
    t.do("pass", "pass")
    assert (t.players[0].livre, t.players[0].thread, t.players[0].lace) == (50, 3, 3)
    assert t.cards(0, "discard")[-1] == "S4"


@pytest.mark.rule("5")
def test_the_bonus_comes_only_after_the_main_action() -> None:
    t = well_stocked("S4")
    assert t.asked == "main_action"
    assert "bonus" not in t.options
    assert t.why_not("bonus")[0] == "5"


@pytest.mark.rule("5")
def test_after_its_turn_the_employee_lies_face_up_on_the_discards_and_the_next_seat_plays() -> None:
    t = well_stocked("S1")
    before = t.cards(0, "discard")
    assert t.game.snapshot()["players"][0]["in_play"] == "S1"
    t.do("pass")
    assert t.cards(0, "discard") == [*before, "S1"]
    assert t.game.snapshot()["players"][0]["in_play"] is None
    assert t.state.turn == 1


@pytest.mark.rule("S1")
def test_a_played_employee_is_in_no_pile_during_its_turn_but_counts_as_staff() -> None:
    t = table().hand(0, "S1", "S2").supply(0, "S3").discards(0, "S1", "S4").turn(0)
    t.do("play S2")
    player = t.game.snapshot()["players"][0]
    assert (player["supply"], player["hand"], player["discard"]) == (["S3"], ["S1"], ["S1", "S4"])
    assert t.players[0].staff_size() == 5
    assert t.game.view(1)["players"][0]["staff"] == 5


@pytest.mark.rule("5")
def test_exactly_one_card_is_played_in_a_turn() -> None:
    t = table().hand(0, "S1", "S2").turn(0)
    t.do("play S1", "pass")
    assert t.state.turn == 1
    assert t.cards(0, "hand") == ["S2"]


@pytest.mark.rule("5")
def test_who_has_no_card_left_is_passed_over() -> None:
    t = table().hand(0, "S1", "S2").hand(1).hand(2, "S1").turn(0)
    t.do("play S1", "pass")
    assert t.state.turn == 2
    t.do("pass")
    assert t.state.turn == 0


@pytest.mark.rule("5")
def test_the_phase_goes_on_until_all_hands_are_empty() -> None:
    t = table().hand(0, "S1").hand(1).hand(2, "S1", "S2").turn(0)
    t.do("pass", "play S1", "pass")
    assert t.state.turn == 2
    assert t.game.phase == "actions"
    t.do("pass", "pass")
    assert t.game.phase == "select"


@pytest.mark.rule("5")
def test_the_start_player_plays_first() -> None:
    t = table(3, start=2).in_round(2).selecting()
    for seat in (0, 1, 2):
        t.game.apply(seat, t.game.options(seat)[0])
    assert t.game.deciders == (2,)


@pytest.mark.rule("5")
def test_a_card_must_be_played_it_can_not_be_kept() -> None:
    t = table().hand(0, "S1", "S2").turn(0)
    assert t.options == ["play S1", "play S2"]
    assert t.why_not("pass")[0] == "5"
    assert t.why_not("play S3") == ("5", "this employee is not in your hand")


@pytest.mark.rule("5")
def test_the_last_card_of_a_hand_plays_itself() -> None:
    t = table().hand(0, "S2").turn(0)
    assert t.asked == "main_action"
    assert t.game.snapshot()["players"][0]["in_play"] == "S2"


@pytest.mark.rule("S8")
def test_a_card_without_any_possible_action_and_bonus_is_still_played() -> None:
    """Four employees, so nobody can be deputed; no tiles, no Livre, the favor taken: the master can only be played."""
    t = table().hand(0, "S1", "S2").discards(0, "S1", "S3").deputed(0, "S4").livre(0, 0).favor(1).turn(0)
    events = t.do("play S1")
    assert [event.kind for event in events[:3]] == ["EmployeePlayed", "ActionForfeited", "TurnEnded"]
    assert t.cards(0, "discard") == ["S1", "S3", "S1"]
    assert t.state.turn == 1


@pytest.mark.rule("5")
def test_nobody_else_may_choose_during_a_turn() -> None:
    t = table().hand(0, "S1", "S2").turn(0)
    assert t.game.options(1) == []
    assert t.why_not("play S4", 1) == ("5", "it is not this seat's decision now")


@pytest.mark.rule("5", "14")
def test_the_plain_masters_of_the_start_staff_have_no_bonus() -> None:
    t = well_stocked("S1")
    t.do("favor")
    assert t.state.turn == 1


@pytest.mark.rule("5", "14")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("S1", ("14", "this employee has no bonus")),
        ("F5", ("S7", "a crown bonus counts only at the end of the game")),
        ("B4", ("14", "the bonus would bring nothing now")),
        ("S4", ("5", "the bonus comes after the main action")),
    ],
)
def test_before_the_main_action_the_bonus_says_why_it_is_not_on_offer(card: str, expected: tuple[str, str]) -> None:
    t = table(2).hand(0, card, "S2").hand(1, "S1", "S2").turn(0)
    t.do(f"play {card}")
    assert t.why_not("bonus") == expected


@pytest.mark.rule("5", "15")
@pytest.mark.parametrize("action", ["examination", "hire apprentice"])
def test_actions_of_a_module_that_is_not_played_say_so(action: str) -> None:
    t = table(2).hand(0, "S1", "S2").hand(1, "S1", "S2").turn(0)
    t.do("play S1")
    assert t.why_not(action) == ("15", "this is not part of the game being played")
