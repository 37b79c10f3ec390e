"""The pending decision: its kind, and the pieces that it is about. Others see only what the view shows of it."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rokoko.engine.acquiring import UseTile
from rokoko.engine.bonus_step import UseBonus
from rokoko.engine.codes import ACTING, SELECTING
from rokoko.engine.deputing import DeputeFrom
from rokoko.engine.exchanges import DiscardMore, ReturnMore
from rokoko.engine.renting import PlaceGarment
from rokoko.engine.state import State, Step
from rokoko.engine.tailoring import LowerNeed, PaySilk
from rokoko.engine.turns import MainAction
from rokoko.research.figures import add, put
from rokoko.research.layout import AMOUNTS, DECISIONS, PARTS

DECISION_AT: Final[int] = PARTS["decision"].start
EMPLOYEE_AT: Final[int] = PARTS["decision_employee"].start
AMOUNTS_AT: Final[int] = PARTS["decision_amounts"].start
TO_SELECT: Final[int] = AMOUNTS.index("to_select")
MUST_SELL: Final[int] = AMOUNTS.index("must_sell")
WITH_JEWELRY: Final[int] = AMOUNTS.index("with_jewelry")
LIVRE_A_SET: Final[int] = AMOUNTS.index("livre_a_set")
COMMON: Final[int] = AMOUNTS.index("common_discarded")
RARE: Final[int] = AMOUNTS.index("rare_discarded")
NUMBER_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(DECISIONS)}


def garment_in_work(s: State) -> int:
    """The garment that is paid for and not yet placed; -1 if there is none."""
    for step in s.agenda:
        if isinstance(step, PlaceGarment):
            return step.garment
    return -1


def tile_in_sight(s: State, viewer: int) -> int:
    """The tile that was just taken; one from the bag is seen by its new owner only. -1 if there is none."""
    if s.phase != ACTING:
        return -1
    step = s.agenda[-1]
    if isinstance(step, UseTile) and (step.card >= 0 or step.seat == viewer):
        return step.resource
    return -1


def write_decision(w: BytesWriter, s: State, viewer: i64) -> None:
    at: i64 = DECISION_AT
    if s.phase == SELECTING:
        w[at + 1] = 1
        left: i64 = s.players[viewer].to_select
        if left > 0:
            w[at] = 1
            put(w, AMOUNTS_AT + TO_SELECT, left)
    elif s.phase == ACTING:
        step = s.agenda[-1]
        if step.seat == viewer:
            w[at] = 1
        w[at + 1 + NUMBER_OF[step.NAME]] = 1
        if s.turn >= 0 and s.players[s.turn].in_play >= 0:
            add(w, EMPLOYEE_AT + s.players[s.turn].in_play, 1)
        card = employee_of(step)
        if card >= 0:
            add(w, EMPLOYEE_AT + card, 2)
        _write_amounts(w, step)


def employee_of(step: Step) -> int:
    """The employee that the decision is about, -1 for none."""
    if isinstance(step, MainAction):
        return step.card
    if isinstance(step, UseBonus):
        return step.card
    if isinstance(step, PlaceGarment):
        return step.card
    if isinstance(step, DeputeFrom):
        return step.card
    return step.card if isinstance(step, UseTile) else -1


def _write_amounts(w: BytesWriter, step: Step) -> None:
    if isinstance(step, (PaySilk, LowerNeed)):
        _write_need(w, step.need)
    elif isinstance(step, PlaceGarment):
        if step.must_sell:
            w[AMOUNTS_AT + MUST_SELL] = 1
        put(w, AMOUNTS_AT + WITH_JEWELRY, step.jewelry + 1)
    elif isinstance(step, ReturnMore):
        put(w, AMOUNTS_AT + LIVRE_A_SET, step.price)
    elif isinstance(step, DiscardMore):
        put(w, AMOUNTS_AT + COMMON, step.common)
        put(w, AMOUNTS_AT + RARE, step.rare)


def _write_need(w: BytesWriter, need: list[int]) -> None:
    place: i64 = AMOUNTS_AT
    for bales in need:
        put(w, place, bales)
        place += 1
