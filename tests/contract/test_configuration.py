"""`GameConfig` refuses what makes no sense, in one line."""

from pathlib import Path
from typing import Any

import pytest

import rokoko as rk

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": 0}, "seats must be a number from 1 to 5"),
    ({"seats": 6}, "seats must be a number from 1 to 5"),
    ({"seats": -1}, "seats must be a number from 1 to 5"),
    ({"seats": "3"}, "seats must be a number from 1 to 5"),
    ({"seats": None}, "seats must be a number from 1 to 5"),
    ({"seats": 2.5}, "seats must be a number from 1 to 5"),
    ({"modules": ("opera",)}, "there is no module 'opera'"),
    ({"modules": "jewelry_box"}, "modules must be a list"),
    ({"modules": ("jewelry_box", "jewelry_box")}, "named twice"),
    ({"edition": "1970"}, "there is no edition '1970'"),
    ({"edition": ""}, "there is no edition ''"),
    ({"seats": 3, "start_player": 3}, "start_player must be a seat from 0 to 2"),
    ({"seats": 3, "start_player": -1}, "start_player must be a seat from 0 to 2"),
    ({"seats": 1, "start_player": 0}, "Madame du Barry starts"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG, ids=[str(wrong) for wrong, _ in WRONG])
def test_nonsense_is_refused_in_one_line(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(rk.ConfigError) as caught:
        rk.GameConfig(**wrong)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_modules_stand_in_one_order_however_they_are_named() -> None:
    one = rk.GameConfig(modules=("expert_tailoring", "jewelry_box"))
    assert one == rk.GameConfig(modules=("jewelry_box", "expert_tailoring"))
    assert hash(one) == hash(rk.GameConfig(modules=("jewelry_box", "expert_tailoring")))


def test_a_list_of_modules_will_do() -> None:
    config = rk.GameConfig(modules=["fancy_dresses"])  # type: ignore[arg-type]
    assert config.modules == ("fancy_dresses",)


@pytest.mark.parametrize("start", range(3))
def test_the_start_player_is_the_one_named(start: int) -> None:
    game = rk.Game(rk.GameConfig(seats=3, start_player=start), seed=1)
    assert game.snapshot()["start_player"] == start


def test_the_start_player_is_drawn_from_the_seed_otherwise() -> None:
    config = rk.GameConfig(seats=3)
    assert {rk.Game(config, seed).snapshot()["start_player"] for seed in range(30)} == {0, 1, 2}


def test_a_component_set_that_is_not_there_is_an_error_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(rk.ComponentError) as caught:
        rk.Game(rk.GameConfig(components=str(tmp_path / "nowhere")), seed=1)
    assert "nowhere" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_broken_component_set_is_an_error_in_one_line(tmp_path: Path) -> None:
    for name in ("boards", "du_barry", "employees", "garments", "jeweler", "resources"):
        (tmp_path / f"{name}.toml").write_text("[[garment]\n", encoding="utf-8")
    with pytest.raises(rk.ComponentError) as caught:
        rk.Game(rk.GameConfig(components=str(tmp_path)), seed=1)
    assert "\n" not in str(caught.value)
