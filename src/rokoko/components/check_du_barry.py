"""What the rulebook fixes about Madame du Barry's 25 cards: the kinds of action, hall and jewelry symbol."""

from collections.abc import Iterator

from .errors import Problem
from .measure import check_count, check_known
from .model import ComponentSet
from .vocabulary import JEWELRY_SYMBOLS

FILE = "du_barry.toml"
RULE = "Deluxe, Madame du Barry Solo Mode"
CARDS = 25
HALLS = (1, 2, 3, 4, 5)
SHOWN_ACTIONS = (
    "favor",
    "acquire drawer 1",
    "acquire drawer 2",
    "acquire drawer 3",
    "acquire column left",
    "acquire column center",
    "acquire column right",
    "tailor 2",
    "hire left 2",
    "fund fireworks",
    "fund kitchen",
    "fund musicians",
    "fund statues",
)
"""What the rulebook names or draws; each is on at least one card."""
ACTIONS = (
    *SHOWN_ACTIONS[:7],
    *(f"tailor {number}" for number in range(1, 9)),
    *(f"hire {side} {number}" for side in ("left", "right") for number in range(1, 5)),
    *SHOWN_ACTIONS[9:],
)


def check_du_barry(components: ComponentSet) -> Iterator[Problem]:
    """Every rule about her cards."""
    cards = components.du_barry
    yield from check_count(FILE, "cards", len(cards), expected=CARDS, rule=f"{RULE}, Components")
    for number, card in enumerate(cards, start=1):
        where = f"{FILE} card {number}"
        yield from check_known(where, "action", card.action, known=ACTIONS, rule=RULE)
        yield from check_known(where, "hall", card.hall, known=HALLS, rule=RULE)
        yield from check_known(where, "jewelry", card.jewelry, known=JEWELRY_SYMBOLS, rule=RULE)
    actions = {card.action for card in cards}
    for action in SHOWN_ACTIONS:
        if action not in actions:
            yield Problem(FILE, f"no card has the action {action!r}", RULE)
    if not actions & {f"hire right {number}" for number in range(1, 5)}:
        yield Problem(FILE, "no card hires from the right", RULE)
    for hall in HALLS:
        if all(card.hall != hall for card in cards):
            yield Problem(FILE, f"no card shows hall {hall}", RULE)
    for symbol in JEWELRY_SYMBOLS:
        if all(card.jewelry != symbol for card in cards):
            yield Problem(FILE, f"no card shows the jewelry symbol {symbol!r}", RULE)
