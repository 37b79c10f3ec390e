"""The board and the game: halls, decorations, phases, modules, editions, and terms for headings."""

from typing import Final

from rokoko.words.marks import N_, by_edition
from rokoko.words.voice import Voice

ROYAL_HALL: Final = by_edition(N_("Royal Hall"), N_("King's Hall"))
# Several of a kind, and one of them with its number; a musician's number is its hall.
DECORATIONS: Final = {
    "fireworks": N_("fireworks"),
    "statues": N_("statues"),
    "kitchen_left": by_edition(N_("left kitchen"), N_("upper fountain row")),
    "kitchen_right": by_edition(N_("right kitchen"), N_("lower fountain row")),
    "musicians": N_("musicians"),
    "jeweler": N_("jeweler"),
}
DECORATION_SPACES: Final = {
    "fireworks": N_("fireworks {n}"),
    "statues": N_("statue {n}"),
    "kitchen_left": by_edition(N_("left kitchen {n}"), N_("upper fountain row {n}")),
    "kitchen_right": by_edition(N_("right kitchen {n}"), N_("lower fountain row {n}")),
    "musicians": N_("musician, {hall}"),
    "jeweler": N_("jeweler {n}"),
}
# The notation of actions has one word a space.
NOTATION: Final = {
    "fireworks": "fireworks",
    "statue": "statues",
    "kitchen-left": "kitchen_left",
    "kitchen-right": "kitchen_right",
    "musician": "musicians",
    "jeweler": "jeweler",
}
PHASES: Final = {
    "select": N_("choosing hands"),
    "actions": N_("actions"),
    "over": N_("the game is over"),
}
MODULES: Final = {
    "jewelry_box": N_("Jewelry Box"),
    "fancy_dresses": N_("Fancy Dresses"),
    "festivity_dresses": N_("Festivity Dresses"),
    "expert_tailoring": N_("Expert Tailoring"),
}
EDITION_NAMES: Final = {"deluxe": N_("Deluxe (2020)"), "2013": N_("first edition (2013)")}
# For headings and labels, wherever a screen needs one.
TERMS: Final = {
    "garment": by_edition(N_("garment"), N_("dress")),
    "garments": by_edition(N_("garments"), N_("dresses")),
    "gown": by_edition(N_("gown"), N_("lady's dress")),
    "coat": by_edition(N_("coat"), N_("man's coat")),
    "silk": by_edition(N_("silk"), N_("bales")),
    "thread": by_edition(N_("thread"), N_("yarn")),
    "lace": N_("lace"),
    "livre": N_("Livre"),
    "prestige": by_edition(N_("prestige"), N_("prestige points")),
    "resources": N_("resource tiles"),
    "staff": N_("staff"),
    "employees": N_("employees"),
    "trademark": by_edition(N_("trademark"), N_("property marker")),
    "trademarks": by_edition(N_("trademarks"), N_("property markers")),
    "kitchen": by_edition(N_("kitchen"), N_("fountain")),
    "drawer": by_edition(N_("drawer"), N_("segment")),
    "drawers": by_edition(N_("drawers"), N_("warehouse")),
    "windows": by_edition(N_("garment display"), N_("dressmaker's windows")),
    "hire": N_("employees for hire"),
    "balcony": by_edition(N_("balcony"), N_("terrace")),
    "halls": N_("halls"),
    "all_halls": N_("all halls"),
    "favor": N_("Queen's favor"),
    "start_player": N_("start player"),
    "jewelry": N_("jewelry"),
    "du_barry": N_("Madame du Barry"),
}


def hall(w: Voice, number: int) -> str:
    return w.gettext(ROYAL_HALL) if number == 1 else w.say(N_("Hall {n}"), n=number)


def drawer(w: Voice, number: int) -> str:
    return w.say(by_edition(N_("drawer {n}"), N_("segment {n}")), n=number)


def decoration(w: Voice, name: str, number: int | None = None) -> str:
    """A kind of decoration, or one of its spaces, counted from 1."""
    if number is None:
        return w.gettext(DECORATIONS[name])
    return w.say(DECORATION_SPACES[name], n=number, hall=hall(w, number))


def phase(w: Voice, name: str) -> str:
    return w.gettext(PHASES[name])


def module(w: Voice, name: str) -> str:
    return w.gettext(MODULES[name])


def edition(w: Voice, name: str) -> str:
    return w.gettext(EDITION_NAMES[name])


def term(w: Voice, name: str) -> str:
    """A word for a heading, in the edition's terms."""
    return w.gettext(TERMS[name])


def seat(w: Voice, number: int | None, names: list[str] | tuple[str, ...]) -> str:
    """The player at this seat; without a name, the number of the seat."""
    if number is not None and 0 <= number < len(names) and names[number]:
        return names[number]
    return w.say(N_("seat {n}"), n=number)
