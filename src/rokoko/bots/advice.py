"""Advice: what each option is expected to bring, and why, in terms of the game. It feeds hints and reviews."""

from random import Random
from time import perf_counter
from typing import Any

import msgspec

from rokoko.bots.drawn import draw_worlds
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.engine.codes import FIREWORKS_AT, HALLS, KITCHEN_LEFT_AT, MUSICIANS_AT, ROUNDS, STATUES_AT
from rokoko.engine.rules import legal_actions
from rokoko.engine.scoring import fireworks_prestige, hall_prestige
from rokoko.engine.state import State
from rokoko.search.evaluation import STANDARD
from rokoko.search.tree import TreeSearch
from rokoko.search.turn import TurnSearch, after

WORLDS = 8
HORIZON = 6


class Reason(msgspec.Struct, frozen=True):
    """Why an option is good: its kind, and the number or piece it is about."""

    kind: str
    about: int = 0


class Advice(msgspec.Struct, frozen=True):
    """One option: expected final prestige, expected lead over the best rival, share of the search, and reasons."""

    action: Action
    prestige: float
    lead: float
    share: float
    reasons: tuple[Reason, ...]

    def data(self) -> dict[str, Any]:
        return {
            "action": self.action.text,
            "prestige": round(self.prestige, 2),
            "lead": round(self.lead, 2),
            "share": round(self.share, 4),
            "reasons": [{"kind": reason.kind, "about": reason.about} for reason in self.reasons],
        }


def advise(view: dict[str, Any], budget: float = 1.0, seed: int = 0) -> list[Advice]:
    """What to think of every option of the seat that the view belongs to, the best first."""
    stream = Random(f"advice {seed}")
    seat = view["seat"]
    start = perf_counter()
    worlds = draw_worlds(view, WORLDS, stream)
    choices = legal_actions(worlds[0], seat)
    if not choices:
        return []
    search = TreeSearch(STANDARD, seat, HORIZON)
    search.prepare_root(worlds[:2], start + budget * 0.4)
    noise = stream.getrandbits(31)
    while search.simulations == 0 or perf_counter() < start + budget * 0.8:
        noise = search.run(worlds, 32, noise)
    turn = TurnSearch(STANDARD)
    before = STANDARD.of(worlds[0])
    advice = []
    for index in choices:
        node = search.root.children[index]
        state = finished(turn, worlds[0], seat, index)
        values = STANDARD.of(state)
        rival = max(value for other, value in enumerate(values) if other != seat)
        advice.append(
            Advice(
                action=ACTION_SPACE[index],
                prestige=values[seat],
                lead=values[seat] - rival,
                share=node.visits / max(1, search.root.visits),
                reasons=reasons_for(worlds[0], state, seat, values[seat] - before[seat]),
            )
        )
    return sorted(advice, key=lambda item: -item.share)


def finished(turn: TurnSearch, world: State, seat: int, action: int) -> State:
    """The board at the end of the turn if the rest of it is played as it looks best."""
    return turn.finished(after(world, seat, action), seat)


def reasons_for(before: State, now: State, seat: int, gain: float) -> tuple[Reason, ...]:
    """What changed for the better, most telling first."""
    reasons: list[Reason] = []
    for hall in range(HALLS):
        old, new = hall_prestige(before, hall), hall_prestige(now, hall)
        if new[seat] > old[seat]:
            leads = new[seat] == now.tables.hall_majority[hall][0]
            reasons.append(Reason("takes_lead_in_hall" if leads else "second_in_hall", hall + 1))
    if fireworks_prestige(now)[seat] > fireworks_prestige(before)[seat]:
        reasons.append(Reason("leads_fireworks"))
    if seat in now.all_halls and seat not in before.all_halls:
        reasons.append(Reason("all_halls", now.tables.all_halls[now.all_halls.index(seat)]))
    reasons += _decoration_reasons(before, now, seat)
    won = now.players[seat].prestige - before.players[seat].prestige
    if won > 0:
        reasons.append(Reason("prestige_now", won))
    garments = now.owners.count(seat) - before.owners.count(seat)
    if garments > 0:
        reasons.append(Reason("garment_rented"))
    if len(now.players[seat].tiles) > len(before.players[seat].tiles):
        reasons.append(Reason("more_silk"))
    if now.favor == seat and before.favor != seat:
        reasons.append(Reason("queens_favor"))
    earned = now.players[seat].livre - before.players[seat].livre
    if earned >= 4:
        reasons.append(Reason("livre", earned))
    if not reasons:
        reasons.append(Reason("keeps_options" if gain >= -0.5 else "costs_prospects"))
    return tuple(reasons[:3])


def _decoration_reasons(before: State, now: State, seat: int) -> list[Reason]:
    reasons: list[Reason] = []
    for space in now.tables.decoration_spaces:
        if now.decorations[space] != seat or before.decorations[space] == seat:
            continue
        if STATUES_AT <= space < KITCHEN_LEFT_AT:
            left = [at for at in now.tables.decoration_spaces if STATUES_AT <= at < KITCHEN_LEFT_AT]
            last = all(now.decorations[at] >= 0 for at in left)
            reasons.append(Reason("last_statue" if last else "statue"))
        elif FIREWORKS_AT <= space < STATUES_AT:
            reasons.append(Reason("rocket", now.tables.decoration_multiplier[space]))
        elif KITCHEN_LEFT_AT <= space < MUSICIANS_AT:
            income = now.decorations.count(seat) if space < KITCHEN_LEFT_AT + 3 else now.owners.count(seat)
            rounds = -(-now.tables.decoration_cost[space] // max(1, income))
            if rounds <= ROUNDS - before.round + 1:
                reasons.append(Reason("pays_back_in_rounds", rounds))
    return reasons
