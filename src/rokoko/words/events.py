"""Events as sentences: the text is looked up by the event's kind, and its places are filled from its fields."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rokoko.engine.events import Event
from rokoko.words import amounts, board, du_barry, employees, event_texts, garments
from rokoko.words.marks import N_
from rokoko.words.voice import Voice

# How a field reads, by its name. Fields that are not here stand as they are.
READINGS: Final[dict[str, Callable[[Voice, Any], str]]] = {
    "employee": employees.the_employee,
    "garment": garments.the_garment,
    "hall": board.hall,
    "drawer": board.drawer,
    "livre": amounts.livre,
    "base": amounts.livre,
    "prestige": amounts.prestige,
    "task": employees.task,
    "zone": employees.zone,
    "action": du_barry.card_action,
    "resources": lambda w, value: w.listing([amounts.resource(w, name) for name in value]),
    "display": lambda w, value: ", ".join(_shown_jewelry(w, name) for name in value),
    "resource": lambda w, value: amounts.resource(w, value) if value else "",
    "employees": lambda w, value: w.listing([employees.the_employee(w, name) for name in value]),
    "garments": lambda w, value: w.listing([garments.garment_name(w, name) for name in value]),
    "windows": lambda w, value: ", ".join(_window(w, name) for name in value),
    "tiles": lambda w, value: _placed_tiles(w, value),
}
COUNTS: Final = ("garments", "resources", "employees")  # elsewhere they are names
SEATS: Final = ("seat", "start_player", "rival", "holder", "owner")


def sentence(w: Voice, event: Event, names: Sequence[str]) -> str:
    """What happened, in one sentence. `names` are the players' by seat."""
    fields = {key: value for key, value in event.data().items() if key != "event"}
    places: dict[str, object] = {}
    for key, value in fields.items():
        if key in SEATS:
            places[key] = board.seat(w, value, list(names))
        elif key in READINGS and not (key in COUNTS and isinstance(value, int)):
            places[key] = READINGS[key](w, value)
        else:
            places[key] = value
    if fields.get("employee"):
        places["worker"] = employees.employee(w, fields["employee"])
    if "employees" in fields:
        places["workers"] = w.listing([employees.employee(w, name) for name in fields["employees"]])
    places.update(_special_places(w, event.kind, fields))
    return w.say(_message(event.kind, fields), **places)


def _message(kind: str, fields: Mapping[str, Any]) -> str:
    """The kind's own sentence, or a variant of it."""
    match kind:
        case "ResourceAcquired" if fields["livre"] == 0:
            return event_texts.FREE_TILE
        case "ResourceDrawn" if fields["resource"] is None:
            return event_texts.HIDDEN_TILE
        case "ResourcesRevealed" if not fields["tiles"]:
            return event_texts.NO_TILES
        case "FavorClaimed" if fields["livre"] == 0:
            return event_texts.FAVOR_ALONE
        case "JewelryAcquired" if fields["livre"] == 0:
            return event_texts.FREE_JEWELRY
        case "GarmentTailored" if fields["employee"] is None:
            return event_texts.TAILORED_BY_NOBODY
        case "GarmentTailored" if fields["livre"] + fields["thread"] + fields["lace"] == 0:
            return event_texts.TAILORED_FREE
        case "EmployeeHired" if fields["livre"] == 0:
            return event_texts.HIRED_FREE
        case "EmployeeDeputed" if fields["livre"] == 0:
            return event_texts.DEPUTED_FOR_BONUS
        case "DecorationFunded" if fields["livre"] == 0:
            return event_texts.FUNDED_FREE
        case "IncomeReceived" if fields["decorations"] + fields["garments"] + fields["jewelry"] > 0:
            return event_texts.INCOME_WITH_MORE
        case _:
            return event_texts.EVENTS[kind]


def _special_places(w: Voice, kind: str, fields: Mapping[str, Any]) -> dict[str, str]:
    """Places that are made of several fields, or that mean something else in this kind of event."""
    match kind:
        case "BonusUsed" | "BonusForfeited":
            return {"bonus": employees.employee_line(w, fields["employee"])}
        case "ResourceDiscarded" | "NotionsGained":
            return {"notions": amounts.notions(w, fields["thread"], fields["lace"])}
        case "GarmentTailored":
            paid = [amounts.livre(w, fields["livre"])] if fields["livre"] else []
            notions = [(amounts.THREAD, fields["thread"]), (amounts.LACE, fields["lace"])]
            return {"paid": w.listing(paid + [w.count(message, n) for message, n in notions if n])}
        case "RewardGained":
            return {"reward": amounts.reward(w, fields["reward"], fields["amount"])}
        case "SilkPaid" | "SilkDiscarded":
            return {"resource": amounts.tile_silk(w, fields["resource"])}
        case "DecorationFunded":
            return {"decoration": board.decoration(w, fields["decoration"], fields["space"])}
        case "LivreGained" | "LivrePaid":
            return {"livre": amounts.livre(w, fields["amount"])}
        case "PrestigeGained":
            return {"prestige": amounts.prestige(w, fields["amount"])}
        case "JewelryRemoved" | "JewelryAcquired":
            return {"jewelry": garments.a_jewelry(w, fields["jewelry"])}
        case "ExaminationPassed":
            return _examination(w, fields)
        case "DuBarryRevealed":
            return {"symbol": du_barry.jewelry_symbol(w, fields["jewelry"])}
        case "IncomeReceived":
            return _income(w, fields)
        case _:
            return {}


def _income(w: Voice, fields: Mapping[str, Any]) -> dict[str, str]:
    sources = [
        (event_texts.FOR_DECORATIONS, fields["decorations"]),
        (event_texts.FOR_GARMENTS, fields["garments"]),
        (event_texts.FOR_JEWELRY, fields["jewelry"]),
    ]
    total = fields["base"] + sum(n for _, n in sources)
    more = [w.say(message, n=n) for message, n in sources if n]
    return {"livre": amounts.livre(w, total), "base": str(fields["base"]), "more": w.listing(more)}


def _examination(w: Voice, fields: Mapping[str, Any]) -> dict[str, str]:
    """Who came is known to the owner alone; nobody may have left (D7)."""
    left, came, rank = fields["left"], fields["employee"], fields["rank"]
    return {
        "examination": employees.examination(w, rank),
        "leaving": employees.employee(w, left) if left else w.gettext(N_("nobody")),
        "coming": employees.employee(w, came) if came else w.gettext(event_texts.NEW_EMPLOYEE[rank]),
    }


def _shown_jewelry(w: Voice, jewelry: str | None) -> str:
    return garments.jewelry(w, jewelry) if jewelry else w.gettext(N_("an empty space"))


def _window(w: Voice, garment: str | None) -> str:
    return garments.garment_name(w, garment) if garment else w.gettext(N_("an empty space"))


def _placed_tiles(w: Voice, tiles: Sequence[tuple[int, int, str]]) -> str:
    """By drawer, in the order in which they were placed."""
    by_drawer: dict[int, list[str]] = {}
    for drawer, _, resource in tiles:
        by_drawer.setdefault(drawer, []).append(amounts.resource(w, resource))
    return "; ".join(f"{board.drawer(w, drawer)}: {' · '.join(lying)}" for drawer, lying in by_drawer.items())
