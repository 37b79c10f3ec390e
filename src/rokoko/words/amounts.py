"""Amounts: Livre, prestige, silk, thread and lace, tiles of resources, rewards."""

from collections.abc import Mapping
from typing import Any, Final

from rokoko.words.marks import N_, NN_, Counted, counted_by_edition
from rokoko.words.voice import Voice

LIVRE: Final = NN_("{n} Livre", "{n} Livre")
PRESTIGE: Final = counted_by_edition(
    NN_("{n} prestige", "{n} prestige"), NN_("{n} prestige point", "{n} prestige points")
)
THREAD: Final = counted_by_edition(NN_("{n} thread", "{n} thread"), NN_("{n} yarn", "{n} yarn"))
LACE: Final = NN_("{n} lace", "{n} lace")
EITHER_NOTION: Final = counted_by_edition(
    NN_("{n} thread or lace", "{n} thread or lace"), NN_("{n} yarn or lace", "{n} yarn or lace")
)
TILES: Final = NN_("{n} tile", "{n} tiles")

# Names of colours are the Deluxe edition's; each stands beside its name of 2013 (E1).
SILK: Final[dict[str, Counted]] = {
    "blue": counted_by_edition(NN_("{n} blue silk", "{n} blue silk"), NN_("{n} yellow bale", "{n} yellow bales")),
    "pink": counted_by_edition(NN_("{n} pink silk", "{n} pink silk"), NN_("{n} green bale", "{n} green bales")),
    "green": counted_by_edition(NN_("{n} green silk", "{n} green silk"), NN_("{n} red bale", "{n} red bales")),
    "orange": counted_by_edition(NN_("{n} orange silk", "{n} orange silk"), NN_("{n} blue bale", "{n} blue bales")),
}
REWARD_TILE: Final = counted_by_edition(
    NN_("{n} tile from the drawers", "{n} tiles from the drawers"),
    NN_("{n} tile from the warehouse", "{n} tiles from the warehouse"),
)


def livre(w: Voice, n: int) -> str:
    return w.count(LIVRE, n)


def prestige(w: Voice, n: int) -> str:
    return w.count(PRESTIGE, n)


def tiles(w: Voice, n: int) -> str:
    return w.count(TILES, n)


def price(w: Voice, n: int) -> str:
    """For an option: "for 3 Livre", or "for free"."""
    return w.say(N_("for {livre}"), livre=livre(w, n)) if n else w.gettext(N_("for free"))


def silk(w: Voice, bales: Mapping[str, int]) -> str:
    return ", ".join(w.count(message, bales[color]) for color, message in SILK.items() if bales.get(color))


def notions(w: Voice, thread: int, lace: int) -> str:
    """Thread and lace, as far as there is any."""
    return w.listing([w.count(message, n) for message, n in ((THREAD, thread), (LACE, lace)) if n])


def tile_notions(w: Voice, kind: str) -> str:
    """What a tile gives when it is discarded at once."""
    match kind:
        case "thread":
            return w.count(THREAD, 1)
        case "lace":
            return w.count(LACE, 1)
        case "thread+lace":
            return notions(w, 1, 1)
        case _:
            return w.count(EITHER_NOTION, 1)


def resource(w: Voice, tile: Mapping[str, Any] | str) -> str:
    """A resource tile, by its id or as a view shows it: its silk, and what it gives instead."""
    if isinstance(tile, str):
        known = w.resource_tile(tile)
        bales: Mapping[str, int] = known.silk
        kind = known.notions
    else:
        bales, kind = tile["silk"], tile["notions"]
    return w.say(N_("{silk} (or {notions})"), silk=silk(w, bales), notions=tile_notions(w, kind))


def tile_silk(w: Voice, tile: str) -> str:
    """The silk of a tile, by its id."""
    return silk(w, w.resource_tile(tile).silk)


def reward(w: Voice, kind: str, amount: int = 1) -> str:
    """The reward of a guest space."""
    match kind:
        case "livre":
            return livre(w, amount)
        case "thread":
            return w.count(THREAD, amount)
        case "lace":
            return w.count(LACE, amount)
        case "resource":
            return w.count(REWARD_TILE, amount)
        case _:
            return w.gettext(N_("no reward"))
