"""A cheap policy: a weight for every option from a glance at the board. Weighted random play, and the playouts' moves.

It never wastes a useful action: passing and deputing weigh next to nothing while something else can be done.
"""

from typing import Final

from mypy_extensions import i64

from rokoko.engine.codes import (
    ACQUIRE,
    ACQUIRE_END,
    BONUS,
    DEPUTE,
    DEPUTE_CARD,
    DEPUTE_CARD_END,
    DONE,
    EXAMINATION,
    FAVOR,
    FIREWORKS,
    FIREWORKS_AT,
    FUND,
    FUND_END,
    GREEN,
    HALL_SPACES,
    HIRE,
    HIRE_APPRENTICE,
    HIRE_END,
    JEWELER,
    JEWELRY,
    JEWELRY_END,
    KEEP,
    LACE,
    MASTER,
    MUSICIANS,
    ORANGE,
    PASS,
    PLAY,
    PLAY_END,
    RENT,
    RENT_END,
    RETURN,
    RETURN_END,
    REWARD_LIVRE,
    REWARD_NONE,
    REWARD_RESOURCE,
    ROUNDS,
    SELECT,
    SELECT_END,
    SELL,
    STATUES,
    STATUES_AT,
    TAILOR,
    TAILOR_END,
    TAKE,
    TAKE_END,
    THREAD,
    THREAD_AND_LACE,
)
from rokoko.engine.counts import is_present
from rokoko.engine.state import State

RANK_WEIGHT: Final = [1.5, 2.0, 2.3]


def weights_of(s: State, seat: int, choices: list[int]) -> list[float]:
    """The weight of each option, at least a trace."""
    return [weight_of(s, seat, action) for action in choices]


def weight_of(s: State, seat: int, action: int) -> float:
    if ACQUIRE <= action < ACQUIRE_END:
        return _tile_weight(s, seat, s.drawers[action - ACQUIRE], 1.0)
    if FUND <= action < FUND_END:
        return _decoration_weight(s, seat, action - FUND)
    if RENT <= action < RENT_END:
        return _guest_weight(s, seat, action - RENT)
    if TAILOR <= action < TAILOR_END:
        garment = s.windows[action - TAILOR]
        return 9.0 + 3.0 * s.tables.garment_prestige[garment] - 0.5 * s.tables.window_prices[action - TAILOR]
    if PLAY <= action < PLAY_END:
        return RANK_WEIGHT[s.tables.employee_rank[action - PLAY]]
    if SELECT <= action < SELECT_END:
        return RANK_WEIGHT[s.tables.employee_rank[action - SELECT]]
    if HIRE <= action < HIRE_END:
        card = s.hire[action - HIRE]
        return 3.0 + (5.0 if s.tables.employee_crown[card] else 0.0)
    if TAKE <= action < TAKE_END:
        return _tile_weight(s, seat, s.drawers[action - TAKE], 1.0)
    return _other_weight(s, seat, action)


def _other_weight(s: State, seat: int, action: int) -> float:
    player = s.players[seat]
    late = s.round == ROUNDS
    if action == PASS or action == DONE:
        return 0.02
    if action == KEEP:
        return 0.5 if late else 4.0
    if action == THREAD:
        return 3.0 if player.thread == 0 else 1.0
    if action == LACE:
        return 3.0 if player.lace == 0 else 1.0
    if action == THREAD_AND_LACE:
        return 3.0 if player.thread + player.lace < 2 else 1.0
    if action == FAVOR:
        return 5.0 if late else 2.0
    if action == BONUS:
        return 6.0
    if action == SELL:
        return 0.4
    if action == DEPUTE:
        return 0.3 if late else 0.1
    if action == EXAMINATION or action == HIRE_APPRENTICE:
        return 12.0
    if DEPUTE_CARD <= action < DEPUTE_CARD_END:
        return 0.02 if s.tables.employee_rank[action - DEPUTE_CARD] == MASTER else 0.05
    if JEWELRY <= action < JEWELRY_END:
        return 8.0
    if RETURN <= action < RETURN_END:
        sets = action - RETURN + 1
        return 1.0 * sets if s.round >= ROUNDS - 1 else 0.2
    return 1.0


def _tile_weight(s: State, seat: int, tile: int, base: float) -> float:
    silk = s.tables.resource_silk[tile]
    store = len(s.players[seat].tiles)
    wanted = 3.0 if store < 3 else 1.6 if store < 6 else 0.6
    if s.round == ROUNDS:
        wanted *= 0.5
    return base * wanted + 0.4 * (silk[GREEN] + silk[ORANGE])


def _decoration_weight(s: State, seat: int, space: int) -> float:
    tables = s.tables
    group = tables.decoration_group[space]
    worth = 1.5 * tables.decoration_prestige[space]
    rounds_left = ROUNDS - s.round
    if group == FIREWORKS:
        worth += 4.0 * tables.decoration_multiplier[space] - 2.0
    elif group == STATUES:
        worth += 1.5 + 0.8 * s.owners.count(seat)
    elif group == MUSICIANS:
        worth += 1.0
    elif group == JEWELER:
        worth += 0.8 * rounds_left
    else:
        worth += 1.3 * rounds_left
    return worth if worth > 0.1 else 0.1


def _guest_weight(s: State, seat: int, space: int) -> float:
    tables = s.tables
    hall = space // HALL_SPACES
    worth = 0.5 + 0.4 * tables.hall_majority[hall][0]
    reward = tables.guest_reward[space]
    if reward == REWARD_RESOURCE:
        worth += 1.6
    elif reward == REWARD_LIVRE:
        worth += 0.35 * tables.guest_amount[space]
    elif reward != REWARD_NONE:
        worth += 1.0
    if tables.guest_master[space]:
        worth += 0.8
    if hall == 0 and seat in s.decorations[FIREWORKS_AT:STATUES_AT]:
        worth += 3.0
    if not is_present(s, seat, hall):
        worth += 1.0
    return worth * worth


def sample(s: State, seat: int, choices: list[int], noise: i64) -> int:
    """One option by the cubes of the weights, so that the better ones stand out; `noise` is any number of 31 bits."""
    if len(choices) == 1:
        return choices[0]
    weights: list[float] = []
    total = 0.0
    for action in choices:
        weight = weight_of(s, seat, action)
        weight = weight * weight * weight
        weights.append(weight)
        total += weight
    mark = total * float((noise >> 7) & 0xFFFFFF) / 16777216.0
    for at in range(len(weights)):
        mark -= weights[at]
        if mark < 0.0:
            return choices[at]
    return choices[len(choices) - 1]
