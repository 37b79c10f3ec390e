"""Phase 2 (chapter 4): everybody chooses three employees of the supply, at the same time and in secret."""

from bisect import insort

from rokoko.engine import reasons
from rokoko.engine.codes import HAND_SIZE, SELECT, SELECT_END
from rokoko.engine.events import EmployeeSelected, SupplyRenewed
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.state import Player, State


def start_selecting(s: State, seat: int) -> None:
    s.players[seat].to_select = HAND_SIZE
    take_what_is_forced(s, seat, is_open=True)


def renew_supply(s: State, seat: int) -> None:
    """Only when a card must be selected and the supply is empty do the discards become the supply (S2)."""
    player = s.players[seat]
    if player.supply or not player.discard:
        return
    player.supply = sorted(player.discard)
    player.discard = []
    if s.log is not None:
        s.log.append(SupplyRenewed(seat))


def take_what_is_forced(s: State, seat: int, *, is_open: bool) -> None:
    """Take the cards that leave no choice: as many as needed or fewer, or all alike.

    Before the first choice everybody can tell which they are; after one, that would tell the choice (S10).
    """
    player = s.players[seat]
    while player.to_select > 0:
        renew_supply(s, seat)
        supply = player.supply
        if not supply:
            player.to_select = 0
            return
        if len(supply) > player.to_select and supply[0] != supply[-1]:
            return
        if is_open:
            player.show_in_hand(supply[0])
        select_employee(s, player, seat, supply[0])


def select_employee(s: State, player: Player, seat: int, card: int) -> None:
    player.supply.remove(card)
    insort(player.hand, card)
    player.to_select -= 1
    if s.log is not None:
        s.log.append(EmployeeSelected(seat, EMPLOYEE_IDS[card]))


def selecting_options(s: State, seat: int) -> list[int]:
    """Each kind of employee in the supply, once."""
    player = s.players[seat]
    if player.to_select == 0:
        return []
    out: list[int] = []
    last = -1
    for card in player.supply:
        if card != last:
            out.append(SELECT + card)
            last = card
    return out


def selecting_refusal(s: State, seat: int, action: int) -> int:
    if s.players[seat].to_select == 0:
        return reasons.NOT_YOUR_TURN
    if not SELECT <= action < SELECT_END:
        return reasons.NOT_ASKED
    return reasons.OK if action - SELECT in s.players[seat].supply else reasons.NOT_IN_SUPPLY


def select(s: State, seat: int, action: int) -> None:
    select_employee(s, s.players[seat], seat, action - SELECT)
    take_what_is_forced(s, seat, is_open=False)
