"""Chapter 18: Expert Tailoring, garments with a bonus when they are placed."""

import pytest

from rokoko import Game, GameConfig
from tests.expansions.table import ExpansionTable, box, guest, kinds, with_modules

EXPERT = ["X01", "X02", "X03", "X04"]
WITH_BOX = ["X05", "X06"]
TILES = {"X01": ["R12", "R01"], "X02": ["R02"], "X03": ["R16"], "X04": ["R11"], "X05": ["R03"], "X06": ["R05"]}


def ready(garment: str, t: ExpansionTable | None = None, *, card: str = "S1") -> ExpansionTable:
    """Seat 0 has played an employee and has what the garment needs, and no Livre."""
    t = t or with_modules("expert_tailoring")
    t.hand(0, card).livre(0, 0).notions(0, thread=1, lace=1).tiles(0, *TILES[garment])
    t.windows(*[None] * 5, garment).turn(0)
    return t


def paid(garment: str, t: ExpansionTable | None = None, *, card: str = "S1") -> ExpansionTable:
    """Seat 0 has paid for the garment."""
    t = ready(garment, t, card=card)
    t.do("tailor 6")
    while t.asked == "pay_silk":
        t.do(t.options[-1])
    return t


def jeweler(*display: str | None) -> ExpansionTable:
    return box(3, "expert_tailoring").display(*display).funded(0, "jeweler 1")


def fill(t: ExpansionTable, *but: str) -> ExpansionTable:
    places = [f"{hall}.{at}" for hall in range(1, 6) for at in range(1, 5)]
    for number, place in enumerate([place for place in places if place not in but], 1):
        t.rented(1, **{f"G{number:02}": place})
    t.all_halls(1)
    return t


@pytest.mark.rule("18", "E2")
@pytest.mark.parametrize(("modules", "expected"), [
    (("expert_tailoring",), EXPERT),
    (("expert_tailoring", "jewelry_box"), EXPERT + WITH_BOX),
    (("jewelry_box",), []),
    ((), []),
])  # fmt: skip
def test_four_garments_are_added_and_two_more_with_the_jewelry_box(
    modules: tuple[str, ...], expected: list[str]
) -> None:
    shown = Game(GameConfig(seats=3, modules=modules), 7).snapshot()
    garments = [*shown["windows"], *shown["garment_bag"]]
    assert sorted(name for name in garments if name.startswith("X")) == expected
    assert len(garments) == 42 + len(expected)


@pytest.mark.rule("18")
def test_they_are_in_the_bag_from_the_first_round_on() -> None:
    shown: set[str] = set()
    for seed in range(60):
        game = Game(GameConfig(seats=5, modules=("jewelry_box", "expert_tailoring")), seed)
        shown |= set(game.snapshot()["windows"])
    assert shown >= {*EXPERT, *WITH_BOX}


@pytest.mark.rule("18")
@pytest.mark.parametrize("garment", ["X01", "X02", "X03", "X05", "X06"])
def test_these_garments_can_only_be_rented_out(garment: str) -> None:
    t = paid(garment, jeweler())
    assert "sell" not in t.options
    assert t.why_not("sell") == ("8", "this garment can't be sold")


@pytest.mark.rule("18", "R5")
@pytest.mark.parametrize("garment", ["X01", "X02", "X03", "X05", "X06"])
def test_without_a_free_guest_space_they_can_not_be_tailored(garment: str) -> None:
    t = ready(garment, fill(box(3, "expert_tailoring")))
    assert "tailor 6" not in t.options
    assert t.why_not("tailor 6") == ("R5", "this garment can't be sold, and no guest space is free for it")


@pytest.mark.rule("18", "R5")
def test_a_journeyman_can_not_tailor_them_when_only_master_spaces_are_free() -> None:
    assert "tailor 6" not in ready("X02", fill(with_modules("expert_tailoring"), "2.1"), card="S2").options
    assert "tailor 6" in ready("X02", fill(with_modules("expert_tailoring"), "2.1"), card="S1").options


