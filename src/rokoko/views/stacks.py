"""What lies face down: bags, decks and cards whose order nobody knows."""

from typing import Any

from rokoko.engine.state import State


def stacks_of(s: State) -> tuple[Any, ...]:
    """Equal before and after an action if it turned nothing over and drew nothing. Never sent to a client."""
    return (
        tuple(s.garment_bag),
        tuple(s.resource_bag),
        tuple(s.jewelry_bag),
        tuple(s.hire_deck),
        tuple(s.exam_decks[0]),
        tuple(s.exam_decks[1]),
        tuple(tuple(pile) for pile in s.du_barry),
    )
