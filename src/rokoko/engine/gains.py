"""Livre and prestige that come or go, with the event that tells it."""

from rokoko.engine.events import LivreGained, LivrePaid, PrestigeGained
from rokoko.engine.state import State


def gain_livre(s: State, seat: int, amount: int) -> None:
    if amount > 0:
        s.players[seat].livre += amount
        if s.log is not None:
            s.log.append(LivreGained(seat, amount))


def gain_prestige(s: State, seat: int, amount: int) -> None:
    if amount > 0:
        s.players[seat].prestige += amount
        if s.log is not None:
            s.log.append(PrestigeGained(seat, amount))


def pay_livre(s: State, seat: int, amount: int) -> None:
    if amount > 0:
        s.players[seat].livre -= amount
        if s.log is not None:
            s.log.append(LivrePaid(seat, amount))