# --- X01: the Queen's favor and 5 Livre


@pytest.mark.rule("18")
def test_x01_brings_the_queens_favor_and_5_livre() -> None:
    t = paid("X01")
    t.do("rent 1.1")
    assert t.game.snapshot()["favor"] == 0
    assert t.players[0].livre == 5


@pytest.mark.rule("18")
@pytest.mark.parametrize("holder", [0, 1])
def test_x01_brings_the_5_livre_also_when_the_favor_is_taken(holder: int) -> None:
    t = with_modules("expert_tailoring")
    t.favor(holder)
    paid("X01", t).do("rent 1.1")
    assert t.game.snapshot()["favor"] == holder
    assert t.players[0].livre == 5


@pytest.mark.rule("18", "3")
def test_who_has_the_favor_through_x01_starts_the_next_round() -> None:
    t = with_modules("expert_tailoring")
    t.hand(2, "S1")
    t.state.start_player = 2
    paid("X01", t).do("rent 1.1")
    t.end_round()
    assert t.game.snapshot()["start_player"] == 0
    assert t.game.snapshot()["favor"] is None


# --- X02: depute any employee for its Livre


@pytest.mark.rule("18")
@pytest.mark.parametrize(("card", "livre"), [("A1", 10), ("S2", 7), ("S4", 4)])
def test_x02_deputes_any_employee_for_the_livre_on_its_card_but_without_its_bonus(card: str, livre: int) -> None:
    t = with_modules("expert_tailoring")
    t.supply(0, *([card] if card == "A1" else []))
    paid("X02", t).do("rent 1.1")
    t.do(f"depute {card}")
    assert t.players[0].livre == livre
    assert t.state.turn == 1
    assert card in t.game.snapshot()["removed"]


@pytest.mark.rule("18", "S4")
def test_x02_may_take_the_employee_from_supply_discards_hand_or_play() -> None:
    t = with_modules("expert_tailoring")
    t.hand(0, "A3", "S4").supply(0, "S3").discards(0, "S1", "S1", "S2")
    t.livre(0, 0).notions(0, thread=1, lace=1).tiles(0, "R02").windows(*[None] * 5, "X02").turn(0)
    t.do("play A3", "tailor 6", "rent 1.2")
    assert t.options == ["depute S1", "depute S2", "depute S3", "depute S4", "depute A3", "pass"]


@pytest.mark.rule("18")
def test_x02_is_no_duty() -> None:
    t = paid("X02")
    t.do("rent 1.1", "pass")
    assert t.players[0].livre == 0
    assert t.players[0].staff_size() == 5


@pytest.mark.rule("18", "S3")
def test_x02_deputes_nobody_when_only_four_employees_are_left() -> None:
    t = with_modules("expert_tailoring")
    t.deputed(0, "S4")
    paid("X02", t).do("rent 1.1")
    assert t.state.turn == 1
    assert t.players[0].staff_size() == 4


@pytest.mark.rule("18")
def test_x02_gives_the_livre_but_not_the_bonus_also_when_it_deputes_the_employee_in_play() -> None:
    """S2 could pay 1 Livre for thread after its main action; deputed through the garment it can not any more."""
    t = paid("X02", card="S2")
    t.do("rent 1.2", "depute S2")
    assert t.players[0].livre == 7
    assert t.state.turn == 1
    assert "S2" in t.game.snapshot()["removed"]


@pytest.mark.rule("18", "5")
def test_after_x02_deputed_somebody_else_the_employee_in_play_may_use_its_bonus() -> None:
    t = paid("X02", card="S2")
    t.do("rent 1.2", "depute S4")
    assert t.asked == "use_bonus"
    t.do("thread")
    assert t.players[0].livre == 3


# --- X03: a free tile from the drawers


