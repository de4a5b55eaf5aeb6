"""Learning: repeatable by its seed, and goes on where it stopped."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from saloon.arena.train import Net, Plan, Round, check, joined, read_curve, traced, train
from saloon.arena.workers import Here
from saloon.bots.judge import Judge, Learned
from saloon.bots.network import Network
from saloon.bots.weights import BadWeights, read_header, read_network
from saloon.core import registry
from saloon.core.refusal import BadOptions

TINY = Plan("go_west", 2, rounds=2, games=2, check=0, hidden=4, epochs=1, memory=2)


def learn(folder: Path, rounds: int) -> list[Round]:
    told: list[Round] = []
    train(replace(TINY, rounds=rounds), folder, Here(), {}, told.append)
    return told


def figures(rounds: list[Round]) -> list[tuple[int, int, float, float]]:
    return [(done.round, done.games, done.loss, done.share) for done in rounds]


def test_a_run_that_was_stopped_comes_to_the_same(tmp_path: Path) -> None:
    whole = learn(tmp_path / "whole", 2)
    stopped = learn(tmp_path / "parts", 1) + learn(tmp_path / "parts", 2)
    assert figures(whole) == figures(stopped) == figures(read_curve(tmp_path / "parts"))
    for name in ("latest.weights", "best.weights"):
        one, other = ((tmp_path / folder / name).read_bytes().partition(b"\n")[2] for folder in ("whole", "parts"))
        assert one == other
    provenance = read_header(tmp_path / "whole" / "best.weights")["provenance"]
    assert provenance["plan"]["game"] == "go_west"
    assert provenance["seed"] == 1
    with pytest.raises(BadOptions, match="hidden"):  # a folder keeps its plan
        train(replace(TINY, hidden=8), tmp_path / "whole", Here(), {}, lambda done: None)


def test_what_was_learnt_is_measured_on_fresh_games(tmp_path: Path) -> None:
    """In every seat alike, with seeds that nothing was learnt from."""
    learn(tmp_path, 1)
    share, (points, others) = check(replace(TINY, check=2), tmp_path / "latest.weights", 0, Here())
    assert 0.0 <= share <= 1.0
    assert points > 0
    assert others > 0


def test_a_network_can_play_the_first_games(tmp_path: Path) -> None:
    """Other games than greedy's, so another network; and a folder goes on only with the one it began with."""
    learn(tmp_path / "first", 1)
    first = (tmp_path / "first" / "latest.weights").read_bytes()
    train(replace(TINY, rounds=1), tmp_path / "next", Here(), {}, lambda done: None, first)
    assert (tmp_path / "next" / "latest.weights").read_bytes().partition(b"\n")[2] != first.partition(b"\n")[2]
    assert read_header(tmp_path / "next" / "latest.weights")["provenance"]["plan"]["start"] == sha256(first).hexdigest()
    with pytest.raises(BadOptions, match="start"):
        learn(tmp_path / "next", 2)
    with pytest.raises(BadWeights):
        train(TINY, tmp_path / "none", Here(), {}, lambda done: None, b"no weights")


def test_a_partner_judges_together_with_what_is_learnt(tmp_path: Path) -> None:
    """Three quarters of the points, and of the logarithms of chances, are the partner's; and a folder goes on only with
    the one it had."""
    nets = [Net(1, replace(TINY, hidden=hidden), 0) for hidden in (2, 3)]
    for net, number in zip(nets, (0.25, 0.75), strict=True):
        net.layers[2][...] = number
        net.layers[3][...] = [4 * number, 0, number, 2 * number]
        net.layers[4][...] = [[number, 0, 2 * number, number]]
    one, other = (network(net.playing()) for net in nets)
    both = network(joined(nets[0].playing(), other))
    for seen in (vec[float]([-2.0]), vec[float]([3.0])):
        judged = [list(judge.judge(seen, 0)) for judge in (one, other, both)]
        chances = [math.log(own / its) for own, its, *_ in judged]
        points = np.array(judged)[:, 2:]
        assert chances[2] == pytest.approx(0.25 * chances[0] + 0.75 * chances[1])
        assert points[2] == pytest.approx(0.25 * points[0] + 0.75 * points[1])
        assert chances[0] != pytest.approx(chances[1])
        assert points[0] != pytest.approx(points[1])
    learn(tmp_path / "partner", 1)
    partner = (tmp_path / "partner" / "latest.weights").read_bytes()
    weights = train(replace(TINY, rounds=1), tmp_path / "joined", Here(), {}, lambda done: None, partner=partner)
    header = read_header(weights)
    assert header["hidden"] == 2 * json.loads(partner.partition(b"\n")[0])["hidden"]
    assert header["provenance"]["plan"]["partner"] == sha256(partner).hexdigest()
    with pytest.raises(BadOptions, match="partner"):
        learn(tmp_path / "joined", 2)
    with pytest.raises(BadWeights):
        train(TINY, tmp_path / "none", Here(), {}, lambda done: None, partner=b"no weights")


