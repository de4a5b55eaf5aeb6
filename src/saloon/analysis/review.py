"""The analysis of a game: what each decision gave away, and what each draw gave.

A decision is searched from what its seat knew at the time. It gives away the share of the victory by which the move
that was played is worth less than the best one. Where the same seat decides again before anything is drawn, that move
is worth what the search of the next decision says: it sees more of what the rest of the turn still brings. A draw is
lucky for a seat by the share that it is worth more than all possible draws on average. Both are small numbers, and over
a game they add up:

    final share - fair share = skill + luck + others' doing

Skill is what the seat's own decisions gave away, so at most 0; luck is that of all draws, 0 on average. What is left
is the others' doing: what they gave away or took, and what the judgement did not foresee.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import exp
from typing import Any

from saloon.analysis.hint import Expected, Worth, expected, worth
from saloon.bots import Sight
from saloon.bots.greedy import finish_turn
from saloon.bots.judge import Judge
from saloon.bots.levels import judge_for
from saloon.bots.search import Budget, Choice, Thought
from saloon.core.game import Action, Game
from saloon.core.rng import Rng
from saloon.core.state import OVER, State
from saloon.core.transcript import Transcript, open_table, steps

DEPTHS = {"quick": 30, "usual": 200, "deep": 1000}  # simulations a decision
LONG = 550  # plies: of a game that has more, decisions are thought about less, in proportion
SAMPLES = 4  # ways in which a turn goes on after a draw, the same ones for every possible draw
TURNING_POINTS = 3
SHARPNESS = 8.0  # of accuracy: a decision that gives away an eighth of the victory counts e times less


class Mark(StrEnum):
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# A decision has the first mark whose share is more than it gave away.
MARKS = ((0.005, Mark.BEST), (0.02, Mark.GOOD), (0.05, Mark.INACCURACY), (0.12, Mark.MISTAKE), (2.0, Mark.BLUNDER))
ERRORS = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)


@dataclass(frozen=True)
class Compared:
    """A move beside the best one."""

    played: Worth
    best: Worth
    error: float  # one standard error of the difference between their shares

    @property
    def lost(self) -> float:
        """What it gave away for sure."""
        if self.played.move == self.best.move:
            return 0.0
        return max(0.0, self.best.share - self.played.share - self.error)

    @property
    def mark(self) -> Mark:
        return mark_of(self.lost)


@dataclass(frozen=True)
class Decision(Compared):
    """A choice between several moves. Where there was only one move there was nothing to decide."""

    ply: int
    seat: int
    line: list[Expected]  # how the game might have gone on with the best move
    shares: list[float]  # what every seat could expect before it

    def as_json(self) -> dict[str, Any]:
        return {
            "ply": self.ply, "seat": self.seat, "played": self.played.as_json(), "best": self.best.as_json(),
            "error": self.error, "line": [move.as_json() for move in self.line],
            "lost": self.lost, "mark": str(self.mark), "shares": self.shares,
        }  # fmt: skip


@dataclass(frozen=True)
class Draw:
    ply: int
    action: Action
    luck: list[float]  # for every seat
    shares: list[float]  # what every seat could expect after it

    def as_json(self) -> dict[str, Any]:
        return {"ply": self.ply, "action": self.action, "luck": self.luck, "shares": self.shares}


@dataclass
class Account:
    """What became of a seat's fair share. It adds up exactly."""

    seat: int
    fair: float
    final: float
    skill: float
    error: float  # one standard error of skill
    luck: float
    accuracy: float | None  # in percent; None: it had nothing to decide
    marks: dict[str, int] = field(default_factory=dict)
    turning_points: list[int] = field(default_factory=list)  # plies

    @property
    def others(self) -> float:
        return self.final - self.fair - self.skill - self.luck

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat, "fair": self.fair, "final": self.final, "skill": self.skill, "error": self.error,
            "luck": self.luck, "others": self.others, "accuracy": self.accuracy, "marks": self.marks,
            "turning_points": self.turning_points,
        }  # fmt: skip


