"""Madame du Barry's cards in words: the component file's notation as a phrase."""

from typing import Final

from rokoko.words import board
from rokoko.words.marks import N_, by_edition
from rokoko.words.voice import Voice

COLUMNS: Final = {
    "left": by_edition(N_("takes the left tile of every drawer"), N_("takes the left tile of every segment")),
    "center": by_edition(N_("takes the middle tile of every drawer"), N_("takes the middle tile of every segment")),
    "right": by_edition(N_("takes the right tile of every drawer"), N_("takes the right tile of every segment")),
}
FUNDS: Final = {
    "fireworks": N_("funds fireworks"),
    "kitchen": by_edition(N_("funds a kitchen"), N_("funds a fountain")),
    "musicians": N_("funds musicians"),
    "statues": N_("funds a statue"),
}
JEWELRY_SYMBOLS: Final = {
    "match": N_("jewelry of the same colour"),
    "suit": N_("jewelry that suits"),
    "none": N_("no jewelry"),
}


def card_action(w: Voice, action: str) -> str:
    """What a card makes her do, from its notation: "acquire drawer 2", "hire left 1", "fund kitchen"."""
    match action.split():
        case ["favor"]:
            return w.gettext(N_("claims the Queen's favor"))
        case ["acquire", "drawer", number]:
            return w.say(N_("takes all tiles of {drawer}"), drawer=board.drawer(w, int(number)))
        case ["acquire", "column", column] if column in COLUMNS:
            return w.gettext(COLUMNS[column])
        case ["tailor", number]:
            message = by_edition(N_("tailors garment {n} from the right"), N_("makes dress {n} from the right"))
            return w.say(message, n=number)
        case ["hire", "left", number]:
            return w.say(N_("hires employee {n} from the left"), n=number)
        case ["hire", "right", number]:
            return w.say(N_("hires employee {n} from the right"), n=number)
        case ["fund", kind] if kind in FUNDS:
            return w.gettext(FUNDS[kind])
        case _:
            return action


def jewelry_symbol(w: Voice, symbol: str) -> str:
    """What a card turned over allows beside the garment."""
    return w.gettext(JEWELRY_SYMBOLS[symbol]) if symbol in JEWELRY_SYMBOLS else symbol
