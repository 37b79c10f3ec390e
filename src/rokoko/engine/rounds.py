"""The seven rounds: preparation (chapter 3), the order of phases, and income (chapter 12)."""

from typing import Final

from rokoko.engine.acquiring import draw_resource
from rokoko.engine.chance import shuffled
from rokoko.engine.codes import (
    ACTING,
    BASE_INCOME,
    DRAWER_SPACES,
    HIRE_SPACES,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    OVER,
    ROUNDS,
    SELECTING,
)
from rokoko.engine.counts import decorations_of, garments_of
from rokoko.engine.events import (
    EmployeesRemoved,
    EmployeesRevealed,
    FavorReturned,
    GameEnded,
    GarmentsDiscarded,
    GarmentsRevealed,
    HandsChosen,
    IncomeReceived,
    ResourcesRevealed,
    RoundStarted,
)
from rokoko.engine.funding import owns_one_of
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.selecting import start_selecting
from rokoko.engine.state import State

CLEARED_WINDOWS: Final = 2


def start_round(s: State) -> None:
    """Phase 1, then everybody selects a hand."""
    s.round += 1
    return_favor(s)
    if s.log is not None:
        s.log.append(RoundStarted(s.round, s.start_player))
    renew_hire_display(s)
    refill_drawers(s)
    refill_windows(s)
    for module in s.modules:
        module.prepare_round(s)
    s.phase = SELECTING
    s.turn = -1
    for seat in range(len(s.players)):
        if seat != s.tables.automaton:
            start_selecting(s, seat)


def return_favor(s: State) -> None:
    """Who holds the Queen's favor gives it back for the start player's token."""
    if s.favor >= 0:
        s.start_player = s.favor
        s.favor = -1
        if s.log is not None:
            s.log.append(FavorReturned(s.start_player))


def renew_hire_display(s: State) -> None:
    left = [card for card in s.hire if card >= 0]
    s.removed += left
    s.hire = [s.hire_deck.pop() for _ in range(HIRE_SPACES)]
    if s.log is not None:
        if left:
            s.log.append(EmployeesRemoved(tuple([EMPLOYEE_IDS[card] for card in left])))
        s.log.append(EmployeesRevealed(tuple([EMPLOYEE_IDS[card] for card in s.hire])))


def refill_drawers(s: State) -> None:
    """Tiles that are left stay; empty spaces are filled from left to right as long as there are tiles."""
    filled: list[tuple[int, int, str]] = []
    for place in s.tables.drawer_places:
        if s.drawers[place] < 0:
            resource = draw_resource(s)
            if resource < 0:
                break
            s.drawers[place] = resource
            name = s.tables.resource_ids[resource]
            filled.append((place // DRAWER_SPACES + 1, place % DRAWER_SPACES + 1, name))
    if s.log is not None:
        s.log.append(ResourcesRevealed(tuple(filled)))


def draw_garment(s: State) -> int:
    """A garment from the bag, -1 if there is none; an empty bag first takes the discards back."""
    if not s.garment_bag:
        if not s.garment_discard:
            return -1
        fill_garment_bag(s, s.garment_discard)
        s.garment_discard = []
    return s.garment_bag.pop()


def fill_garment_bag(s: State, garments: list[int]) -> None:
    s.garment_bag = shuffled(sorted(garments), s.seed, f"garments/{s.fills[1]}")
    s.fills[1] += 1


def refill_windows(s: State) -> None:
    """The two rightmost garments go, the others move right, and new ones come from right to left."""
    windows = s.windows
    first_cleared = len(windows) - CLEARED_WINDOWS
    gone = [garment for garment in windows[first_cleared:] if garment >= 0]
    s.garment_discard += gone
    kept = [garment for garment in windows[:first_cleared] if garment >= 0]
    empty = len(windows) - len(kept)
    drawn = [draw_garment(s) for _ in range(empty)]
    drawn.reverse()
    s.windows = drawn + kept
    if s.log is not None:
        names = s.tables.garment_ids
        if gone:
            s.log.append(GarmentsDiscarded(tuple([names[garment] for garment in gone])))
        shown = [names[garment] if garment >= 0 else None for garment in s.windows]
        s.log.append(GarmentsRevealed(tuple(shown)))


def start_acting(s: State) -> None:
    s.phase = ACTING
    if s.log is not None:
        s.log.append(HandsChosen(s.round))


def end_round(s: State) -> None:
    """Phase 4; after the seventh round the game is over."""
    for seat in range(len(s.players)):
        if seat != s.tables.automaton:
            receive_income(s, seat)
    s.turn = -1
    if s.round < ROUNDS:
        start_round(s)
        return
    s.phase = OVER
    if s.log is not None:
        s.log.append(GameEnded(s.round))


def receive_income(s: State, seat: int) -> None:
    decorations = decorations_of(s, seat) if owns_one_of(s, seat, KITCHEN_LEFT) else 0
    garments = garments_of(s, seat) if owns_one_of(s, seat, KITCHEN_RIGHT) else 0
    jewelry = 0
    for module in s.modules:
        jewelry += module.income(s, seat)
    s.players[seat].livre += BASE_INCOME + decorations + garments + jewelry
    if s.log is not None:
        s.log.append(IncomeReceived(seat, BASE_INCOME, decorations, garments, jewelry))
