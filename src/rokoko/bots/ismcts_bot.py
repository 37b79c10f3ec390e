"""The strongest bot without a network: tree search over games drawn from the view, its work kept through a turn."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from rokoko.bots.drawn import draw_worlds
from rokoko.bots.pace import FIRST_SHARE, Pace
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.engine.state import State
from rokoko.search.evaluation import STANDARD, Evaluation
from rokoko.search.plans import PlanSearch
from rokoko.search.tree import TreeSearch

WORLDS = 12
PRIOR_WORLDS = 2
WORLD_SIMULATIONS = 8  # a drawn game is worth its making from so many simulations on
BATCH = 4  # simulations between two looks at the clock
SIMULATIONS = 5000  # of a turn's first decision without a clock
# With fewer simulations, or seconds, a rival's tree would stay a stump: the cheap policy chooses for rivals, and
# against several of them a turn is planned as a whole.
HASTY_BELOW = 2000
HASTY_BELOW_TIME = 0.4

PRIOR_SHARE = 0.5  # of a decision's time, at most, before the first simulation
PLAN_SHARE = 0.9  # of a turn's time where it is planned as a whole
TRUST = 32.0  # greedy's judgement of a plan counts as much as so many simulations


class IsmctsBot:
    """It decides step by step, with a tree for every player, and keeps the trees through the turn. With little time it
    has a tree of its own only, and against several rivals it plans a turn as a whole at its beginning, and then follows
    the plan.

    `simulations` caps the work of a turn's first decision, and its share of the others, so that play can be repeated
    exactly; None: only the time does. A decision ends early when what is left can't change it. `horizon` is how many
    own turns are looked ahead. `trees`: whether rivals ever have trees."""

    needs_view = True

    def __init__(
        self,
        seed: int | str,
        *,
        evaluation: Evaluation = STANDARD,
        simulations: int | None = None,
        horizon: int = 6,
        trees: bool = True,
    ) -> None:
        self._stream = Random(f"ismcts bot {seed}")
        self._evaluation = evaluation
        self._simulations = simulations
        self._horizon = horizon
        self._trees = trees
        self._search: TreeSearch | None = None
        self._plan: list[int] = []
        self._pace = Pace()
        self.spent = 0  # simulations of the last decision

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        start = perf_counter()
        seats = len(view["players"])
        hasty = self._is_hasty(budget)
        planned = seats > 2 and hasty
        if planned and len(options) == 1:
            return options[0]
        first = PLAN_SHARE if planned else FIRST_SHARE
        follows, share = self._pace.look(view, first)
        choices = [option.index for option in options]
        cap = self._cap(share / first, budget)
        time = min(budget, 3600.0) * share
        if planned:
            action = self._next_of_plan(view, choices, follows, cap, start, time)
        else:
            trees = seats if self._trees and not hasty else 0
            action = self._next_step(view, choices, follows, trees, cap, start, time)
        self._pace.went(ACTION_SPACE[action].text)
        return ACTION_SPACE[action]

    def _next_step(
        self, view: dict[str, Any], choices: list[int], follows: bool, trees: int, cap: int, start: float, time: float
    ) -> int:
        """From the kept trees in the middle of a turn, from new ones at its beginning."""
        search = self._search
        if search is None or not follows:
            search = self._search = TreeSearch(self._evaluation, view["seat"], self._horizon, trees)
        worlds = self._draw(view, cap)
        if not search.own.root.children:
            search.prepare_root(worlds[:PRIOR_WORLDS], start + time * PRIOR_SHARE)
        self._think(search.run, lambda: search.margin(choices), worlds, cap, start + time)
        action = search.best(choices)
        search.enter(action)
        return action

    def _next_of_plan(
        self, view: dict[str, Any], choices: list[int], follows: bool, cap: int, start: float, time: float
    ) -> int:
        """As planned in the middle of a turn; where the plan fails, and at the beginning, a new plan is made."""
        if not follows or not self._plan or self._plan[0] not in choices:
            search = PlanSearch(self._evaluation, view["seat"], self._horizon, TRUST)
            worlds = self._draw(view, cap)
            search.prepare(worlds[0], start + time * PRIOR_SHARE)
            self._think(search.run, search.margin, worlds, cap, start + time)
            self._plan = search.steps_of(search.best(), worlds[0])
        return self._plan.pop(0)

    def _is_hasty(self, budget: float) -> bool:
        if self._simulations is not None and self._simulations < HASTY_BELOW:
            return True
        return budget < HASTY_BELOW_TIME

    def _cap(self, share: float, budget: float) -> int:
        """How many simulations a decision may take at most."""
        simulations = self._simulations
        if simulations is None:
            if budget != float("inf"):
                return 10**9
            simulations = SIMULATIONS
        return max(1, round(simulations * share))

    def _draw(self, view: dict[str, Any], cap: int) -> list[State]:
        return draw_worlds(view, max(PRIOR_WORLDS, min(WORLDS, cap // WORLD_SIMULATIONS)), self._stream)

    def _think(
        self,
        run: Callable[[list[State], int, int], int],
        margin: Callable[[], int],
        worlds: list[State],
        cap: int,
        end: float,
    ) -> None:
        noise = self._stream.getrandbits(31)
        start = perf_counter()
        done = 0
        while done < cap:
            batch = min(BATCH, cap - done)
            noise = run(worlds, batch, noise)
            done += batch
            self.spent = done
            now = perf_counter()
            if now >= end:
                return
            left = cap - done if cap < 10**9 else int(done * (end - now) / (now - start))
            if margin() > left:
                return
