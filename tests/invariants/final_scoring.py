"""The final scoring once more, from the rulebook and the rulings F1 to F6 and not from the engine.

It takes a snapshot and the component files, nothing else. Each step of the scoring is a function of its own.
"""

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any, NamedTuple

from rokoko import GameConfig
from tests.invariants import box
from tests.invariants.conservation import is_du_barry, staff_of

Snapshot = dict[str, Any]

GOWNS = ("blue", "green")
COATS = ("pink", "orange")


class Result(NamedTuple):
    steps: dict[str, int]
    total: int
    livre: int
    rank: int


def score_again(shot: Snapshot, config: GameConfig) -> list[Result]:
    halls = hall_prestige(shot, config)
    fireworks = fireworks_prestige(shot, config)
    steps = [
        {
            "prestige": player["prestige"],
            "livre": player["livre"] // 10,
            "resources": len(player["resources"]) // 2 if is_du_barry(config, seat) else 0,
            "jewelry": len(player["jewelry"]),
            "crowns": crown_prestige(shot, config, seat),
            "favor": 3 if shot["favor"] == seat else 0,
            "halls": halls[seat],
            "fireworks": fireworks[seat],
            "statues": statue_prestige(shot, config, seat),
            "balcony and trademarks": trademark_prestige(shot, config, seat),
        }
        for seat, player in enumerate(shot["players"])
    ]
    totals = [sum(of_seat.values()) for of_seat in steps]
    livre = [player["livre"] % 10 for player in shot["players"]]
    ranks = final_ranks(totals, livre, config)
    return [Result(*of_seat) for of_seat in zip(steps, totals, livre, ranks, strict=True)]


# --- What a seat has on the board


class Placed(NamedTuple):
    garment: dict[str, Any]
    hall: int
    on_master_space: bool


def placed_garments(shot: Snapshot, config: GameConfig, seat: int) -> list[Placed]:
    printed = box.side(config)["hall"]
    known = box.garments(config)
    return [
        Placed(known[guest["garment"]], number, space.split()[0] == "M")
        for number, hall in enumerate(shot["halls"])
        for guest, space in zip(hall["guests"], printed[number]["guests"], strict=True)
        if guest is not None and guest["owner"] == seat
    ]


def count_colors(placed: list[Placed], colors: tuple[str, ...]) -> int:
    return sum(piece.garment["color"] in colors for piece in placed)


def decorations_of(shot: Snapshot, seat: int) -> int:
    owners: list[int | None] = [hall["musician"] for hall in shot["halls"]]
    owners += [owner for spaces in shot["decorations"].values() for owner in spaces]
    return owners.count(seat)


# --- Crown bonuses


def crown_prestige(shot: Snapshot, config: GameConfig, seat: int) -> int:
    staff = staff_of(shot["players"][seat], config, seat)
    crowned = [box.employees()[card] for card in staff if box.employees()[card].get("crown")]
    return sum(CROWNS[card["bonus"]](shot, config, seat) for card in crowned)


def by_staff(shot: Snapshot, config: GameConfig, seat: int) -> int:
    staff = len(staff_of(shot["players"][seat], config, seat))
    return next((prestige for least, prestige in ((11, 11), (9, 8), (7, 5), (5, 2)) if staff >= least), 0)


def by_thread_and_lace(shot: Snapshot, config: GameConfig, seat: int) -> int:
    player = shot["players"][seat]
    return 3 * int(min(player["thread"], player["lace"]))


