"""Each record in `games` replays to the state and the scores that it tells."""

from pathlib import Path

import pytest

import rokoko.engine.events
from rokoko import ACTION_SPACE, MODULES, Event, Game
from tests.fuzz.checked_game import check_score
from tests.fuzz.play import family
from tests.golden.told import score_lines, scores_in, sights

FILES = sorted((Path(__file__).parent / "games").glob("*.rokoko"))


def replayed(file: Path) -> Game:
    return Game.replay(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_digest_and_scores(file: Path) -> None:
    game = replayed(file)
    scores = scores_in(file.read_text(encoding="utf-8"))
    assert scores == [] or scores == score_lines(game)
    check_score(game)


def test_there_are_golden_games_of_every_size_and_module() -> None:
    configs = [replayed(file).config for file in FILES]
    assert len(FILES) >= 20
    assert {config.seats for config in configs} == {1, 2, 3, 4, 5}
    assert {config.edition for config in configs} == {"deluxe", "2013"}
    for seats in ("solo", "together"):
        played = [config.modules for config in configs if config.solo == (seats == "solo")]
        assert {module for modules in played for module in modules} == set(MODULES)


def test_every_family_of_actions_and_every_kind_of_event_occurs_in_a_golden_game() -> None:
    seen: set[str] = set()
    for file in FILES:
        seen |= sights(replayed(file))
    kinds = {
        kind.__name__
        for kind in vars(rokoko.engine.events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert {f"event {kind}" for kind in kinds} - seen == set()
    assert {f"action {family(action)}" for action in ACTION_SPACE} - seen == set()
