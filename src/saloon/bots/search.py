"""Information-set Monte Carlo tree search, for any game and any number of seats.

Every simulation begins with a new guess at what the seat cannot see, walks down one tree that all guesses share, and
ends at a position that it has hardly seen yet, which is judged. Each seat is taken to want the most for itself, so a
position has a worth for every seat. A move that is not possible in a guess is left out of that walk only. Draws that
all seats see lead to different positions; draws that somebody does not see lead to the same, because whoever does not
see them cannot play differently after them.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter, process_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.bots.bot import Bot, Sight
from saloon.bots.greedy import finish_turn
from saloon.bots.judge import Judge, appeal
from saloon.bots.looking import AHEAD, follow
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

CURIOSITY: Final = 0.5  # how much a move that was tried less often gains
SHARPNESS: Final = 16.0  # how much likelier a move is tried that looks better at once: e-fold for 1/16 of a share
FIRST_LOOK: Final = 16.0  # walks that a move's first look counts like: it has less luck in it than a walk
DEPTH: Final = 60  # decisions; a walk that long is judged where it stands
CHUNK: Final = 16  # simulations between two looks at the clock
EDGES: Final = 4096  # of a position, at most
SEQUENCES: Final = 268435399  # of draws between two decisions; a prime


@mypyc_attr(acyclic=True, native_class=True)
class Budget:
    """How long to think: so many simulations, or until the time is up if seconds are given; whichever ends first."""

    __slots__ = ("processor", "seconds", "simulations")

    def __init__(self, simulations: i64, seconds: float = 0.0, processor: bool = False) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.processor = processor  # seconds of the processor, not of the clock: to compare bots on a busy machine

    def clock(self) -> float:
        return process_time() if self.processor else perf_counter()


@mypyc_attr(acyclic=True, native_class=True)
class Node:
    """A position as the searching seat knows it. By move: what it looked worth at once, and what walks came to."""

    __slots__ = ("count", "edge", "first", "mover", "moves", "offered", "parent", "prior", "total", "visits")

    def __init__(self, mover: i64, parent: i64, edge: i64) -> None:
        self.mover = mover
        self.parent = parent
        self.edge = edge
        self.visits = 0.0
        self.moves = vec[i64]()
        self.first = vec[float]()
        self.prior = vec[float]()
        self.count = vec[float]()
        self.total = vec[float]()
        self.offered = vec[float]()

    def find(self, move: i64, hint: i64) -> i64:
        """Where the move stands, or -1. The hint is where it mostly does."""
        if hint < len(self.moves) and self.moves[hint] == move:
            return hint
        for i in range(len(self.moves)):
            if self.moves[i] == move:
                return i
        return -1

    def add(self, move: i64, first: float) -> None:
        self.moves = append(self.moves, move)
        self.first = append(self.first, first)
        self.prior = append(self.prior, exp(SHARPNESS * first))
        self.count = append(self.count, 0.0)
        self.total = append(self.total, 0.0)
        self.offered = append(self.offered, 0.0)

    def mean(self, i: i64) -> float:
        """What the move is worth to the mover, its first look included."""
        return (self.total[i] + FIRST_LOOK * self.first[i]) / (self.count[i] + FIRST_LOOK)

    def rank(self, i: i64) -> float:
        """How often it was tried, and between two tried alike how good it looks; worths are at most 1.2."""
        return self.count[i] + 0.4 * self.mean(i)


@mypyc_attr(acyclic=True, native_class=True)
class Choice:
    """What is known of a move: how often it was tried, the share of the victory and points it leads to."""

    __slots__ = ("error", "move", "points", "rank", "share", "visits")

    def __init__(self, move: i64, visits: float, share: float, error: float, points: float, rank: float) -> None:
        self.move = move
        self.visits = visits
        self.share = share
        self.error = error  # of the share: one standard error of its mean
        self.points = points
        self.rank = rank  # by which it is chosen


@mypyc_attr(native_class=True)
class Thought:
    """A search that can be asked at any time, and goes on for as long as it is let. The same sight, generator and
    number of simulations give the same answer."""

    def __init__(self, sight: Sight, judge: Judge, rng: Rng) -> None:
        self.sight = sight
        self.judge = judge
        self.rng = rng
        self.seat = sight.seat
        self.simulations: i64 = 0
        self.only: i64 = -1  # the move that every walk begins with; -1: the most promising one
        self.nodes: list[Node] = [Node(sight.seat, -1, -1)]
        self.children: dict[int, int] = {}  # by node, edge, draws and mover: see child()
        self.shares = vec[float]()  # by move at the root: sums of the seat's share, its square, and its points
        self.squares = vec[float]()
        self.points = vec[float]()

    # Thinking

    def ponder(self, budget: Budget) -> None:
        """Thinks until the budget ends, or nothing can change the choice any more."""
        began = budget.clock()
        first = self.simulations
        while self.simulations - first < budget.simulations:
            for _ in range(CHUNK):
                if self.simulations - first < budget.simulations:
                    self.simulate()
            left = budget.simulations - (self.simulations - first)
            if budget.seconds > 0.0:
                spent = budget.clock() - began
                if spent >= budget.seconds:
                    return
                pace = float(self.simulations - first) / (spent + 1e-9)
                still = pace * (budget.seconds - spent) + 1.0
                if still < float(left):
                    left = i64(still)
            if self.is_settled(float(left)):
                return

    def try_out(self, move: i64, simulations: i64) -> None:
        """So many more walks that begin with this move, to know it as well as the best one. Ask best() before."""
        self.only = move
        for _ in range(simulations):
            self.simulate()
        self.only = -1

    def is_settled(self, left: float) -> bool:
        """Whether the second can no longer catch up with the first."""
        root = self.nodes[0]
        most = 0.0
        second = 0.0
        for count in root.count:
            if count > most:
                second = most
                most = count
            elif count > second:
                second = count
        return len(root.moves) > 0 and most - second > left

    def simulate(self) -> None:
        """One walk from a new guess down the tree, and what it came to back up again."""
        self.simulations += 1
        state = self.sight.guess(self.rng)
        nodes = self.nodes
        path = vec[i64](capacity=16)
        edges = vec[i64](capacity=16)
        at: i64 = 0
        worths = vec[float]()
        while True:
            node = nodes[at]
            if len(node.moves) == 0 and node.visits == 0.0 and at > 0:
                node.visits = 1.0
                worths = self.judge_turn(state, node.mover)
                break
            moves = state.moves()
            self.look(node, state, moves)
            edge = self.select(node, moves) if at > 0 or self.only < 0 else node.find(self.only, 0)
            node.visits += 1.0
            path = append(path, at)
            edges = append(edges, edge)
            state.play(node.moves[edge])
            draws = self.draw(state)
            if state.turn == OVER or len(path) >= DEPTH:
                worths = self.judge_turn(state, node.mover)
                break
            at = self.child(at, edge, draws, state.turn)
        for i in range(len(path)):
            node = nodes[path[i]]
            node.count[edges[i]] += 1.0
            node.total[edges[i]] += appeal(worths, state.seats, node.mover)
        share = worths[self.seat]
        self.shares[edges[0]] += share
        self.squares[edges[0]] += share * share
        self.points[edges[0]] += worths[state.seats + self.seat]

    def look(self, node: Node, state: State, moves: vec[i64]) -> None:
        """One ply: every move that is new here is judged at once. What looks best at the root is followed."""
        begins = node.parent < 0 and len(node.moves) == 0
        for i in range(len(moves)):
            if node.find(moves[i], i) < 0 and len(node.moves) < EDGES:
                after = state.copy()
                after.play(moves[i])
                first = appeal(self.judge_turn(after, node.mover), state.seats, node.mover)
                node.add(moves[i], first)
                if node.parent < 0:
                    self.shares = append(self.shares, 0.0)
                    self.squares = append(self.squares, 0.0)
                    self.points = append(self.points, 0.0)
        if begins:
            node.first = follow(self.judge, state, node.moves, node.first, AHEAD, self.seat, self.rng.word())
            for i in range(len(node.moves)):
                node.prior[i] = exp(SHARPNESS * node.first[i])

    def judge_turn(self, state: State, mover: i64) -> vec[float]:
        """What the position is worth once the mover has ended its turn in a quick way: in between, nothing compares."""
        finish_turn(state, mover, self.rng)
        return self.judge.worths(state, self.seat)

    def select(self, node: Node, moves: vec[i64]) -> i64:
        """The move that promises most, or that was tried least for what it promises, of those possible now."""
        whole = 0.0
        for i in range(len(moves)):
            edge = node.find(moves[i], i)
            if edge >= 0:
                node.offered[edge] += 1.0
                whole += node.prior[edge]
        best: i64 = -1
        highest = 0.0
        for i in range(len(moves)):
            edge = node.find(moves[i], i)
            if edge >= 0:
                urge = CURIOSITY * node.prior[edge] / whole * sqrt(node.offered[edge]) / (1.0 + node.count[edge])
                worth = node.mean(edge) + urge
                if best < 0 or worth > highest:
                    best = edge
                    highest = worth
        return best

    def draw(self, state: State) -> i64:
        """Lets chance draw until somebody decides; returns a number for what everybody saw of it."""
        seen: i64 = 0
        while state.turn == CHANCE:
            public = True
            for seat in range(state.seats):
                if not state.seen_by(seat):
                    public = False
            draw = state.draw(self.rng)
            if public:
                seen = (seen * 613 + draw + 1) % SEQUENCES
            state.play(draw)
        return seen

    def child(self, at: i64, edge: i64, draws: i64, mover: i64) -> i64:
        key = int(((at * EDGES + edge) * SEQUENCES + draws) * 8 + mover)
        known = self.children.get(key, -1)
        if known >= 0:
            return known
        self.nodes.append(Node(mover, at, edge))
        self.children[key] = len(self.nodes) - 1
        return len(self.nodes) - 1

    # Asking

    def best(self) -> i64:
        """The move that was tried most; of those tried alike, the one that looks best."""
        root = self.nodes[0]
        best: i64 = 0
        for i in range(len(root.moves)):
            if root.rank(i) > root.rank(best):
                best = i
        return root.moves[best]

    def choices(self) -> list[Choice]:
        """All moves, the best first."""
        root = self.nodes[0]
        found: list[Choice] = []
        for i in range(len(root.moves)):
            count = root.count[i]
            if count > 0.0:
                share = self.shares[i] / count
                spread = self.squares[i] / count - share * share
                error = sqrt(spread / count) if spread > 0.0 and count > 1.0 else (0.0 if count > 1.0 else 0.5)
                found.append(Choice(root.moves[i], count, share, error, self.points[i] / count, root.rank(i)))
            else:
                found.append(Choice(root.moves[i], 0.0, root.first[i], 0.5, 0.0, root.rank(i)))
        found.sort(key=_rank, reverse=True)
        return found

    def line(self) -> list[tuple[int, int]]:
        """The moves that are expected, each with its seat, as far as they were tried more than once."""
        expected: list[tuple[int, int]] = []
        at: i64 = 0
        while at >= 0:
            node = self.nodes[at]
            best: i64 = -1
            for i in range(len(node.moves)):
                if best < 0 or node.rank(i) > node.rank(best):
                    best = i
            if best < 0 or node.count[best] < 2.0:
                break
            expected.append((int(node.mover), int(node.moves[best])))
            following: i64 = -1
            most = 0.0
            for k in range(at + 1, len(self.nodes)):
                other = self.nodes[k]
                if other.parent == at and other.edge == best and other.visits > most:
                    following = k
                    most = other.visits
            at = following
        return expected


def _rank(choice: Choice) -> float:
    return choice.rank


@mypyc_attr(acyclic=True, native_class=True)
class SearchBot(Bot):
    def __init__(self, judge: Judge, budget: Budget) -> None:
        self.judge = judge
        self.budget = budget

    def choose(self, sight: Sight, rng: Rng) -> i64:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        return think(sight, self.judge, self.budget, rng).best()


def think(sight: Sight, judge: Judge, budget: Budget, rng: Rng) -> Thought:
    thought = Thought(sight, judge, rng)
    thought.ponder(budget)
    return thought