@dataclass
class Review:
    """As far as it has come: run through plies() to go on."""

    transcript: Transcript
    simulations: int = DEPTHS["usual"]  # a decision, in a game that is not long; 0: only the draws are looked at
    seed: int = 1
    decisions: list[Decision] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)  # what every seat can expect where it has come; at the end: has

    @property
    def effort(self) -> int:
        """Simulations a decision: a long game takes no longer than one of LONG plies, whose search costs the same."""
        return self.simulations * LONG // max(LONG, len(self.transcript.entries))

    def plies(self, first: int = 0, last: int | None = None) -> Iterator[int]:
        """Analyses ply after ply, up to but not including the last; yields how many are done. Each is analysed for
        itself: what others can do elsewhere. Raises BadTranscript where it cannot be played."""
        game, before = open_table(self.transcript)
        seats = int(before.seats)
        self.shares = [] if first else [1.0 / seats] * seats
        judge = judge_for(self.transcript.game, before)
        searches = Searches(judge, self.effort, self.seed)
        for ply, (entry, state) in enumerate(steps(self.transcript), start=-1):
            if ply == last:
                return
            if entry is not None and ply >= first:
                move = game.move(before, entry.action)
                if entry.seat is None:
                    self.add_draw(ply, entry.action, before, move, judge, rng_at(self.seed, ply))
                elif self.effort and len(before.moves()) > 1:
                    self.add_decision(game, ply, before, move, searches)
                yield ply + 1
            before = state.copy()
        if before.turn == OVER:
            self.shares = [before.share(seat) for seat in range(seats)]

    def add(self, part: Review) -> None:
        """Takes what another found in the plies that follow."""
        self.decisions += part.decisions
        self.draws += part.draws
        self.shares = part.shares or self.shares

    def add_decision(self, game: Game[Any], ply: int, state: State, move: int, searches: Searches) -> None:
        seat = int(state.turn)
        thought = searches.at(ply, state)
        best = int(thought.best())
        line = expected(game, thought.sight.guess(thought.rng), thought, thought.rng)
        again = decides_again(state, move) if move != best else None
        error = compare(thought, best, move if again is None else best, least_guesses(self.effort))
        known = {int(choice.move): choice for choice in thought.choices()}
        self.shares = apportioned(known[best].share, seat, shares_after_turn(state, seat, searches.judge, thought.rng))
        played = worth(game, state, known[move])
        if again is not None:
            later, plies = again
            sure = best_choice(searches.at(ply + plies, later))
            played = replace(played, share=sure.share, error=sure.error, points=sure.points)
            error = sure.error + known[best].error
        self.decisions.append(Decision(played, worth(game, state, known[best]), error, ply, seat, line, self.shares))

    def add_draw(self, ply: int, action: Action, state: State, drawn: int, judge: Judge, rng: Rng) -> None:
        outcomes = state.outcomes()
        whole = sum(int(weight) for _, weight in outcomes)
        seeds = [int(rng.word()) for _ in range(SAMPLES)]
        worths = {int(draw): shares_after_draw(state, int(draw), judge, seeds) for draw, _ in outcomes}
        self.shares = worths[drawn]
        luck = [
            share - sum(int(weight) * worths[int(draw)][seat] for draw, weight in outcomes) / whole
            for seat, share in enumerate(self.shares)
        ]
        self.draws.append(Draw(ply, action, luck, self.shares))

    def accounts(self) -> list[Account]:
        return [self.account(seat) for seat in range(len(self.transcript.seats))]

    def account(self, seat: int) -> Account:
        own = [decision for decision in self.decisions if decision.seat == seat]
        kept = [exp(-SHARPNESS * decision.lost) for decision in own]
        swings = [(decision.lost, decision.ply) for decision in own]
        swings += [(abs(draw.luck[seat]), draw.ply) for draw in self.draws]
        turning = sorted(swings, reverse=True)[:TURNING_POINTS]
        return Account(
            seat,
            fair=1.0 / len(self.transcript.seats),
            final=self.shares[seat],
            skill=-sum(decision.lost for decision in own),
            error=sum(decision.error**2 for decision in own if decision.lost) ** 0.5,
            luck=sum(draw.luck[seat] for draw in self.draws),
            accuracy=100.0 * sum(kept) / len(kept) if kept else None,
            marks={str(mark): sum(decision.mark is mark for decision in own) for mark in Mark},
            turning_points=sorted(ply for swing, ply in turning if swing > 0.0),
        )

    def rows(self) -> dict[str, Any]:
        """What was found, for read_rows()."""
        return {
            "decisions": [decision.as_json() for decision in self.decisions],
            "draws": [draw.as_json() for draw in self.draws],
            "shares": self.shares,
        }

    def read_rows(self, found: dict[str, Any]) -> None:
        """Takes over what another review of the same game found in later plies."""
        self.decisions += map(read_decision, found["decisions"])
        self.draws += [Draw(row["ply"], row["action"], row["luck"], row["shares"]) for row in found["draws"]]
        self.shares = found["shares"] or self.shares  # where there was nothing to decide or draw it found none

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.transcript.game, "seats": self.transcript.seats, "plies": len(self.transcript.entries),
            "simulations": self.simulations, "seed": self.seed,
            "accounts": [account.as_json() for account in self.accounts()],
            **self.rows(),
        }  # fmt: skip


