"""The atelier: windows with garments, drawers with tiles, employees for hire, the Queen's favor, the jeweler."""

import msgspec

from rokoko.web.table.decorations import decoration_row
from rokoko.web.table.pieces import Card, Decoration, Garment, Jewel, Piece, Tile
from rokoko.web.table.scene import Scene


class Window(Piece, kw_only=True):
    price: int
    garment: Garment | None = None


class Drawer(msgspec.Struct):
    number: int
    name: str
    price: int
    tiles: list[Tile]


class Examination(Piece, kw_only=True):
    """An examination of the jeweler's board: its price and how many cards its deck has."""

    rank: str
    price: int
    deck: int


class Jeweler(msgspec.Struct):
    display: list[Jewel]
    decorations: list[Decoration]
    examinations: list[Examination]


class Atelier(msgspec.Struct):
    windows: list[Window]
    drawers: list[Drawer]
    hire: list[Card | None]
    hire_price: int
    hire_deck: int
    favor: Piece
    favor_holder: int | None
    jeweler: Jeweler | None


def atelier_of(scene: Scene) -> Atelier:
    view = scene.view
    return Atelier(
        [_window(scene, number, name) for number, name in enumerate(view["windows"], 1)],
        [_drawer(scene, number) for number in range(1, len(view["drawers"]) + 1)],
        [_for_hire(scene, number, card) for number, card in enumerate(view["hire"], 1)],
        scene.moment.hire_price(),
        view["hire_deck"],
        _favor(scene),
        view["favor"],
        _jeweler(scene) if scene.has("jewelry_box") else None,
    )


def _window(scene: Scene, number: int, name: str | None) -> Window:
    w = scene.w
    price = scene.moment.window_price(number)
    place = w.gettext("window {number}, {livre}").format(number=number, livre=w.livre(price))
    if name is None:
        label = w.gettext("{place}: empty").format(place=place)
        return Window(id=f"window-{number}", label=label, tip=(label,), price=price)
    tip = scene.faces.garment_tip(name)
    label = w.gettext("{place}: {what}").format(place=place, what=tip[1])
    offer = scene.offer(f"tailor {number}")
    garment = Garment(
        id=f"garment-{name}", label=label, tip=(*tip, place), face=scene.faces.garment(name), rule="8", **offer
    )
    return Window(id=f"window-{number}", label=place, price=price, garment=garment)


def _drawer(scene: Scene, number: int) -> Drawer:
    price = scene.moment.drawer_price(number)
    name = scene.w.drawer(number)
    tiles = [_drawer_tile(scene, number, space) for space in range(1, len(scene.view["drawers"][number - 1]) + 1)]
    return Drawer(number, name, price, tiles)


def _drawer_tile(scene: Scene, drawer: int, space: int) -> Tile:
    w = scene.w
    resource = scene.moment.tile_in_drawer(drawer, space)
    place = w.drawer(drawer)
    key = f"drawer-{drawer}-{space}"
    if resource is None:
        return Tile(id=key, label=w.gettext("{place}: empty").format(place=place))
    price = w.livre(scene.moment.drawer_price(drawer))
    what = w.resource(resource)
    label = w.gettext("{place}, {livre}: {what}").format(place=place, livre=price, what=what)
    offer = scene.offer(f"acquire {drawer}.{space}", f"take {drawer}.{space}")
    rule = w.gettext("Keep it for its silk, or discard it at once for what stands below.")
    return Tile(id=key, label=label, tip=(label, rule), face=scene.faces.tile(resource), rule="7", **offer)


def _for_hire(scene: Scene, number: int, card: str | None) -> Card | None:
    if card is None:
        return None
    w = scene.w
    price = w.livre(scene.moment.hire_price())
    tip = scene.faces.card_tip(card)
    label = w.gettext("for hire, {livre}: {what}").format(livre=price, what=w.employee_line(card))
    return Card(
        id=f"employee-{card}",
        label=label,
        tip=(*tip, price),
        face=scene.faces.card(card),
        rule="9",
        **scene.offer(f"hire {number}"),
    )


def _favor(scene: Scene) -> Piece:
    w = scene.w
    holder = scene.view["favor"]
    name = w.term("favor")
    what = w.gettext("free") if holder is None else scene.name(holder)
    label = w.gettext("{place}: {what}").format(place=name, what=what)
    rule = w.gettext("5 Livre at once, the first turn of the next round, 3 prestige if you hold it at the end.")
    return Piece(id="favor", label=label, tip=(label, rule), rule="6", **scene.offer("favor"))


def _jeweler(scene: Scene) -> Jeweler:
    display = [_jewel(scene, number, name) for number, name in enumerate(scene.view["jewelry_display"], 1)]
    ranks = ("journeyman", "master")
    return Jeweler(display, decoration_row(scene, "jeweler"), [_examination(scene, rank) for rank in ranks])


def _jewel(scene: Scene, number: int, name: str | None) -> Jewel:
    w = scene.w
    price = scene.moment.jewelry_price(number)
    key = f"jewel-{number}"
    livre = w.livre(price)
    if name is None:
        return Jewel(id=key, label=w.gettext("{place}: empty").format(place=livre), price=price)
    color, figure = name.split("_")
    label = w.gettext("{place}: {what}").format(place=livre, what=w.jewelry(name))
    rule = w.gettext(
        "Bought when a garment is rented out: necklaces with gowns, rings with coats. "
        "1 Livre a round, 1 prestige at the end."
    )
    return Jewel(
        id=key,
        label=label,
        tip=(label, rule),
        price=price,
        figure=figure,
        color=color,
        letter=scene.faces.letters[color],
        rule="15.3",
        **scene.offer(f"jewelry {number}"),
    )


def _examination(scene: Scene, rank: str) -> Examination:
    w = scene.w
    price = w.components.jeweler.examination_price
    deck = scene.view["exam_decks"][rank]
    what = w.gettext("{livre}, deck of {number}").format(livre=w.livre(price), number=deck)
    label = w.gettext("{place}: {what}").format(place=w.examination(rank), what=what)
    offer = scene.offer("examination") if scene.moment.own("exam") == rank else {}
    return Examination(
        id=f"exam-{rank}", label=label, tip=(label,), rank=rank, price=price, deck=deck, rule="15.6", **offer
    )
