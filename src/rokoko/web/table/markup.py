"""Pieces as HTML and SVG. What is printed on a piece never changes, so its face is made once and kept."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from rokoko.web.table.pieces import (
    Card,
    CardFace,
    Decoration,
    Garment,
    GarmentFace,
    GuestPlace,
    Jewel,
    Piece,
    Prize,
    Silk,
    Tile,
    TileFace,
    Trademark,
)


@lru_cache(maxsize=512)
def sym(name: str, cls: str = "") -> Markup:
    """A symbol of the sprite; it says nothing to a screen reader."""
    classes = f"s {cls}" if cls else "s"
    return Markup('<svg class="{}" aria-hidden="true"><use href="#s-{}"/></svg>').format(classes, name)


@lru_cache(maxsize=512)
def trademark(mark: Trademark, cls: str = "") -> Markup:
    """Whose it is: shape, colour, and the name for a screen reader."""
    svg = '<svg class="tm seat-{} {}" role="img" aria-label="{}"><use href="#s-tm-{}"/></svg>'
    return Markup(svg).format(mark.seat, cls, mark.name, mark.seat)


@lru_cache(maxsize=512)
def coins(amount: int, cls: str = "", symbol: str = "coin") -> Markup:
    return Markup('<span class="amount {}">{}{}</span>').format(cls, sym(symbol), amount)


@lru_cache(maxsize=128)
def points(amount: int) -> Markup:
    return Markup('<span class="points">{}{}</span>').format(sym("laurel"), amount)


@lru_cache(maxsize=512)
def silks(silk: tuple[Silk, ...]) -> Markup:
    """Bolts with number and letter upon them."""
    bolt = Markup('<span class="silk silk-{}">{}<b>{}{}</b></span>')
    return Markup("").join(bolt.format(one.color, sym(f"bolt-{one.color}"), one.bales, one.letter) for one in silk)


@lru_cache(maxsize=1024)
def _wear(face: GarmentFace) -> Markup:
    wear = Markup('<span class="wear">{}<i class="letter">{}</i></span>')
    return wear.format(sym(f"{face.figure}-{face.color}", "figure"), face.letter)


@lru_cache(maxsize=1024)
def _tag(face: GarmentFace) -> Markup:
    """What a garment is worth and needs, while nobody wears it."""
    marks = (sym("thimble-master") if face.master else Markup("")) + (sym("ribbon") if face.bonus else Markup(""))
    worth = points(face.prestige)
    if face.value is not None:
        worth += coins(face.value, "", "purse")
    needs = silks(face.silk) + sym("spool") * face.thread + sym("lace") * face.lace
    if marks:
        worth += Markup('<span class="marks">{}</span>').format(marks)
    return Markup('<span class="worths">{}</span><span class="needs">{}</span>').format(worth, needs)


@lru_cache(maxsize=1024)
def _tile(face: TileFace, notions: bool) -> Markup:
    found = Markup('<span class="silks">{}</span>').format(silks(face.silk))
    if notions:
        signs = Markup("").join(sym("spool" if name == "thread" else "lace") for name in face.notions)
        found += Markup('<span class="notions {}">{}</span>').format("either" if face.either else "", signs)
    return found


ABLE: Final = ("favor", "bolt", "scissors", "staff", "door", "rocket")  # only masters have no bonus


@lru_cache(maxsize=1024)
def _card(face: CardFace) -> Markup:
    head = sym(f"thimble-{face.rank}") + Markup("<b>{}</b>").format(face.rank_name)
    if face.crown:
        head += sym("crown", "crowned")
    sign = sym(face.sign, "sign") if face.sign else ""
    text = '<span class="card-head">{}<i>{}</i></span><span class="card-text">{}<span>{}</span></span>{}'
    # Words are kept whole where the text is too long for the card; an employee without a bonus shows its actions.
    words = Markup(" ").join(Markup("<span>{}</span>").format(word) for word in face.bonus.split())
    able = Markup("") if sign else Markup('<span class="able">{}</span>').format(Markup("").join(map(sym, ABLE)))
    return Markup(text).format(head, face.name, sign, words, able)


@lru_cache(maxsize=1024)
def _chip(face: CardFace) -> Markup:
    sign = "crown" if face.crown else face.sign
    name = Markup("<b>{}</b>").format(face.name)
    return sym(f"thimble-{face.rank}") + name + (sym(sign, "sign") if sign else Markup(""))


@lru_cache(maxsize=4096)
def _tip(key: str, say: str, lines: tuple[str, ...]) -> Markup:
    if not lines and not say:
        return Markup("")
    inner = Markup("<strong>{}</strong>").format(say) if say else Markup("")
    inner += Markup("").join(Markup("<span>{}</span>").format(line) for line in lines)
    return Markup('<span class="tip" id="{}-tip" role="tooltip">{}</span>').format(key, inner)


def piece(p: Piece, cls: str, inner: Markup) -> Markup:
    """A button of the form `act` if the piece offers something; otherwise a picture that explains itself."""
    tip = _tip(p.id, p.say, p.tip)
    rule = f' data-rule="{p.rule}"' if p.rule else ""
    if p.act:
        hinted = " hinted" if p.hinted else ""
        return Markup(
            f'<button type="submit" form="act" name="action" value="{escape(p.act)}" id="{p.id}" '
            f'class="piece lit {cls}{hinted}" aria-label="{escape(p.label)}. {escape(p.say)}"{rule} data-piece>'
            f"{inner}{tip}</button>"
        )
    described = f' aria-describedby="{p.id}-tip"' if tip else ""
    why = f' data-why="{escape(p.why)}"' if p.why else ""
    return Markup(
        f'<div id="{p.id}" class="piece {cls}" role="img" tabindex="-1" aria-label="{escape(p.label)}"{described}{why}'
        f"{rule} data-piece>{inner}{tip}</div>"
    )


def garment(g: Garment, cls: str = "") -> Markup:
    inner = _wear(g.face)
    if g.owner is not None:
        inner += trademark(g.owner) + Markup('<b class="worth">{}</b>').format(g.face.prestige)
    else:
        inner += _tag(g.face)
    return piece(g, f"garment silk-{g.face.color} {cls}", inner)


def tile(t: Tile, cls: str = "", notions: bool = True) -> Markup:
    if t.face is None:
        return piece(t, f"tile empty {cls}", Markup(""))
    return piece(t, f"tile {cls}", _tile(t.face, notions))


def card(c: Card, cls: str = "") -> Markup:
    return piece(c, f"card rank-{c.face.rank} {cls}", _card(c.face))


def chip(c: Card) -> Markup:
    return piece(c, f"chip rank-{c.face.rank}", _chip(c.face))


def decoration(d: Decoration, symbol: str) -> Markup:
    times = Markup('<b class="times">×{}</b>').format(d.multiplier) if d.multiplier > 1 else Markup("")
    inner = Markup('<span class="what">{}{}</span>').format(sym(symbol, "figure"), times)
    inner += trademark(d.owner) if d.owner is not None else coins(d.cost)
    if d.prestige:
        inner += points(d.prestige)
    return piece(d, f"decoration {d.kind}{' taken' if d.owner is not None else ''}", inner)


def jewel(j: Jewel) -> Markup:
    inner = Markup("")
    if j.figure:
        inner = sym(f"{j.figure}-{j.color}", "figure") + Markup('<i class="letter">{}</i>').format(j.letter)
    return piece(j, f"jewel silk-{j.color}" if j.color else "jewel empty", inner + coins(j.price))


REWARDS: Final = {"thread": "spool", "lace": "lace", "resource": "bolt"}


def guest_place(g: GuestPlace) -> Markup:
    """A free guest space: the gold thimble of masters, and what it gives."""
    inner = sym("thimble-master", "place-mark") if g.master else Markup("")
    if g.reward != "none":
        reward = coins(g.amount) if g.reward == "livre" else sym(REWARDS[g.reward])
        inner += Markup('<span class="reward">{}</span>').format(reward)
    return piece(g, "guest master" if g.master else "guest", inner)


def prizes(found: tuple[Prize, ...]) -> Markup:
    """The points of a majority, each with who leads."""
    prize = Markup('<span class="prize">{}{}</span>')
    each = [prize.format(points(one.points), Markup("").join(trademark(who) for who in one.leaders)) for one in found]
    return Markup('<span class="prizes">{}</span>').format(Markup("").join(each))
