"""Learning to judge positions: bots play themselves, a network is fitted to how the games ended, and plays the next.

Greedy plays the first games, or a network that one begins with; from then on the network does, with greedy in some
seats, always with some random openings and moves, because what is always played teaches nothing. All that a run needs
to resume is in its folder.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec

from saloon.arena.simulate import wilson
from saloon.arena.workers import Workers
from saloon.bots.bot import Bot
from saloon.bots.greedy import GreedyBot
from saloon.bots.judge import Learned
from saloon.bots.looking import AHEAD, LookingBot
from saloon.bots.match import play_games
from saloon.bots.network import POINTS_SCALE, Network
from saloon.bots.samples import Samples
from saloon.bots.weights import read_network, write_weights
from saloon.core import registry
from saloon.core.refusal import BadOptions

Array = Any  # numpy's arrays

BATCH = 512
CHUNK = 25  # games that a worker plays at a time
POINTS_WEIGHT = 2.0  # of the points against the shares, in what is fitted
ALWAYS_ON = 60.0  # the initial bias of a unit that never falls below zero, and so passes on a plain sum
GREEDY = 0.35  # of the seats are greedy's, once there is a network
TASTES = 0.4  # of the seats belong to players who each have a taste of their own
SWEEPS = 3  # how often what later positions were judged is judged anew
PARTNER = 0.75  # of a judgement is the partner's: chosen over a half by few games with search (docs/bots.md)
FRESH = 1_000_003  # the distance of the seeds that check from the seeds that teach


@dataclass(frozen=True)
class Plan:
    """All that determines the result."""

    game: str
    seats: int
    rounds: int = 8
    games: int = 3000  # of each round
    check: int = 200  # games against greedy after each round; 0: nothing is known of how good it is
    hidden: int = 32
    epochs: int = 8
    rate: float = 0.002
    decay: float = 0.5  # of weights that nothing supports: with few games they would learn the games by heart
    keep: float = 1.0
    wild: float = 0.05
    opening: int = 12
    memory: int = 4  # rounds whose positions are still fitted
    ahead: int = 1  # decisions of a turn that the network looks at while it learns; more are better and much slower
    taste: float = 0.7  # how far tastes differ at most, in weights of usual size
    trace: float = 1.0  # how far a position answers for the end, and not for what the next one is judged
    ambition: float = 0.0  # of a share: what a point of its own is worth to the network, besides winning
    lead: int = 0  # points that make a seat e times as likely to win, to play by points; 0: plays by shares
    start: str = ""  # checksum of the weights that play the first games; empty: greedy does
    partner: str = ""  # checksum of the weights that judge together with what is learnt; empty: it judges alone
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)


class Net:
    """The network while it learns, with Adam's two moments of each weight.

    Besides its hidden units, every input leads straight to every output: most of what matters is a sum, which few games
    are enough to learn, and the units learn the rest.
    """

    def __init__(self, inputs: int, plan: Plan, number: int) -> None:
        rng = np.random.default_rng((plan.seed, number))
        self.inputs, self.hidden, self.seats, self.decay = inputs, plan.hidden, plan.seats, plan.decay
        self.lead = plan.lead
        hidden, seats = plan.hidden, plan.seats
        self.layers = [
            rng.normal(0, np.sqrt(1.0 / inputs), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, 0.1 * np.sqrt(1.0 / hidden), (hidden, 2 * seats)).astype(np.float32),
            np.zeros(2 * seats, np.float32),
            np.zeros((inputs, 2 * seats), np.float32),
        ]
        self.first = [np.zeros_like(layer) for layer in self.layers]
        self.second = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def outputs(self, x: Array) -> tuple[Array, Array, Array]:
        """The units, the shares and the points."""
        inward, bias, outward, bias_out, straight = self.layers
        units = np.maximum(x @ inward + bias, 0)
        out = units @ outward + bias_out + x @ straight
        logits = out[:, : self.seats]
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return units, chances / chances.sum(axis=1, keepdims=True), out[:, self.seats :]

    def learn(self, x: Array, shares: Array, points: Array, rate: float) -> float:
        units, guessed, guessed_points = self.outputs(x)
        error = np.concatenate([guessed - shares, POINTS_WEIGHT * (guessed_points - points)], axis=1) / len(x)
        back = (error @ self.layers[2].T) * (units > 0)
        self._step([x.T @ back, back.sum(0), units.T @ error, error.sum(0), x.T @ error], rate)
        return float(-(shares * np.log(guessed + 1e-9)).sum(axis=1).mean())

    def _step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        steep = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for layer, first, second, slope in zip(self.layers, self.first, self.second, slopes, strict=True):
            first[...] = 0.9 * first + 0.1 * slope
            second[...] = 0.999 * second + 0.001 * slope * slope
            if layer.ndim == 2:
                layer[...] *= 1 - rate * self.decay
            layer[...] = layer - steep * first / (np.sqrt(second) + 1e-8)

    def playing(self) -> list[Array]:
        """The layers of the network that plays: to it, an input that leads straight to an output is a unit, too."""
        inward, bias, outward, bias_out, straight = self.layers
        outputs = 2 * self.seats
        if self.lead:
            outward, bias_out, straight = (self._by_points(layer) for layer in (outward, bias_out, straight))
        return [
            np.concatenate([inward, straight], axis=1),
            np.concatenate([bias, np.full(outputs, ALWAYS_ON)]),
            np.concatenate([outward, np.eye(outputs)]).T,
            bias_out - ALWAYS_ON,
        ]

    def _by_points(self, layer: Array) -> Array:
        """What leads to the outputs, with shares that follow from the points: those tell more than who won."""
        points = layer[..., self.seats :]
        return np.concatenate([points * (POINTS_SCALE / self.lead), points], axis=-1)


@dataclass(frozen=True)
class Round:
    """What one round came to; the learning curve is made of these."""

    round: int
    games: int  # so far
    loss: float
    share: float  # of the victory, against greedy
    low: float
    high: float
    points: float
    greedy_points: float
    seconds: float


def train(
    plan: Plan, folder: Path, workers: Workers, provenance: Mapping[str, Any], report: Callable[[Round], None],
    first: bytes = b"", partner: bytes = b"",
) -> Path:  # fmt: skip
    """Trains until the plan is done, going on where the folder's last round ended; returns the best weights.

    first: a file of weights, whose network plays the first games instead of greedy. partner: one whose network judges
    together with what is learnt, from the first round's end on.
    """
    folder.mkdir(parents=True, exist_ok=True)
    plan = replace(plan, start=_checksum(first), partner=_checksum(partner))
    _check_plan(plan, folder / "plan.json")
    start = registry.load(plan.game).open(plan.seats, plan.options)
    inputs = len(start.observe(0))
    done = read_curve(folder)
    # Files that are of no use are refused before anything is played
    if first:
        network_of(plan, first)
    beside = network_of(plan, partner) if partner else None
    if first and not done:
        (folder / "latest.weights").write_bytes(first)
    for number in range(len(done), plan.rounds):
        began = time.perf_counter()
        rows = _play(plan, folder, number, workers)
        np.save(folder / f"games-{number}.npy", rows)
        net, loss = _fit(plan, inputs, folder, number)
        _write(plan, net, beside, folder / "latest.weights", number, provenance)
        share, points = check(plan, folder / "latest.weights", number, workers)
        low, high = wilson(share * plan.check, plan.check) if plan.check else (0.0, 1.0)
        result = Round(
            number, plan.games * (number + 1), loss, share, low, high, *points, round(time.perf_counter() - began, 1)
        )
        if all(share >= earlier.share for earlier in done):
            (folder / "best.weights").write_bytes((folder / "latest.weights").read_bytes())
        done.append(result)
        with (folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")
        (folder / f"games-{number - plan.memory + 1}.npy").unlink(missing_ok=True)
        report(result)
    return folder / "best.weights"


def read_curve(folder: Path) -> list[Round]:
    path = folder / "curve.jsonl"
    if not path.exists():
        return []
    return [Round(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def _checksum(weights: bytes) -> str:
    return sha256(weights).hexdigest() if weights else ""


def _check_plan(plan: Plan, path: Path) -> None:
    """A folder goes on with the plan it began with; only the number of rounds may grow."""
    wanted = json.loads(json.dumps(asdict(plan)))
    if path.exists():
        begun = json.loads(path.read_text(encoding="utf-8"))
        for name, value in wanted.items():
            if name != "rounds" and begun.get(name) != value:
                raise BadOptions(name, "not-one-of", got=value, choices=str(begun.get(name)))
    path.write_text(json.dumps(wanted, indent=1), encoding="utf-8")


# Playing


def _play(plan: Plan, folder: Path, number: int, workers: Workers) -> Array:
    weights = (folder / "latest.weights").read_bytes() if number or plan.start else b""
    jobs = [(plan, weights, number, first) for first in range(0, plan.games, CHUNK)]
    return np.concatenate(_map(play_chunk, jobs, workers))


def _map(do: Callable[[Any], Any], jobs: list[Any], workers: Workers) -> list[Any]:
    done = dict(workers.run(do, jobs))
    return [done[number] for number in range(len(jobs))]


def play_chunk(job: tuple[Plan, bytes, int, int]) -> Array:
    """Positions of some games, as half-precision rows. The weights are sent along: a worker may not have the folder."""
    plan, weights, number, first = job
    start = registry.load(plan.game).open(plan.seats, plan.options)
    samples = Samples(plan.keep, plan.wild if weights else plan.wild + 0.03, plan.opening)
    rng = np.random.default_rng((plan.seed, number, first))
    lasts = []  # the number of rows after each game
    width = len(start.observe(0)) + 2 * plan.seats
    for game in range(first, min(first + CHUNK, plan.games)):
        samples.play(start, vec[Bot](_players(plan, weights, rng)), plan.seed + number, game)
        lasts.append(len(samples.rows) // width)
    rows = np.frombuffer(memoryview(samples.rows), dtype=np.float64).reshape(-1, width).astype(np.float16)
    last: Array = np.zeros((len(rows), 1), np.float16)
    for end in lasts:
        last[end - plan.seats : end] = 1
    return np.concatenate([rows, last], axis=1)


def _players(plan: Plan, weights: bytes, rng: Any) -> list[Bot]:
    """For every seat greedy, the network, or one that has a taste of its own, more or less; without weights, greedy."""
    players: list[Bot] = []
    for kind in rng.random(plan.seats):
        if not weights or kind < GREEDY:
            players.append(GreedyBot())
        elif kind < GREEDY + TASTES:
            players.append(_looking(plan, weights, plan.ahead, rng))
        else:
            players.append(_looking(plan, weights, plan.ahead))
    return players


def _looking(plan: Plan, weights: bytes, ahead: int = AHEAD, rng: Any = None) -> Bot:
    """The network without search; with a generator, one that has a taste of its own."""
    network = network_of(plan, weights)
    network.ambition = plan.ambition
    if rng is not None:
        network = with_taste(network, rng.uniform(0, plan.taste), rng)
    return LookingBot(Learned(network), ahead=ahead)


def network_of(plan: Plan, weights: bytes) -> Network:
    """The network in a file's content, if it is one for such tables. Raises BadWeights."""
    game = registry.load(plan.game)
    inputs = len(game.open(plan.seats, plan.options).observe(0))
    return read_network(weights, plan.game, game.info.rules_version, plan.seats, inputs)


