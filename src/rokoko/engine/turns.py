"""Phase 3 (chapter 5): turn by turn everybody plays one employee, who performs a main action and may use a bonus."""

from typing import final

from rokoko.engine import reasons
from rokoko.engine.acquiring import acquire, acquire_refusal, add_acquire_options
from rokoko.engine.bonus_step import UseBonus, why_no_bonus_yet
from rokoko.engine.codes import (
    ACQUIRE,
    ACQUIRE_END,
    BONUS,
    DEPUTE,
    EXAMINATION,
    FAVOR,
    FAVOR_LIVRE,
    FUND,
    FUND_END,
    HIRE,
    HIRE_APPRENTICE,
    HIRE_END,
    JOURNEYMAN,
    MASTER,
    PASS,
    PLAY,
    PLAY_END,
    TAILOR,
    TAILOR_END,
)
from rokoko.engine.deputing import can_depute, depute_played_employee
from rokoko.engine.events import ActionForfeited, EmployeePlayed, FavorClaimed, TurnEnded
from rokoko.engine.funding import add_fund_options, fund, fund_refusal
from rokoko.engine.hiring import add_hire_options, hire_employee, hire_refusal
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.state import State, Step
from rokoko.engine.tailoring import Tailoring, add_tailor_options, tailor, tailor_refusal


@final
class PlayEmployee(Step):
    """Choose the employee to play. The last card plays itself."""

    NAME = "play_employee"

    def options(self, s: State) -> list[int]:
        out: list[int] = []
        last = -1
        for card in s.players[self.seat].hand:
            if card != last:
                out.append(PLAY + card)
                last = card
        return out

    def refusal(self, s: State, action: int) -> int:
        if PLAY <= action < PLAY_END:
            return reasons.OK if action - PLAY in s.players[self.seat].hand else reasons.NOT_IN_HAND
        return self._refusal_of_main_action(s, action)

    def _refusal_of_main_action(self, s: State, action: int) -> int:
        """A main action asked about too early: what would speak against it for the employee that could do most."""
        refusal = reasons.NOT_ASKED
        best = -1
        for card in s.players[self.seat].hand:
            answer = MainAction(self.seat, card).refusal(s, action)
            if answer == reasons.OK:
                return reasons.EMPLOYEE_FIRST
            if s.tables.employee_rank[card] > best:
                refusal, best = answer, s.tables.employee_rank[card]
        return refusal

    def take(self, s: State, action: int) -> None:
        player = s.players[self.seat]
        card = action - PLAY
        player.leave_hand(card)
        player.in_play = card
        if s.log is not None:
            s.log.append(EmployeePlayed(self.seat, EMPLOYEE_IDS[card]))
        s.agenda.append(UseBonus(self.seat, card))
        s.agenda.append(MainAction(self.seat, card))


@final
class MainAction(Step):
    """Choose one main action that the employee's rank allows, or forfeit it (S8)."""

    NAME = "main_action"
    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def pack(self) -> list[int]:
        return [self.seat, self.card]

    def options(self, s: State) -> list[int]:
        seat = self.seat
        rank = s.tables.employee_rank[self.card]
        out: list[int] = []
        if rank >= JOURNEYMAN and s.favor < 0:
            out.append(FAVOR)
        add_acquire_options(s, seat, out)
        if rank >= JOURNEYMAN:
            add_tailor_options(s, seat, Tailoring(self.card), out)
        if rank == MASTER:
            add_hire_options(s, seat, out)
        if can_depute(s.players[seat]):
            out.append(DEPUTE)
        add_fund_options(s, seat, 0, out)
        for module in s.modules:
            module.add_main_actions(s, seat, self.card, out)
        out.append(PASS)
        return out

    def refusal(self, s: State, action: int) -> int:
        seat = self.seat
        rank = s.tables.employee_rank[self.card]
        if action == PASS:
            return reasons.OK
        if action == FAVOR:
            if rank < JOURNEYMAN:
                return reasons.RANK_TOO_LOW
            return reasons.OK if s.favor < 0 else reasons.FAVOR_TAKEN
        if ACQUIRE <= action < ACQUIRE_END:
            return acquire_refusal(s, seat, action)
        if TAILOR <= action < TAILOR_END:
            return tailor_refusal(s, seat, Tailoring(self.card), action) if rank >= JOURNEYMAN else reasons.RANK_TOO_LOW
        if HIRE <= action < HIRE_END:
            return hire_refusal(s, seat, action) if rank == MASTER else reasons.RANK_TOO_LOW
        if action == DEPUTE:
            return reasons.OK if can_depute(s.players[seat]) else reasons.STAFF_TOO_SMALL
        if FUND <= action < FUND_END:
            return fund_refusal(s, seat, 0, action)
        for module in s.modules:
            refusal = module.main_refusal(s, seat, self.card, action)
            if refusal >= 0:
                return refusal
        if action == EXAMINATION or action == HIRE_APPRENTICE:
            return reasons.NOT_IN_PLAY
        return why_no_bonus_yet(s, seat, self.card) if action == BONUS else reasons.NOT_ASKED

    def take(self, s: State, action: int) -> None:
        seat = self.seat
        if action == PASS:
            if s.log is not None:
                s.log.append(ActionForfeited(seat, EMPLOYEE_IDS[self.card]))
        elif action == FAVOR:
            claim_favor(s, seat)
        elif ACQUIRE <= action < ACQUIRE_END:
            acquire(s, seat, self.card, action)
        elif TAILOR <= action < TAILOR_END:
            tailor(s, seat, Tailoring(self.card), action)
        elif HIRE <= action < HIRE_END:
            hire_employee(s, seat, action)
        elif action == DEPUTE:
            depute_played_employee(s, seat)
        elif FUND <= action < FUND_END:
            fund(s, seat, self.card, 0, action)
        else:
            for module in s.modules:
                if module.take_main_action(s, seat, self.card, action):
                    return


def claim_favor(s: State, seat: int) -> None:
    """The Queen's favor (chapter 6): once a round, 5 Livre, and the start player's token of the next round."""
    s.favor = seat
    s.players[seat].livre += FAVOR_LIVRE
    if s.log is not None:
        s.log.append(FavorClaimed(seat, FAVOR_LIVRE))


def end_turn(s: State) -> None:
    """The played employee goes to the discards, or leaves the game."""
    seat = s.turn
    player = s.players[seat]
    if player.in_play >= 0:
        pile = s.removed if player.leaving else player.discard
        pile.append(player.in_play)
        player.in_play = -1
        player.leaving = False
    s.used = []
    if s.log is not None:
        s.log.append(TurnEnded(seat))


def next_to_play(s: State) -> int:
    """The next seat clockwise that has a card to play; -1 if nobody has."""
    seats = len(s.players)
    first = s.start_player if s.turn < 0 else s.turn + 1
    for offset in range(seats):
        seat = (first + offset) % seats
        if has_turn_left(s, seat):
            return seat
    return -1


def has_turn_left(s: State, seat: int) -> bool:
    return len(s.players[seat].hand) > 0 or (seat == s.tables.automaton and len(s.du_barry[1]) > 0)


def start_turn(s: State, seat: int) -> None:
    s.turn = seat
    for module in s.modules:
        if module.takes_turn(s, seat):
            return
    s.agenda.append(PlayEmployee(seat))
