"""Options in words, with their price and what they bring, for every action of the action space."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rokoko.engine.actions import Action
from rokoko.words import action_texts, amounts, board, employees, garments
from rokoko.words.marks import N_
from rokoko.words.prices import FULL_DEPUTE, PAID_BONUSES, Moment
from rokoko.words.voice import Voice

Places = dict[str, object]
FAVOR_LIVRE: Final = 5
EXAMINATION_PRESTIGE: Final = 1


def option(
    w: Voice,
    action: Action,
    view: Mapping[str, Any] | None = None,
    asked: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
) -> str:
    """The option in words. `view` and `asked` are of the seat that chooses; `names` the players' by seat."""
    moment = Moment(w, view, asked)
    if action.text in action_texts.SINGLE:
        return w.say(_single_message(moment, action.text), **_single_places(moment, action.text))
    family, _, rest = action.text.partition(" ")
    message, places = FAMILIES[family](moment, rest)
    if family == "copy":
        places["seat"] = board.seat(w, int(rest), list(names))
    return w.say(message, **places)


def _single_message(m: Moment, text: str) -> str:
    if text == "pass":
        return action_texts.FORFEIT.get(m.decision, action_texts.SINGLE[text])
    if text in ("thread", "lace", "thread+lace") and m.decision == "use_tile":
        return action_texts.TILE_FOR_NOTIONS
    return action_texts.SINGLE[text]


def _single_places(m: Moment, text: str) -> Places:
    w = m.w
    match text:
        case "favor":
            return {"livre": amounts.livre(w, FAVOR_LIVRE)}
        case "depute":
            paid = FULL_DEPUTE[w.employee_card(m.employee).rank] if m.employee else 0
            return {"employee": employees.the_employee(w, m.employee), "livre": amounts.livre(w, paid)}
        case "bonus":
            return {"bonus": employees.bonus(w, m.employee) if m.employee else ""}
        case "keep":
            resource = m.asked.get("resource")
            return {"silk": amounts.tile_silk(w, resource) if resource else w.gettext(N_("a tile"))}
        case "thread" | "lace" | "thread+lace":
            cost = amounts.price(w, PAID_BONUSES.get(m.bonus, 0))
            return {"notions": amounts.tile_notions(w, text), "price": cost}
        case "sell":
            value = w.garment_tile(m.garment).value if m.garment else None
            return {"garment": garments.the_garment(w, m.garment), "livre": amounts.livre(w, value or 0)}
        case "examination":
            cost = amounts.livre(w, w.components.jeweler.examination_price)
            points = amounts.prestige(w, EXAMINATION_PRESTIGE)
            return {"examination": employees.examination(w, m.own("exam")), "livre": cost, "prestige": points}
        case "hire apprentice":
            own = m.own("specialized")
            return {"worker": employees.employee_line(w, own) if own else w.gettext(N_("apprentice"))}
        case _:
            return {}


def _tile(m: Moment, place: str) -> Places:
    drawer, space = _numbers(place)
    tile = m.tile_in_drawer(drawer, space)
    return {
        "resource": amounts.resource(m.w, tile) if tile else m.w.gettext(action_texts.EMPTY_SPACE),
        "drawer": board.drawer(m.w, drawer),
        "price": amounts.price(m.w, m.drawer_price(drawer)),
    }


def _acquire(m: Moment, place: str) -> tuple[str, Places]:
    return action_texts.FAMILIES["acquire"], _tile(m, place)


def _take(m: Moment, place: str) -> tuple[str, Places]:
    return action_texts.FAMILIES["take"], _tile(m, place)


def _tailor(m: Moment, window: str) -> tuple[str, Places]:
    w = m.w
    garment = m.garment_in_window(int(window))
    places: Places = {"garment": garments.the_garment(w, garment), "worth": action_texts.NOTHING}
    livre = m.window_price(int(window))
    cost = [amounts.livre(w, livre)] if livre else []
    if garment:
        cost.append(garments.needs(w, garment))
        places["worth"] = garments.worth(w, garment)
    places["cost"] = ", ".join(cost) or action_texts.NOTHING
    return action_texts.FAMILIES["tailor"], places


def _hire(m: Moment, space: str) -> tuple[str, Places]:
    w = m.w
    card = m.employee_for_hire(int(space))
    places: Places = {"employee": employees.the_employee(w, card), "price": amounts.price(w, m.hire_price())}
    places["bonus"] = employees.bonus(w, card) if card else action_texts.NOTHING
    return action_texts.FAMILIES["hire"], places


