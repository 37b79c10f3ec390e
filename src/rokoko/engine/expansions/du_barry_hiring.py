"""Whom Madame du Barry hires (chapter 19, D6): crowns first, then as her card says."""

from rokoko.engine.crowns import crown_prestige
from rokoko.engine.events import EmployeeHired
from rokoko.engine.expansions.du_barry_cards import draw_to_hand
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.state import State


def hire_for_her(s: State, seat: int, from_left: bool, number: int) -> bool:
    spaces = [space for space in range(len(s.hire)) if s.hire[space] >= 0]
    if not spaces:
        return False
    if not from_left:
        spaces.reverse()
    space = best_crown(s, seat, spaces)
    if space < 0:
        space = spaces[min(number, len(spaces)) - 1]
    card = s.hire[space]
    s.hire[space] = -1
    s.players[seat].supply.append(card)
    s.players[seat].supply.sort()
    if s.log is not None:
        s.log.append(EmployeeHired(seat, EMPLOYEE_IDS[card], 0))
    draw_to_hand(s)
    return True


def best_crown(s: State, seat: int, spaces: list[int]) -> int:
    """The crown worth most to her, then to the human, then the first from the card's side; -1 without a crown."""
    best = -1
    best_worth = (-1, -1)
    for space in spaces:
        card = s.hire[space]
        if s.tables.employee_crown[card]:
            worth = (worth_in_staff(s, seat, card), worth_in_staff(s, 1 - seat, card))
            if worth > best_worth:
                best, best_worth = space, worth
    return best


def worth_in_staff(s: State, seat: int, card: int) -> int:
    """What the crown would bring a seat now if the employee belonged to its staff."""
    supply = s.players[seat].supply
    supply.append(card)
    worth = crown_prestige(s, seat, card)
    supply.pop()
    return worth
