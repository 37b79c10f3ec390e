"""Positions to look at: bots play a game, and it is kept at some of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import jinja2
import msgspec

import rokoko as rk
from rokoko.bots import make_bot
from rokoko.sheets import ScoreSheet
from rokoko.web.story import entries_of
from rokoko.web.table import ChatLine, LogEntry, TableInput, Waiting
from rokoko.words import Wording

WEB = Path(__file__).resolve().parents[2] / "src" / "rokoko" / "web"
NAMES = ("Ada", "Babette", "Céline", "Didier", "Émile")
ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")


def environment() -> jinja2.Environment:
    loader = jinja2.FileSystemLoader(WEB / "templates")
    return jinja2.Environment(loader=loader, autoescape=True, auto_reload=False)


class Position(msgspec.Struct):
    game: rk.Game
    log: list[LogEntry]


def play_until(config: rk.GameConfig, seed: int, stop: Callable[[rk.Game], bool], *, kind: str = "greedy") -> Position:
    """Bots play until `stop` says so, or to the end."""
    game = rk.Game(config, seed=seed)
    w = Wording(edition=config.edition)
    names = names_of(config)
    bots = [make_bot(kind, f"{seed} {seat}") for seat in range(config.contestants)]
    log: list[LogEntry] = []
    while not game.over and not stop(game):
        seat = game.deciders[0]
        options = game.options(seat)
        action = bots[seat].choose(game.view(seat), options, 0.05)
        seen = [known for event in game.apply(seat, action) if (known := event.seen_by(0)) is not None]
        number = len(game.moves)
        log.extend(entries_of(seen, number, w, names, moment=f"/games/x/at/{number}"))
    return Position(game, log)


def names_of(config: rk.GameConfig) -> tuple[str, ...]:
    return ("Ada", "Madame du Barry") if config.solo else NAMES[: config.seats]


def known_sheets(game: rk.Game, view: dict[str, Any]) -> list[ScoreSheet]:
    from rokoko.sheets import known_sheets as filtered

    return filtered(game.score(), view)


def table_input(
    game: rk.Game, seat: int | None, *, language: str = "en", log: Sequence[LogEntry] = (), **more: Any
) -> TableInput:
    view = game.view(seat)
    config = game.config
    return TableInput(
        game_id="x",
        view=view,
        asked=None if seat is None else game.asked(seat),
        options=[] if seat is None else game.options(seat),
        sheets=known_sheets(game, view),
        names=names_of(config),
        wording=Wording(language, config.edition, config.components),
        config=config,
        seq=len(game.moves),
        csrf="token",
        base="/games/x",
        log=list(log),
        waiting_for=tuple(Waiting(seat=other) for other in game.deciders if other != seat),
        chat=more.pop("chat", [ChatLine(name="Babette", text="Bonsoir !", time="20:15", seat=1)]),
        **more,
    )