@pytest.mark.rule("18")
@pytest.mark.parametrize(("choice", "silk", "lace"), [("keep", [0, 0, 2, 0], 0), ("lace", [0, 0, 0, 0], 1)])
def test_x03_brings_a_free_tile_of_ones_choice_to_keep_or_to_discard(choice: str, silk: list[int], lace: int) -> None:
    t = with_modules("expert_tailoring")
    t.drawer(1, "R01", "R02", "R03").drawer(2, None, "R11")
    paid("X03", t).do("rent 1.1")
    assert t.options == ["take 1.1", "take 1.2", "take 1.3", "take 2.2"]
    t.do("take 2.2", choice)
    player = t.players[0]
    assert (player.silk, player.lace, player.livre) == (silk, lace, 0)


@pytest.mark.rule("18")
def test_x03_brings_nothing_when_the_drawers_are_empty() -> None:
    t = paid("X03")
    t.do("rent 1.1")
    assert t.state.turn == 1
    assert t.players[0].tiles == []


@pytest.mark.rule("J1", "18")
def test_the_tile_of_x03_fulfils_no_task() -> None:
    t = box(3, "expert_tailoring")
    t.drawer(1, "R11")
    paid("X03", t).do("rent 1.1", "keep")
    assert t.tasks(0) == []


# --- X04: 14 Livre, rented out or sold


@pytest.mark.rule("18")
@pytest.mark.parametrize("choice", ["rent 1.1", "sell"])
def test_x04_brings_14_livre_rented_out_or_sold(choice: str) -> None:
    t = paid("X04")
    t.do(choice)
    assert t.players[0].livre == 14
    assert (0 in t.state.owners) == (choice != "sell")


@pytest.mark.rule("18", "R5")
def test_x04_is_sold_for_14_livre_when_no_guest_space_is_free() -> None:
    t = ready("X04", fill(with_modules("expert_tailoring")))
    t.do("tailor 6")
    assert t.players[0].livre == 14
    assert t.game.snapshot()["garment_discard"] == ["X04"]


@pytest.mark.rule("18", "13")
def test_x04_counts_for_the_majority_and_gives_no_prestige_of_its_own() -> None:
    t = with_modules("expert_tailoring")
    t.rented(0, X04="2.2")
    sheet = t.final()[0]
    assert sheet.items["halls"] == 4
    assert sheet.items["trademarks"] == 0


@pytest.mark.rule("18", "11")
def test_x04_is_a_presence_in_its_hall() -> None:
    t = with_modules("expert_tailoring").funded(0, *(f"musician {hall}" for hall in range(1, 5)))
    paid("X04", t).do("rent 5.4")
    assert t.game.snapshot()["all_halls"][0] == 0


# --- X05: a free piece of jewelry


@pytest.mark.rule("18", "15")
def test_x05_brings_a_free_piece_of_jewelry_of_any_colour() -> None:
    t = paid("X05", jeweler("blue_necklace", "pink_ring", None, "orange_ring"))
    t.do("rent 1.1")
    assert t.options == ["jewelry 1", "jewelry 2", "jewelry 4"]
    t.do("jewelry 4")
    assert t.game.snapshot()["players"][0]["jewelry"] == ["orange_ring"]
    assert t.players[0].livre == 0
    assert t.players[0].tiles == []


@pytest.mark.rule("18", "15")
def test_free_jewelry_of_the_garments_colour_brings_a_random_tile() -> None:
    t = jeweler("blue_necklace", "pink_ring")
    t.next_tile("R19")
    paid("X05", t).do("rent 1.1", "jewelry 1", "keep")
    assert t.players[0].silk == [0, 0, 0, 2]


@pytest.mark.rule("18")
def test_x05_brings_nothing_without_a_jeweler_decoration() -> None:
    t = box(3, "expert_tailoring").display("blue_necklace", "pink_ring").funded(1, "jeweler 1")
    paid("X05", t).do("rent 1.1")
    assert t.state.turn == 1
    assert t.game.snapshot()["players"][0]["jewelry"] == []


