"""Employees: ranks, names, and hire conditions."""

from typing import Final

from rokoko.words import bonuses
from rokoko.words.amounts import prestige
from rokoko.words.marks import N_, by_edition
from rokoko.words.voice import Voice

RANKS: Final = {"master": N_("master"), "journeyman": N_("journeyman"), "apprentice": N_("apprentice")}
NAMES: Final = {
    "master": N_("master {id}"),
    "journeyman": N_("journeyman {id}"),
    "apprentice": N_("apprentice {id}"),
}
OBJECTS: Final = {
    "master": N_("the master {id}"),
    "journeyman": N_("the journeyman {id}"),
    "apprentice": N_("the apprentice {id}"),
}
ZONES: Final = {
    "supply": N_("supply"),
    "hand": N_("hand"),
    "discard": N_("discards"),
    "play": N_("in play"),
}
EXAMINATIONS: Final = {
    "journeyman": N_("journeyman examination"),
    "master": N_("master examination"),
}
# What a specialized apprentice asks for, by the names of the component files.
CONDITIONS: Final = {
    "3_coats": by_edition(N_("at least 3 coats in the halls"), N_("at least 3 men's coats in the halls")),
    "3_gowns": by_edition(N_("at least 3 gowns in the halls"), N_("at least 3 ladies' dresses in the halls")),
    "3_on_master_spaces": by_edition(
        N_("at least 3 garments on master guest spaces"), N_("at least 3 dresses on master guest spaces")
    ),
    "30_livre": N_("at least 30 Livre"),
    "3_jewelry": N_("at least 3 pieces of jewelry"),
    "3_decoration_types": N_("decorations of at least 3 different kinds"),
    "4_resources_2_lace_2_thread": by_edition(
        N_("at least 4 resource tiles, 2 lace and 2 thread"), N_("at least 4 resource tiles, 2 lace and 2 yarn")
    ),
    "5_prestige": N_("at least {prestige} won in play"),
    "master_examination_once": N_("the master examination completed at least once"),
    "present_in_5_halls": N_("present in all five halls"),
}
# The tasks of the two examinations.
TASKS: Final = {
    "acquire_common_silk": by_edition(
        N_("acquire blue or pink silk with an apprentice"), N_("acquire yellow or green bales with an apprentice")
    ),
    "acquire_rare_silk": by_edition(
        N_("acquire green or orange silk with an apprentice"), N_("acquire red or blue bales with an apprentice")
    ),
    "acquire_notions": by_edition(
        N_("acquire thread or lace with an apprentice"), N_("acquire yarn or lace with an apprentice")
    ),
    "fund_decoration": N_("fund a decoration with an apprentice"),
    "tailor_with_master": by_edition(N_("tailor a garment with a master"), N_("make a dress with a master")),
    "tailor_gown_with_journeyman": by_edition(
        N_("tailor a gown with a journeyman"), N_("make a lady's dress with a journeyman")
    ),
    "tailor_coat_with_journeyman": by_edition(
        N_("tailor a coat with a journeyman"), N_("make a man's coat with a journeyman")
    ),
}


def rank(w: Voice, name: str) -> str:
    return w.gettext(RANKS[name])


def zone(w: Voice, name: str) -> str:
    return w.gettext(ZONES[name])


def examination(w: Voice, name: str | None) -> str:
    return w.gettext(EXAMINATIONS[name] if name else N_("examination"))


def task(w: Voice, name: str) -> str:
    return w.gettext(TASKS[name])


def condition(w: Voice, name: str) -> str:
    return w.say(CONDITIONS[name], prestige=prestige(w, 5))


def employee(w: Voice, name: str) -> str:
    """The short name: journeyman A3."""
    if not w.knows_employee(name):
        return name
    return w.say(NAMES[w.employee_card(name).rank], id=name)


def the_employee(w: Voice, name: str | None) -> str:
    """As the object of a sentence: the journeyman A3."""
    if name is None or not w.knows_employee(name):
        return w.gettext(N_("an employee"))
    return w.say(OBJECTS[w.employee_card(name).rank], id=name)


def bonus(w: Voice, name: str) -> str:
    """The bonus of an employee."""
    return bonuses.bonus(w, w.employee_card(name).bonus)


def employee_line(w: Voice, name: str) -> str:
    """Name and bonus; of a specialized apprentice also the condition."""
    card = w.employee_card(name)
    places = {"employee": employee(w, name), "bonus": bonus(w, name)}
    if card.hire_condition is not None:
        return w.say(
            N_("{employee}: {bonus}; to be hired with {condition}"),
            condition=condition(w, card.hire_condition),
            **places,
        )
    return w.say(N_("{employee}: {bonus}"), **places)
