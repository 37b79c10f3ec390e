"""The palace: five halls with guests and musicians, balcony, garden, kitchen, and the All Halls spaces."""

from typing import Any

import msgspec

from rokoko.components import GuestSpace, Hall
from rokoko.web.table.decorations import decoration, decoration_row
from rokoko.web.table.pieces import Decoration, Garment, GuestPlace, Piece, Prize, Trademark
from rokoko.web.table.scene import Scene, sentence


class HallScene(Piece, kw_only=True):
    """A hall; the piece itself is its emblem, which is chosen where a bonus asks for a hall."""

    number: int
    name: str
    prizes: tuple[Prize, ...]
    guests: list[GuestPlace]
    musician: Decoration


class AllHalls(msgspec.Struct, frozen=True):
    points: int
    owner: Trademark | None


class Palace(msgspec.Struct):
    halls: list[HallScene]
    fireworks: list[Decoration]
    fireworks_prizes: tuple[Prize, ...]
    statues: list[Decoration]
    kitchen_left: list[Decoration]
    kitchen_right: list[Decoration]
    all_halls: list[AllHalls]


def palace_of(scene: Scene) -> Palace:
    side = scene.moment.side
    view = scene.view
    return Palace(
        [
            _hall(scene, number, hall, printed)
            for number, (hall, printed) in enumerate(zip(view["halls"], side.halls), 1)
        ],
        decoration_row(scene, "fireworks"),
        scene.prizes("fireworks", "fireworks", side.fireworks_majority),
        decoration_row(scene, "statues"),
        decoration_row(scene, "kitchen_left"),
        decoration_row(scene, "kitchen_right"),
        [AllHalls(points, scene.trademark(owner)) for points, owner in zip(side.all_halls, view["all_halls"])],
    )


def _hall(scene: Scene, number: int, hall: dict[str, Any], printed: Hall) -> HallScene:
    w = scene.w
    name = w.hall(number)
    prizes = scene.prizes("halls", f"hall {number}", printed.majority)
    guests = [
        _guest(scene, number, space, guest=guest, printed=place)
        for space, (guest, place) in enumerate(zip(hall["guests"], printed.guests), 1)
    ]
    tip = [name, w.gettext("Most garments here win {prestige}.").format(prestige=w.prestige(printed.majority[0]))]
    tip += [_standing(scene, prize) for prize in prizes if prize.leaders]
    return HallScene(
        id=f"hall-{number}",
        label="; ".join(tip),
        tip=tuple(tip),
        number=number,
        name=name,
        prizes=prizes,
        rule="13.1",
        guests=guests,
        musician=decoration(scene, "musicians", number, hall["musician"]),
        **(scene.offer(f"hall {number}") if f"hall {number}" in scene.lit else {}),
    )


def _standing(scene: Scene, prize: Prize) -> str:
    names = scene.w.listing([leader.name for leader in prize.leaders])
    return scene.w.gettext("{prestige}: {names}").format(prestige=scene.w.prestige(prize.points), names=names)


def _guest(scene: Scene, hall: int, space: int, *, guest: dict[str, Any] | None, printed: GuestSpace) -> GuestPlace:
    w = scene.w
    key = f"guest-{hall}-{space}"
    message = w.gettext("{hall}, master guest space") if printed.master else w.gettext("{hall}, guest space")
    place = message.format(hall=w.hall(hall))
    figures: dict[str, Any] = {
        "number": space,
        "master": printed.master,
        "reward": printed.reward,
        "amount": printed.amount,
    }
    if guest is None:
        reward = sentence(w.reward(printed.reward, printed.amount))
        label = w.gettext("{place}, free: {what}").format(place=place, what=reward)
        lines = [label]
        if printed.master:
            lines.append(w.gettext("Only garments that a master tailored may stand here."))
        return GuestPlace(
            id=key, label=label, tip=tuple(lines), rule="8.2", **scene.offer(f"rent {hall}.{space}"), **figures
        )
    name = guest["garment"]
    owner = scene.trademark(guest["owner"])
    assert owner is not None
    tip = scene.faces.garment_tip(name)
    label = w.gettext("{place}: {what} of {name}").format(place=place, what=tip[0], name=owner.name)
    face = scene.faces.garment(name)
    worth = w.prestige(face.prestige)
    garment = Garment(
        id=f"garment-{name}", label=f"{label}, {worth}", tip=(label, worth), face=face, owner=owner, rule="8.2"
    )
    return GuestPlace(id=key, label=label, garment=garment, **figures)
