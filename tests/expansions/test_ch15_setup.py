"""Chapter 15: what the Jewelry Box changes in the setup."""

from collections import Counter
from typing import Any

import pytest

from rokoko import Game, GameConfig
from rokoko.engine.names import EMPLOYEE_IDS

JOURNEYMEN = {"B2", "B3", *(f"J{number}" for number in range(1, 10))}
MASTERS = {"E1", "E2", *(f"M{number}" for number in range(1, 10))}
APPRENTICES = {f"Z{number:02}" for number in range(1, 11)}


def start(seats: int = 3, *, seed: int = 7, modules: tuple[str, ...] = ("jewelry_box",)) -> Game:
    return Game(GameConfig(seats=seats, modules=modules), seed)


def hire_cards(game: Game) -> list[str]:
    """All cards that will ever be on display, the first ones first."""
    shown = game.snapshot()
    return [*shown["hire"], *reversed(shown["hire_deck"])]


def level(game: Game, number: int) -> set[str]:
    levels = game.state.tables.employee_level
    return {name for name in hire_cards(game) if levels[EMPLOYEE_IDS.index(name)] == number}


@pytest.mark.rule("15")
@pytest.mark.parametrize("seed", range(20))
def test_level_two_keeps_its_master_and_apprentice_and_draws_two_of_eleven_journeymen(seed: int) -> None:
    cards = level(start(seed=seed), 2)
    assert len(cards) == 4
    assert {"B1", "B4"} <= cards
    assert cards - {"B1", "B4"} <= JOURNEYMEN


@pytest.mark.rule("15")
@pytest.mark.parametrize("seed", range(20))
def test_level_five_keeps_its_journeyman_and_apprentice_and_draws_two_of_eleven_masters(seed: int) -> None:
    cards = level(start(seed=seed), 5)
    assert len(cards) == 4
    assert {"E3", "E4"} <= cards
    assert cards - {"E3", "E4"} <= MASTERS


@pytest.mark.rule("15")
@pytest.mark.parametrize("seed", range(20))
def test_the_other_nine_of_each_rank_are_the_examination_decks(seed: int) -> None:
    game = start(seed=seed)
    decks = game.snapshot()["exam_decks"]
    assert len(decks["journeyman"]) == len(decks["master"]) == 9
    assert set(decks["journeyman"]) == JOURNEYMEN - level(game, 2)
    assert set(decks["master"]) == MASTERS - level(game, 5)


@pytest.mark.rule("15")
def test_the_hire_deck_still_has_28_cards_level_after_level() -> None:
    game = start()
    cards = hire_cards(game)
    levels = [game.state.tables.employee_level[EMPLOYEE_IDS.index(name)] for name in cards]
    assert levels == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6


@pytest.mark.rule("15")
def test_levels_one_three_four_and_six_are_those_of_the_base_game() -> None:
    game = start()
    for number, letter, count in ((1, "A", 6), (3, "C", 4), (4, "D", 4), (6, "F", 6)):
        assert level(game, number) == {f"{letter}{card}" for card in range(1, count + 1)}


@pytest.mark.rule("15")
def test_every_journeyman_and_master_new_or_old_can_be_drawn_into_the_levels() -> None:
    drawn: set[str] = set()
    for seed in range(120):
        game = start(seed=seed)
        drawn |= level(game, 2) | level(game, 5)
    assert drawn >= JOURNEYMEN | MASTERS


@pytest.mark.rule("15")
def test_the_seed_decides_the_decks() -> None:
    first, again, other = start(seed=3).snapshot(), start(seed=3).snapshot(), start(seed=4).snapshot()
    assert first == again
    assert first["exam_decks"] != other["exam_decks"]


@pytest.mark.rule("15")
def test_the_24_jewelry_tiles_are_7_7_6_and_4_and_four_of_them_lie_on_display() -> None:
    shown = start().snapshot()
    assert None not in shown["jewelry_display"]
    assert (len(shown["jewelry_display"]), len(shown["jewelry_bag"])) == (4, 20)
    assert Counter(shown["jewelry_display"] + shown["jewelry_bag"]) == {
        "blue_necklace": 7,
        "pink_ring": 7,
        "green_necklace": 6,
        "orange_ring": 4,
    }


@pytest.mark.rule("15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_one_specialized_apprentice_that_nobody_else_has(seats: int) -> None:
    dealt = [player["specialized"] for player in start(seats).snapshot()["players"]]
    assert len(set(dealt)) == seats
    assert set(dealt) <= APPRENTICES


@pytest.mark.rule("15")
def test_any_of_the_ten_specialized_apprentices_can_be_dealt() -> None:
    dealt = {player["specialized"] for seed in range(60) for player in start(seed=seed).snapshot()["players"]}
    assert dealt == APPRENTICES


def _names(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set().union(*(_names(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(_names(value) for value in data))
    return {data} if isinstance(data, str) else set()


@pytest.mark.rule("15")
def test_the_other_specialized_apprentices_go_back_to_the_box() -> None:
    shown = start(3).snapshot()
    assert len(_names(shown) & APPRENTICES) == 3


@pytest.mark.rule("15")
def test_the_specialized_apprentice_is_not_yet_part_of_the_staff() -> None:
    game = start()
    assert [player["staff"] for player in game.view(0)["players"]] == [5, 5, 5]
    for player in game.snapshot()["players"]:
        assert player["specialized"] not in player["supply"]


@pytest.mark.rule("15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_prepares_for_the_journeyman_examination_first(seats: int) -> None:
    for player in start(seats).snapshot()["players"]:
        assert (player["exam"], player["tasks"], player["jewelry"]) == ("journeyman", [], [])


@pytest.mark.rule("15", "2")
def test_everything_else_is_set_up_as_in_the_base_game() -> None:
    boxed, base = start(4), start(4, modules=())
    for key in ("windows", "drawers", "start_player", "garment_bag", "resource_bag", "favor", "all_halls"):
        assert boxed.snapshot()[key] == base.snapshot()[key]
    for seat in range(4):
        mine, plain = boxed.snapshot()["players"][seat], base.snapshot()["players"][seat]
        for key in ("livre", "thread", "lace", "prestige", "supply"):
            assert mine[key] == plain[key]


@pytest.mark.rule("15", "E2")
def test_without_the_jewelry_box_there_is_neither_jeweler_nor_examination_nor_apprentice() -> None:
    game = start(modules=("fancy_dresses", "festivity_dresses", "expert_tailoring"))
    shown = game.snapshot()
    assert shown["jewelry_display"] == shown["jewelry_bag"] == []
    assert shown["exam_decks"] == {"journeyman": [], "master": []}
    assert shown["decorations"]["jeweler"] == []
    assert not _names(shown) & (APPRENTICES | (JOURNEYMEN | MASTERS) - {"B2", "B3", "E1", "E2"})
    for player in shown["players"]:
        assert player["exam"] is player["specialized"] is None
