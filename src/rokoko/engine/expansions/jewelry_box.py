"""The Jewelry Box (chapter 15): its setup, and where it takes part in the base game."""

from bisect import insort
from typing import Final, final

from rokoko.engine import reasons
from rokoko.engine.acquiring import draw_random_tile
from rokoko.engine.chance import shuffled
from rokoko.engine.codes import (
    APPRENTICE,
    EXAMINATION,
    HIRE_APPRENTICE,
    JEWELRY,
    JEWELRY_END,
    JOURNEYMAN,
    MASTER,
)
from rokoko.engine.events import EmployeeHired
from rokoko.engine.expansions import jewelry_bonuses
from rokoko.engine.expansions.examinations import (
    FUND,
    examination_refusal,
    fulfil_task,
    take_examination,
    tasks_of_garment,
    tasks_of_tile,
)
from rokoko.engine.expansions.hire_conditions import meets_condition
from rokoko.engine.expansions.jewelry import (
    add_jewelry_options,
    fill_jewelry_bag,
    jewelry_refusal,
    refill_jewelry,
    take_jewelry,
)
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.renting import PlaceGarment
from rokoko.engine.state import Module, State

assert jewelry_bonuses.JEWELRY_BOX_BONUSES  # importing the module enters the bonuses

DRAWN_INTO_LEVEL: Final = 2


@final
class JewelryBox(Module):
    def setup(self, s: State, levels: list[list[int]]) -> None:
        """Journeymen of level II and masters of level V are mixed with the new ones; two of each stay in the level."""
        mix_level(s, levels[1], JOURNEYMAN, 0)
        mix_level(s, levels[4], MASTER, 1)
        ranks = s.tables.employee_rank
        apprentices = [card for card in s.tables.jewelry_box_cards if ranks[card] == APPRENTICE]
        dealt = shuffled(apprentices, s.seed, "apprentices")
        for seat in range(len(s.players)):
            s.players[seat].examination = JOURNEYMAN
            if seat != s.tables.automaton:
                s.players[seat].specialized = dealt[seat]
        fill_jewelry_bag(s)

    def prepare_round(self, s: State) -> None:
        refill_jewelry(s)

    def add_main_actions(self, s: State, seat: int, card: int, out: list[int]) -> None:
        if s.tables.employee_rank[card] == MASTER:
            specialized = s.players[seat].specialized
            if specialized >= 0 and meets_condition(s, seat, specialized):
                out.append(HIRE_APPRENTICE)
        elif examination_refusal(s, seat, card) == reasons.OK:
            out.append(EXAMINATION)

    def main_refusal(self, s: State, seat: int, card: int, action: int) -> int:
        if action == EXAMINATION:
            return examination_refusal(s, seat, card)
        if action != HIRE_APPRENTICE:
            return -1
        if s.tables.employee_rank[card] != MASTER:
            return reasons.RANK_TOO_LOW
        specialized = s.players[seat].specialized
        if specialized < 0:
            return reasons.NO_APPRENTICE
        return reasons.OK if meets_condition(s, seat, specialized) else reasons.CONDITION_NOT_MET

    def take_main_action(self, s: State, seat: int, card: int, action: int) -> bool:
        if action == HIRE_APPRENTICE:
            hire_apprentice(s, seat)
        elif action == EXAMINATION:
            take_examination(s, seat)
        else:
            return False
        return True

    def after_acquiring(self, s: State, seat: int, card: int, resource: int, kept: bool) -> None:
        if s.tables.employee_rank[card] == APPRENTICE:
            fulfil_task(s, seat, tasks_of_tile(s, resource, kept))

    def after_funding(self, s: State, seat: int, card: int) -> None:
        if s.tables.employee_rank[card] == APPRENTICE:
            fulfil_task(s, seat, FUND)

    def after_tailoring(self, s: State, seat: int, card: int, garment: int) -> None:
        fulfil_task(s, seat, tasks_of_garment(s, card, garment))

    def add_renting_options(self, s: State, seat: int, card: int, garment: int, out: list[int]) -> None:
        add_jewelry_options(s, seat, garment, out)

    def renting_refusal(self, s: State, seat: int, card: int, garment: int, action: int) -> int:
        return jewelry_refusal(s, seat, garment, action) if JEWELRY <= action < JEWELRY_END else -1

    def take_renting_option(self, s: State, seat: int, card: int, window: int, action: int) -> None:
        """Acquire the jewelry, then place the garment; a matching colour brings a random tile first."""
        if not JEWELRY <= action < JEWELRY_END:
            return
        space = action - JEWELRY
        garment = s.windows[window]
        kind = take_jewelry(s, seat, space, s.tables.jewelry_prices[space])
        s.agenda.append(PlaceGarment(seat, card, window, garment, kind, False))
        if kind == s.tables.garment_color[garment]:
            draw_random_tile(s, seat)

    def income(self, s: State, seat: int) -> int:
        return sum(s.players[seat].jewelry)


def mix_level(s: State, level: list[int], rank: int, deck: int) -> None:
    """Take the level's cards of this rank out, mix them with the new ones, put two back; the rest is the exam deck."""
    ranks = s.tables.employee_rank
    old = [card for card in level if ranks[card] == rank]
    new = [card for card in s.tables.jewelry_box_cards if ranks[card] == rank]
    mixed = shuffled(old + new, s.seed, "journeymen" if rank == JOURNEYMAN else "masters")
    for card in old:
        level.remove(card)
    level += mixed[:DRAWN_INTO_LEVEL]
    s.exam_decks[deck] = mixed[DRAWN_INTO_LEVEL:]


def hire_apprentice(s: State, seat: int) -> None:
    """Once in the game, for nothing, instead of a card from the display (J3)."""
    player = s.players[seat]
    card = player.specialized
    player.specialized = -1
    insort(player.hand, card)
    player.show_in_hand(card)
    if s.log is not None:
        s.log.append(EmployeeHired(seat, EMPLOYEE_IDS[card], 0))
