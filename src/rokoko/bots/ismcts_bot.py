"""The strongest bot without a network: tree search over games drawn from the view, the tree kept through a turn."""

from random import Random
from time import perf_counter
from typing import Any

from rokoko.bots.drawn import draw_worlds
from rokoko.engine.actions import ACTION_SPACE, Action
from rokoko.search.evaluation import STANDARD, Evaluation
from rokoko.search.tree import TreeSearch

WORLDS = 12
PRIOR_WORLDS = 2
BATCH = 4  # simulations between two looks at the clock
SIMULATIONS = 1200  # of a decision without a clock

# The share of the budget by the place of a decision in its turn: most at the card, little for what follows.
FIRST_SHARE = 0.6
LATER_SHARE = 0.12
SELECTING_SHARE = 0.33


class IsmctsBot:
    """`simulations` caps the work of a decision, so that play can be repeated exactly; None: only the time does."""

    needs_view = True

    def __init__(
        self,
        seed: int | str,
        *,
        evaluation: Evaluation = STANDARD,
        simulations: int | None = None,
        horizon: int = 6,
    ) -> None:
        self._stream = Random(f"ismcts bot {seed}")
        self._evaluation = evaluation
        self._simulations = simulations
        self._horizon = horizon
        self._search: TreeSearch | None = None
        self._last = ""

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        start = perf_counter()
        search, share = self._tree_for(view)
        worlds = draw_worlds(view, WORLDS, self._stream)
        if not search.root.children:
            search.prepare_root(worlds[:PRIOR_WORLDS])
        cap = self._simulations if self._simulations is not None else SIMULATIONS if budget == float("inf") else 10**9
        end = start + min(budget, 3600.0) * share
        noise = self._stream.getrandbits(31)
        done = 0
        while done < cap and (done == 0 or perf_counter() < end):
            batch = min(BATCH, cap - done)
            noise = search.run(worlds, batch, noise)
            done += batch
        action = search.best([option.index for option in options])
        self._last = ACTION_SPACE[action].text.split()[0]
        search.enter(action)
        return ACTION_SPACE[action]

    def _tree_for(self, view: dict[str, Any]) -> tuple[TreeSearch, float]:
        """The kept tree in the middle of a turn, a new one at its beginning; and the share of the budget."""
        if view["phase"] == "select":
            follows = self._last == "select" and view["players"][view["seat"]]["to_select"] < 3
            share = SELECTING_SHARE
        else:
            decision = view["pending"][-1][0]
            starts = decision == "play_employee" or (decision == "main_action" and self._last != "play")
            follows = not starts
            share = FIRST_SHARE if starts else LATER_SHARE
        if not follows or self._search is None:
            self._search = TreeSearch(self._evaluation, view["seat"], self._horizon)
        return self._search, share