def _rent(m: Moment, place: str) -> tuple[str, Places]:
    w = m.w
    hall, space = _numbers(place)
    guests = m.side.halls[hall - 1].guests
    places: Places = {"hall": board.hall(w, hall), "space": space}
    if space > len(guests):
        return action_texts.FAMILIES["rent"], {**places, "reward": w.gettext(action_texts.NO_SUCH_SPACE)}
    guest = guests[space - 1]
    places["reward"] = amounts.reward(w, guest.reward, guest.amount)
    return action_texts.MASTER_SPACE if guest.master else action_texts.FAMILIES["rent"], places


def _fund(m: Moment, place: str) -> tuple[str, Places]:
    w = m.w
    word, _, number = place.partition(" ")
    kind = board.NOTATION[word]
    space = int(number)
    decoration = m.decoration(kind, space)
    places: Places = {"decoration": board.decoration(w, kind, space)}
    if decoration is None:
        places |= {"price": amounts.price(w, 0), "prestige": w.gettext(action_texts.NO_SUCH_SPACE)}
        return action_texts.FAMILIES["fund"], places
    places["price"] = amounts.price(w, m.decoration_price(decoration))
    places["prestige"] = amounts.prestige(w, decoration.prestige)
    places["multiplier"] = decoration.multiplier
    message = action_texts.FUND_FIREWORKS if decoration.multiplier > 1 else action_texts.FAMILIES["fund"]
    return message, places


def _jewelry(m: Moment, space: str) -> tuple[str, Places]:
    places: Places = {"jewelry": garments.a_jewelry(m.w, m.jewelry_on_display(int(space)))}
    places["price"] = amounts.price(m.w, m.jewelry_price(int(space)))
    message = action_texts.FREE_JEWELRY if m.decision == "take_free_jewelry" else action_texts.FAMILIES["jewelry"]
    return message, places


def _return(m: Moment, sets: str) -> tuple[str, Places]:
    livre = amounts.livre(m.w, int(sets) * m.return_price())
    return action_texts.FAMILIES["return"], {"livre": livre, "prestige": amounts.prestige(m.w, int(sets))}


def _hall(m: Moment, hall: str) -> tuple[str, Places]:
    return action_texts.FAMILIES["hall"], {"hall": board.hall(m.w, int(hall))}


def _copy(m: Moment, seat: str) -> tuple[str, Places]:
    players = m.view.get("players", [])
    discard = players[int(seat)]["discard"] if int(seat) < len(players) else []
    return action_texts.FAMILIES["copy"], {
        "bonus": employees.employee_line(m.w, discard[-1]) if discard else action_texts.NOTHING
    }


def _task(m: Moment, task: str) -> tuple[str, Places]:
    return action_texts.FAMILIES["task"], {"task": employees.task(m.w, task)}


def _depute(m: Moment, card: str) -> tuple[str, Places]:
    livre = m.depute_livre(card)
    places: Places = {"employee": employees.the_employee(m.w, card), "livre": amounts.livre(m.w, livre)}
    places["bonus"] = employees.bonus(m.w, card)
    return action_texts.FAMILIES["depute"] if livre else action_texts.DEPUTE_FOR_BONUS, places


def _choose(m: Moment, card: str) -> tuple[str, Places]:
    of_supply = m.bonus == "use_supply_employee_bonus"
    message = action_texts.USE_SUPPLY_BONUS if of_supply else action_texts.FAMILIES["choose"]
    return message, {"line": employees.employee_line(m.w, card)}


def _card(family: str) -> Callable[[Moment, str], tuple[str, Places]]:
    return lambda m, card: (action_texts.FAMILIES[family], {"line": employees.employee_line(m.w, card)})


def _own_tile(family: str) -> Callable[[Moment, str], tuple[str, Places]]:
    return lambda m, tile: (action_texts.FAMILIES[family], {"silk": _silk_of(m, tile)})


def _silk_of(m: Moment, tile: str) -> str:
    """The silk of a tile; where another of one's tiles has the same, also what tells them apart."""
    if not m.w.knows_resource(tile):
        return m.w.gettext(action_texts.EMPTY_SPACE)
    silk = m.w.resource_tile(tile).silk
    alike = {other["id"] for other in m.own("resources") or () if other["silk"] == silk}
    return amounts.resource(m.w, tile) if alike - {tile} else amounts.tile_silk(m.w, tile)


def _numbers(place: str) -> tuple[int, int]:
    first, _, second = place.partition(".")
    return int(first), int(second)


FAMILIES: Final[dict[str, Callable[[Moment, str], tuple[str, Places]]]] = {
    "acquire": _acquire,
    "take": _take,
    "tailor": _tailor,
    "hire": _hire,
    "rent": _rent,
    "fund": _fund,
    "jewelry": _jewelry,
    "return": _return,
    "hall": _hall,
    "copy": _copy,
    "task": _task,
    "depute": _depute,
    "choose": _choose,
    "play": _card("play"),
    "select": _card("select"),
    "pay": _own_tile("pay"),
    "discard": _own_tile("discard"),
}
