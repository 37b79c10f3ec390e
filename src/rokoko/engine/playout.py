"""Random play inside the engine: the measure of its speed, and the cheapest playout."""

from mypy_extensions import i64

from rokoko.engine.codes import OVER, SELECTING
from rokoko.engine.rules import apply_action, legal_actions
from rokoko.engine.setup import new_game
from rokoko.engine.state import State
from rokoko.engine.tables import Tables


def next_noise(noise: i64) -> i64:
    """A small congruential generator: the same numbers interpreted and compiled."""
    return (noise * 1103515245 + 12345) & 0x7FFFFFFF


def play_randomly(s: State, seed: int) -> int:
    """Play a game to its end by uniform choices; the number of decisions taken."""
    decisions = 0
    noise: i64 = seed & 0x7FFFFFFF
    while s.phase != OVER:
        seat = first_decider(s)
        choices = legal_actions(s, seat)
        noise = next_noise(noise)
        apply_action(s, seat, choices[(noise >> 8) % len(choices)])
        decisions += 1
    return decisions


def first_decider(s: State) -> int:
    if s.phase == SELECTING:
        for seat, player in enumerate(s.players):
            if player.to_select > 0:
                return seat
    return s.agenda[-1].seat


def play_random_games(tables: Tables, first_seed: int, games: int) -> int:
    """Whole random games, setup included, one a seed; the number of decisions taken in all."""
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        s = new_game(tables, str(seed), -1, None)
        decisions += play_randomly(s, seed)
    return decisions
