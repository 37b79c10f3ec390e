"""Advice: what each option is expected to bring, and why, in terms of the game. It feeds hints and reviews."""

from random import Random
from time import perf_counter
from typing import Any

import msgspec

from rokoko.bots.drawn import draw_worlds
from rokoko.bots.forecast import blended, still_to_come
from rokoko.bots.ismcts_bot import HASTY_BELOW_TIME
from rokoko.bots.reasons import Reason, reasons_for
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.engine.codes import SELECT, SELECTING
from rokoko.engine.rules import legal_actions
from rokoko.engine.state import State
from rokoko.search.evaluation import STANDARD
from rokoko.search.tree import TreeSearch
from rokoko.search.turn import TurnSearch, after, turn_of

WORLDS = 8
HORIZON = 6
MOST_REASONS = 3
FAVOURED = 0.5  # of the largest share of the search
AS_GOOD = 1.0  # prestige, which is about what the figures are off by


class Advice(msgspec.Struct, frozen=True):
    """One option: the prestige and the lead over the best rival to be expected at the end of the game, its share of the
    search, and reasons."""

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
    seat = view["seat"]
    if seat is None:
        raise ValueError("a spectator has nothing to choose: give the view of a seat")
    stream = Random(f"advice {seed}")
    start = perf_counter()
    worlds = draw_worlds(view, WORLDS, stream)
    choices = legal_actions(worlds[0], seat)
    if not choices:
        return []
    search = TreeSearch(STANDARD, seat, HORIZON, len(view["players"]) if budget >= HASTY_BELOW_TIME else 0)
    search.prepare_root(worlds[:2], start + budget * 0.4)
    noise = stream.getrandbits(31)
    while search.simulations == 0 or perf_counter() < start + budget * 0.8:
        noise = search.run(worlds, 32, noise)
    prospects = [Prospect(worlds[0], seat, index) for index in choices]
    everywhere = set.intersection(*[set(prospect.reasons) for prospect in prospects]) if len(choices) > 1 else set()
    tried = [search.own.root.children[index] for index in choices]
    visits = [node.visits for node in tried]
    prestige = blended(visits, [node.prestige for node in tried], [prospect.prestige for prospect in prospects])
    lead = blended(visits, [node.lead for node in tried], [prospect.lead for prospect in prospects])
    more_prestige, more_lead = still_to_come(view)
    advice = [
        Advice(
            action=ACTION_SPACE[index],
            prestige=prestige[at] + more_prestige,
            lead=lead[at] + more_lead,
            share=visits[at] / sum(visits),
            reasons=prospect.why(everywhere) or (_without_gain(lead[at] - max(lead), visits[at] / max(visits)),),
        )
        for at, (index, prospect) in enumerate(zip(choices, prospects, strict=True))
    ]
    return sorted(advice, key=lambda item: -item.share)


class Prospect:
    """Where one's turn leads to after an option by greedy's judgement, if the rest of it is played as it looks best.

    While hands are chosen it is the turn of that employee, played on the board as it stands.
    """

    def __init__(self, world: State, seat: int, action: int) -> None:
        turn = TurnSearch(STANDARD)
        if world.phase == SELECTING:
            start = turn_of(world, seat, action - SELECT)
            end = turn.best_turn(start, seat)
        else:
            start = world
            end = turn.finished(after(world, seat, action), seat)
        now, before, then = STANDARD.of(world), STANDARD.of(start), STANDARD.of(end)
        self.prestige = now[seat] + then[seat] - before[seat]
        rivals = [now[other] + then[other] - before[other] for other in range(len(now)) if other != seat]
        self.lead = self.prestige - max(rivals)
        self.reasons = reasons_for(start, end, seat)

    def why(self, everywhere: set[Reason]) -> tuple[Reason, ...]:
        """The most telling reasons; what every option brings is none."""
        return tuple([reason for reason in self.reasons if reason not in everywhere][:MOST_REASONS])


def _without_gain(behind: float, favour: float) -> Reason:
    """For an option that the board says nothing for; `behind` the best, `favour`: its share against the largest."""
    if favour >= FAVOURED:
        return Reason("later_turns")
    return Reason("keeps_options" if behind >= -AS_GOOD else "brings_less")
