"""Garments and jewelry: gowns and coats, necklaces and rings, in the colours of the edition."""

from typing import Final

from rokoko.words import amounts
from rokoko.words.marks import N_, by_edition
from rokoko.words.voice import Voice

COLORS: Final = {
    "blue": by_edition(N_("blue"), N_("yellow")),
    "pink": by_edition(N_("pink"), N_("green")),
    "green": by_edition(N_("green"), N_("red")),
    "orange": by_edition(N_("orange"), N_("blue")),
}
# By colour: as a name, as the object of a sentence, and several of them.
KINDS: Final = {
    "blue": by_edition(N_("blue gown"), N_("yellow dress")),
    "pink": by_edition(N_("pink coat"), N_("green coat")),
    "green": by_edition(N_("green gown"), N_("red dress")),
    "orange": by_edition(N_("orange coat"), N_("blue coat")),
}
OBJECTS: Final = {
    "blue": by_edition(N_("the blue gown {id}"), N_("the yellow dress {id}")),
    "pink": by_edition(N_("the pink coat {id}"), N_("the green coat {id}")),
    "green": by_edition(N_("the green gown {id}"), N_("the red dress {id}")),
    "orange": by_edition(N_("the orange coat {id}"), N_("the blue coat {id}")),
}
SETS: Final = {
    "blue": by_edition(N_("blue gowns"), N_("yellow dresses")),
    "pink": by_edition(N_("pink coats"), N_("green coats")),
    "green": by_edition(N_("green gowns"), N_("red dresses")),
    "orange": by_edition(N_("orange coats"), N_("blue coats")),
}
JEWELRY: Final = {
    "blue_necklace": by_edition(N_("blue necklace"), N_("yellow necklace")),
    "pink_ring": by_edition(N_("pink ring"), N_("green ring")),
    "green_necklace": by_edition(N_("green necklace"), N_("red necklace")),
    "orange_ring": by_edition(N_("orange ring"), N_("blue ring")),
}
JEWELRY_OBJECTS: Final = {
    "blue_necklace": by_edition(N_("a blue necklace"), N_("a yellow necklace")),
    "pink_ring": by_edition(N_("a pink ring"), N_("a green ring")),
    "green_necklace": by_edition(N_("a green necklace"), N_("a red necklace")),
    "orange_ring": by_edition(N_("an orange ring"), N_("a blue ring")),
}

# Bonuses of the garments of Festivity Dresses and Expert Tailoring, by the names of the component files.
BONUSES: Final = {
    "prestige_per_blue_gown": by_edition(
        N_("at once {prestige} for each of your blue gowns in the halls"),
        N_("at once {prestige} for each of your yellow dresses in the halls"),
    ),
    "prestige_per_pink_coat": by_edition(
        N_("at once {prestige} for each of your pink coats in the halls"),
        N_("at once {prestige} for each of your green coats in the halls"),
    ),
    "two_prestige_per_gown_coat_pair": by_edition(
        N_("at once {prestige} for each pair of a gown and a coat that you have in the halls"),
        N_("at once {prestige} for each pair of a lady's dress and a coat that you have in the halls"),
    ),
    "prestige_per_decoration": N_("at once {prestige} for each decoration that you have funded"),
    "queens_favor_and_5_livre": N_("when rented out: {livre}, and the Queen's favor if it is still free"),
    "depute_any_for_livre": N_("when rented out: you may depute an employee for Livre, without its bonus"),
    "free_resource_from_display": by_edition(
        N_("when rented out: a tile of your choice from the drawers for free"),
        N_("when rented out: a tile of your choice from the warehouse for free"),
    ),
    "14_livre_rented_or_sold": N_("{livre}, rented out or sold"),
    "free_jewelry_of_any_color": N_("when rented out: a piece of jewelry for free, if you have a jeweler decoration"),
    "two_prestige_if_matching_jewelry": N_("{prestige} if jewelry of its colour is rented out with it"),
}
_LIVRE: Final = {"queens_favor_and_5_livre": 5, "14_livre_rented_or_sold": 14}


def color(w: Voice, name: str) -> str:
    return w.gettext(COLORS[name])


def garment_kind(w: Voice, garment: str) -> str:
    """Colour and cut, without the tile's name."""
    return w.gettext(KINDS[w.garment_tile(garment).color])


def garment_name(w: Voice, garment: str) -> str:
    """The short name, with the tile's own: blue gown G08."""
    return f"{garment_kind(w, garment)} {garment}"


def the_garment(w: Voice, garment: str | None) -> str:
    """As the object of a sentence: the blue gown G08."""
    if garment is None or not w.knows_garment(garment):
        return w.gettext(by_edition(N_("the garment"), N_("the dress")))
    return w.say(OBJECTS[w.garment_tile(garment).color], id=garment)


def needs(w: Voice, garment: str) -> str:
    """Silk, thread and lace that it takes."""
    tile = w.garment_tile(garment)
    notions = [(amounts.THREAD, tile.thread), (amounts.LACE, tile.lace)]
    return ", ".join([amounts.silk(w, tile.silk), *(w.count(message, n) for message, n in notions if n)])


def worth(w: Voice, garment: str) -> str:
    """Prestige, and what it sells for."""
    tile = w.garment_tile(garment)
    prestige = amounts.prestige(w, tile.prestige)
    if tile.value is None:
        return w.say(N_("{prestige}, can't be sold"), prestige=prestige)
    return w.say(N_("{prestige}, {livre}"), prestige=prestige, livre=amounts.livre(w, tile.value))


def garment_bonus(w: Voice, bonus: str) -> str:
    """What a special garment brings, by the bonus's name."""
    points = 2 if bonus.startswith("two_") else 1
    return w.say(BONUSES[bonus], prestige=amounts.prestige(w, points), livre=amounts.livre(w, _LIVRE.get(bonus, 0)))


def garment(w: Voice, name: str) -> str:
    """Everything that a tile says: kind, worth, need, master, bonus."""
    tile = w.garment_tile(name)
    places = {"kind": garment_kind(w, name), "worth": worth(w, name), "needs": needs(w, name)}
    message = N_("{kind}, {worth}: {needs} (master)") if tile.master else N_("{kind}, {worth}: {needs}")
    said = w.say(message, **places)
    if tile.bonus is None:
        return said
    return w.say(N_("{garment}; {bonus}"), garment=said, bonus=garment_bonus(w, tile.bonus))


def jewelry(w: Voice, name: str) -> str:
    return w.gettext(JEWELRY[name])


def a_jewelry(w: Voice, name: str | None) -> str:
    """As the object of a sentence: a blue necklace."""
    return w.gettext(JEWELRY_OBJECTS[name] if name else N_("a piece of jewelry"))
