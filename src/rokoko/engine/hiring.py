"""Hire a new employee (chapter 9): a card from the display goes to one's hand, priced by how many are displayed."""

from bisect import insort

from rokoko.engine import reasons
from rokoko.engine.codes import HIRE, HIRE_SPACES
from rokoko.engine.events import EmployeeHired
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.state import State


def cost_of_hiring(s: State) -> int:
    return s.tables.hire_prices[HIRE_SPACES - s.hire.count(-1)]


def add_hire_options(s: State, seat: int, out: list[int]) -> None:
    if s.players[seat].livre < cost_of_hiring(s):
        return
    hire = s.hire
    for space in range(HIRE_SPACES):
        if hire[space] >= 0:
            out.append(HIRE + space)


def hire_refusal(s: State, seat: int, action: int) -> int:
    if s.hire[action - HIRE] < 0:
        return reasons.NO_EMPLOYEE_THERE
    return reasons.OK if s.players[seat].livre >= cost_of_hiring(s) else reasons.NOT_ENOUGH_LIVRE


def hire_employee(s: State, seat: int, action: int) -> None:
    """The new employee is played in a later turn of this round."""
    player = s.players[seat]
    cost = cost_of_hiring(s)
    card = s.hire[action - HIRE]
    player.livre -= cost
    s.hire[action - HIRE] = -1
    insort(player.hand, card)
    player.show_in_hand(card)
    if s.log is not None:
        s.log.append(EmployeeHired(seat, EMPLOYEE_IDS[card], cost))
