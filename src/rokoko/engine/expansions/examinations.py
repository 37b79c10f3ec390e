"""Examinations (chapter 15): tasks fulfilled by the way, then an employee swapped for one of a higher rank."""

from bisect import insort
from typing import Final, final

from rokoko.engine import reasons
from rokoko.engine.codes import (
    BLUE,
    CHOOSE,
    CHOOSE_END,
    GREEN,
    JOURNEYMAN,
    MASTER,
    ORANGE,
    PINK,
    TASK,
    TASK_END,
    TASKS,
)
from rokoko.engine.events import ExaminationPassed, TaskFulfilled
from rokoko.engine.gains import gain_prestige, pay_livre
from rokoko.engine.names import EMPLOYEE_IDS, RANK_NAMES, TASK_NAMES
from rokoko.engine.state import Player, State, Step

# Bits of the tasks, in the order of `names.TASK_NAMES`.
COMMON_SILK: Final = 1
RARE_SILK: Final = 2
NOTIONS: Final = 4
FUND: Final = 8
WITH_MASTER: Final = 16
GOWN: Final = 32
COAT: Final = 64
JOURNEYMAN_TASKS: Final = COMMON_SILK | RARE_SILK | NOTIONS | FUND
MASTER_TASKS: Final = WITH_MASTER | GOWN | COAT


def tasks_for(rank: int) -> int:
    """All tasks of the examination to this rank."""
    return JOURNEYMAN_TASKS if rank == JOURNEYMAN else MASTER_TASKS


def tasks_of_tile(s: State, resource: int, kept: bool) -> int:
    """What acquiring a tile fulfils: its silk if it is kept, its notions if it is discarded."""
    if not kept:
        return NOTIONS
    silk = s.tables.resource_silk[resource]
    common = COMMON_SILK if silk[BLUE] + silk[PINK] > 0 else 0
    rare = RARE_SILK if silk[GREEN] + silk[ORANGE] > 0 else 0
    return common | rare


def tasks_of_garment(s: State, card: int, garment: int) -> int:
    rank = s.tables.employee_rank[card]
    if rank == MASTER:
        return WITH_MASTER
    if rank != JOURNEYMAN:
        return 0
    return GOWN if s.tables.garment_color[garment] % 2 == 0 else COAT


def open_tasks(player: Player, fitting: int) -> int:
    """The fitting tasks of the examination that is prepared for and that are not fulfilled yet."""
    return fitting & tasks_for(player.examination) & ~player.tasks


def fulfil_task(s: State, seat: int, fitting: int) -> None:
    """One task an action (J1): at once if only one fits, else by the player's choice."""
    if open_tasks(s.players[seat], fitting) != 0:
        s.agenda.append(FulfilTask(seat, fitting))


@final
class FulfilTask(Step):
    """Choose which of several fitting tasks the action fulfils."""

    NAME = "fulfil_task"
    FIELDS = ("seat", "fitting")

    def __init__(self, seat: int, fitting: int) -> None:
        super().__init__(seat)
        self.fitting = fitting

    def pack(self) -> list[int]:
        return [self.seat, self.fitting]

    def options(self, s: State) -> list[int]:
        free = open_tasks(s.players[self.seat], self.fitting)
        return [TASK + task for task in range(TASKS) if free >> task & 1]

    def refusal(self, s: State, action: int) -> int:
        if not TASK <= action < TASK_END:
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s) else reasons.NOT_A_TASK

    def take(self, s: State, action: int) -> None:
        mark_task(s, self.seat, action - TASK)


def mark_task(s: State, seat: int, task: int) -> None:
    s.players[seat].tasks |= 1 << task
    if s.log is not None:
        s.log.append(TaskFulfilled(seat, TASK_NAMES[task]))


def examination_refusal(s: State, seat: int, card: int) -> int:
    """Why the played employee can't take the examination now."""
    player = s.players[seat]
    rank = s.tables.employee_rank[card]
    if rank + 1 != player.examination:
        return reasons.WRONG_EXAMINATION
    if player.tasks != tasks_for(player.examination):
        return reasons.TASKS_MISSING
    if player.livre < s.tables.examination_price:
        return reasons.NOT_ENOUGH_LIVRE
    return reasons.OK if s.exam_decks[rank] else reasons.EXAM_DECK_EMPTY


def take_examination(s: State, seat: int) -> None:
    """Pay, 1 prestige; the bonus of the played employee comes before it is swapped (J2)."""
    player = s.players[seat]
    pay_livre(s, seat, s.tables.examination_price)
    gain_prestige(s, seat, 1)
    player.leaving = True
    player.swapping = True
    s.agenda.insert(len(s.agenda) - 1, ChooseGraduate(seat, player.examination))


@final
class ChooseGraduate(Step):
    """Choose the new employee from the examination's deck; the played one leaves the game."""

    NAME = "choose_graduate"
    FIELDS = ("seat", "rank")

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def pack(self) -> list[int]:
        return [self.seat, self.rank]

    def options(self, s: State) -> list[int]:
        return [CHOOSE + card for card in sorted(s.exam_decks[self.rank - 1])]

    def refusal(self, s: State, action: int) -> int:
        if not CHOOSE <= action < CHOOSE_END:
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s) else reasons.NOT_IN_DECK

    def take(self, s: State, action: int) -> None:
        player = s.players[self.seat]
        card = action - CHOOSE
        left = player.in_play
        s.removed.append(left)
        player.in_play = -1
        player.leaving = False
        player.swapping = False
        s.exam_decks[self.rank - 1].remove(card)
        insort(player.hand, card)
        player.secret = sorted([*player.secret, card])
        if s.log is not None:
            names = (EMPLOYEE_IDS[left], EMPLOYEE_IDS[card])
            s.log.append(ExaminationPassed(self.seat, RANK_NAMES[self.rank], names[0], names[1]))
        finish_examination(player)


def finish_examination(player: Player) -> None:
    """The tasks are cleared and the other examination comes next."""
    player.tasks = 0
    if player.examination == MASTER:
        player.masters_made += 1
        player.examination = JOURNEYMAN
    else:
        player.examination = MASTER
