"""Livre and prestige that come or go, with the event that tells it."""

from typing import final

from rokoko.engine.events import LivreGained, LivrePaid, PrestigeGained
from rokoko.engine.state import State, Step


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


@final
class PrestigeFollows(Step):
    """Prestige that comes when what stands above it on the agenda is done."""

    NAME = "prestige_follows"
    FIELDS = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.automatic = True
        self.amount = amount

    def pack(self) -> list[int]:
        return [self.seat, self.amount]

    def take(self, s: State, action: int) -> None:
        gain_prestige(s, self.seat, self.amount)
