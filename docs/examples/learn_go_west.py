"""Learns to play Go West! from nothing, with numpy alone: first against random moves, then against `greedy`.

    python docs/examples/learn_go_west.py [--minutes 20] [--seed 1]

A small network chooses among the possible actions and guesses how a game will end; both are trained by proximal policy
optimisation (PPO) on 256 tables that are stepped at once. The reward is the difference in points, which says more than
who won; what is told is the share of the victory. Once that is surely above 95 % against `random`, the rest of the time
goes into playing `greedy`, which is a much better player.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import gymnasium
import numpy as np

GAME = "saloon.adapters.gymnasium:saloon/GoWest-v0"
GOAL = 0.95
SCALE = 20.0  # points of difference that count as one
STEPS = 32  # of every table, from one update to the next
EPOCHS, PARTS = 3, 4  # how often the steps are gone through, and in how many parts
FORESIGHT = 0.97  # how far back what happened is put down to an action
CLIP = 0.2
CURIOSITY = 0.01  # the worth of keeping choices open
RATE = 2e-3

Array = Any


class Network:
    """One hidden layer; out of it a preference for each action, and in the last column what the game is worth."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, 1 / math.sqrt(inputs), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, 0.01, (hidden, actions + 1)).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.slopes = [np.zeros_like(weight) for weight in self.weights]  # Adam: running means of the gradient …
        self.squares = [np.zeros_like(weight) for weight in self.weights]  # … and of its square
        self.updates = 0

    def forward(self, inputs: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, how likely each action is, and the worth."""
        first, bias, second, last = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        out = hidden @ second + last
        wishes = np.where(masks > 0, out[:, :-1], -1e9)
        chances = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, inputs: Array, hidden: Array, out_slope: Array) -> None:
        """One step of Adam down the slope, which is given by its end at the output."""
        second = self.weights[2]
        hidden_slope = (out_slope @ second.T) * (hidden > 0)
        slopes = [inputs.T @ hidden_slope, hidden_slope.sum(0), hidden.T @ out_slope, out_slope.sum(0)]
        norm = math.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.updates += 1
        for i, steep in enumerate(slopes):
            slope = steep * min(1.0, 0.5 / (norm + 1e-9))
            self.slopes[i] = 0.9 * self.slopes[i] + 0.1 * slope
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * slope**2
            mean = self.slopes[i] / (1 - 0.9**self.updates)
            square = self.squares[i] / (1 - 0.999**self.updates)
            self.weights[i] = self.weights[i] - RATE * mean / (np.sqrt(square) + 1e-8)


def features(seen: dict[str, Array]) -> Array:
    """What the seat knows and what it may do: that tells the cards in its hand."""
    return np.concatenate([seen["observation"], seen["action_mask"].astype(np.float32)], axis=1)


def playable(masks: Array) -> Array:
    """Tables that are over have no action; the next step begins them anew, whatever it is."""
    return np.where(masks.any(axis=1, keepdims=True), masks, 1)


class Learner:
    def __init__(self, tables: int, hidden: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.tables, self.seed = tables, seed
        self.decisions = 0
        self.meet("random")
        inputs = features(self.seen).shape[1]
        self.network = Network(inputs, hidden, int(self.env.single_action_space.n), self.rng)

    def meet(self, opponent: str) -> None:
        self.env = gymnasium.make_vec(GAME, num_envs=self.tables, opponents=[opponent], reward="difference")
        self.seen, _ = self.env.reset(seed=self.seed)

    def round(self) -> None:
        """Plays some steps at every table, then learns from them."""
        inputs, masks, actions, chances, worths, rewards, ends = self.play()
        counts = masks.any(axis=2)  # steps that were decisions
        _, _, worth_after = self.network.forward(features(self.seen), playable(self.seen["action_mask"]))
        gains = np.zeros_like(rewards)
        ahead: Array = np.zeros(rewards.shape[1], np.float32)
        for step in reversed(range(STEPS)):
            after = np.where(ends[step], 0.0, worth_after)
            surprise = rewards[step] + after - worths[step]
            ahead = surprise + FORESIGHT * np.where(ends[step], 0.0, ahead)
            gains[step] = ahead
            worth_after = worths[step]
        self.decisions += int(counts.sum())
        data = [part.reshape(-1, *part.shape[2:])[counts.reshape(-1)]
                for part in (inputs, masks, actions, chances, gains, gains + worths)]  # fmt: skip
        for _ in range(EPOCHS):
            for rows in np.array_split(self.rng.permutation(len(data[0])), PARTS):
                self.update(*(part[rows] for part in data))

    def play(self) -> tuple[Array, ...]:
        steps: list[tuple[Array, ...]] = []
        for _ in range(STEPS):
            inputs, masks = features(self.seen), self.seen["action_mask"]
            _, chances, worths = self.network.forward(inputs, playable(masks))
            luck = self.rng.random((len(chances), 1), np.float32)
            actions = np.minimum((chances.cumsum(axis=1) < luck).sum(axis=1), chances.shape[1] - 1)
            # Rounding may leave nothing of the last action: then the likeliest is taken
            actions = np.where(np.take_along_axis(chances, actions[:, None], 1)[:, 0] > 0, actions, chances.argmax(1))
            self.seen, rewards, ends, _, _ = self.env.step(actions)
            chosen = np.take_along_axis(chances, actions[:, None], 1)[:, 0]
            steps.append((inputs, masks, actions, chosen, worths, (rewards / SCALE).astype(np.float32), ends))
        return tuple(np.stack(part) for part in zip(*steps, strict=True))

    def update(self, inputs: Array, masks: Array, actions: Array, before: Array, gains: Array, ends: Array) -> None:
        hidden, chances, worths = self.network.forward(inputs, masks)
        rows = np.arange(len(actions))
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = chances[rows, actions] / before
        # The slope of a choice is cut where it was changed far enough already
        kept = ~(((ratio > 1 + CLIP) & (gains > 0)) | ((ratio < 1 - CLIP) & (gains < 0)))
        push = (gains * ratio * kept)[:, None]
        slope = chances * push
        slope[rows, actions] -= push[:, 0]
        logs = np.log(np.maximum(chances, 1e-9))
        slope += CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        self.network.learn(inputs, hidden, np.c_[slope, 0.5 * (worths - ends)].astype(np.float32) / len(rows))


def result(network: Network, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """The share of the victory in so many fresh games of the best actions, and its standard error."""
    tables = min(games, 250)
    env = gymnasium.make_vec(GAME, num_envs=tables, opponents=[opponent])
    seen, _ = env.reset(seed=seed)
    left, shares = np.full(tables, games // tables), []
    while len(shares) < games // tables * tables:
        _, chances, _ = network.forward(features(seen), playable(seen["action_mask"]))
        seen, rewards, ends, _, _ = env.step(chances.argmax(axis=1))
        shares += rewards[ends & (left > 0)].tolist()  # as many games of each table: else short ones would count more
        left = left - ends
    return float(np.mean(shares)), float(np.std(shares) / math.sqrt(len(shares)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    learner, end = Learner(256, 128, arguments.seed), time.monotonic() + 60 * arguments.minutes
    for opponent in ("random", "greedy"):
        learner.meet(opponent)
        share = error = 0.0
        while time.monotonic() < end and (opponent == "greedy" or share - 2 * error < GOAL):
            for _ in range(25):
                learner.round()
            share, error = result(learner.network, opponent, 500, seed=learner.decisions)
            left = (end - time.monotonic()) / 60
            print(
                f"{left:5.1f} min left, {learner.decisions:9,} decisions, {share:6.1%} against {opponent}", flush=True
            )
    for opponent in ("random", "greedy"):
        share, error = result(learner.network, opponent, 2000, seed=arguments.seed + 10**6)
        print(f"2000 fresh games against {opponent}: {share:.1%} ± {2 * error:.1%}")


if __name__ == "__main__":
    main()
