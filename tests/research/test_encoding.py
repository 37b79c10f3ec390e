"""An observation says what the seat's view says, in the same places for every configuration."""

from typing import Any

import pytest

from rokoko import ACTION_SPACE, MODULES, Game, GameConfig
from rokoko.engine.codes import EMPLOYEES
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.scoring import fireworks_prestige, hall_prestige
from tests.research.tools import CONFIGS, Seen, encoder_of, layout, named, positions, research

MARK = 4


def counted(cards: list[str]) -> list[int]:
    return [cards.count(name) for name in EMPLOYEE_IDS]


def with_top(cards: list[str]) -> list[int]:
    return [cards.count(name) + (MARK if cards and cards[-1] == name else 0) for name in EMPLOYEE_IDS]


def test_the_parts_follow_each_other_without_a_gap() -> None:
    end = 0
    for start, length, meaning in research.PARTS.values():
        assert start == end
        assert length > 0
        assert meaning
        end = start + length
    assert end == research.SIZE
    assert 1600 <= research.SIZE <= 1900


@pytest.mark.parametrize("config", CONFIGS, ids=named)
def test_the_viewers_own_things_are_exact(config: GameConfig) -> None:
    for game in positions(config, seed=1):
        for seat in range(config.seats):
            seen, own = Seen(game, seat), game.view(seat)["players"][seat]
            assert seen["hand"] == counted(own["hand"])
            apprentice = [own["specialized"]] * MARK if own["specialized"] else []
            assert seen["supply"] == counted(own["supply"] + apprentice)
            assert seen["discard"] == with_top(own["discard"])
            assert sum(seen["tiles"]) == own["tiles"]
            assert sum(seen["silk"]) == sum(sum(tile["silk"].values()) for tile in own["resources"])
            assert sum(seen["tasks"]) == len(own["tasks"])


@pytest.mark.parametrize("config", CONFIGS, ids=named)
def test_rivals_are_told_as_far_as_the_view_tells_them(config: GameConfig) -> None:
    for game in positions(config, seed=2):
        for seat in range(config.seats):
            seen, view = Seen(game, seat), game.view(seat)
            for distance in range(1, 5):
                face_down = seen.rows("rivals_face_down", EMPLOYEES)[distance - 1]
                discard = seen.rows("rivals_discard", EMPLOYEES)[distance - 1]
                if distance >= config.contestants:
                    assert not any(face_down + discard)
                    continue
                rival = view["players"][(seat + distance) % config.contestants]
                assert face_down == counted(rival["face_down"] + rival["open_hand"] * MARK)
                assert discard == with_top(rival["discard"])


@pytest.mark.parametrize("config", CONFIGS, ids=named)
def test_public_figures_are_those_of_the_view(config: GameConfig) -> None:
    for game in positions(config, seed=3):
        for seat in range(config.seats):
            view = game.view(seat)
            players = Seen(game, seat).items("players", layout.PLAYER_FIGURES)
            for distance, figures in enumerate(players):
                if distance >= config.contestants:
                    assert not any(figures.values())
                    continue
                check_player(figures, view["players"][(seat + distance) % config.contestants])


def check_player(figures: dict[str, int], shown: dict[str, Any]) -> None:
    for name in ("livre", "thread", "lace", "tiles", "staff", "masters_made"):
        assert figures[name] == min(127, shown[name]), name
    assert figures["prestige"] == (shown["prestige"] or 0)
    assert figures["hand"] == (shown["hand_size"] or 0)
    assert figures["unknown_journeymen"] == shown["unknown"].count("journeyman")
    assert figures["unknown_masters"] == shown["unknown"].count("master")
    assert figures["has_apprentice_left"] == bool(shown["specialized"])
    assert figures["tasks_done"] == len(shown["tasks"])
    assert figures["exam_master"] == (shown["exam"] == "master")


@pytest.mark.parametrize("config", CONFIGS, ids=named)
def test_majorities_and_trademarks_are_those_of_the_scoring(config: GameConfig) -> None:
    for game in positions(config, seed=4):
        won = [sum(prizes) for prizes in zip(*(hall_prestige(game.state, hall) for hall in range(5)), strict=True)]
        won = [halls + rockets for halls, rockets in zip(won, fireworks_prestige(game.state), strict=True)]
        for seat, sheet in enumerate(game.score()[: config.seats]):
            seen = Seen(game, seat)
            figures = seen.items("players", layout.PLAYER_FIGURES)[0]
            assert figures["majorities"] == won[seat]
            assert figures["trademarks"] == sheet.items["trademarks"]
            steps = ("prestige", "livre", "jewelry", "favor", "halls", "fireworks", "statues", "trademarks")
            assert figures["standing"] == sum(sheet.items.get(step, 0) for step in steps)
            own = seen.items("hall_margins", layout.HALL_MARGINS)
            assert sum(hall["won"] for hall in own) == won[seat]


@pytest.mark.parametrize("config", CONFIGS, ids=named)
def test_the_mask_is_the_list_of_options(config: GameConfig) -> None:
    encoder = encoder_of(config)
    for game in positions(config, seed=5):
        for seat in range(config.seats):
            mask = encoder.mask(game.state, seat)
            assert len(mask) == len(ACTION_SPACE) == research.MASK_SIZE
            assert {ACTION_SPACE[index] for index, legal in enumerate(mask) if legal} == set(game.options(seat))
            assert Seen(game, seat)["decision"][0] == (seat in game.deciders)


def test_what_a_configuration_lacks_is_nothing() -> None:
    for game in positions(GameConfig(seats=2), seed=6):
        seen = Seen(game, 0)
        assert not any(seen["jewelry"] + seen["tasks"])
        assert seen["config"] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    game = Game(GameConfig(seats=1, modules=MODULES, edition="2013"), seed=6)
    assert Seen(game, 0)["config"] == [1, 0, 0, 0, 0, 1, 1, 1, 1, 1]


def test_values_are_clipped() -> None:
    game = Game(GameConfig(seats=2), seed=7)
    game.state.players[0].livre = 500
    assert Seen(game, 0).items("players", layout.PLAYER_FIGURES)[0]["livre"] == 127
    assert Seen(game, 1).items("players", layout.PLAYER_FIGURES)[1]["livre"] == 127
