"""Decoration spaces: fireworks, statues, kitchen, musicians, jeweler."""

from typing import Final

from rokoko.components import Decoration as Printed
from rokoko.web.table.pieces import Decoration
from rokoko.web.table.scene import Scene
from rokoko.words.board import NOTATION

WORDS: Final = {kind: word for word, kind in NOTATION.items()}

# The rule that says what a kind is good for; the others stand with decorations in general.
RULES: Final = {"fireworks": "13.3", "statues": "13.4", "musicians": "13.1", "jeweler": "15.4"}


def decoration_row(scene: Scene, kind: str) -> list[Decoration]:
    """All spaces of one kind, in their order."""
    return [decoration(scene, kind, number, owner) for number, owner in enumerate(scene.view["decorations"][kind], 1)]


def decoration(scene: Scene, kind: str, number: int, owner: int | None) -> Decoration:
    printed = scene.moment.decoration(kind, number)
    assert printed is not None
    cost = scene.moment.decoration_price(printed)
    label = _label(scene, kind, number, owner=owner, printed=printed)
    offer = scene.offer(f"fund {WORDS[kind]} {number}") if owner is None else {}
    return Decoration(
        id=f"{WORDS[kind]}-{number}",
        label=label,
        tip=(label, rule_of(scene, kind)),
        kind=kind,
        number=number,
        cost=cost,
        prestige=printed.prestige,
        multiplier=printed.multiplier,
        owner=scene.trademark(owner),
        rule=RULES.get(kind, "11.1"),
        **offer,
    )


def _label(scene: Scene, kind: str, number: int, *, owner: int | None, printed: Printed) -> str:
    w = scene.w
    worth = w.prestige(printed.prestige)
    if printed.multiplier > 1:
        worth = f"{worth}, ×{printed.multiplier}"
    state = w.gettext("free, {livre}").format(livre=w.livre(printed.cost)) if owner is None else scene.name(owner)
    place = w.decoration(kind, number)
    return w.gettext("{place}: {state}; {worth}").format(place=place, state=state, worth=worth)


def rule_of(scene: Scene, kind: str) -> str:
    """What a kind of decoration is good for."""
    w = scene.w
    match kind:
        case "fireworks":
            return w.gettext(
                "At the end a garment of yours in the first hall counts twice or three times. "
                "Most fireworks win a prize."
            )
        case "statues":
            return w.gettext("At the end 2 prestige for each different colour in a set of your garments.")
        case "musicians":
            return w.gettext("Breaks ties for the majority of its hall.")
        case "jeweler":
            return w.gettext("Lets you buy jewelry when you rent out a garment. One a player.")
        case "kitchen_left":
            return w.gettext("Income: 1 Livre a round for each of your decorations. One a player.")
        case _:
            return w.gettext("Income: 1 Livre a round for each of your garments in the halls. One a player.")