def with_taste(network: Network, taste: float, rng: Any) -> Network:
    """The same network, but all game long it likes some things more, others less, for no reason: so it tries them."""
    inward = np.array(network.inward).reshape(network.inputs, network.hidden)
    usual = np.sqrt((inward[:, -2 * network.seats :] ** 2).mean(axis=0))
    inward[:, -2 * network.seats :] += rng.normal(0, 1, (network.inputs, 2 * network.seats)) * usual * taste
    return Network(
        network.inputs, network.hidden, network.seats, vec[float](inward.ravel().tolist()), network.bias,
        network.outward, network.bias_out, network.ambition,
    )  # fmt: skip


# Fitting


def _fit(plan: Plan, inputs: int, folder: Path, number: int) -> tuple[Net, float]:
    """A network fitted to the positions of this and the last rounds, from the beginning; and its loss.

    First to how the games ended. With a trace, then to how the positions after each were judged by that, and so on:
    what a turn is good for shows in the next ones already, and the luck of a whole game hides it.
    """
    first = max(0, number - plan.memory + 1)
    rows = np.concatenate([np.load(folder / f"games-{n}.npy") for n in range(first, number + 1)])
    net, loss = _fit_to(plan, inputs, rows, rows[:, inputs:-1], number)
    for _ in range(SWEEPS if plan.trace < 1 else 0):
        net, loss = _fit_to(plan, inputs, rows, traced(plan.trace, net, rows), number)
    return net, loss


