"""Information-set tree search: one tree over one's own choices, chance and rivals sampled anew in every simulation.

The tree holds what this seat may choose; what the rivals do comes from the cheap policy, what is hidden from many games
drawn to fit the view. A simulation looks some of one's own turns ahead and ends with the evaluation.
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
from rokoko.search.turn import TurnSearch

EXPLORATION: Final = 1.6


@final
class Node:
    """What is known of one of our choices: how often it was tried and what it brought."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits: int = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


@final
class TreeSearch:
    """The search of one seat; the tree is kept while the decisions of a turn follow each other."""

    def __init__(self, evaluation: Evaluation, seat: int, horizon: int) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.horizon = horizon
        self.turn_search = TurnSearch(evaluation)
        self.root = Node(1.0)
        self.low = 1e9
        self.high = -1e9
        self.simulations: int = 0

    def enter(self, action: int) -> None:
        """Our own action was taken: its subtree becomes the tree."""
        self.root = self.root.children.get(action, Node(1.0))

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
            self.child(self.root, choices[at], 0.0).prior = weights[at] / total

    def child(self, node: Node, action: int, prior: float) -> Node:
        found = node.children.get(action)
        if found is None:
            found = Node(prior)
            node.children[action] = found
        return found

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
        return self.play(s, [self.root], noise)

    def play(self, s: State, path: list[Node], noise: i64) -> i64:
        """Plays on from the last node of the path: in the tree as far as it goes, then by the cheap policy; and learns.

        With the root alone the seat is at the decision of now; else its turn is over.
        """
        seat = self.seat
        node = path[-1]
        first = len(path) == 1
        in_tree = first or node.visits > 0
        turns = 0
        while s.phase != OVER:
            decider = first_decider(s)
            if s.phase == SELECTING and s.players[seat].to_select > 0:
                decider = seat
            if decider != seat:
                noise = next_noise(noise)
                apply_action(s, decider, sample(s, decider, legal_actions(s, decider), noise))
                continue
            if not first and s.phase == ACTING and isinstance(s.agenda[-1], PlayEmployee):
                turns += 1
                if turns >= self.horizon:
                    break
            first = False
            choices = legal_actions(s, seat)
            if in_tree:
                action = self.choose(s, node, choices)
                node = node.children[action]
                path.append(node)
                in_tree = node.visits > 0
            else:
                noise = next_noise(noise)
                action = sample(s, seat, choices, noise)
            apply_action(s, seat, action)
        self.learn(path, self.lead(s))
        return noise

    def choose(self, s: State, node: Node, choices: list[int]) -> int:
        """The option with the best upper bound; its node exists afterwards."""
        children = node.children
        missing = False
        for action in choices:
            if action not in children:
                missing = True
                break
        if missing:
            weights = weights_of(s, self.seat, choices)
            total = sum(weights)
            for at in range(len(choices)):
                self.child(node, choices[at], weights[at] / total)
        span = self.high - self.low
        if span < 1e-6:
            span = 1.0
        root = sqrt(float(node.visits) + 1.0) * EXPLORATION
        mean = (node.total / node.visits - self.low) / span if node.visits > 0 else 0.5
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
        return best

    def lead(self, s: State) -> float:
        """Our prospects against the best rival's."""
        return self.turn_search.worth(s, self.seat)

    def learn(self, path: list[Node], value: float) -> None:
        if value < self.low:
            self.low = value
        if value > self.high:
            self.high = value
        for node in path:
            node.visits += 1
            node.total += value

    def best(self, choices: list[int]) -> int:
        """The option tried most often; the better one of equals."""
        best = choices[0]
        best_rank = (-1, -1e9)
        for action in choices:
            node = self.root.children.get(action)
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
            node = self.root.children.get(action)
            visits = 0 if node is None else node.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second
