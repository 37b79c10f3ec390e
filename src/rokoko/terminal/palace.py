"""The palace: five halls with their guests and musicians, and the decorations around them."""

from typing import Any

from rich.box import ROUNDED
from rich.console import Group
from rich.table import Table
from rich.text import Text

from rokoko.components import Decoration, GuestSpace, Hall
from rokoko.terminal.labels import reward
from rokoko.terminal.marks import MASTER, MUSIC, QUIET, TITLE, first_upper
from rokoko.terminal.scene import Scene, livre, prestige


def halls(scene: Scene) -> Table:
    """One column a hall: guest spaces with reward or garment, the musician, and who leads."""
    table = Table(box=ROUNDED, expand=True, padding=(0, 1), header_style=TITLE)
    columns = []
    for number, (hall, figures) in enumerate(zip(scene.view["halls"], scene.figures.side.halls, strict=True), 1):
        table.add_column(scene.w.hall(number), ratio=1, no_wrap=True, overflow="ellipsis")
        columns.append(_hall_cells(scene, number, hall=hall, figures=figures))
    for row in range(max(len(cells) for cells in columns)):
        table.add_row(*(cells[row] if row < len(cells) else Text() for cells in columns))
    return table


def _hall_cells(scene: Scene, number: int, *, hall: dict[str, Any], figures: Hall) -> list[Text]:
    cells = [
        _guest_cell(scene, space, guest=guest, figures=printed)
        for space, (guest, printed) in enumerate(zip(hall["guests"], figures.guests, strict=True), 1)
    ]
    cells.append(_musician_cell(scene, hall["musician"], figures.musician))
    return cells + prizes(scene, "halls", source=f"hall {number}", majority=figures.majority)


def prizes(scene: Scene, step: str, *, source: str, majority: tuple[int, int]) -> list[Text]:
    """First and second prize of a majority with who would get it now; a second is paid from three players on (F3)."""
    paid = majority if len(scene.view["players"]) > 2 else majority[:1]
    return [Text.assemble(("→", QUIET), scene.leaders(step, source, points)) for points in paid]


def _guest_cell(scene: Scene, space: int, *, guest: dict[str, Any] | None, figures: GuestSpace) -> Text:
    cell = Text.assemble((f"{space}", QUIET))
    cell.append("M " if figures.master else "  ", style=MASTER)
    if guest is None:
        cell.append(reward(scene, figures))
        return cell
    garment = scene.figures.garment(guest["garment"])
    cell.append_text(scene.marks.color(garment.color))
    cell.append(f" {prestige(garment.prestige)} ")
    cell.append_text(scene.marks.player(guest["owner"]))
    return cell


def _musician_cell(scene: Scene, owner: int | None, figures: Decoration) -> Text:
    cell = Text(f"{MUSIC}  ")
    if owner is None:
        cell.append(f"{livre(figures.cost)} {prestige(figures.prestige)}")
    else:
        cell.append_text(scene.marks.player(owner))
        cell.append(f" {prestige(figures.prestige)}")
    return cell


def decorations(scene: Scene) -> Group:
    """Fireworks, statues, both sides of the kitchen, the jeweler and All Halls: one row each."""
    side = scene.figures.side
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=TITLE, no_wrap=True)
    for _ in range(5):
        table.add_column(no_wrap=True)
    rows = [
        ("fireworks", side.fireworks),
        ("statues", side.statues),
        ("kitchen_left", side.kitchen_left),
        ("kitchen_right", side.kitchen_right),
    ]
    if scene.has("jewelry_box"):
        rows.append(("jeweler", scene.figures.components.jeweler.decorations))
    for name, spaces in rows:
        placed = scene.view["decorations"][name]
        cells = [_decoration(scene, n, owner, space) for n, (owner, space) in enumerate(zip(placed, spaces), 1)]
        cells += [Text()] * (5 - len(cells))
        table.add_row(first_upper(scene.w.decoration(name)), *cells)
    table.add_row(first_upper(scene.w.term("all_halls")), *_all_halls(scene))
    leading = prizes(scene, "fireworks", source="fireworks", majority=side.fireworks_majority)
    return Group(table, Text("  ").join([Text(first_upper(scene.w.score_step("fireworks"))), *leading]))


def _decoration(scene: Scene, number: int, owner: int | None, space: Decoration) -> Text:
    cell = Text()
    if owner is None:
        cell.append(f"{number} ", style=QUIET)
        cell.append(livre(space.cost))
    else:
        cell.append_text(scene.marks.player(owner))
    if space.multiplier > 1:
        cell.append(f" ×{space.multiplier}")
    if space.prestige:
        cell.append(f" {prestige(space.prestige)}")
    return cell


def _all_halls(scene: Scene) -> list[Text]:
    cells = []
    for owner, points in zip(scene.view["all_halls"], scene.figures.side.all_halls):
        cell = Text(prestige(points))
        if owner is not None:
            cell.append(" ")
            cell.append_text(scene.marks.player(owner))
        cells.append(cell)
    return cells
