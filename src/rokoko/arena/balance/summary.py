"""The figures of a survey, with intervals, as plain data."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final

import msgspec

from rokoko.arena.balance.observe import GameLine
from rokoko.arena.balance.openings import openings_of
from rokoko.arena.balance.pieces import (
    DECORATION,
    EMPLOYEE,
    GARMENT,
    GUEST,
    LARGE,
    SEAT,
    WINDOW,
    Piece,
    pieces_of,
)
from rokoko.arena.balance.survey import Survey, command_of
from rokoko.arena.balance.tallies import figures_of, tallies_of
from rokoko.arena.balance.verdict import verdict_of
from rokoko.arena.intervals import CONFIDENCE
from rokoko.arena.origin import Software, cores

SCHEMA: Final = "rokoko-balance/1"
EVERYWHERE: Final = (GARMENT, EMPLOYEE)  # the same pieces at every table
BOARD: Final = (WINDOW, DECORATION, GUEST)  # by the side of the board
WITHOUT_PRICE: Final = (SEAT, GUEST)


def summary_of(
    survey: Survey, lines: Sequence[GameLine], *, software: Sequence[Software], workers: int
) -> dict[str, Any]:
    """Everything that a report shows. Each kind in its `pools`: the tables at which its pieces are the same."""
    tables = [_table(survey, seats, [line for line in lines if line.seats == seats]) for seats in survey.tables]
    pools = [_pool(survey, name, kinds, seats, lines) for name, kinds, seats in pools_of(survey.tables)]
    known = [pool for pool in pools if pool["games"]]
    return {
        "schema": SCHEMA,
        "command": command_of(survey, workers),
        "bot": {"label": survey.entrant.label, "name": survey.entrant.bot, "budget": survey.entrant.budget.text},
        "config": msgspec.json.decode(msgspec.json.encode(survey.config)),
        "components": {"name": survey.config.component_set().name, "hash": survey.components_hash},
        "software": [msgspec.to_builtins(one) for one in software],
        "machine": {"cores": cores(), "workers": workers},
        "seeds": {"first": survey.seed, "last": survey.seed_of(survey.games - 1)},
        "games": len(lines),
        "complete": len(lines) >= len(survey.places),
        "confidence": CONFIDENCE,
        "tables": tables,
        "pools": known,
        "verdict": verdict_of(known),
    }


def pools_of(tables: Sequence[int]) -> list[tuple[str, tuple[str, ...], tuple[int, ...]]]:
    """(name, kinds, numbers of seats): what is the same piece is counted together, start seats never."""
    small = tuple(seats for seats in tables if seats < LARGE)
    large = tuple(seats for seats in tables if seats >= LARGE)
    sides = (("small board", small), ("large board", large))
    return [
        *((f"{seats} seats", (SEAT,), (seats,)) for seats in tables),
        ("all tables", EVERYWHERE, tuple(tables)),
        *((name, BOARD, seats) for name, seats in sides if seats),
    ]


def _table(survey: Survey, seats: int, lines: Sequence[GameLine]) -> dict[str, Any]:
    winners = [max(line.totals) for line in lines]
    return {
        "seats": seats,
        "games": len(lines),
        "planned": survey.games,
        "par": round(1 / seats, 4),
        "score": round(fmean(total for line in lines for total in line.totals), 2) if lines else None,
        "best_score": round(fmean(winners), 2) if lines else None,
        "openings": openings_of(lines, survey.seed),
    }


def _pool(
    survey: Survey, name: str, kinds: tuple[str, ...], tables: tuple[int, ...], lines: Sequence[GameLine]
) -> dict[str, Any]:
    here = [line for line in lines if line.seats in tables]
    pieces = [piece for piece in pieces_of(survey.config_at(tables[0])).values() if piece.kind in kinds]
    found = []
    for kind in kinds:
        found += _kind(survey, [piece for piece in pieces if piece.kind == kind], here, tables)
    return {"name": name, "kinds": list(kinds), "seats": list(tables), "games": len(here), "pieces": found}


def _kind(
    survey: Survey, pieces: Sequence[Piece], lines: Sequence[GameLine], tables: tuple[int, ...]
) -> list[dict[str, Any]]:
    keys = [piece.key for piece in pieces]
    figures = figures_of(tallies_of(keys, lines), len(lines), survey.seed)
    found = []
    for piece in pieces:
        data = msgspec.to_builtins(figures[piece.key])
        if piece.kind in WITHOUT_PRICE:
            data["livre"] = None
        if piece.kind == SEAT:
            data["prestige"] = None
        by_table = {str(seats): _taken_at(piece.key, [one for one in lines if one.seats == seats]) for seats in tables}
        found.append({"kind": piece.kind, "name": piece.name, "printed": piece.printed, **data, "by_seats": by_table})
    return found


def _taken_at(key: str, lines: Sequence[GameLine]) -> dict[str, int]:
    """How often it was offered and taken with so many seats."""
    return {
        "chances": sum(line.offered.get(key, 0) for line in lines),
        "takes": sum(take.piece == key for line in lines for take in line.takes),
    }
