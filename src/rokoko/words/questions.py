"""What is asked of a player, in words. A new kind of decision needs one line here.

Places: `{worker}` "journeyman A3", `{line}` an employee with its bonus, `{garment}` "the blue gown G08", `{resource}` a
tile, `{silk}` what a garment takes, `{prestige}` and `{price}` amounts, `{examination}` the one prepared for.
"""

from collections.abc import Mapping
from typing import Any, Final

from rokoko.words import amounts, employees, garments
from rokoko.words.marks import N_, NN_, by_edition
from rokoko.words.prices import Moment
from rokoko.words.voice import Voice

SELECT: Final = NN_("Choose {n} more employee for your hand.", "Choose {n} more employees for your hand.")

QUESTIONS: Final[dict[str, str]] = {
    "play_employee": N_("Which employee do you play?"),
    "main_action": N_("What does your {worker} do?"),
    "use_bonus": N_("Do you use the bonus ({line})?"),
    "use_tile": by_edition(
        N_("Do you keep the tile for its silk, or discard it: {resource}?"),
        N_("Do you keep the tile for its bales, or discard it: {resource}?"),
    ),
    "take_free_tile": N_("Which tile do you take for free?"),
    "lower_need": N_("You need {silk}: which do you save?"),
    "pay_silk": N_("With which tile do you pay {silk}?"),
    "place_garment": N_("Where does {garment} go?"),
    "depute_from": N_("You have {worker} in several places: which one leaves?"),
    "return_more": N_("Do you return more Livre, {price} for {prestige}?"),
    "discard_more": N_("Do you discard another tile ({prestige} so far)?"),
    "take_free_jewelry": N_("Which piece of jewelry do you take for free?"),
    "depute_for_garment": N_("Do you depute an employee for Livre?"),
    "fulfil_task": N_("Which task of your {examination} does this fulfil?"),
    "choose_graduate": N_("Your {examination} is passed: whom do you take in hand?"),
}
MUST_SELL: Final = N_("You must sell {garment}.")
NOT_ASKED: Final = N_("Nothing is asked of you now.")
ANYTHING: Final = N_("Choose one.")


def question(w: Voice, asked: Mapping[str, Any] | None, view: Mapping[str, Any] | None = None) -> str:
    """The question of a pending decision; `view` is the same seat's view."""
    if asked is None:
        return w.gettext(NOT_ASKED)
    decision = asked["decision"]
    if decision == "select_hand":
        return w.count(SELECT, asked["left"])
    message = QUESTIONS.get(decision, ANYTHING)
    if decision == "place_garment" and asked.get("must_sell"):
        message = MUST_SELL
    return w.say(message, **_places(w, asked, view))


def _places(w: Voice, asked: Mapping[str, Any], view: Mapping[str, Any] | None) -> dict[str, object]:
    places: dict[str, object] = dict(asked)
    employee = asked.get("employee")
    places["worker"] = employees.employee(w, employee) if employee else w.gettext(N_("employee"))
    places["line"] = employees.employee_line(w, employee) if employee else ""
    places["garment"] = garments.the_garment(w, asked.get("garment"))
    places["resource"] = amounts.resource(w, asked["resource"]) if asked.get("resource") else ""
    places["price"] = amounts.livre(w, asked.get("price", 0))
    places["silk"] = amounts.silk(w, {color: asked.get(color, 0) for color in amounts.SILK})
    points = 1 if asked["decision"] == "return_more" else asked.get("rare", 0) + asked.get("common", 0) // 2
    places["prestige"] = amounts.prestige(w, points)
    places["examination"] = employees.examination(w, Moment(w, view, asked).own("exam"))
    return places
