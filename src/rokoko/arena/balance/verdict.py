"""What to mend: what nobody wants, what always wins, and which place in the order of play is an advantage."""

from collections.abc import Sequence
from typing import Any, Final

from rokoko.arena.balance.pieces import SEAT

UNWANTED: Final = 0.02  # of the chances
WINNING: Final = 0.10  # of win share over par
SEAT_EDGE: Final = 0.03


def verdict_of(pools: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """`unwanted`, `winning` and `seats` are findings; `rare` is as seldom taken, but in too few chances to be sure."""
    pieces = [(pool["name"], piece) for pool in pools for piece in pool["pieces"]]
    chosen = [(name, piece) for name, piece in pieces if piece["kind"] != SEAT and piece["taken"] is not None]
    seldom = [(name, piece) for name, piece in chosen if piece["taken"]["value"] < UNWANTED]
    return {
        "thresholds": {"unwanted": UNWANTED, "winning": WINNING, "seats": SEAT_EDGE},
        "judged": len(chosen),
        "unwanted": [_finding(*one) for one in seldom if one[1]["taken"]["high"] < UNWANTED],
        "rare": [_finding(*one) for one in seldom if one[1]["taken"]["high"] >= UNWANTED],
        "winning": [_finding(*one) for one in chosen if _low(one[1]) > WINNING],
        "seats": [
            _finding(name, piece) | {"sure": _low(piece) > SEAT_EDGE, "above_par": _low(piece) > 0}
            for name, piece in pieces
            if piece["kind"] == SEAT and piece["effect"] is not None and piece["effect"]["value"] > SEAT_EDGE
        ],
    }


def _low(piece: dict[str, Any]) -> float:
    effect = piece["effect"]
    return -1.0 if effect is None or effect["low"] is None else float(effect["low"])


def _finding(pool: str, piece: dict[str, Any]) -> dict[str, Any]:
    names = ("kind", "name", "printed", "chances", "takes", "taken", "effect")
    return {"pool": pool, **{name: piece[name] for name in names}}
