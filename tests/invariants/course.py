"""What may change from one position to the next: trademarks stay where they are, prestige never falls."""

from collections import Counter
from typing import Any

from rokoko import GameConfig
from tests.invariants import box
from tests.invariants.conservation import all_employees, check_position

Snapshot = dict[str, Any]


class Course:
    """Watches one game, position by position."""

    def __init__(self, config: GameConfig) -> None:
        self._config = config
        self._last: Snapshot | None = None
        self._special: set[str] = set()

    def check(self, shot: Snapshot) -> None:
        check_position(shot, self._config)
        special = set(all_employees(shot, self._config)) & box.specialized_apprentices()
        if self._last is None:
            self._special = special
        else:
            assert special == self._special, "a specialized apprentice was swapped for another"
            check_step(self._last, shot)
        self._last = shot


def check_step(before: Snapshot, after: Snapshot) -> None:
    assert after["round"] - before["round"] in (0, 1)
    for was, now in zip(before["players"], after["players"], strict=True):
        assert now["prestige"] >= was["prestige"]
        assert Counter(was["jewelry"]) <= Counter(now["jewelry"])
        assert now["specialized"] in (was["specialized"], None)
    for hall_before, hall in zip(before["halls"], after["halls"], strict=True):
        _check_kept(hall_before["guests"], hall["guests"])
        _check_kept([hall_before["musician"]], [hall["musician"]])
    for name, owners in before["decorations"].items():
        _check_kept(owners, after["decorations"][name])
    _check_kept(before["all_halls"], after["all_halls"])
    assert after["removed"][: len(before["removed"])] == before["removed"], "an employee came back into the game"
    if before["round"] != after["round"]:
        _check_new_round(before, after)


def _check_kept(before: list[Any], after: list[Any]) -> None:
    for was, now in zip(before, after, strict=True):
        assert was is None or was == now, f"{was} became {now}"


def _check_new_round(before: Snapshot, after: Snapshot) -> None:
    """Phase 1: the favor's holder starts, the hire display is full, the windows too as long as there are garments."""
    if before["favor"] is not None:
        assert after["start_player"] == before["favor"]
    if after["phase"] != "select":  # nobody had a choice of hands, and the first turn went by itself
        return
    assert after["favor"] is None
    assert None not in after["hire"]
    if after["garment_bag"] or after["garment_discard"]:
        assert None not in after["windows"]
    if after["resource_bag"] or after["resource_discard"]:
        assert all(None not in drawer for drawer in after["drawers"])
    if after["jewelry_bag"]:
        assert None not in after["jewelry_display"]
