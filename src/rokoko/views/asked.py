"""What a seat is asked for, as plain data: the kind of decision and what it is about."""

from typing import Any

from rokoko.engine.agenda import name_of_step, step_fields
from rokoko.engine.codes import ACTING, SELECTING
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.state import State


def asked_of(s: State, seat: int) -> dict[str, Any] | None:
    """The pending decision of this seat with the names of the pieces it is about; None if it is not asked."""
    if s.phase == SELECTING and 0 <= seat < len(s.players) and s.players[seat].to_select > 0:
        return {"decision": "select_hand", "seat": seat, "left": s.players[seat].to_select}
    if s.phase != ACTING or s.agenda[-1].seat != seat:
        return None
    step = s.agenda[-1]
    asked: dict[str, Any] = {"decision": name_of_step(step)}
    for field, value in step_fields(step).items():
        if field == "card":
            asked["employee"] = EMPLOYEE_IDS[value] if value >= 0 else None
        elif field == "garment":
            asked["garment"] = s.tables.garment_ids[value]
        elif field == "resource":
            asked["resource"] = s.tables.resource_ids[value]
        elif field == "window":
            asked["window"] = value + 1
        else:
            asked[field] = value
    return asked
