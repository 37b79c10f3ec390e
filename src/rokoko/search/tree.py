"""Information-set tree search: each seat has a tree over its own choices; chance is drawn anew in every simulation.

What is hidden comes from many games drawn to fit the view. A simulation looks some of one's own turns ahead and ends
with the evaluation. A seat without a tree, and whoever is past the end of his, chooses by the cheap policy.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from rokoko.engine.codes import ACTING, OVER, SELECTING
from rokoko.engine.playout import first_decider, next_noise
from rokoko.engine.rules import apply_action, legal_actions
from rokoko.engine.state import State
from rokoko.engine.turns import PlayEmployee
from rokoko.search.evaluation import Evaluation
from rokoko.search.policy import sample, weights_of
from rokoko.search.turn import TurnSearch, ahead, best_rival

EXPLORATION: Final = 1.6


@final
class Node:
    """What is known of one choice: how often it was tried and what it brought."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits: int = 0
        self.total: float = 0.0
        self.prestige: float = 0.0  # of the seat itself, in all
        self.lead: float = 0.0  # over the best rival, in all
        self.children: dict[int, Node] = {}


@final
class ChoiceTree:
    """The tree of one seat over its own choices, by what they bring this seat.

    A rival's tree (`sharp`) is small, so it keeps closer to what the cheap policy likes.
    """

    def __init__(self, seat: int, sharp: bool) -> None:
        self.seat = seat
        self.sharp = sharp
        self.root = Node(1.0)
        self.low = 1e9
        self.high = -1e9
        self.path: list[Node] = []  # of the simulation that is going on
        self.in_tree: bool = False  # whether it is still in the tree

    def begin(self, path: list[Node], in_tree: bool) -> None:
        """A simulation goes on from the last node of the path."""
        self.path = path
        self.in_tree = in_tree

    def choose(self, s: State, choices: list[int]) -> int:
        """The option with the best upper bound; the path goes on with it."""
        node = self.path[-1]
        self.expand(s, node, choices)
        span = self.high - self.low
        if span < 1e-6:
            span = 1.0
        root = sqrt(float(node.visits) + 1.0) * EXPLORATION
        mean = (node.total / node.visits - self.low) / span if node.visits > 0 else 0.5
        children = node.children
        best = choices[0]
        best_bound = -1e9
        for action in choices:
            option = children[action]
            if option.visits > 0:
                bound = (option.total / option.visits - self.low) / span
            else:
                bound = mean - 0.1
            bound += root * option.prior / (1.0 + option.visits)
            if bound > best_bound:
                best, best_bound = action, bound
        option = children[best]
        self.path.append(option)
        self.in_tree = option.visits > 0
        return best

    def expand(self, s: State, node: Node, choices: list[int]) -> None:
        """Sees to it that every option has a node, with the cheap policy's weights as priors."""
        children = node.children
        missing = False
        for action in choices:
            if action not in children:
                missing = True
                break
        if not missing:
            return
        weights = weights_of(s, self.seat, choices)
        if self.sharp:
            weights = [weight * weight * weight for weight in weights]
        total = sum(weights)
        for at in range(len(choices)):
            if choices[at] not in children:
                children[choices[at]] = Node(weights[at] / total)

    def learn(self, values: list[float]) -> None:
        """How far everybody came in the simulation."""
        prestige = values[self.seat]
        lead = prestige - best_rival(values, self.seat)
        value = ahead(values, self.seat)
        if value < self.low:
            self.low = value
        if value > self.high:
            self.high = value
        for node in self.path:
            node.visits += 1
            node.total += value
            node.prestige += prestige
            node.lead += lead


