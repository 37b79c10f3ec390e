"""The company: everybody in turn order with what they have, and the score as it would be now."""

from collections import Counter
from typing import Any

import msgspec

from rokoko.web.table.pieces import CardFace, Jewel, Piece, Silk, Trademark
from rokoko.web.table.scene import Scene
from rokoko.web.table.scores import Bar, bar_of


class Count(msgspec.Struct, frozen=True):
    """A number with the symbol of what it counts; `value` "?" where it is hidden."""

    symbol: str
    value: str
    label: str


class PlayerScene(Piece, kw_only=True):
    """The piece is the top of the discards, which a bonus may copy."""

    mark: Trademark
    remark: str
    own: bool
    moving: bool
    away: bool
    starts: bool
    favor: bool
    counts: list[Count]
    hand: str
    total: str
    bar: Bar
    in_play: CardFace | None
    discard: CardFace | None
    jewelry: tuple[Silk, ...]
    jewels: list[Jewel]
    exam: str
    exam_rank: str
    waits_since: str


def players_of(scene: Scene) -> list[PlayerScene]:
    """In turn order, the start player first."""
    start = scene.view["start_player"]
    seats = [(start + offset) % scene.players for offset in range(scene.players)]
    return [_player(scene, seat, scene.view["players"][seat]) for seat in seats]


def _player(scene: Scene, seat: int, player: dict[str, Any]) -> PlayerScene:
    given, view = scene.given, scene.view
    mark = Trademark(seat, scene.name(seat))
    waiting = next((wait for wait in given.waiting_for if wait.seat == seat), None)
    copy = f"copy {seat}"
    discard = player["discard"][-1] if player["discard"] else None
    jewelry = Counter(name.split("_")[0] for name in player["jewelry"])
    total = scene.given.sheets[seat].total
    return PlayerScene(
        id=f"player-{seat}",
        label=mark.name,
        tip=scene.faces.card_tip(discard) if discard else (),
        mark=mark,
        remark=given.remarks[seat] if seat < len(given.remarks) else "",
        own=seat == scene.seat,
        moving=seat in view["deciders"] if view["phase"] == "select" else seat == view["turn"],
        away=seat < len(given.away) and given.away[seat],
        starts=view["start_player"] == seat,
        favor=view["favor"] == seat,
        counts=_counts(scene, seat, player),
        hand=_hand(scene, seat, player),
        total="?" if player["prestige"] is None else str(total),
        bar=bar_of(scene, given.sheets[seat]),
        in_play=scene.faces.card(player["in_play"]) if player["in_play"] else None,
        discard=scene.faces.card(discard) if discard else None,
        jewelry=scene.faces.silk(jewelry),
        jewels=_jewels(scene, jewelry),
        exam=_exam(scene, player),
        exam_rank=player["exam"] or "",
        waits_since=waiting.since if waiting else "",
        **(scene.offer(copy) if copy in scene.lit else {}),
    )


def _counts(scene: Scene, seat: int, player: dict[str, Any]) -> list[Count]:
    w = scene.w
    hidden = "?"
    prestige = player["prestige"]
    return [
        Count("coin", str(player["livre"]), w.term("livre")),
        Count("spool", str(player["thread"]), w.term("thread")),
        Count("lace", str(player["lace"]), w.term("lace")),
        Count("bolt", str(player["tiles"]), w.term("resources")),
        Count("staff", str(player["staff"]), w.term("staff")),
        Count("hand", _hand(scene, seat, player), w.gettext("cards left this round")),
        Count("laurel", hidden if prestige is None else str(prestige), w.gettext("prestige won in play")),
    ]


def _hand(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Cards left this round; Madame du Barry's are of another kind. Hidden while hands are chosen."""
    du_barry = scene.view.get("du_barry")
    if du_barry is not None and seat == scene.view["config"]["seats"]:
        return str(du_barry["hand"])
    size = player["hand_size"]
    return "?" if size is None else str(size)


def _jewels(scene: Scene, owned: Counter[str]) -> list[Jewel]:
    kinds = {"blue": "necklace", "pink": "ring", "green": "necklace", "orange": "ring"}
    letters = scene.faces.letters
    return [
        Jewel(
            id="",
            label=scene.w.jewelry(f"{color}_{figure}"),
            figure=figure,
            color=color,
            letter=letters[color],
            price=owned[color],
        )
        for color, figure in kinds.items()
        if owned[color]
    ]


def _exam(scene: Scene, player: dict[str, Any]) -> str:
    if not scene.has("jewelry_box") or not player["exam"]:
        return ""
    jeweler = scene.w.components.jeweler
    tasks = jeweler.master_tasks if player["exam"] == "master" else jeweler.journeyman_tasks
    return f"{len(player['tasks'])}/{len(tasks)}"
