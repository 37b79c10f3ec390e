"""The printed figures of the box, as frozen values. No behaviour: the rules are the engine's."""

import msgspec


class Garment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One garment tile. No `value`: it can never be sold."""

    id: str
    color: str
    silk: dict[str, int]
    prestige: int
    thread: int = 0
    lace: int = 0
    master: bool = False
    value: int | None = None
    bonus: str | None = None
    module: str | None = None
    source: str = "house"


class Employee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One employee card. `level`: "start", or 0 (specialized) to 6. `copies` of a start card: per player."""

    id: str
    level: int | str
    rank: str
    copies: int = 1
    bonus: str | None = None
    crown: bool = False
    hire_condition: str | None = None
    module: str | None = None
    rank_source: str = ""


class Resource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of resource tile and how many such tiles are in the bag."""

    silk: dict[str, int]
    notions: str
    count: int
    module: str | None = None
    source: str = "house"


class GuestSpace(msgspec.Struct, frozen=True):
    """A guest space of a hall. `amount` is Livre for "livre", 0 for "none", otherwise 1."""

    master: bool
    reward: str
    amount: int


class Decoration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decoration space. Only fireworks have a multiplier other than 1."""

    cost: int
    prestige: int
    multiplier: int = 1


class Hall(msgspec.Struct, frozen=True):
    """A hall: prestige for most and second most garments, its guest spaces and its musician."""

    name: str
    majority: tuple[int, int]
    guests: tuple[GuestSpace, ...]
    musician: Decoration


class BoardSide(msgspec.Struct, frozen=True):
    """One side of the game board. `window_prices` stand left to right, `all_halls` from the most valuable."""

    players: tuple[int, ...]
    window_prices: tuple[int, ...]
    drawers: int
    drawer_spaces: int
    all_halls: tuple[int, ...]
    fireworks_majority: tuple[int, int]
    halls: tuple[Hall, ...]
    fireworks: tuple[Decoration, ...]
    statues: tuple[Decoration, ...]
    kitchen_left: tuple[Decoration, ...]
    kitchen_right: tuple[Decoration, ...]


class Jeweler(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The jeweler board of the Jewelry Box and its tiles."""

    jewelry_prices: tuple[int, ...]
    decorations: tuple[Decoration, ...]
    examination_price: int
    journeyman_tasks: tuple[str, ...]
    master_tasks: tuple[str, ...]
    tiles: dict[str, int]


class DuBarryCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of Madame du Barry: her action above; hall and jewelry symbol below."""

    action: str
    hall: int
    jewelry: str


class ComponentSet(msgspec.Struct, frozen=True):
    """Everything in the box. Garments, employees and resources stand in the order of their files.

    `hash` covers every figure that is played with, and nothing else: neither the set's name nor where a
    figure comes from. Prices for hiring and drawers are by how many cards or tiles are there: 1, 2, 3, 4.
    """

    name: str
    hash: str
    garments: tuple[Garment, ...]
    employees: tuple[Employee, ...]
    resources: tuple[Resource, ...]
    hire_prices: tuple[int, ...]
    drawer_prices: tuple[int, ...]
    small: BoardSide
    large: BoardSide
    jeweler: Jeweler
    du_barry: tuple[DuBarryCard, ...]