class Searches:
    """The searches of a game's decisions. Its own ply may ask for one, and the ply before: the last one is kept."""

    def __init__(self, judge: Judge, simulations: int, seed: int) -> None:
        self.judge = judge
        self.simulations = simulations
        self.seed = seed
        self.kept: tuple[int, Thought] | None = None

    def at(self, ply: int, state: State) -> Thought:
        """For the seat in turn. The same for a ply, whoever asks first."""
        if self.kept is None or self.kept[0] != ply:
            thought = Thought(Sight(state, int(state.turn)), self.judge, rng_at(self.seed, ply))
            thought.ponder(Budget(self.simulations))
            thought.try_out(thought.best(), least_guesses(self.simulations))
            self.kept = ply, thought
        return self.kept[1]


def rng_at(seed: int, ply: int) -> Rng:
    return Rng(seed * 1_000_003 + ply)


def compare(thought: Thought, best: int, move: int, least: int) -> float:
    """Tries both moves on the same guesses, so many at least; returns one standard error of their difference."""
    guesses = max(thought.tried(best), least)
    for each in (best, move):
        thought.try_out(each, guesses)
    return thought.error_between(best, move)


def least_guesses(simulations: int) -> int:
    """On which the moves that matter are tried, by a search of so many simulations."""
    return max(2, simulations // 8)


def best_choice(thought: Thought) -> Choice:
    best = thought.best()
    return next(choice for choice in thought.choices() if choice.move == best)


def decides_again(state: State, move: int) -> tuple[State, int] | None:
    """Where the seat decides next, and how many plies later, if nothing is drawn and nobody else decides before."""
    after = state.copy()
    after.play(move)
    plies = 1
    while after.turn == state.turn:
        moves = after.moves()
        if len(moves) > 1:
            return after, plies
        after.play(moves[0])
        plies += 1
    return None


def mark_of(lost: float) -> Mark:
    return next(mark for limit, mark in MARKS if lost < limit)


def read_decision(row: dict[str, Any]) -> Decision:
    line = [Expected(**move) for move in row["line"]]
    played, best = Worth(**row["played"]), Worth(**row["best"])
    error = row.get("error", played.error + best.error)  # the analyses of earlier versions knew each by itself
    return Decision(played, best, error, row["ply"], row["seat"], line, row["shares"])


def review_part(job: tuple[Transcript, int, int, int, int]) -> Review:
    """The plies from first to last - 1 of a transcript, by so many simulations and this seed."""
    transcript, simulations, seed, first, last = job
    part = Review(transcript, simulations, seed)
    for _ in part.plies(first, last):
        pass
    return part


def shares_after_draw(state: State, draw: int, judge: Judge, seeds: list[int]) -> list[float]:
    """What every seat can expect once this was drawn, by what it knows itself, on average over ways to go on."""
    sums = [0.0] * int(state.seats)
    for seed in seeds:
        after = state.copy()
        after.play(draw)
        for seat, share in enumerate(shares_after_turn(after, int(state.acting()), judge, Rng(seed))):
            sums[seat] += share
    return [share / len(seeds) for share in sums]


def shares_after_turn(state: State, seat: int, judge: Judge, rng: Rng) -> list[float]:
    """By what each seat knows, once the turn of this one has ended in a quick way: in between, nothing compares."""
    after = state.copy()
    finish_turn(after, seat, rng)
    shares = [float(judge.worths(after, other)[other]) for other in range(int(state.seats))]
    whole = sum(shares)
    return [share / whole for share in shares] if whole > 0.0 else [1.0 / len(shares)] * len(shares)


def apportioned(share: float, seat: int, judged: list[float]) -> list[float]:
    """The seat has this share, the others what is left, as they were judged against each other."""
    rest = 1.0 - judged[seat]
    even = 1.0 / (len(judged) - 1)
    return [
        share if other == seat else (1.0 - share) * (judged[other] / rest if rest > 0.0 else even)
        for other in range(len(judged))
    ]
