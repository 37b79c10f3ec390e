"""Depute an employee (chapter 10): it leaves the game for the King's court, and Livre or its bonus is gained."""

from typing import Final, final

from rokoko.engine import reasons
from rokoko.engine.bonus_step import UseBonus
from rokoko.engine.codes import (
    DEPUTE_CARD,
    FROM_ZONE,
    FROM_ZONE_END,
    LEAST_STAFF,
    ZONE_DISCARD,
    ZONE_HAND,
    ZONE_PLAY,
    ZONE_SUPPLY,
)
from rokoko.engine.events import EmployeeDeputed
from rokoko.engine.names import EMPLOYEE_IDS, ZONE_NAMES
from rokoko.engine.state import Player, State, Step


def can_depute(player: Player) -> bool:
    """At least 4 employees must remain (S3)."""
    return player.staff_that_stays() > LEAST_STAFF


def depute_played_employee(s: State, seat: int) -> None:
    """The main action: Livre now, the bonus still to come, then the card leaves the game."""
    player = s.players[seat]
    card = player.in_play
    livre = s.tables.depute_livre[s.tables.employee_rank[card]]
    player.livre += livre
    player.leaving = True
    if s.log is not None:
        s.log.append(EmployeeDeputed(seat, EMPLOYEE_IDS[card], ZONE_NAMES[ZONE_PLAY], livre))


def zones_of(player: Player, card: int) -> list[int]:
    """Where a copy of this card is that could be deputed (S4)."""
    zones: list[int] = []
    if card in player.supply:
        zones.append(ZONE_SUPPLY)
    if card in player.hand:
        zones.append(ZONE_HAND)
    if card in player.discard:
        zones.append(ZONE_DISCARD)
    if player.in_play == card and not player.leaving:
        zones.append(ZONE_PLAY)
    return zones


def depute_any_options(s: State, seat: int) -> list[int]:
    """Any employee of the staff, each kind once (S4)."""
    player = s.players[seat]
    if not can_depute(player):
        return []
    cards = player.supply + player.hand + player.discard
    if player.in_play >= 0 and not player.leaving:
        cards.append(player.in_play)
    cards.sort()
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            out.append(DEPUTE_CARD + card)
            last = card
    return out


def depute_any_refusal(s: State, seat: int, action: int) -> int:
    player = s.players[seat]
    if not can_depute(player):
        return reasons.STAFF_TOO_SMALL
    return reasons.OK if zones_of(player, action - DEPUTE_CARD) else reasons.NOT_IN_STAFF


@final
class DeputeFrom(Step):
    """Which copy of an employee leaves, if copies are in several places. `tariff` as in `depute_any`."""

    NAME = "depute_from"
    FIELDS = ("seat", "card", "tariff")

    def __init__(self, seat: int, card: int, tariff: int) -> None:
        super().__init__(seat)
        self.card = card
        self.tariff = tariff

    def pack(self) -> list[int]:
        return [self.seat, self.card, self.tariff]

    def options(self, s: State) -> list[int]:
        return [FROM_ZONE + zone for zone in zones_of(s.players[self.seat], self.card)]

    def refusal(self, s: State, action: int) -> int:
        if not FROM_ZONE <= action < FROM_ZONE_END:
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s) else reasons.NOT_FROM_THERE

    def take(self, s: State, action: int) -> None:
        _depute(s, self.seat, self.card, action - FROM_ZONE, self.tariff)


@final
class Departed(Step):
    """After the last bonus of a deputed employee it counts as staff no longer (S3)."""

    NAME = "departed"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.automatic = True

    def take(self, s: State, action: int) -> None:
        s.players[self.seat].departing -= 1


# What a depute through a bonus brings.
ITS_BONUS: Final = 0
FULL_LIVRE: Final = 1
SMALL_LIVRE: Final = 2


def depute_any(s: State, seat: int, action: int, tariff: int) -> None:
    """Depute through a bonus: for its own bonus, for the Livre on the card, or for 8, 5 or 2 Livre."""
    card = action - DEPUTE_CARD
    s.agenda.append(DeputeFrom(seat, card, tariff))


def _depute(s: State, seat: int, card: int, zone: int, tariff: int) -> None:
    player = s.players[seat]
    rank = s.tables.employee_rank[card]
    livre = 0
    if tariff == FULL_LIVRE:
        livre = s.tables.depute_livre[rank]
    elif tariff == SMALL_LIVRE:
        livre = s.tables.small_depute_livre[rank]
    player.livre += livre
    if zone == ZONE_PLAY:
        player.leaving = True
        if tariff != ITS_BONUS:
            s.used.append(card)  # Livre instead of the bonus, which may not have been used yet
    else:
        if zone == ZONE_HAND:
            player.leave_hand(card)
        elif zone == ZONE_SUPPLY:
            player.supply.remove(card)
            player.reveal(card)
        else:
            player.discard.remove(card)
        s.removed.append(card)
    if s.log is not None:
        s.log.append(EmployeeDeputed(seat, EMPLOYEE_IDS[card], ZONE_NAMES[zone], livre))
    if tariff == ITS_BONUS:
        if zone != ZONE_PLAY:
            player.departing += 1
            s.agenda.append(Departed(seat))
        s.agenda.append(UseBonus(seat, card))
