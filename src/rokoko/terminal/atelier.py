"""The atelier: windows with garments, drawers with tiles, employees for hire, the jeweler's display."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rokoko.terminal.marks import FREE, MASTER, QUIET, TITLE, first_upper
from rokoko.terminal.scene import Scene, livre, prestige


def atelier(scene: Scene) -> Table:
    """Windows on the left; drawers, employees and jewelry on the right."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    right: list[RenderableType] = [drawers(scene), hire(scene)]
    if scene.has("jewelry_box"):
        right.append(jewelry(scene))
    table.add_row(windows(scene), Group(*right))
    return table


def windows(scene: Scene) -> Group:
    """Each window: its price, and what the garment needs, sells for and is worth."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for justify in ("right", "right", "left", "left", "left", "right", "left", "left"):
        table.add_column(no_wrap=True, justify=justify)
    for number, (name, price) in enumerate(zip(scene.view["windows"], scene.figures.side.window_prices), 1):
        place = (Text(f"{number}", style=QUIET), Text(livre(price)))
        if name is None:
            table.add_row(*place, Text(FREE, style=QUIET))
            continue
        garment = scene.figures.garment(name)
        needs = scene.marks.silk(garment.silk)
        needs.append(f" {scene.notions(garment.thread, garment.lace)}")
        table.add_row(
            *place,
            scene.marks.color(garment.color),
            needs,
            Text("M" if garment.master else " ", style=MASTER),
            Text(livre(garment.value) if garment.value is not None else FREE),
            Text(prestige(garment.prestige)),
            Text(("+ " if garment.bonus else "") + name, style=QUIET),
        )
    return Group(Text(first_upper(scene.w.term("windows")), style=TITLE), table)


def drawers(scene: Scene) -> Group:
    """Each drawer: the price of a tile, and its tiles."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, justify="right", min_width=2)
    for _ in range(scene.figures.side.drawer_spaces):
        table.add_column(no_wrap=True)
    for number, drawer in enumerate(scene.view["drawers"], 1):
        tiles = len([tile for tile in drawer if tile is not None])
        cells = []
        for space, tile in enumerate(drawer, 1):
            label = Text.assemble((f"{number}.{space} ", QUIET))
            cells.append(Text(f"{number}.{space} {FREE}", style=QUIET) if tile is None else label + scene.tile(tile))
        table.add_row(livre(scene.figures.drawer_price(tiles)), *cells)
    return Group(Text(first_upper(scene.w.term("drawers")), style=TITLE), table)


def hire(scene: Scene) -> Group:
    """The employees for hire, and the one price that holds for all of them."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(no_wrap=True, width=1)
    table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    cards = [card for card in scene.view["hire"] if card is not None]
    for number, card in enumerate(scene.view["hire"], 1):
        line = Text(FREE, style=QUIET) if card is None else employee_line(scene, card)
        table.add_row(Text(f"{number}", style=QUIET), line)
    title = Text.assemble((first_upper(scene.w.term("hire")), TITLE))
    if cards:
        title.append(f"  {livre(scene.figures.hire_price(len(cards)))}")
    return Group(title, table)


def employee_line(scene: Scene, card: str) -> Text:
    """Rank letter, name and bonus of an employee: `J A3 pay 1 Livre …`."""
    line = rank_mark(scene, card)
    line.append(f" {card} ")
    line.append(scene.w.bonus(card))
    return line


def rank_mark(scene: Scene, card: str) -> Text:
    rank = scene.figures.employee(card).rank
    return Text.assemble((scene.w.rank(rank)[:1].upper(), MASTER if rank == "master" else TITLE))


def jewelry(scene: Scene) -> Group:
    """The jewelry on display by colour, with its prices: necklaces go with gowns, rings with coats."""
    text = Text()
    prices = scene.figures.components.jeweler.jewelry_prices
    for number, (name, price) in enumerate(zip(scene.view["jewelry_display"], prices), 1):
        text.append(f"{number} ", style=QUIET)
        text.append_text(Text(FREE, style=QUIET) if name is None else scene.marks.color(name.split("_")[0]))
        text.append(f" {livre(price)}   ")
    return Group(Text(first_upper(scene.w.term("jewelry")), style=TITLE), text)