def _fit_to(plan: Plan, inputs: int, rows: Array, targets: Array, number: int) -> tuple[Net, float]:
    net = Net(inputs, plan, number)
    rng = np.random.default_rng((plan.seed, number))
    losses = []
    for epoch in range(plan.epochs):
        order = rng.permutation(len(rows))
        for at in range(0, len(order), BATCH):
            done = (epoch + at / len(order)) / plan.epochs
            rate = plan.rate * max(0.03, 1.0 - done)
            some = order[at : at + BATCH]
            x, y = rows[some, :inputs].astype(np.float32), targets[some].astype(np.float32)
            losses.append(net.learn(x, y[:, : net.seats], y[:, net.seats :] / POINTS_SCALE, rate))
    return net, float(np.mean(losses[-max(1, len(losses) // plan.epochs) :]))


def traced(trace: float, net: Net, rows: Array) -> Array:
    """What positions are fitted to: for each, how the same seat was judged after the next turn, mixed with what that
    position in turn is fitted to; at the end of a game, how it ended."""
    ended, last = rows[:, net.inputs : -1].astype(np.float32), rows[:, -1] > 0
    judged = np.empty_like(ended)
    for at in range(0, len(rows), BATCH):
        _, shares, points = net.outputs(rows[at : at + BATCH, : net.inputs].astype(np.float32))
        judged[at : at + BATCH] = np.concatenate([shares, points * POINTS_SCALE], axis=1)
    targets = np.empty_like(ended)
    for at in range(len(rows) - net.seats, -1, -net.seats):  # every seat's row of one position
        here, after = slice(at, at + net.seats), slice(at + net.seats, at + 2 * net.seats)
        targets[here] = ended[here] if last[at] else (1 - trace) * judged[after] + trace * targets[after]
    return targets


def joined(layers: list[Array], partner: Network) -> list[Array]:
    """The layers of a network with the units of both, whose outputs are means of theirs.

    Networks that learnt from games of different players err in different ways. One that is fitted to all those games
    instead has to tell the players apart, which a position does not say.
    """
    inward, bias, outward, bias_out = layers
    theirs = np.array(partner.outward).reshape(-1, partner.hidden)
    return [
        np.concatenate([inward, np.array(partner.inward).reshape(-1, partner.hidden)], axis=1),
        np.concatenate([bias, np.array(partner.bias)]),
        np.concatenate([(1 - PARTNER) * outward, PARTNER * theirs], axis=1),
        (1 - PARTNER) * bias_out + PARTNER * np.array(partner.bias_out),
    ]


def _write(
    plan: Plan, net: Net, partner: Network | None, path: Path, number: int, provenance: Mapping[str, Any]
) -> None:
    layers = joined(net.playing(), partner) if partner else net.playing()
    header = {
        "game": plan.game,
        "rules_version": registry.info(plan.game).rules_version,
        "seats": plan.seats,
        "inputs": net.inputs,
        "hidden": len(layers[1]),
        "ambition": plan.ambition,
        "provenance": {**provenance, "games": plan.games * (number + 1), "seed": plan.seed, "plan": asdict(plan)},
    }
    write_weights(path, header, [float(number) for layer in layers for number in layer.ravel()])


# Checking


def check(plan: Plan, weights: Path, number: int, workers: Workers) -> tuple[float, tuple[float, float]]:
    """One network against greedy others in fresh games, in every seat alike: its share, and the points of both."""
    if plan.check == 0:
        return 0.0, (0.0, 0.0)
    each = max(1, plan.check // plan.seats)
    jobs = [(plan, weights.read_bytes(), number, seat, each) for seat in range(plan.seats)]
    share, own, others = np.mean(np.array(_map(check_seat, jobs, workers)), axis=0)
    return float(share), (float(own), float(others))


def check_seat(job: tuple[Plan, bytes, int, int, int]) -> tuple[float, float, float]:
    plan, weights, number, seat, games = job
    start = registry.load(plan.game).open(plan.seats, plan.options)
    players: list[Bot] = [GreedyBot() for _ in range(plan.seats)]
    players[seat] = _looking(plan, weights)
    rows = play_games(start, vec[Bot](players), plan.seed + FRESH + number, 0, games)
    table = np.frombuffer(memoryview(rows), dtype=np.float64).reshape(games, -1)
    points, shares = table[:, 2::2].mean(axis=0), table[:, 3::2].mean(axis=0)
    others = [points[other] for other in range(plan.seats) if other != seat]
    return float(shares[seat]), float(points[seat]), float(np.mean(others))
