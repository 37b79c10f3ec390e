"""Events as sentences: the text is looked up by the event's kind, and its places are filled from its fields."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rokoko.engine.events import Event
from rokoko.words import amounts, board, employees, event_texts, garments
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
    "jewelry": lambda w, value: garments.a_jewelry(w, value) if isinstance(value, str) else str(value),
    "task": employees.task,
    "examination": employees.examination,
    "zone": employees.zone,
    "resource": lambda w, value: amounts.resource(w, value) if value else "",
    "employees": lambda w, value: w.listing([employees.the_employee(w, name) for name in value]),
    "garments": lambda w, value: w.listing([garments.garment_name(w, name) for name in value]),
    "windows": lambda w, value: ", ".join(_window(w, name) for name in value),
    "tiles": lambda w, value: ", ".join(_placed_tile(w, *tile) for tile in value),
}
SEATS: Final = ("seat", "start_player", "rival", "holder", "owner")


def sentence(w: Voice, event: Event, names: Sequence[str]) -> str:
    """What happened, in one sentence. `names` are the players' by seat."""
    fields = {key: value for key, value in event.data().items() if key != "event"}
    places: dict[str, object] = {}
    for key, value in fields.items():
        if key in SEATS:
            places[key] = board.seat(w, value, list(names))
        elif key in READINGS:
            places[key] = READINGS[key](w, value)
        else:
            places[key] = value
    if "employee" in fields:
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


def _window(w: Voice, garment: str | None) -> str:
    return garments.garment_name(w, garment) if garment else w.gettext(N_("an empty space"))


def _placed_tile(w: Voice, drawer: int, space: int, resource: str) -> str:
    return w.say(N_("{drawer}.{space} {resource}"), drawer=drawer, space=space, resource=amounts.resource(w, resource))
