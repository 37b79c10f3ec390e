"""One's own things: purse, rack, hand, staff, tasks, and what a decision puts on the bench."""

from collections import Counter
from typing import Any

import msgspec

from rokoko.components.model import Employee
from rokoko.web.table.pieces import Card, Garment, Jewel, Piece, Silk, Tile, Trademark
from rokoko.web.table.players import Count
from rokoko.web.table.scene import Scene


class Task(Piece, kw_only=True):
    name: str
    done: bool


class Pile(msgspec.Struct):
    """Employees in one place: the hand, the supply, the discards."""

    zone: str
    title: str
    cards: list[Card]
    large: bool


class Own(msgspec.Struct):
    mark: Trademark
    purse: list[Count]
    rack: list[Tile]
    silk: tuple[Silk, ...]
    piles: list[Pile]
    tasks: list[Task]
    exam_title: str
    specialized: Card | None
    jewels: list[Jewel]
    graduates: list[Card]
    garment: Garment | None
    tile: Tile | None


def own_of(scene: Scene) -> Own | None:
    own = scene.own
    if own is None:
        return None
    w = scene.w
    purse = [
        Count("coin", str(own["livre"]), w.term("livre")),
        Count("spool", str(own["thread"]), w.term("thread")),
        Count("lace", str(own["lace"]), w.term("lace")),
    ]
    silk: Counter[str] = Counter()
    for resource in own["resources"]:
        silk.update(resource["silk"])
    assert scene.seat is not None
    return Own(
        Trademark(scene.seat, scene.name(scene.seat)),
        purse,
        _rack(scene, own["resources"]),
        scene.faces.silk(silk),
        _piles(scene, own),
        _tasks(scene, own),
        w.examination(own["exam"]) if own["exam"] and scene.has("jewelry_box") else "",
        _specialized(scene, own),
        [],
        _graduates(scene),
        _garment_on_bench(scene),
        _tile_on_bench(scene),
    )


def _rack(scene: Scene, resources: list[dict[str, Any]]) -> list[Tile]:
    seen: Counter[str] = Counter()
    tiles = []
    for resource in resources:
        name = resource["id"]
        seen[name] += 1
        label = scene.w.gettext("your tile: {silk}").format(silk=scene.w.silk(resource["silk"]))
        rule = scene.w.gettext("Silk to tailor with; no longer thread or lace.")
        offer = scene.offer(*_first_lit(scene, f"pay {name}", f"discard {name}"))
        tiles.append(
            Tile(
                id=f"rack-{name}-{seen[name]}",
                label=label,
                tip=(label, rule),
                face=scene.faces.tile(resource),
                rule="8.1",
                **offer,
            )
        )
    return tiles


def _first_lit(scene: Scene, *actions: str) -> list[str]:
    """These actions if one of them is on offer: nothing to ask about otherwise."""
    decision = scene.moment.decision
    return list(actions) if decision == "pay_silk" or any(action in scene.lit for action in actions) else []


def _piles(scene: Scene, own: dict[str, Any]) -> list[Pile]:
    w = scene.w
    selecting = scene.view["phase"] == "select"
    seen: Counter[str] = Counter()
    zones = [
        ("play", w.gettext("In play"), [own["in_play"]] if own["in_play"] else [], True),
        ("hand", w.gettext("Your hand"), own["hand"], True),
        ("supply", w.gettext("Supply"), own["supply"], selecting),
        ("discard", w.gettext("Discards"), own["discard"], False),
    ]
    if selecting:  # from left to right, so that the cards that remain stay where they are
        zones[1], zones[2] = zones[2], zones[1]
    piles = []
    for zone, title, cards, large in zones:
        if cards:
            piles.append(Pile(zone, title, [_card(scene, card, zone, seen) for card in cards], large))
    return piles


