"""The pieces whose balance is asked for, with the figures that are printed on them."""

from typing import Final

import msgspec

from rokoko.components import BoardSide, ComponentSet, Decoration, Employee, Garment, GuestSpace
from rokoko.config import GameConfig

GARMENT: Final = "garment"
EMPLOYEE: Final = "employee"
WINDOW: Final = "window"
DECORATION: Final = "decoration"
GUEST: Final = "guest"
SEAT: Final = "seat"

ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th")
LARGE: Final = 4  # players from which the large side of the board is used


class Piece(msgspec.Struct, frozen=True):
    """`printed`: its figures in words; `prestige`: what it counts at the end wherever it lies, else None."""

    kind: str
    name: str
    printed: str
    prestige: int | None = None

    @property
    def key(self) -> str:
        return f"{self.kind} {self.name}"


def pieces_of(config: GameConfig) -> dict[str, Piece]:
    """All pieces that can be offered at this table, by key, in the order of the box."""
    box = config.component_set()
    side = box.small if config.seats < LARGE else box.large
    pieces = [
        *(Piece(SEAT, ORDINALS[at], f"{ORDINALS[at]} to play in round 1") for at in range(config.seats)),
        *(_garment(one) for one in box.garments if _plays(one.module, config)),
        *(_employee(one) for one in box.employees if _plays(one.module, config) and one.level not in ("start", 0)),
        *(Piece(WINDOW, str(at), f"{price} Livre") for at, price in enumerate(side.window_prices, 1)),
        *_decorations(box, side, config),
        *(
            Piece(GUEST, f"hall {hall} space {at}", _guest(space))
            for hall, room in enumerate(side.halls, 1)
            for at, space in enumerate(room.guests, 1)
        ),
    ]
    return {piece.key: piece for piece in pieces}


def _plays(module: str | None, config: GameConfig) -> bool:
    return module is None or all(part in config.modules for part in module.split("+"))


def _garment(one: Garment) -> Piece:
    silk = " + ".join(f"{count} {color}" for color, count in one.silk.items())
    notions = "".join(f" + {count} {name}" for name, count in (("thread", one.thread), ("lace", one.lace)) if count)
    sale = "never sold" if one.value is None else f"value {one.value}"
    master = ", master" if one.master else ""
    return Piece(GARMENT, one.id, f"{one.color}: {silk}{notions}{master}, {sale}, prestige {one.prestige}")


def _employee(one: Employee) -> Piece:
    bonus = (one.bonus or "no bonus").replace("_", " ")
    return Piece(EMPLOYEE, one.id, f"level {one.level} {one.rank}: {bonus}{' (crown)' if one.crown else ''}")


def _decorations(box: ComponentSet, side: BoardSide, config: GameConfig) -> list[Piece]:
    groups = {
        "fireworks": side.fireworks,
        "statues": side.statues,
        "kitchen_left": side.kitchen_left,
        "kitchen_right": side.kitchen_right,
        "musicians": tuple(hall.musician for hall in side.halls),
        "jeweler": box.jeweler.decorations if _plays("jewelry_box", config) else (),
    }
    return [_decoration(name, at, one) for name, group in groups.items() for at, one in enumerate(group, 1)]


def _decoration(name: str, at: int, one: Decoration) -> Piece:
    times = f", garment × {one.multiplier}" if one.multiplier > 1 else ""
    return Piece(DECORATION, f"{name} {at}", f"{one.cost} Livre, prestige {one.prestige}{times}", one.prestige)


def _guest(space: GuestSpace) -> str:
    reward = {"none": "", "livre": f"{space.amount} Livre"}.get(space.reward, space.reward)
    return ", ".join(word for word in ("master" if space.master else "", reward) if word) or "plain"
