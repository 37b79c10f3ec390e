"""The strongest bot without a network: tree search over games drawn from the view, the tree kept through a turn."""

from random import Random
from time import perf_counter
from typing import Any

from rokoko.bots.drawn import draw_worlds
from rokoko.bots.pace import FIRST_SHARE, Pace
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.engine.state import State
from rokoko.search.evaluation import STANDARD, Evaluation
from rokoko.search.tree import TreeSearch

WORLDS = 12
PRIOR_WORLDS = 2
WORLD_SIMULATIONS = 8  # a drawn game is worth its making from so many simulations on
BATCH = 4  # simulations between two looks at the clock
SIMULATIONS = 2000  # of a turn's first decision without a clock

PRIOR_SHARE = 0.5  # of a decision's time, at most, before the first simulation


class IsmctsBot:
    """`simulations` caps the work of a turn's first decision, and its share of the others, so that play can be repeated
    exactly; None: only the time does. A decision ends early when what is left can't change it. `horizon` is how many
    own turns are looked ahead against one rival, `crowded` against more."""

    needs_view = True

    def __init__(
        self,
        seed: int | str,
        *,
        evaluation: Evaluation = STANDARD,
        simulations: int | None = None,
        horizon: int = 6,
        crowded: int = 6,
    ) -> None:
        self._stream = Random(f"ismcts bot {seed}")
        self._evaluation = evaluation
        self._simulations = simulations
        self._horizon = horizon
        self._crowded = crowded
        self._search: TreeSearch | None = None
        self._pace = Pace()
        self.spent = 0  # simulations of the last decision

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        start = perf_counter()
        search, share = self._tree_for(view)
        cap = self._cap(share, budget)
        worlds = draw_worlds(view, max(PRIOR_WORLDS, min(WORLDS, cap // WORLD_SIMULATIONS)), self._stream)
        if not search.root.children:
            search.prepare_root(worlds[:PRIOR_WORLDS], start + min(budget, 3600.0) * share * PRIOR_SHARE)
        choices = [option.index for option in options]
        self._think(search, worlds, choices, cap, start + min(budget, 3600.0) * share)
        action = search.best(choices)
        self._pace.went(ACTION_SPACE[action].text)
        search.enter(action)
        return ACTION_SPACE[action]

    def _cap(self, share: float, budget: float) -> int:
        """How many simulations a decision may take at most."""
        simulations = self._simulations
        if simulations is None:
            if budget != float("inf"):
                return 10**9
            simulations = SIMULATIONS
        return max(1, round(simulations * share / FIRST_SHARE))

    def _think(self, search: TreeSearch, worlds: list[State], choices: list[int], cap: int, end: float) -> None:
        noise = self._stream.getrandbits(31)
        start = perf_counter()
        done = 0
        while done < cap:
            batch = min(BATCH, cap - done)
            noise = search.run(worlds, batch, noise)
            done += batch
            self.spent = done
            now = perf_counter()
            if now >= end:
                return
            left = cap - done if cap < 10**9 else int(done * (end - now) / (now - start))
            if search.margin(choices) > left:
                return

    def _tree_for(self, view: dict[str, Any]) -> tuple[TreeSearch, float]:
        """The kept tree in the middle of a turn, a new one at its beginning; and the share of the budget."""
        follows, share = self._pace.look(view)
        if not follows or self._search is None:
            horizon = self._horizon if len(view["players"]) <= 2 else self._crowded
            self._search = TreeSearch(self._evaluation, view["seat"], horizon)
        return self._search, share
