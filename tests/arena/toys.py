"""Toy bots that are registered for a test, and results made up for statistics."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rokoko import Action, GameConfig
from rokoko.arena import Entrant, Plan, make_plan, parse_budget, parse_entrant
from rokoko.arena.play import GameResult, Pace, UnitResult


class FirstBot:
    """Always the first option."""

    needs_view = False

    def __init__(self, seed: int | str, simulations: int = 0) -> None:
        self.simulations = simulations

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        return options[0]


class BrokenBot(FirstBot):
    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        raise RuntimeError("lost its\nneedle")


class StoppedBot(FirstBot):
    """Somebody presses Ctrl-C while it thinks, after so many decisions in all its games."""

    left = 1000

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        StoppedBot.left -= 1
        if StoppedBot.left == 0:
            raise KeyboardInterrupt
        return options[0]


def plan_of(*names: str, seats: int = 3, games: int = 6, against: str | None = None, seed: int = 5) -> Plan:
    budget = parse_budget("none")
    reference = None if against is None else parse_entrant(against, budget)
    named = tuple(parse_entrant(name, budget) for name in names)
    return make_plan(GameConfig(seats=seats), named, against=reference, seed=seed, games=games)


def anybody(count: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(f"e{number}", f"e{number}", parse_budget("none")) for number in range(count))


def without_times(results: Sequence[UnitResult]) -> list[tuple[int, int, tuple[GameResult, ...], dict[int, int]]]:
    """What must be equal whenever the same is played."""
    return [(one.unit, one.seed, one.games, {who: pace.decisions for who, pace in one.pace.items()}) for one in results]


def planted(
    strengths: list[float], lineups: Callable[[int], tuple[int, ...]], units: int, seed: int = 1
) -> list[UnitResult]:
    """Games whose ranks are drawn after Plackett and Luce with these strengths."""
    stream = Random(seed)
    results = []
    for unit in range(units):
        lineup = lineups(unit)
        left = list(range(len(lineup)))
        ranks = [0] * len(lineup)
        for rank in range(1, len(lineup) + 1):
            (seat,) = stream.choices(left, [strengths[lineup[at]] for at in left])
            left.remove(seat)
            ranks[seat] = rank
        totals = tuple(100 - 10 * rank for rank in ranks)
        pace = {who: Pace(1, 0.001, 0.001, 0, 0, {100: 1}) for who in set(lineup)}
        results.append(UnitResult(unit, unit, (GameResult(lineup, totals, tuple(ranks)),), pace))
    return results