def network(layers: list[Any]) -> Network:
    """Of two seats and one input."""
    inward, bias, outward, bias_out = (vec[float](layer.ravel().tolist()) for layer in layers)
    return Network(1, len(bias), 2, inward, bias, outward, bias_out)


def test_a_network_keeps_the_ambition_it_learnt_with(tmp_path: Path) -> None:
    """What a point of its own is worth besides the share and the lead stands in the file, and counts when it plays."""
    weights = train(replace(TINY, rounds=1, ambition=0.25), tmp_path, Here(), {}, lambda done: None)
    info, state = registry.info(TINY.game), registry.load(TINY.game).open(2)
    judge = Learned(read_network(weights, TINY.game, info.rules_version, 2, len(state.observe(0))))
    worths = vec[float]([0.5, 0.5, 10.0, 4.0])
    assert judge.appeal(worths, 2, 0) - Judge().appeal(worths, 2, 0) == pytest.approx(0.25 * 10.0)
    assert judge.appeal(worths, 2, 1) - Judge().appeal(worths, 2, 1) == pytest.approx(0.25 * 4.0)
    header, _, packed = weights.read_bytes().partition(b"\n")
    spoilt = json.dumps({**json.loads(header), "ambition": -1}).encode() + b"\n" + packed
    with pytest.raises(BadWeights, match="ambition"):
        read_network(spoilt, TINY.game, info.rules_version, 2, len(state.observe(0)))


def test_shares_can_follow_from_the_points(tmp_path: Path) -> None:
    """With a lead, the logarithms of two seats' chances differ by their points over it."""
    plan = replace(TINY, rounds=1, lead=10)
    weights = train(plan, tmp_path, Here(), {}, lambda done: None)
    state = registry.load(plan.game).open(2)
    network = read_network(weights, plan.game, registry.info(plan.game).rules_version, 2, len(state.observe(0)))
    own, other, own_points, other_points = network.judge(state.observe(0), 0)
    assert math.log(own / other) == pytest.approx((own_points - other_points) / 10, abs=0.05)
    assert abs(own_points - other_points) > 0.01


def test_a_position_answers_for_the_next_ones_of_its_own_game(tmp_path: Path) -> None:
    """With a trace: partly for how the position after it is judged, partly for what that answers for; the last one for
    how the game ended. Without one, every position answers for the end, and another network is learnt."""
    net = Net(1, replace(TINY, hidden=1), 0)
    for layer in net.layers:
        layer[...] = 0.0
    net.layers[4][0, 2:] = 0.01  # judges both seats to end with as many points as the only input says
    ends = [[1, 0, 40, 20], [0, 1, 20, 40]]  # of a game, as either seat sees it: shares, points
    first = [[number, *end, last] for number, last in ((10, 0), (30, 0), (50, 1)) for end in ends]
    second = [[number, 0.5, 0.5, 7, 7, last] for number, last in ((90, 0), (80, 1)) for _ in ends]
    targets = traced(0.5, net, np.array(first + second, np.float16))
    points = targets[:, 2:].tolist()
    assert points[4] == [40, 20]
    assert points[2] == [pytest.approx(0.5 * 50 + 0.5 * 40), pytest.approx(0.5 * 50 + 0.5 * 20)]
    assert points[0] == [pytest.approx(0.5 * 30 + 0.5 * 45), pytest.approx(0.5 * 30 + 0.5 * 35)]
    assert points[3] == points[2][::-1]  # the other seat's
    assert points[6] == [pytest.approx(0.5 * 80 + 0.5 * 7)] * 2
    assert targets[2, :2].tolist() == [pytest.approx(0.5 * 0.5 + 0.5 * 1), pytest.approx(0.5 * 0.5)]
    packed = []
    for trace in (1.0, 0.5):
        weights = train(replace(TINY, rounds=1, trace=trace), tmp_path / str(trace), Here(), {}, lambda done: None)
        packed.append(weights.read_bytes().partition(b"\n")[2])
    assert packed[0] != packed[1]
