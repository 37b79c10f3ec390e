"""The company: everybody's belongings in one table, and one's own cards and tiles."""

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rokoko.terminal.atelier import employee_line, rank_mark
from rokoko.terminal.marks import FREE, PRESTIGE, QUIET, TITLE, YOURS
from rokoko.terminal.scene import Scene, livre

HIDDEN = "?"


def players(scene: Scene) -> Table:
    """A row for each player in turn order, the start player first; `▶` marks whose turn it is."""
    w = scene.w
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET, expand=True)
    table.add_column("")
    table.add_column(w.gettext("player"), no_wrap=True)
    headings = ["livre", "thread", "lace"]
    for heading in [w.term(name) for name in headings] + [
        w.gettext("tiles"),
        w.term("staff"),
        w.gettext("hand"),
        PRESTIGE,
        w.gettext("score now"),
    ]:
        table.add_column(heading, justify="right", no_wrap=True, min_width=len(heading))
    table.add_column("", no_wrap=True, overflow="ellipsis", ratio=1)
    everybody = scene.view["players"]
    start = scene.view["start_player"]
    for offset in range(len(everybody)):
        seat = (start + offset) % len(everybody)
        table.add_row(*_player_cells(scene, seat, everybody[seat]))
    return table


def _player_cells(scene: Scene, seat: int, player: dict[str, Any]) -> list[RenderableType]:
    hand = _hand_size(scene, seat, player)
    points = player["prestige"]
    total = scene.sheets[seat].total
    return [
        Text("▶" if _is_moving(scene, seat) else " ", style=YOURS),
        scene.marks.player(seat, short=False),
        livre(player["livre"]),
        str(player["thread"]),
        str(player["lace"]),
        str(player["tiles"]),
        str(player["staff"]),
        HIDDEN if hand is None else str(hand),
        HIDDEN if points is None else str(points),
        HIDDEN if points is None else str(total),
        _remarks(scene, seat, player),
    ]


def _hand_size(scene: Scene, seat: int, player: dict[str, Any]) -> int | None:
    """Cards left this round; Madame du Barry's are of another kind. None while hands are chosen in secret."""
    du_barry = scene.view.get("du_barry")
    if du_barry is not None and seat == scene.view["config"]["seats"]:
        return int(du_barry["hand"])
    size: int | None = player["hand_size"]
    return size


def _is_moving(scene: Scene, seat: int) -> bool:
    return seat in scene.view["deciders"] if scene.view["phase"] == "select" else seat == scene.view["turn"]


def _remarks(scene: Scene, seat: int, player: dict[str, Any]) -> Text:
    """What not everybody has: the start player's token, the Queen's favor, jewelry, tasks of an examination."""
    w = scene.w
    remarks = []
    if scene.view["start_player"] == seat:
        remarks.append(Text(w.term("start_player"), style=QUIET))
    if scene.view["favor"] == seat:
        remarks.append(Text(w.term("favor"), style=QUIET))
    if player["jewelry"]:
        counted = Counter(name.split("_")[0] for name in player["jewelry"])
        remarks.append(Text.assemble((w.term("jewelry") + " ", QUIET), scene.marks.silk(counted)))
    if scene.has("jewelry_box") and player["exam"]:
        done, asked = len(player["tasks"]), len(scene.figures.tasks_of(player["exam"]))
        said = w.gettext("{rank} tasks {done}/{asked}").format(rank=w.rank(player["exam"]), done=done, asked=asked)
        remarks.append(Text(said, style=QUIET))
    return Text(", ").join(remarks)


def own_things(scene: Scene, *, with_hand: bool) -> Group:
    """One's hand with bonuses, unless the question lists it anyway; supply, discards and tiles in short."""
    own = scene.own
    if own is None:
        return Group()
    w = scene.w
    titles = [w.gettext("Your hand"), w.gettext("Your tiles"), w.gettext("Supply")]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=TITLE, no_wrap=True, min_width=max(len(title) for title in titles))
    table.add_column()
    for number, card in enumerate(own["hand"] if with_hand else []):
        table.add_row(w.gettext("Your hand") if number == 0 else "", employee_line(scene, card))
    if own["in_play"]:
        table.add_row(w.gettext("In play"), employee_line(scene, own["in_play"]))
    supply = cards_line(scene, own["supply"])
    if own["discard"]:
        supply.append("   " + w.gettext("Discards") + "  ", style=TITLE)
        supply.append_text(cards_line(scene, own["discard"]))
    table.add_row(w.gettext("Supply"), supply)
    if own["specialized"]:
        table.add_row(w.gettext("Specialized"), w.employee_line(own["specialized"]))
    table.add_row(w.gettext("Your tiles"), tiles_line(scene, own["resources"]))
    if scene.has("jewelry_box") and own["exam"]:
        table.add_row(w.gettext("Tasks"), _tasks(scene, own))
    return Group(table)


def _tasks(scene: Scene, own: dict[str, Any]) -> Text:
    """The tasks of the examination that one prepares for; those done have a tick."""
    line = Text()
    for task in scene.figures.tasks_of(own["exam"]):
        done = task in own["tasks"]
        line.append(f"{'✓' if done else '·'} {scene.w.task(task)}  ", style="" if done else QUIET)
    return line


def staff_table(scene: Scene) -> Table:
    """All one's employees with where they are and what their bonuses bring."""
    own = scene.own or {}
    w = scene.w
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=TITLE, no_wrap=True)
    table.add_column()
    piles = [
        (w.gettext("Your hand"), own["hand"]),
        (w.gettext("In play"), [own["in_play"]] if own["in_play"] else []),
        (w.gettext("Supply"), own["supply"]),
        (w.gettext("Discards"), own["discard"]),
    ]
    for title, cards in piles:
        for number, card in enumerate(cards):
            table.add_row(title if number == 0 else "", employee_line(scene, card))
    return table


def cards_line(scene: Scene, cards: list[str]) -> Text:
    line = Text()
    for card, count in Counter(cards).items():
        if line:
            line.append("  ")
        line.append_text(rank_mark(scene, card))
        line.append(f" {card}")
        if count > 1:
            line.append(f" ×{count}")
    return line or Text.assemble((FREE, QUIET))


def tiles_line(scene: Scene, tiles: list[dict[str, Any]]) -> Text:
    """The silk on one's rack: kept tiles are silk and nothing else."""
    line = Text()
    for tile in tiles:
        if line:
            line.append(" │ ", style=QUIET)
        line.append_text(scene.marks.silk(tile["silk"]))
    return line or Text(FREE, style=QUIET)


def purse(scene: Scene) -> Text:
    """One line for decisions within a turn: Livre, thread, lace and silk."""
    own = scene.own
    if own is None:
        return Text()
    w = scene.w
    line = Text()
    line.append(f"{livre(own['livre'])} · {own['thread']} {w.term('thread')} · {own['lace']} {w.term('lace')} · ")
    line.append_text(tiles_line(scene, own["resources"]))
    return line
