"""What templates draw: pieces with a face, a name, a tip, and the action that a click on them is."""

import msgspec


class Piece(msgspec.Struct, kw_only=True):
    """Anything on the table that has a place of its own.

    `id` stays the same wherever the piece goes. `act` is the action it offers now, `say` that action in words;
    `why` the action to ask about while it offers none; `rule` the number of the rule about it.
    """

    id: str
    label: str
    tip: tuple[str, ...] = ()
    act: str = ""
    say: str = ""
    why: str = ""
    rule: str = ""
    hinted: bool = False


class Silk(msgspec.Struct, frozen=True):
    """Bales of one colour, with the colour's letter."""

    color: str
    letter: str
    bales: int


class GarmentFace(msgspec.Struct, frozen=True):
    """A garment tile. `figure` is "gown" or "coat"; `value` None: it can't be sold."""

    name: str
    color: str
    letter: str
    figure: str
    silk: tuple[Silk, ...]
    thread: int
    lace: int
    master: bool
    value: int | None
    prestige: int
    bonus: bool


class CardFace(msgspec.Struct, frozen=True):
    """An employee. `sign` is the symbol of what its bonus is about; `level` "" for start employees."""

    name: str
    rank: str
    rank_name: str
    level: str
    crown: bool
    sign: str
    bonus: str


class TileFace(msgspec.Struct, frozen=True):
    """A resource tile: its silk, and the notions that it gives instead."""

    silk: tuple[Silk, ...]
    notions: tuple[str, ...]
    either: bool


class Trademark(msgspec.Struct, frozen=True):
    """Whose something is: shape and colour of the seat, and the player's name."""

    seat: int
    name: str


class Garment(Piece, kw_only=True):
    face: GarmentFace
    price: int = 0
    owner: Trademark | None = None


class Card(Piece, kw_only=True):
    face: CardFace
    copies: int = 1


class Tile(Piece, kw_only=True):
    face: TileFace | None = None


class GuestPlace(Piece, kw_only=True):
    """A guest space: what it gives while it is free, or the garment on it."""

    number: int
    master: bool
    reward: str
    amount: int
    garment: Garment | None = None


class Decoration(Piece, kw_only=True):
    """A decoration space. `cost` is what it would cost now."""

    kind: str
    number: int
    cost: int
    prestige: int
    multiplier: int
    owner: Trademark | None = None


class Jewel(Piece, kw_only=True):
    """A piece of jewelry; `figure` is "necklace" or "ring", "" for an empty place."""

    figure: str = ""
    color: str = ""
    letter: str = ""
    price: int = 0


class Prize(msgspec.Struct, frozen=True):
    """Points of a majority and who would have them now."""

    points: int
    leaders: tuple[Trademark, ...]
