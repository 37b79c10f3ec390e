"""Madame du Barry's examinations (chapter 19): she takes them at once when their tasks are fulfilled."""

from typing import Final

from rokoko.engine.chance import shuffled
from rokoko.engine.codes import APPRENTICE, JOURNEYMAN, MASTER
from rokoko.engine.events import ExaminationPassed
from rokoko.engine.expansions.du_barry_cards import draw_to_hand
from rokoko.engine.expansions.examinations import (
    COAT,
    FUND,
    GOWN,
    NOTIONS,
    WITH_MASTER,
    finish_examination,
    mark_task,
    open_tasks,
    tasks_for,
    tasks_of_tile,
)
from rokoko.engine.gains import gain_prestige
from rokoko.engine.names import EMPLOYEE_IDS, RANK_NAMES
from rokoko.engine.state import State

LAST_LEVEL: Final = 6


def note_tiles(s: State, seat: int, tiles: list[int]) -> None:
    """Acquired tiles show silk and notions alike: the topmost matching free task is fulfilled."""
    fitting = NOTIONS
    for tile in tiles:
        fitting |= tasks_of_tile(s, tile, True)
    note_task(s, seat, fitting)


def note_decoration(s: State, seat: int) -> None:
    note_task(s, seat, FUND)


def note_garment(s: State, seat: int, garment: int) -> None:
    """For the topmost task the garment must show the gold thimble."""
    fitting = WITH_MASTER if s.tables.garment_master[garment] else 0
    fitting |= GOWN if s.tables.garment_color[garment] % 2 == 0 else COAT
    note_task(s, seat, fitting)


def note_task(s: State, seat: int, fitting: int) -> None:
    player = s.players[seat]
    if player.examination < 0:
        return
    free = open_tasks(player, fitting)
    task = 0
    while free >> task:
        if free >> task & 1:
            mark_task(s, seat, task)
            break
        task += 1
    if player.tasks == tasks_for(player.examination) and s.exam_decks[player.examination - 1]:
        pass_examination(s, seat)


def pass_examination(s: State, seat: int) -> None:
    """1 prestige; a random employee is swapped for a random new one, unless none fits (D7); one more turn."""
    player = s.players[seat]
    rank = player.examination
    gain_prestige(s, seat, 1)
    fitting = [card for card in player.supply if may_leave(s, card, rank)]
    s.fills[2] += 1
    left = shuffled(fitting, s.seed, f"du_barry/{s.fills[2]}")[0] if fitting else -1
    if left >= 0:
        player.supply.remove(left)
        s.removed.append(left)
        player.secret = [card for card in player.secret if card != left]
    card = s.exam_decks[rank - 1].pop()
    player.supply.append(card)
    player.supply.sort()
    player.secret = sorted([*player.secret, card])
    if s.log is not None:
        gone = EMPLOYEE_IDS[left] if left >= 0 else None
        s.log.append(ExaminationPassed(seat, RANK_NAMES[rank], gone, EMPLOYEE_IDS[card]))
    draw_to_hand(s)
    finish_examination(player)


def may_leave(s: State, card: int, rank: int) -> bool:
    """An apprentice (not of level VI) for the journeyman's examination, a journeyman for the master's."""
    if rank == JOURNEYMAN:
        return s.tables.employee_rank[card] == APPRENTICE and s.tables.employee_level[card] != LAST_LEVEL
    return rank == MASTER and s.tables.employee_rank[card] == JOURNEYMAN