def by_master_spaces(shot: Snapshot, config: GameConfig, seat: int) -> int:
    return 3 * (sum(piece.on_master_space for piece in placed_garments(shot, config, seat)) // 2)


def by_gown_and_coat(shot: Snapshot, config: GameConfig, seat: int) -> int:
    placed = placed_garments(shot, config, seat)
    return 2 * min(count_colors(placed, GOWNS), count_colors(placed, COATS))


def by_jewelry_set(shot: Snapshot, config: GameConfig, seat: int) -> int:
    owned = shot["players"][seat]["jewelry"]
    return 6 * int(min(owned.count(kind) for kind in box.part("jeweler")["tiles"]))


def by_necklaces(shot: Snapshot, config: GameConfig, seat: int) -> int:
    owned: list[str] = shot["players"][seat]["jewelry"]
    return 3 * (sum(name.endswith("necklace") for name in owned) // 2)


def by_decorations(shot: Snapshot, config: GameConfig, seat: int) -> int:
    return decorations_of(shot, seat)


def by_apprentices(shot: Snapshot, config: GameConfig, seat: int) -> int:
    staff = staff_of(shot["players"][seat], config, seat)
    ranks: list[str] = [box.employees()[card]["rank"] for card in staff]
    return 3 * (ranks.count("apprentice") // 2)


CROWNS: dict[str, Callable[[Snapshot, GameConfig, int], int]] = {
    "end_prestige_by_staff_2_5_8_11": by_staff,
    "end_3_prestige_per_thread_lace_pair": by_thread_and_lace,
    "end_3_prestige_per_2_on_master_spaces": by_master_spaces,
    "end_2_prestige_per_gown_coat_pair": by_gown_and_coat,
    "end_6_prestige_per_jewelry_set": by_jewelry_set,
    "end_3_prestige_per_2_necklaces": by_necklaces,
    "end_prestige_per_decoration": by_decorations,
    "end_3_prestige_per_2_apprentices": by_apprentices,
}


# --- Majorities


def hall_prestige(shot: Snapshot, config: GameConfig) -> list[int]:
    """F2: most garments, then most on master spaces, then the musician; who is still tied shares the place in full."""
    gained = [0] * config.contestants
    for number, printed in enumerate(box.side(config)["hall"]):
        first_prize, second_prize = printed["majority"]
        standing = {}
        for seat in range(config.contestants):
            here = [piece for piece in placed_garments(shot, config, seat) if piece.hall == number]
            if here:
                masters = sum(piece.on_master_space for piece in here)
                standing[seat] = (len(here), masters, shot["halls"][number]["musician"] == seat)
        places = sorted(set(standing.values()), reverse=True)
        first = [seat for seat, key in standing.items() if key == places[0]]
        for seat in first:
            gained[seat] += first_prize
        if len(first) == 1 and len(places) > 1 and config.contestants > 2:
            for seat, key in standing.items():
                if key == places[1]:
                    gained[seat] += second_prize
    return gained


def fireworks_prestige(shot: Snapshot, config: GameConfig) -> list[int]:
    """Most fireworks, ties to the one further right; with two contestants only the first place pays (F3)."""
    gained = [0] * config.contestants
    owners = shot["decorations"]["fireworks"]
    order = sorted(
        {owner for owner in owners if owner is not None},
        key=lambda seat: (owners.count(seat), max(at for at, owner in enumerate(owners) if owner == seat)),
        reverse=True,
    )
    places = 1 if config.contestants == 2 else 2
    for seat, prize in zip(order[:places], box.side(config)["fireworks_majority"], strict=False):
        gained[seat] += prize
    return gained


# --- Statues, and trademarks with the balcony


def statue_prestige(shot: Snapshot, config: GameConfig, seat: int) -> int:
    """One statue after the other takes one garment of each colour that is left; no garment counts twice (F5)."""
    left = [piece.garment["color"] for piece in placed_garments(shot, config, seat)]
    prestige = 0
    for _ in range(shot["decorations"]["statues"].count(seat)):
        for color in set(left):
            left.remove(color)
            prestige += 2
    return prestige


def trademark_prestige(shot: Snapshot, config: GameConfig, seat: int) -> int:
    placed = placed_garments(shot, config, seat)
    prestige = sum(piece.garment["prestige"] for piece in placed) + balcony_gain(shot, config, seat, placed)
    printed = dict(box.side(config)["decorations"], jeweler=box.part("jeweler")["decorations"])
    for name, owners in shot["decorations"].items():
        spaces = zip(owners, printed[name], strict=name != "jeweler")
        prestige += sum(space["prestige"] for owner, space in spaces if owner == seat)
    for hall, figures in zip(shot["halls"], box.side(config)["hall"], strict=True):
        prestige += figures["musician"]["prestige"] if hall["musician"] == seat else 0
    all_halls = zip(shot["all_halls"], box.side(config)["all_halls"], strict=True)
    return int(prestige + sum(worth for owner, worth in all_halls if owner == seat))


def balcony_gain(shot: Snapshot, config: GameConfig, seat: int, placed: list[Placed]) -> int:
    """What garments of the Royal Hall gain on the balcony, by trying every assignment (F4)."""
    royal: list[int] = [piece.garment["prestige"] for piece in placed if piece.hall == 0]
    spaces = zip(shot["decorations"]["fireworks"], box.side(config)["decorations"]["fireworks"], strict=True)
    factors: list[int] = [space["multiplier"] for owner, space in spaces if owner == seat]
    moved = min(len(royal), len(factors))
    return max(
        sum(prestige * (factor - 1) for prestige, factor in zip(garments, chosen, strict=True))
        for garments in permutations(royal, moved)
        for chosen in combinations(factors, moved)
    )


# --- Who has won


def final_ranks(totals: list[int], livre: list[int], config: GameConfig) -> list[int]:
    """F6: prestige, then Livre left, then together; a tie with Madame du Barry is hers."""
    if config.solo:
        return [1, 2] if totals[0] > totals[1] else [2, 1]
    keys = list(zip(totals, livre, strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]