def _card(scene: Scene, card: str, zone: str, seen: Counter[str]) -> Card:
    seen[card] += 1
    key = f"employee-{card}"
    if scene.w.employee_card(card).level == "start":
        key = f"{key}-{scene.seat}-{seen[card]}"
    label = scene.w.gettext("{zone}: {what}").format(zone=scene.w.zone(zone), what=scene.w.employee_line(card))
    actions = {
        "play": ("bonus", "depute", "from play"),
        "hand": (f"play {card}", "from hand"),
        "supply": (f"select {card}", f"choose {card}", "from supply"),
        "discard": ("from discard",),
    }[zone]
    if actions[-1] in scene.lit and card != scene.moment.employee:
        actions = actions[:-1]  # which of several equal employees leaves
    wanted = [*actions, f"depute {card}"]
    offer = scene.offer(*wanted) if any(action in scene.lit for action in wanted) or zone == "hand" else {}
    rule = bonus_rule(scene.w.employee_card(card))
    return Card(id=key, label=label, tip=scene.faces.card_tip(card), face=scene.faces.card(card), rule=rule, **offer)


def bonus_rule(card: Employee) -> str:
    """The section on the bonuses of a card's level; start employees come first."""
    if card.module is not None:
        return {"apprentice": "15.5", "journeyman": "15.7"}.get(card.rank, "15.8")
    return f"14.{card.level + 1}" if isinstance(card.level, int) else "14.1"


def _tasks(scene: Scene, own: dict[str, Any]) -> list[Task]:
    if not scene.has("jewelry_box") or not own["exam"]:
        return []
    jeweler = scene.w.components.jeweler
    tasks = jeweler.master_tasks if own["exam"] == "master" else jeweler.journeyman_tasks
    return [_task(scene, task, task in own["tasks"]) for task in tasks]


def _task(scene: Scene, task: str, done: bool) -> Task:
    w = scene.w
    name = w.task(task)
    state = w.gettext("{task}: done") if done else w.gettext("{task}: open")
    action = f"task {task}"
    offer = scene.offer(action) if action in scene.lit else {}
    label = state.format(task=name)
    return Task(id=f"task-{task}", label=label, tip=(label,), name=name, done=done, rule="15.6", **offer)


def _specialized(scene: Scene, own: dict[str, Any]) -> Card | None:
    card = own["specialized"]
    if not card:
        return None
    label = scene.w.gettext("your specialized apprentice: {what}").format(what=scene.w.employee_line(card))
    return Card(
        id=f"employee-{card}",
        label=label,
        tip=scene.faces.card_tip(card),
        face=scene.faces.card(card),
        **scene.offer("hire apprentice"),
    )


def _graduates(scene: Scene) -> list[Card]:
    cards = scene.view.get("graduates") or []
    return [
        Card(
            id=f"graduate-{card}",
            label=scene.w.employee_line(card),
            tip=scene.faces.card_tip(card),
            face=scene.faces.card(card),
            **scene.offer(f"choose {card}"),
        )
        for card in cards
    ]


def _garment_on_bench(scene: Scene) -> Garment | None:
    """The garment that is being tailored or placed."""
    name = scene.moment.garment
    if name is None or _is_guest(scene, name):
        return None
    tip = scene.faces.garment_tip(name)
    offer = scene.offer("sell") if "sell" in scene.lit else {}
    key = "bench-garment" if name in scene.view["windows"] else f"garment-{name}"
    return Garment(id=key, label=tip[1], tip=tip, face=scene.faces.garment(name), **offer)


def _is_guest(scene: Scene, name: str) -> bool:
    """Whether the garment stands in a hall already: a bonus for renting it out may still ask something."""
    return any(guest and guest["garment"] == name for hall in scene.view["halls"] for guest in hall["guests"])


def _tile_on_bench(scene: Scene) -> Tile | None:
    """The tile that was just taken, while it is decided what becomes of it."""
    name = scene.moment.asked.get("resource")
    if not name:
        return None
    printed = scene.w.resource_tile(name)
    label = scene.w.resource(name)
    resource = {"silk": printed.silk, "notions": printed.notions}
    offer = scene.offer("keep") if "keep" in scene.lit else {}
    return Tile(id="bench-tile", label=label, tip=(label,), face=scene.faces.tile(resource), **offer)
