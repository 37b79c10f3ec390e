"""Chapters 1 and 2: what is in the box, and how it is laid out."""

from collections import Counter

import pytest

from rokoko import ConfigError, Game, GameConfig
from rokoko.config import tables_of
from tests.engine.pieces import misplaced
from tests.engine.table import table

SEATS = (2, 3, 4, 5)


@pytest.mark.rule("1")
def test_the_box_has_42_garments_of_which_13_are_blue_13_pink_10_green_and_6_orange() -> None:
    tables = tables_of(GameConfig(seats=3))
    colors = Counter(tables.garment_color[garment] for garment in tables.first_garments)
    assert len(tables.first_garments) == 42
    assert [colors[color] for color in range(4)] == [13, 13, 10, 6]


@pytest.mark.rule("1")
def test_the_box_has_48_resource_tiles_and_28_employees_for_hire() -> None:
    tables = tables_of(GameConfig(seats=3))
    assert len(tables.all_resources) == 48
    assert [len(level) for level in tables.hire_levels] == [6, 4, 4, 4, 4, 6]


@pytest.mark.rule("1")
@pytest.mark.parametrize("name", ["acquire 1.1", "tailor 1", "hire 1", "fund statue 1"])
def test_nobody_pays_with_livre_that_they_do_not_have(name: str) -> None:
    t = table().hand(0, "S1").livre(0, 0).hire("A1", "A2").drawer(1, "R01", "R02").windows("G01").tiles(0, "R01")
    t.turn(0)
    assert name not in t.options
    assert t.why_not(name) == ("1", "you don't have enough Livre")


@pytest.mark.rule("1", "R7")
def test_thread_lace_livre_and_prestige_never_run_out() -> None:
    t = table().hand(0, "A6").notions(0, thread=16, lace=16).livre(0, 500).prestige(0, 100).turn(0)
    t.do("pass", "thread")
    assert t.players[0].thread == 17
    assert t.players[0].livre == 500


@pytest.mark.rule("R7", "11")
def test_trademarks_never_run_out() -> None:
    """The box holds 20 in each colour; here a seat owns 4 decorations and all 20 guest spaces, and funds one more."""
    t = table().hand(0, "S4").livre(0, 20)
    places = [f"{hall}.{at}" for hall in range(1, 6) for at in range(1, 5)]
    for number, place in enumerate(places, 1):
        t.rented(0, **{f"G{number:02}": place})
    t.funded(0, "statue 1", "statue 2", "kitchen-left 1", "kitchen-right 1").all_halls(0).turn(0)
    t.do("fund fireworks 1")
    assert t.state.decorations[0] == 0


@pytest.mark.rule("2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_15_livre_a_thread_a_lace_and_no_prestige(seats: int) -> None:
    game = Game(GameConfig(seats=seats), seed=1)
    for player in game.snapshot()["players"]:
        assert (player["livre"], player["thread"], player["lace"], player["prestige"]) == (15, 1, 1, 0)
        assert player["resources"] == []


@pytest.mark.rule("2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_staff_is_two_masters_a_journeyman_and_two_apprentices_all_in_the_supply(seats: int) -> None:
    game = Game(GameConfig(seats=seats), seed=1)
    for player in game.snapshot()["players"]:
        assert player["supply"] == ["S1", "S1", "S2", "S3", "S4"]
        assert player["hand"] == player["discard"] == []
    ranks = game.state.tables.employee_rank
    assert [ranks[card] for card in game.state.players[0].supply] == [2, 2, 1, 0, 0]


@pytest.mark.rule("2")
@pytest.mark.parametrize(("seats", "windows", "tiles"), [(2, 6, 9), (3, 6, 9), (4, 8, 12), (5, 8, 12)])
def test_the_side_of_the_board_follows_the_number_of_players(seats: int, windows: int, tiles: int) -> None:
    shown = Game(GameConfig(seats=seats), seed=1).snapshot()
    assert len(shown["windows"]) == windows
    assert None not in shown["windows"]
    assert [len(drawer) for drawer in shown["drawers"]] == [tiles // 3] * 3
    assert all(tile is not None for drawer in shown["drawers"] for tile in drawer)
    assert len(shown["resource_bag"]) == 48 - tiles
    assert len(shown["garment_bag"]) == 42 - windows


@pytest.mark.rule("2")
def test_the_hire_deck_has_level_i_on_top_and_level_vi_at_the_bottom() -> None:
    s = Game(GameConfig(seats=3), seed=1).state
    order = [*s.hire, *reversed(s.hire_deck)]
    levels = [s.tables.employee_level[card] for card in order]
    assert levels == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6


@pytest.mark.rule("2")
def test_each_level_of_the_hire_deck_is_shuffled() -> None:
    orders = {tuple(Game(GameConfig(seats=3), seed=seed).snapshot()["hire"]) for seed in range(8)}
    assert len(orders) > 4


@pytest.mark.rule("2", "E3")
def test_the_first_start_player_is_drawn_from_the_seed() -> None:
    drawn = [Game(GameConfig(seats=5), seed=seed).snapshot()["start_player"] for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert drawn == [Game(GameConfig(seats=5), seed=seed).snapshot()["start_player"] for seed in range(40)]


@pytest.mark.rule("E3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_first_start_player(seat: int) -> None:
    game = Game(GameConfig(seats=3, start_player=seat), seed=1)
    assert game.snapshot()["start_player"] == seat


@pytest.mark.rule("E3")
def test_a_start_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(ConfigError, match="start_player"):
        GameConfig(seats=3, start_player=3)


@pytest.mark.rule("E3", "5")
def test_turns_go_clockwise_that_is_to_the_next_higher_seat_and_from_the_last_to_the_first() -> None:
    t = table(3, start=1).hand(0, "S1", "S2").hand(1, "S1", "S2").hand(2, "S1", "S2").turn(1)
    order = []
    for _ in range(5):
        order.append(t.state.turn)
        while t.state.turn == order[-1]:
            t.do("play S1" if t.asked == "play_employee" else "pass")
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.rule("2")
@pytest.mark.parametrize("seats", SEATS)
def test_after_setup_every_piece_is_in_exactly_one_place(seats: int) -> None:
    assert misplaced(Game(GameConfig(seats=seats), seed=3).state) == []


@pytest.mark.rule("2")
def test_the_queens_favor_lies_on_the_board_at_the_start() -> None:
    assert Game(GameConfig(seats=3), seed=1).snapshot()["favor"] is None


@pytest.mark.rule("E2")
def test_modules_may_be_combined_freely_and_are_named_in_one_order() -> None:
    names = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")
    for chosen in range(16):
        modules = tuple(name for bit, name in enumerate(names) if chosen >> bit & 1)
        assert GameConfig(seats=3, modules=modules[::-1]).modules == modules


@pytest.mark.rule("E2")
def test_the_last_two_expert_garments_are_in_the_game_only_with_the_jewelry_box() -> None:
    def garments(*modules: str) -> set[str]:
        tables = tables_of(GameConfig(seats=3, modules=modules))
        return {tables.garment_ids[garment] for garment in tables.first_garments}

    alone = garments("expert_tailoring") - garments()
    assert len(alone) == 4
    assert len(garments("expert_tailoring", "jewelry_box") - garments()) == 6
    assert garments("jewelry_box") == garments()


@pytest.mark.rule("E2")
def test_a_solo_game_uses_the_small_board_and_has_two_contestants() -> None:
    tables = tables_of(GameConfig(seats=1))
    assert tables.seats == 2
    assert tables.window_prices == tables_of(GameConfig(seats=2)).window_prices