@final
class TreeSearch:
    """The search of one seat; the trees are kept while the decisions of a turn follow each other.

    `seats` is the size of the table, if the rivals shall have trees too.
    """

    def __init__(self, evaluation: Evaluation, seat: int, horizon: int, seats: int = 0) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.horizon = horizon
        self.turn_search = TurnSearch(evaluation)
        self.own = ChoiceTree(seat, False)
        self.trees: list[ChoiceTree] = [ChoiceTree(at, True) if at != seat else self.own for at in range(seats)]
        self.simulations: int = 0

    def enter(self, action: int) -> None:
        """Our own action was taken: its subtree becomes the tree."""
        self.own.root = self.own.root.children.get(action, Node(1.0))

    def prepare_root(self, worlds: list[State], end: float) -> None:
        """Priors of the root's options from the greedy turn search, averaged over a few of the drawn games.

        What is not looked at before the time `end` gets the mean of the others.
        """
        choices = legal_actions(worlds[0], self.seat)
        sums = [0.0] * len(choices)
        looks = [0] * len(choices)
        for world in worlds:
            for at in range(len(choices)):
                if perf_counter() >= end:
                    break
                sums[at] += self.turn_search.option_worth(world, self.seat, choices[at])
                looks[at] += 1
        known = [sums[at] / looks[at] for at in range(len(choices)) if looks[at] > 0]
        mean = sum(known) / len(known) if known else 0.0
        worths = [sums[at] / looks[at] if looks[at] > 0 else mean for at in range(len(choices))]
        best = max(worths)
        total = 0.0
        weights: list[float] = []
        for worth in worths:
            behind = best - worth
            weight = 1.0 / (1.0 + behind * behind)
            weights.append(weight)
            total += weight
        for at in range(len(choices)):
            self.own.root.children[choices[at]] = Node(weights[at] / total)

    def run(self, worlds: list[State], simulations: int, noise: int) -> int:
        """So many simulations over the drawn games in turn; the noise to go on with."""
        grain: i64 = noise
        for number in range(simulations):
            world = worlds[(self.simulations + number) % len(worlds)]
            grain = self.simulate(world.clone(), grain)
        self.simulations += simulations
        return grain

    def simulate(self, s: State, noise: i64) -> i64:
        """Plays on from the root."""
        return self.play(s, [self.own.root], noise)

    def play(self, s: State, path: list[Node], noise: i64) -> i64:
        """Plays on from the last node of our path: in the trees as far as they go, then by the cheap policy. Learns.

        With the root alone the seat is at the decision of now; else its turn is over.
        """
        seat = self.seat
        own = self.own
        first = len(path) == 1
        own.begin(path, first or path[-1].visits > 0)
        for tree in self.trees:
            if tree is not own:
                tree.begin([tree.root], tree.root.visits > 0)
        turns = 0
        while s.phase != OVER:
            decider = first_decider(s)
            if s.phase == SELECTING and s.players[seat].to_select > 0:
                decider = seat
            if decider == seat:
                if not first and s.phase == ACTING and isinstance(s.agenda[-1], PlayEmployee):
                    turns += 1
                    if turns >= self.horizon:
                        break
                first = False
            choices = legal_actions(s, decider)
            tree = self.trees[decider] if decider < len(self.trees) else own
            if tree.in_tree and tree.seat == decider:
                action = tree.choose(s, choices)
            else:
                noise = next_noise(noise)
                action = sample(s, decider, choices, noise)
            apply_action(s, decider, action)
        values = self.evaluation.of(s)
        for tree in self.trees:
            if tree is not own:
                tree.learn(values)
        own.learn(values)
        return noise

    def best(self, choices: list[int]) -> int:
        """The option tried most often; the better one of equals."""
        best = choices[0]
        best_rank = (-1, -1e9)
        for action in choices:
            node = self.own.root.children.get(action)
            if node is not None:
                rank = (node.visits, node.total / node.visits if node.visits > 0 else -1e9)
                if rank > best_rank:
                    best, best_rank = action, rank
        return best

    def margin(self, choices: list[int]) -> int:
        """By how many tries the option tried most often is ahead of the next."""
        first = 0
        second = 0
        for action in choices:
            node = self.own.root.children.get(action)
            visits = 0 if node is None else node.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second
