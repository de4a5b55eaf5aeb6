"""The search: repeatable, honest, can be asked at any time, and finds what is there to be found."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saloon.bots import Sight
from saloon.bots.judge import Judge
from saloon.bots.search import LEAST_LOOK_WEIGHT, Budget, think
from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State
from tests.bots.positions import middle_states

FEW = Budget(12)


class Pit(State):
    """Seat 0 takes (1) and wins, or waits (0); then seat 1 wins if its move is its secret, else seat 0."""

    def __init__(self, secret: int, turn: int = 0, gold: tuple[int, int] = (0, 0), truth: bool = True) -> None:
        super().__init__(2, turn)
        self._secret = secret
        self.gold = gold
        self.truth = truth

    @property
    def secret(self) -> int:
        assert not self.truth, "somebody looked at the truth"
        return self._secret

    def moves(self) -> vec[i64]:
        return vec[i64]([] if self.turn == OVER else [0, 1])

    def play(self, move: i64) -> None:
        if self.turn == 0 and move == 0:
            self.turn = 1
        elif self.turn == 0:
            self.gold, self.turn = (1, 0), OVER
        else:
            self.gold, self.turn = ((0, 2) if move == self.secret else (3, 0)), OVER

    def copy(self) -> Pit:
        return Pit(self._secret, self.turn, self.gold, self.truth)

    def guess(self, seat: i64, rng: Rng) -> Pit:
        return Pit(int(rng.below(2)), self.turn, self.gold, truth=False)

    def points(self, seat: i64) -> i64:
        return self.gold[seat]


class Blind(Pit):
    """One that makes no guesses, to show that the trap works."""

    def guess(self, seat: i64, rng: Rng) -> Pit:
        return self.copy()


def test_nothing_of_the_truth_is_read() -> None:
    """The true state raises when its secret is read; only guesses tell theirs."""
    thought = think(Sight(Pit(1), 0), Judge(), Budget(40), Rng(1))
    assert thought.best() == 1, "a sure win, against whatever the other makes of its secret"
    with pytest.raises(AssertionError, match="truth"):
        think(Sight(Blind(1, 1), 1), Judge(), Budget(4), Rng(1))


class Lottery(State):
    """Seat 0 takes 0, 1 or 2; then ten tickets are drawn from, and the game is over."""

    def __init__(self, turn: int = 0, taken: int = 0, drawn: int = 0) -> None:
        super().__init__(2, turn)
        self.taken = taken
        self.drawn = drawn

    def moves(self) -> vec[i64]:
        return vec[i64]({0: [0, 1, 2], CHANCE: list(range(10))}.get(int(self.turn), []))

    def weight(self, draw: i64) -> i64:
        return 1

    def play(self, move: i64) -> None:
        if self.turn == 0:
            self.taken, self.turn = int(move), CHANCE
        else:
            self.drawn, self.turn = int(move), OVER

    def copy(self) -> Lottery:
        return Lottery(int(self.turn), self.taken, self.drawn)

    def points(self, seat: i64) -> i64:
        return 0


class ByTicket(Judge):
    """The ticket decides nearly all, and what was taken a little."""

    def worths(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, Lottery)
        share = (state.drawn + 0.1 * state.taken) / 10.0
        return vec[float]([share, 1.0 - share, 0.0, 0.0])


def test_moves_are_compared_with_equal_luck() -> None:
    """Whatever is drawn is drawn after each of them: four guesses tell apart what luck would hide."""
    thought = think(Sight(Lottery(), 0), ByTicket(), Budget(1000), Rng(5))
    assert thought.best() == 2
    assert thought.simulations == 12, "three moves on four guesses"
    best = thought.choices()[0]
    assert best.error > 0.03, "what a move is worth is not known well"
    assert thought.error_between(2, 1) == pytest.approx(0.0, abs=1e-9), "but the difference is"
    for move in (0, 1):
        thought.try_out(move, 30)
    assert [choice.visits for choice in thought.choices()] == [4.0, 30.0, 30.0]
    assert thought.best() == thought.choices()[0].move == 2, "what is tried out does not change the choice"


class ByWhim(Judge):
    """Every ticket is good for some and bad for others of what can be taken."""

    def worths(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, Lottery)
        share = 0.5 + 0.039 * ((state.drawn + state.taken) % 3)
        return vec[float]([share, 1.0 - share, 0.0, 0.0])


def test_walks_count_less_the_more_luck_decides_them() -> None:
    """What a first look counts like follows from how much the differences of walks vary."""
    sure = think(Sight(Lottery(), 0), ByTicket(), Budget(12), Rng(5))
    assert sure.look_weight == LEAST_LOOK_WEIGHT, "walks with equal luck differ by what was taken alone"
    luck = think(Sight(Lottery(), 0), ByWhim(), Budget(60), Rng(0))
    assert luck.look_weight > 2 * LEAST_LOOK_WEIGHT, "walks differ by up to 0.078 of a share, either way"


class Circle(State):
    """Seats in turn take 0 or 1, twice each; greedy likes 1."""

    def __init__(self, seats: int, turn: int = 0, taken: tuple[int, ...] = ()) -> None:
        super().__init__(seats, turn)
        self.taken = taken

    def moves(self) -> vec[i64]:
        return vec[i64]([] if self.turn == OVER else [0, 1])

    def play(self, move: i64) -> None:
        self.taken += (int(move),)
        self.turn = OVER if len(self.taken) == 2 * self.seats else (self.turn + 1) % self.seats

    def copy(self) -> Circle:
        return Circle(int(self.seats), int(self.turn), self.taken)

    def guess(self, seat: i64, rng: Rng) -> Circle:
        return self.copy()

    def outlook(self, seat: i64) -> float:
        return float(self.taken_by(seat))

    def taken_by(self, seat: i64) -> int:
        return sum(self.taken[seat :: self.seats])


class Modest(Judge):
    """Likes whoever took little."""

    def worths(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, Circle)
        shares = [1.0 - 0.4 * state.taken_by(seat) for seat in range(state.seats)]
        return vec[float](shares + [0.0] * len(shares))


@pytest.mark.parametrize(("seats", "others"), [(4, 0), (5, 1)])
def test_at_tables_of_five_the_others_go_on_as_greedy_does(seats: int, others: int) -> None:
    """The seat itself plays as the judge looks at it; the line tells what the others are expected to do."""
    thought = think(Sight(Circle(seats), 0), Modest(), Budget(8), Rng(1))
    assert thought.line() == [(0, 0), *((seat, others) for seat in range(1, seats)), (0, 0)]


@pytest.mark.parametrize("game", registry.infos())
def test_hidden_things_do_not_change_a_thought(game: str) -> None:
    for number, state in enumerate(middle_states(game, 5)):
        seat = int(state.turn)
        thought = think(Sight(state, seat), Judge(), FEW, Rng(number))
        other = think(Sight(state.guess(seat, Rng(number, 7)), seat), Judge(), FEW, Rng(number))
        assert [(c.move, c.visits, c.share) for c in thought.choices()] == [
            (c.move, c.visits, c.share) for c in other.choices()
        ]
        assert thought.line() == other.line()


@pytest.mark.parametrize("game", registry.infos())
def test_a_thought_can_be_asked_at_any_time(game: str) -> None:
    """Every move with its visits, worth and error; the line begins with the choice; thinking on adds to it."""
    state = middle_states(game, 8)[0]
    position = registry.load(game).position(state)
    thought = think(Sight(state, int(state.turn)), Judge(), Budget(8), Rng(1))
    for simulations in (8, 40):
        thought.ponder(Budget(simulations - thought.simulations))
        choices = thought.choices()
        assert sorted(choice.move for choice in choices) == sorted(state.moves())
        assert sum(choice.visits for choice in choices) == thought.simulations <= simulations
        assert all(0.0 <= choice.share <= 1.0 and choice.error >= 0.0 for choice in choices)
        assert choices[0].move == thought.best()
        assert not thought.line() or thought.line()[0] == (int(state.turn), int(thought.best()))
    assert registry.load(game).position(state) == position, "thinking changed the table"


CHOICES = """
import json
from saloon.bots import Sight
from saloon.bots.judge import Judge
from saloon.bots.search import LEAST_LOOK_WEIGHT, Budget, think
from saloon.core import registry
from saloon.core.rng import Rng
from tests.bots.positions import middle_states
print(json.dumps([
    [[int(c.move), c.visits, c.share] for c in think(Sight(s, int(s.turn)), Judge(), Budget(16), Rng(n)).choices()]
    for game in registry.infos() for n, s in enumerate(middle_states(game, 4))
]))
"""


def test_compiled_and_plain_choose_alike() -> None:
    """Where the package is not compiled this compares it with itself."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", CHOICES],
            env=os.environ | {"SALOON_PLAIN": plain},
            capture_output=True,
            text=True,
            check=True,
        )
        for plain in ("", "1")
    ]
    first, second = (json.loads(run.stdout) for run in runs)
    assert first == second


def test_a_forced_end_is_worth_what_it_is() -> None:
    """At the end a worth is the share itself; every judge's shares add up to one."""
    for game in registry.infos():
        for state in middle_states(game, 6):
            worths = Judge().worths(state, state.turn)
            assert sum(worths[: int(state.seats)]) == pytest.approx(1.0)
        rng = Rng(1)
        while state.turn != OVER:
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        shares = [state.share(seat) for seat in range(state.seats)]
        assert list(Judge().worths(state, 0))[: int(state.seats)] == shares
        assert Judge().appeal(Judge().worths(state, 0), state.seats, shares.index(max(shares))) >= max(shares)


def test_draws_are_somebodys_turn() -> None:
    """acting() is a seat also while chance draws, in every game that ships with Saloon."""
    for game in registry.infos():
        state, rng = registry.load(game).open(2), Rng(3)
        drawn = 0
        while state.turn != OVER and drawn < 60:
            if state.turn == CHANCE:
                assert 0 <= state.acting() < state.seats
                drawn += 1
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        assert drawn > 10
