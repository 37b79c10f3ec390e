"""Tree search over whole turns, for tables with several rivals.

With so many moves between two of one's own, simulations are mostly noise, and spread over every step of a turn they
tell little. So the first move of this tree is a turn as a whole: the best ones by greedy's judgement, which goes on
counting like a number of simulations. Below, the tree is the usual one.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from rokoko.engine.codes import SELECTING
from rokoko.engine.renting import PlaceGarment
from rokoko.engine.rules import apply_action, legal_actions
from rokoko.engine.state import State
from rokoko.engine.turns import PlayEmployee
from rokoko.search.evaluation import Evaluation
from rokoko.search.tree import EXPLORATION, Node, TreeSearch
from rokoko.search.turn import after, is_in_turn

WIDTH: Final = 8  # plans that are looked at closely


@final
class Plan:
    """The actions of a turn from here on, and what greedy thinks of its end."""

    def __init__(self, actions: list[int], judged: float) -> None:
        self.actions = actions
        self.judged = judged
        self.node = Node(1.0)
        self.ends: dict[int, State] = {}  # by drawn game


@final
class PlanSearch:
    """The search of one seat at one decision; the choice of an employee for the round is a plan of one action."""

    def __init__(self, evaluation: Evaluation, seat: int, horizon: int, trust: float) -> None:
        self.tree = TreeSearch(evaluation, seat, horizon)
        self.turn_search = self.tree.turn_search
        self.seat = seat
        self.trust = trust  # greedy's judgement counts as much as so many simulations
        self.plans: list[Plan] = []
        self.judged: float = 0.0  # of the plans that were simulated, in all

    def prepare(self, world: State, end: float) -> None:
        """Finds plans by greedy's judgement of one drawn game: as many as are seen by the time `end`, at least one."""
        seat = self.seat
        choices = legal_actions(world, seat)
        if world.phase == SELECTING:
            for action in choices:
                if self.is_late(end):
                    break
                self.plans.append(Plan([action], self.turn_search.option_worth(world, seat, action)))
            self.keep_best()
        else:
            starts = isinstance(world.agenda[-1], PlayEmployee)
            for action in choices:
                child = after(world, seat, action)
                if starts and is_in_turn(child, seat):
                    for further in child.choices:
                        self.add(after(child, seat, further), [action, further], end)
                else:
                    self.add(child, [action], end)
            self.keep_best()
            for plan in self.plans[:]:
                self.vary(world, plan, end)
            self.keep_best()
        self.set_priors()

    def is_late(self, end: float) -> bool:
        return len(self.plans) > 0 and perf_counter() >= end

    def add(self, s: State, actions: list[int], end: float) -> None:
        """A plan that begins with these actions, which led to the given state, and goes on as greedy would."""
        if self.is_late(end):
            return
        seat = self.seat
        while is_in_turn(s, seat):
            best = s
            best_action = -1
            best_worth = -1e9
            for action in s.choices:
                child = after(s, seat, action)
                worth = self.turn_search.worth(child, seat)
                if worth > best_worth:
                    best, best_action, best_worth = child, action, worth
            s = best
            actions.append(best_action)
        self.plans.append(Plan(actions, self.turn_search.worth(s, seat)))

    def vary(self, world: State, plan: Plan, end: float) -> None:
        """Adds the plan's turn with the garment in every other place."""
        s = world
        for at in range(len(plan.actions)):
            if at > 0 and isinstance(s.agenda[-1], PlaceGarment):
                for other in s.choices:
                    if other != plan.actions[at]:
                        self.add(after(s, self.seat, other), [*plan.actions[:at], other], end)
                return
            s = after(s, self.seat, plan.actions[at])

    def keep_best(self) -> None:
        ranked = sorted([(-plan.judged, at) for at, plan in enumerate(self.plans)])
        self.plans = [self.plans[at] for _, at in ranked[:WIDTH]]

    def set_priors(self) -> None:
        best = self.plans[0].judged
        total = 0.0
        for plan in self.plans:
            behind = best - plan.judged
            plan.node.prior = 1.0 / (1.0 + behind * behind)
            total += plan.node.prior
        for plan in self.plans:
            plan.node.prior /= total

    def run(self, worlds: list[State], simulations: int, noise: int) -> int:
        """So many simulations over the drawn games in turn; the noise to go on with."""
        grain: i64 = noise
        root = self.tree.own.root
        for _ in range(simulations):
            plan = self.most_promising()
            s = self.end_of(plan, worlds, root.visits % len(worlds)).clone()
            grain = self.tree.play(s, [root, plan.node], grain)
            self.judged += plan.judged
        return grain

    def end_of(self, plan: Plan, worlds: list[State], at: int) -> State:
        """Where the plan leads to in this of the drawn games."""
        found = plan.ends.get(at)
        if found is None:
            found = worlds[at].clone()
            for action in plan.actions:
                if action not in legal_actions(found, self.seat):
                    found = self.turn_search.finished(found, self.seat)
                    break
                apply_action(found, self.seat, action)
            plan.ends[at] = found
        return found

    def most_promising(self) -> Plan:
        """The plan with the best upper bound."""
        tree = self.tree.own
        span = tree.high - tree.low
        if span < 1e-6:
            span = 1.0
        root = sqrt(float(tree.root.visits) + 1.0) * EXPLORATION
        best = self.plans[0]
        best_bound = -1e9
        for plan in self.plans:
            node = plan.node
            bound = (self.worth_of(plan) - tree.low) / span + root * node.prior / (1.0 + node.visits)
            if bound > best_bound:
                best, best_bound = plan, bound
        return best

    def worth_of(self, plan: Plan) -> float:
        """What the simulations brought, and greedy's judgement, moved to where the simulations end on the average."""
        root = self.tree.own.root
        node = plan.node
        moved = (root.total - self.judged) / root.visits if root.visits > 0 else 0.0
        return (node.total + self.trust * (plan.judged + moved)) / (node.visits + self.trust)

    def best(self) -> Plan:
        """The plan tried most often; the better one of equals."""
        best = self.plans[0]
        for plan in self.plans:
            more = plan.node.visits - best.node.visits
            if more > 0 or (more == 0 and self.worth_of(plan) > self.worth_of(best)):
                best = plan
        return best

    def steps_of(self, plan: Plan, world: State) -> list[int]:
        """The actions of the plan that are chosen from several: what has no alternative may happen without asking."""
        s = world.clone()
        steps: list[int] = []
        for action in plan.actions:
            choices = legal_actions(s, self.seat)
            if len(choices) > 1:
                steps.append(action)
            apply_action(s, self.seat, action)
        return steps

    def margin(self) -> int:
        """By how many tries the plan tried most often is ahead of the next."""
        visits = sorted([plan.node.visits for plan in self.plans])
        return visits[-1] - visits[-2] if len(visits) > 1 else visits[0] + 1
