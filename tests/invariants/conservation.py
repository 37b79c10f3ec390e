"""Every tile, card and token is in exactly one place, and no limit of the rules is broken; from the snapshot alone."""

from collections import Counter
from typing import Any

from rokoko import GameConfig
from tests.invariants import box

Snapshot = dict[str, Any]

LEAST_STAFF = 4
HAND_CARDS = 3
HIRE_SPACES = 4
DU_BARRY = 1  # her seat in a solo game


def is_du_barry(config: GameConfig, seat: int) -> bool:
    return config.solo and seat == DU_BARRY


def check_position(shot: Snapshot, config: GameConfig) -> None:
    """Everything that one position alone can show."""
    check_garments(shot, config)
    check_resources(shot, config)
    check_employees(shot, config)
    check_jewelry(shot, config)
    check_du_barry(shot, config)
    check_board(shot, config)
    check_decorations(shot, config)
    check_all_halls(shot, config)
    for seat in range(config.contestants):
        check_player(shot, config, seat)


def check_garments(shot: Snapshot, config: GameConfig) -> None:
    found = Counter(shot["garment_bag"] + shot["garment_discard"])
    found.update(garment for garment in shot["windows"] if garment is not None)
    found.update(guest["garment"] for hall in shot["halls"] for guest in hall["guests"] if guest is not None)
    expected = Counter(list(box.garments(config)))
    assert found == expected, f"garments lost {expected - found}, too many {found - expected}"


def check_resources(shot: Snapshot, config: GameConfig) -> None:
    tiles = shot["resource_bag"] + shot["resource_discard"]
    tiles += [tile for drawer in shot["drawers"] for tile in drawer if tile is not None]
    for player in shot["players"]:
        tiles += player["resources"]
    found = Counter(box.resource_kind(tile) for tile in tiles)
    expected = box.resources(config)
    assert found == expected, f"resource tiles lost {expected - found}, too many {found - expected}"


def staff_of(player: dict[str, Any], config: GameConfig, seat: int) -> list[str]:
    hand = [] if is_du_barry(config, seat) else player["hand"]
    in_play = [] if player["in_play"] is None else [player["in_play"]]
    staff: list[str] = player["supply"] + hand + player["discard"] + in_play
    return staff


def all_employees(shot: Snapshot, config: GameConfig) -> Counter[str]:
    found = Counter(shot["hire_deck"] + shot["removed"])
    found.update(card for card in shot["hire"] if card is not None)
    for deck in shot["exam_decks"].values():
        found.update(deck)
    for seat, player in enumerate(shot["players"]):
        found.update(staff_of(player, config, seat))
        if player["specialized"] is not None:
            found[player["specialized"]] += 1
    return found


def check_employees(shot: Snapshot, config: GameConfig) -> None:
    found = all_employees(shot, config)
    special = Counter({card: count for card, count in found.items() if card in box.specialized_apprentices()})
    fixed = found - special
    expected = box.fixed_employees(config)
    assert fixed == expected, f"employees lost {expected - fixed}, too many {fixed - expected}"
    dealt = config.seats if box.has_jewelry_box(config) else 0
    assert sorted(special.values()) == [1] * dealt, f"{dealt} specialized apprentices were dealt, found {special}"


def check_jewelry(shot: Snapshot, config: GameConfig) -> None:
    found = Counter(shot["jewelry_bag"] + shot["jewelry_removed"])
    found.update(name for name in shot["jewelry_display"] if name is not None)
    for player in shot["players"]:
        found.update(player["jewelry"])
    expected = Counter(box.part("jeweler")["tiles"] if box.has_jewelry_box(config) else {})
    assert found == expected, f"jewelry lost {expected - found}, too many {found - expected}"


def check_du_barry(shot: Snapshot, config: GameConfig) -> None:
    cards = shot["du_barry"]["supply"] + shot["du_barry"]["discard"]
    if not config.solo:
        assert cards == []
        return
    hand = [int(name.removeprefix("barry")) - 1 for name in shot["players"][DU_BARRY]["hand"]]
    assert sorted(cards + hand) == list(range(len(box.part("du_barry")["card"])))


