"""Madame du Barry's 25 cards: supply, hand and discards (chapter 19, D1). The last of a pile is its top."""

from typing import Final

from rokoko.engine.chance import shuffled
from rokoko.engine.state import State

SUPPLY: Final = 0
HAND: Final = 1
DISCARDS: Final = 2
HAND_CARDS: Final = 4
CONSOLATION: Final = 3  # prestige for an action that can't be performed (D2)


def deal_hand(s: State) -> None:
    """Each round all her cards are shuffled and four become her hand."""
    s.du_barry = [shuffled_cards(s, list(range(len(s.tables.du_barry_cards)))), [], []]
    for _ in range(HAND_CARDS):
        draw_to_hand(s)


def shuffled_cards(s: State, cards: list[int]) -> list[int]:
    s.fills[2] += 1
    return shuffled(sorted(cards), s.seed, f"du_barry/{s.fills[2]}")


def draw_card(s: State) -> int:
    """The top of her supply; when it has run out, her discards are shuffled; -1 if there is no card at all."""
    if not s.du_barry[SUPPLY]:
        if not s.du_barry[DISCARDS]:
            return -1
        s.du_barry[SUPPLY] = shuffled_cards(s, s.du_barry[DISCARDS])
        s.du_barry[DISCARDS] = []
    return s.du_barry[SUPPLY].pop()


def draw_to_hand(s: State) -> None:
    """One more card under her hand: one more turn in this round."""
    card = draw_card(s)
    if card >= 0:
        s.du_barry[HAND].insert(0, card)