@pytest.mark.rule("18")
def test_x05_brings_nothing_when_the_display_is_empty() -> None:
    t = paid("X05", jeweler())
    t.do("rent 1.1")
    assert t.state.turn == 1


@pytest.mark.rule("18", "15")
def test_the_free_jewelry_comes_in_addition_to_a_piece_that_one_has_paid_for() -> None:
    t = jeweler("green_necklace", "pink_ring", None, "green_necklace")
    t.hand(0, "S1").livre(0, 1).notions(0, thread=1, lace=1).tiles(0, "R03").windows(*[None] * 5, "X05").turn(0)
    t.do("tailor 6", "jewelry 4", "rent 1.1", "jewelry 2")
    assert t.game.snapshot()["players"][0]["jewelry"] == ["pink_ring", "green_necklace"]
    assert t.players[0].livre == 0


@pytest.mark.rule("J1", "18")
def test_free_jewelry_fulfils_no_task_beside_that_of_the_garment() -> None:
    t = jeweler("blue_necklace", "pink_ring").preparing(0, "master")
    paid("X05", t).do("rent 1.1", "jewelry 2")
    assert t.tasks(0) == ["tailor_with_master"]


# --- X06: 2 prestige with matching jewelry


@pytest.mark.rule("18", "15")
@pytest.mark.parametrize(("space", "prestige"), [(1, 2), (2, 0), (None, 0)])
def test_x06_brings_2_prestige_if_jewelry_of_its_colour_is_acquired_with_it(space: int | None, prestige: int) -> None:
    t = jeweler("pink_ring", "orange_ring")
    t.hand(0, "S1").livre(0, 5).notions(0, thread=1, lace=1).tiles(0, "R05").windows(*[None] * 5, "X06").turn(0)
    t.do("tailor 6")
    if space is not None:
        t.do(f"jewelry {space}")
    if t.asked == "use_tile":
        t.do("keep")
    t.do("rent 1.1")
    assert t.players[0].prestige == prestige


@pytest.mark.rule("18")
def test_x06_does_not_count_matching_jewelry_acquired_earlier() -> None:
    t = jeweler("orange_ring").jewelry(0, "pink_ring")
    paid("X06", t).do("rent 1.1")
    assert t.players[0].prestige == 0


# --- The order


@pytest.mark.rule("R4", "18")
def test_the_reward_of_the_guest_space_comes_before_the_bonus_of_the_garment() -> None:
    events = paid("X01").do("rent 5.1")
    told = [kind for kind in kinds(events) if kind in ("GarmentRented", "RewardGained", "FavorClaimed", "LivreGained")]
    assert told == ["GarmentRented", "RewardGained", "FavorClaimed", "LivreGained"]


@pytest.mark.rule("R4", "18")
def test_the_examination_task_and_the_all_halls_bonus_come_after_the_bonus_of_the_garment() -> None:
    t = box(3, "expert_tailoring").preparing(0, "master").funded(0, *(f"musician {hall}" for hall in range(1, 5)))
    paid("X02", t)
    events = [*t.do("rent 5.1"), *t.do("depute S4")]
    told = [kind for kind in kinds(events) if kind.startswith(("Reward", "EmployeeD", "Task", "AllHalls"))]
    assert told == ["RewardGained", "EmployeeDeputed", "TaskFulfilled", "AllHallsReached"]


@pytest.mark.rule("18", "8")
def test_they_are_tailored_as_any_garment_and_score_at_the_end() -> None:
    journeyman = ready("X01", card="S2")
    assert journeyman.why_not("tailor 6")[0] == "8"
    t = paid("X03")
    t.do("rent 1.1")
    assert guest(t, "1.1") == ("X03", 0)
    assert t.total(0, "trademarks") == 3
