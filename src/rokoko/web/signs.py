"""The symbol before a sentence of the log: what the event was about."""

from collections.abc import Mapping
from typing import Any, Final

from rokoko.engine.events import Event
from rokoko.web.table.chips import DECORATION_SYMBOLS
from rokoko.web.table.faces import GOWNS, sign_of
from rokoko.words import Wording

# Events that are always about the same thing.
SIGNS: Final[dict[str, str]] = {
    "ActionForfeited": "cross",
    "AllHallsReached": "laurel",
    "DuBarryPlayed": "mask",
    "DuBarryTookTiles": "bolt",
    "EmployeeDeputed": "door",
    "ExaminationPassed": "scroll",
    "FavorClaimed": "favor",
    "FavorReturned": "favor",
    "GarmentSold": "purse",
    "IncomeReceived": "coin",
    "JewelryRemoved": "gem",
    "JewelryRevealed": "gem",
    "LivreGained": "coin",
    "LivrePaid": "coin",
    "PrestigeGained": "laurel",
    "ResourceDrawn": "bolt",
    "ResourceKept": "bolt",
    "TaskFulfilled": "check",
}


def sign_of_event(w: Wording, event: Event) -> str:
    """The name of a symbol of the sprite; "" where none helps."""
    fields = event.data()
    match event.kind:
        case "EmployeePlayed" | "EmployeeHired":
            return f"thimble-{w.employee_card(fields['employee']).rank}"
        case "BonusUsed":
            return sign_of(w.employee_card(fields["employee"]).bonus) or "ribbon"
        case "GarmentTailored":
            color = w.garment_tile(fields["garment"]).color
            return f"{'gown' if color in GOWNS else 'coat'}-{color}"
        case "GarmentRented" | "DuBarryRevealed":
            return f"emblem-{fields['hall']}"
        case "DecorationFunded":
            return DECORATION_SYMBOLS[fields["decoration"]]
        case "JewelryAcquired":
            color, figure = fields["jewelry"].split("_")
            return f"{figure}-{color}"
        case "ResourceDiscarded" | "NotionsGained":
            return "spool" if fields["thread"] else "lace"
        case "ResourceAcquired" | "SilkPaid" | "SilkDiscarded":
            return _bolt(w, fields)
        case kind:
            return SIGNS.get(kind, "")


def _bolt(w: Wording, fields: Mapping[str, Any]) -> str:
    """The first colour of a tile; it may be hidden."""
    name = fields["resource"]
    return f"bolt-{next(iter(w.resource_tile(name).silk))}" if name else "bolt"
