"""Train a small policy by imitation, with numpy alone, in about a minute, and see it beat random play.

    pip install rokoko[research]
    python examples/train_policy.py

Greedy bots play some games; a network with one hidden layer learns to choose what they chose; then it plays against
random ones through the PettingZoo environment. `--help` lists what can be changed.
"""

import argparse
import tempfile
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rokoko.arena.intervals import wilson
from rokoko.bots import choice_of, make_bot
from rokoko.config import GameConfig
from rokoko.research import MASK_SIZE, SIZE, Dataset, RokokoEnv, load_dataset, write_dataset
from rokoko.research.recording import Recording

Floats = NDArray[np.float32]
HIDDEN = 128
BATCH = 256
RATE = 1e-3
SCALE = 8.0  # most values of an observation are below it
NEVER = np.float32(-1e9)


class Policy:
    """Observation → one hidden layer → a score for every action; trained by Adam."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            rng.normal(0, (2 / SIZE) ** 0.5, (SIZE, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, (1 / HIDDEN) ** 0.5, (HIDDEN, MASK_SIZE)).astype(np.float32),
            np.zeros(MASK_SIZE, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def scores(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The hidden layer and the scores of all actions."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(inputs @ w1 + b1, 0)
        return hidden, hidden @ w2 + b2

    def choose(self, observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
        scores = self.scores(as_input(observation))[1]
        return int(np.argmax(np.where(mask > 0, scores, NEVER)))

    def learn(self, inputs: Floats, masks: NDArray[np.uint8], actions: NDArray[np.int16]) -> float:
        """One step towards the chosen actions; the mean loss before it."""
        hidden, scores = self.scores(inputs)
        chances = softmax(np.where(masks > 0, scores, NEVER))
        rows = np.arange(len(actions))
        loss = -float(np.log(chances[rows, actions] + 1e-9).mean())
        chances[rows, actions] -= 1
        slope = chances / len(actions)
        back = np.where(hidden > 0, slope @ self.weights[2].T, np.float32(0))
        slopes = inputs.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)
        self._step([slope.astype(np.float32, copy=False) for slope in slopes])
        return loss

    def _step(self, slopes: list[Floats]) -> None:
        self._steps += 1
        warmth = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= np.float32(RATE * warmth) * mean / (np.sqrt(square) + np.float32(1e-8))


def as_input(observations: NDArray[np.int8]) -> Floats:
    return observations.astype(np.float32) / np.float32(SCALE)


def softmax(scores: Floats) -> Floats:
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


def imitate(games: Dataset, *, seconds: float, rng: np.random.Generator) -> Policy:
    """Learn for so long; every tenth game is kept apart to see what was learnt."""
    policy = Policy(rng)
    apart = games["game"] % 10 == 0
    learnt, kept = np.flatnonzero(~apart), np.flatnonzero(apart)
    end = time.monotonic() + seconds
    epoch = 0
    while time.monotonic() < end:
        epoch += 1
        losses = []
        for rows in np.array_split(rng.permutation(learnt), max(1, len(learnt) // BATCH)):
            losses.append(policy.learn(as_input(games["observation"][rows]), games.masks(rows), games["action"][rows]))
            if time.monotonic() > end:
                break
        if epoch % 5 == 1:
            print(f"  epoch {epoch}: loss {np.mean(losses):.3f}, agrees with {agreement(policy, games, kept):.0%}")
    return policy


def agreement(policy: Policy, games: Dataset, rows: NDArray[np.intp]) -> float:
    """How often the policy chooses what the bots chose."""
    scores = policy.scores(as_input(games["observation"][rows]))[1]
    chosen = np.where(games.masks(rows) > 0, scores, NEVER).argmax(axis=1)
    return float((chosen == games["action"][rows]).mean())


def win_share(policy: Policy, *, against: str, seats: int, games: int) -> float:
    """The games that the policy won against copies of a bot, in every seat in turn; a shared win counts its share."""
    env = RokokoEnv(seats=seats)
    won = 0.0
    for number in range(games):
        env.reset(seed=1_000_000 + number)
        mine = number % seats
        rivals = [make_bot(against, f"{number} {seat}") for seat in range(seats)]
        while not env.game.over:
            seat = env.game.deciders[0]
            if seat == mine:
                seen = env.observe(env.agent_selection)
                env.step(policy.choose(seen["observation"], seen["action_mask"]))
            else:
                env.step(choice_of(rivals[seat], env.game, seat).index)
        won += env.rewards[f"player_{mine}"]
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy by imitation and let it play.")
    parser.add_argument("--seats", type=int, default=2, help="players at the table (2)")
    parser.add_argument("--bot", default="greedy", help="whom to imitate (greedy)")
    parser.add_argument("--games", type=int, default=40, help="games to learn from (40)")
    parser.add_argument("--seconds", type=float, default=25, help="how long to learn (25)")
    parser.add_argument("--against", default="random", help="whom to play against (random)")
    parser.add_argument("--tests", type=int, default=200, help="games against it (200)")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    rng = np.random.default_rng(wishes.seed)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.npz"
        bots = (wishes.bot,) * wishes.seats
        recording = Recording(GameConfig(seats=wishes.seats), bots, wishes.seed, wishes.games)
        decisions = sum(write_dataset(file, recording))
        print(f"{wishes.games} games of {wishes.bot}, {decisions} decisions, {time.monotonic() - start:.0f} s")
        policy = imitate(load_dataset(file), seconds=wishes.seconds, rng=rng)
    won = win_share(policy, against=wishes.against, seats=wishes.seats, games=wishes.tests)
    low, high = wilson(won, wishes.tests)
    par = f"{wishes.seats} seats, par {1 / wishes.seats:.0%}"
    print(f"win share against {wishes.against}, {par}: {won / wishes.tests:.1%}")
    print(
        f"95 % interval (Wilson) {low:.1%} to {high:.1%}, {wishes.tests} games, {time.monotonic() - start:.0f} s in all"
    )


if __name__ == "__main__":
    main()