def check_board(shot: Snapshot, config: GameConfig) -> None:
    side = box.side(config)
    assert 1 <= shot["round"] <= 7
    assert shot["phase"] in ("select", "actions", "over")
    seats = range(config.contestants)
    assert shot["start_player"] in seats
    assert shot["favor"] is None or shot["favor"] in seats
    assert len(shot["players"]) == config.contestants
    assert len(shot["windows"]) == len(side["window_prices"])
    assert [len(drawer) for drawer in shot["drawers"]] == [side["drawer_spaces"]] * side["drawers"]
    assert len(shot["hire"]) == HIRE_SPACES
    assert len(shot["hire_deck"]) == 28 - HIRE_SPACES * shot["round"]
    prices = box.part("jeweler")["jewelry_prices"] if box.has_jewelry_box(config) else []
    assert len(shot["jewelry_display"]) == len(prices)
    assert len(shot["halls"]) == len(side["hall"])
    for hall, printed in zip(shot["halls"], side["hall"], strict=True):
        assert len(hall["guests"]) == len(printed["guests"])
        for guest in hall["guests"]:
            assert guest is None or guest["owner"] in seats
        assert hall["musician"] is None or hall["musician"] in seats


def check_decorations(shot: Snapshot, config: GameConfig) -> None:
    printed = dict(box.side(config)["decorations"])
    printed["jeweler"] = box.part("jeweler")["decorations"] if box.has_jewelry_box(config) else []
    assert set(shot["decorations"]) == set(printed)
    for name, owners in shot["decorations"].items():
        assert len(owners) == len(printed[name])
        placed = [owner for owner in owners if owner is not None]
        assert all(owner in range(config.contestants) for owner in placed)
        if name in ("kitchen_left", "kitchen_right", "jeweler"):
            assert len(placed) == len(set(placed)), f"somebody owns two of {name}"


def halls_present(shot: Snapshot, seat: int) -> int:
    """In how many halls the seat has a garment or the musician."""
    return sum(
        hall["musician"] == seat or any(guest is not None and guest["owner"] == seat for guest in hall["guests"])
        for hall in shot["halls"]
    )


def check_all_halls(shot: Snapshot, config: GameConfig) -> None:
    """Held only by who is present in all five halls, once, the most valuable space first."""
    spaces = shot["all_halls"]
    assert len(spaces) == len(box.side(config)["all_halls"])
    held = [owner for owner in spaces if owner is not None]
    assert spaces[: len(held)] == held, "a more valuable space of All Halls was left free"
    assert len(held) == len(set(held))
    settled = all(player["in_play"] is None for player in shot["players"])  # within a turn it may still be to come (R4)
    for seat in range(config.contestants):
        present = halls_present(shot, seat) == len(shot["halls"])
        assert present or seat not in held, f"seat {seat} holds All Halls without being there"
        assert seat in held or not present or not settled, f"seat {seat} is in all halls without holding it"


def check_player(shot: Snapshot, config: GameConfig, seat: int) -> None:
    player = shot["players"][seat]
    for amount in ("livre", "thread", "lace", "prestige"):
        assert player[amount] >= 0, f"seat {seat} has {player[amount]} {amount}"
    check_examination(player, config)
    if is_du_barry(config, seat):
        assert (player["livre"], player["discard"], player["in_play"], player["specialized"]) == (0, [], None, None)
        return
    staff = staff_of(player, config, seat)
    assert len(staff) >= LEAST_STAFF, f"seat {seat} has a staff of {len(staff)}"
    hand = len(player["hand"])
    if shot["phase"] == "select":
        assert player["in_play"] is None
        assert hand <= HAND_CARDS
    elif shot["phase"] == "over":
        assert player["in_play"] is None
        assert hand == 0


def check_examination(player: dict[str, Any], config: GameConfig) -> None:
    """The tasks are those of the examination that is prepared for."""
    if not box.has_jewelry_box(config):
        assert (player["exam"], player["tasks"], player["jewelry"]) == (None, [], [])
        return
    assert player["exam"] in ("journeyman", "master")
    assert set(player["tasks"]) <= set(box.part("jeweler")[f"{player['exam']}_tasks"])
    assert len(player["tasks"]) == len(set(player["tasks"]))
