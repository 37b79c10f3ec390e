"""Why a turn is good, in terms of the game: what it changed for the better, as data."""

import msgspec

from rokoko.engine.codes import (
    APPRENTICE,
    HALLS,
    JOURNEYMAN,
    KITCHEN_LEFT_AT,
    KITCHEN_RIGHT_AT,
    MUSICIANS_AT,
    ROUNDS,
    STATUES_AT,
)
from rokoko.engine.counts import decorations_of, garments_of
from rokoko.engine.crowns import crown_prestige
from rokoko.engine.scoring import fireworks_prestige, hall_prestige
from rokoko.engine.state import State


class Reason(msgspec.Struct, frozen=True):
    """Why an option is good: its kind, and the number or piece it is about."""

    kind: str
    about: int = 0


def reasons_for(before: State, now: State, seat: int) -> list[Reason]:
    """What changed for the better, most telling first."""
    return [
        *_majorities(before, now, seat),
        *_decorations(before, now, seat),
        *_employees(before, now, seat),
        *_guests(before, now, seat),
        *_store(before, now, seat),
    ]


def _majorities(before: State, now: State, seat: int) -> list[Reason]:
    reasons: list[Reason] = []
    for hall in range(HALLS):
        new = hall_prestige(now, hall)[seat]
        if new > hall_prestige(before, hall)[seat]:
            leads = new == now.tables.hall_majority[hall][0]
            reasons.append(Reason("takes_lead_in_hall" if leads else "second_in_hall", hall + 1))
    if fireworks_prestige(now)[seat] > fireworks_prestige(before)[seat]:
        reasons.append(Reason("leads_fireworks"))
    if seat in now.all_halls and seat not in before.all_halls:
        reasons.append(Reason("all_halls", now.tables.all_halls[now.all_halls.index(seat)]))
    return reasons


def _decorations(before: State, now: State, seat: int) -> list[Reason]:
    spaces = now.tables.decoration_spaces
    funded = [space for space in spaces if now.decorations[space] == seat != before.decorations[space]]
    return [_decoration(now, seat, space, ROUNDS - before.round + 1) for space in funded]


def _decoration(now: State, seat: int, space: int, rounds_left: int) -> Reason:
    if space < STATUES_AT:
        return Reason("rocket", now.tables.decoration_multiplier[space])
    if space < KITCHEN_LEFT_AT:
        statues = [at for at in now.tables.decoration_spaces if STATUES_AT <= at < KITCHEN_LEFT_AT]
        return Reason("last_statue" if all(now.decorations[at] >= 0 for at in statues) else "statue")
    if space < MUSICIANS_AT:
        income = decorations_of(now, seat) if space < KITCHEN_RIGHT_AT else garments_of(now, seat)
        rounds = _rounds_to_pay_back(now.tables.decoration_cost[space], income)
        return Reason("pays_back_in_rounds", rounds) if rounds <= rounds_left else Reason("income", income)
    if space < MUSICIANS_AT + HALLS:
        return Reason("musician_in_hall", space - MUSICIANS_AT + 1)
    return Reason("jeweler")


def _rounds_to_pay_back(cost: int, income: int) -> int:
    """What a kitchen pays for grows by about one a round, from the income of this round on."""
    rounds = 0
    while cost > 0:
        cost -= income + rounds
        rounds += 1
    return rounds


def _employees(before: State, now: State, seat: int) -> list[Reason]:
    reasons: list[Reason] = []
    left = before.players[seat].cards()
    for card in now.players[seat].cards():
        if card in left:
            left.remove(card)
            continue
        crown = crown_prestige(now, seat, card) if now.tables.employee_crown[card] else 0
        rank = now.tables.employee_rank[card]
        if crown > 0:
            reasons.append(Reason("crown", crown))
        elif rank == APPRENTICE:
            reasons.append(Reason("new_apprentice"))
        else:
            reasons.append(Reason("new_journeyman" if rank == JOURNEYMAN else "new_master"))
    if now.players[seat].tasks.bit_count() > before.players[seat].tasks.bit_count():
        reasons.append(Reason("task"))
    if not reasons and left:
        reasons.append(Reason("leaner_staff"))
    return reasons


def _guests(before: State, now: State, seat: int) -> list[Reason]:
    reasons: list[Reason] = []
    won = now.players[seat].prestige - before.players[seat].prestige
    if won > 0:
        reasons.append(Reason("prestige_now", won))
    if garments_of(now, seat) > garments_of(before, seat):
        reasons.append(Reason("garment_rented"))
    jewelry = sum(now.players[seat].jewelry) - sum(before.players[seat].jewelry)
    if jewelry > 0:
        reasons.append(Reason("jewelry", jewelry))
    if now.favor == seat != before.favor:
        reasons.append(Reason("queens_favor"))
    return reasons


def _store(before: State, now: State, seat: int) -> list[Reason]:
    reasons: list[Reason] = []
    old, new = before.players[seat], now.players[seat]
    if len(new.tiles) > len(old.tiles):
        reasons.append(Reason("more_silk"))
    if new.thread + new.lace > old.thread + old.lace:
        reasons.append(Reason("more_notions"))
    earned = new.livre - old.livre
    if earned >= 4 and now.round == before.round:  # the income of a round is nobody's merit
        reasons.append(Reason("livre", earned))
    return reasons
