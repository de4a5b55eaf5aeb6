"""The analysis tells the truth: it finds what was done badly on purpose, luck cancels out, and the accounts agree."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from saloon import bots
from saloon.analysis.review import ERRORS, LONG, Decision, Draw, Mark, Review
from saloon.bots import Sight
from saloon.bots.levels import judge_for
from saloon.bots.search import Budget, Thought
from saloon.core import registry, transcript
from saloon.core.rng import Rng
from saloon.core.state import OVER
from saloon.core.table import Table
from saloon.core.transcript import Transcript

RECORDED = Path(__file__).parents[1] / "transcripts"
CAREFUL = 400  # simulations by which a move is known to be bad


def recorded(game: str, name: str, plies: int | None = None) -> Transcript:
    whole = transcript.parse((RECORDED / game / f"{name}.jsonl").read_text(encoding="utf-8"))
    if plies is not None:
        whole.entries, whole.seed = whole.entries[:plies], None
    return whole


def reviewed(written: Transcript, simulations: int = 60, seed: int = 1) -> Review:
    review = Review(written, simulations, seed)
    assert list(review.plies()) == list(range(1, len(written.entries) + 1))
    return review


def worst_move(table: Table, seat: int) -> tuple[int, float]:
    """The move that is worth least, and how much less than the best."""
    thought = Thought(Sight(table.state, seat), judge_for(table.game.info.name, table.state), Rng(table.ply))
    thought.ponder(Budget(CAREFUL))
    best = next(choice for choice in thought.choices() if choice.move == thought.best())
    for move in table.state.moves():
        thought.try_out(move, CAREFUL // 10)
    worst = min(thought.choices(), key=lambda choice: choice.share)
    return int(worst.move), best.share - worst.share


def blundered(seed: int, wanted: int, blunderer: int) -> tuple[Transcript, list[int]]:
    """A game of greedy bots, up to where one has played so many moves that cost a fifth of the victory."""
    game = registry.load("go_west")
    table = Table(game, ["greedy", "greedy"], seed=seed.to_bytes(32, "big"))
    greedy = bots.make("greedy")
    plies: list[int] = []
    while table.state.turn != OVER and len(plies) < wanted:
        seat = int(table.state.turn)
        move = int(greedy.choose(Sight(table.state, seat), Rng(table.ply)))
        if seat == blunderer and len(table.state.moves()) > 3 and table.ply % 2 == 0:
            worst, lost = worst_move(table, seat)
            if lost > 0.2:
                move = worst
                plies.append(table.ply)
        table.play(seat, game.action(table.state, move))
    return table.transcript, plies


def test_blunders_on_purpose_are_found() -> None:
    written, plies = blundered(seed=5, wanted=3, blunderer=1)
    assert len(plies) == 3
    review = reviewed(written, simulations=150)
    found = {decision.ply: decision.mark for decision in review.decisions}
    assert all(found[ply] in (Mark.MISTAKE, Mark.BLUNDER) for ply in plies)
    assert sum(found[ply] is Mark.BLUNDER for ply in plies) >= 2
    honest, blunderer = review.accounts()
    assert set(blunderer.turning_points) <= set(plies)
    assert blunderer.skill < honest.skill - 0.4


def in_order(review: Review) -> list[Decision | Draw]:
    rows: list[Decision | Draw] = [*review.decisions, *review.draws]
    return sorted(rows, key=lambda row: row.ply)


def during_others(review: Review, seat: int) -> list[tuple[float, float]]:
    """Between two decisions of the seat: what it could expect more, but for luck, and what the others gave away."""
    found, given, luck = [], 0.0, 0.0
    left: float | None = None
    for row in in_order(review):
        if isinstance(row, Draw):
            luck += row.luck[seat]
        elif row.seat != seat:
            given += row.lost
        else:
            if left is not None:
                found.append((row.best.share - left - luck, given))
            left, given, luck = row.played.share, 0.0, 0.0
    return found


def greedy_game(seed: int) -> Transcript:
    game = registry.load("go_west")
    table = Table(game, ["greedy", "greedy"], seed=seed.to_bytes(32, "big"))
    greedy = bots.make("greedy")
    while table.state.turn != OVER:
        seat = int(table.state.turn)
        table.play(seat, game.action(table.state, int(greedy.choose(Sight(table.state, seat), Rng(table.ply)))))
    return table.transcript


def test_what_one_gives_away_the_other_is_given() -> None:
    """At tables of two, turn by turn: what the searches of one seat find lost, those of the other find won. In a single
    game they differ by a quarter, so several are added up."""
    turns: list[tuple[float, float]] = []
    for seed in range(6):
        review = reviewed(greedy_game(seed), simulations=80)
        turns += during_others(review, 0) + during_others(review, 1)
    gained, given = (sum(column) for column in zip(*(turn for turn in turns if turn[1] > 0.03), strict=True))
    assert given > 9.0
    assert gained == pytest.approx(given, rel=0.2)
    quiet = [gain for gain, gift in turns if gift == 0.0]
    assert abs(sum(quiet) / len(quiet)) < 0.01


def test_accounts_add_up() -> None:
    review = reviewed(recorded("go_west", "two-greedy"), simulations=20)
    first, second = review.accounts()
    assert (first.final, second.final) == (0.0, 1.0)
    for account in (first, second):
        assert account.fair + account.skill + account.luck + account.others == pytest.approx(account.final, abs=1e-12)
        assert account.skill < 0.0
    assert first.luck == pytest.approx(-second.luck, abs=1e-9)


def test_what_the_rest_of_a_turn_wins_back_is_not_given_away() -> None:
    """A move after which the seat decides again, before anything is drawn, is worth what is found there."""
    review = reviewed(recorded("go_west", "two-greedy", plies=120), simulations=40)
    follows = {row.ply: after for row, after in pairwise(in_order(review))}
    went_on = 0
    for decision in review.decisions:
        after = follows.get(decision.ply)
        if decision.played.move == decision.best.move:
            assert decision.played == decision.best
        elif isinstance(after, Decision) and after.seat == decision.seat:
            assert (decision.played.share, decision.played.error) == (after.best.share, after.best.error)
            went_on += 1
    assert went_on > 10


@pytest.mark.parametrize(
    ("game", "plies", "simulations"), [("go_west", 110, 100), ("gold_rush", 70, 60), ("great_western_trail", 90, 60)]
)
def test_two_runs_agree_within_their_errors(game: str, plies: int, simulations: int) -> None:
    written = recorded(game, "two-greedy", plies)
    one, other = (reviewed(written, simulations, seed) for seed in (1, 2))
    assert len(one.decisions) == len(other.decisions) > 20
    far = [
        a.ply
        for a, b in zip(one.decisions, other.decisions, strict=True)
        if abs(a.best.share - b.best.share) > 2 * hypot(a.best.error, b.best.error) + 1e-9
    ]
    assert len(far) <= len(one.decisions) // 6, "beyond two standard errors: one in twenty is expected"
    for a, b in zip(one.accounts(), other.accounts(), strict=True):
        assert abs(a.skill - b.skill) <= 2 * hypot(a.error, b.error)


def test_luck_is_nothing_on_average() -> None:
    """Over games of equal bots, within three standard errors."""
    game = registry.load("go_west")
    lucks = []
    for seed in range(12):
        table = Table(game, ["random", "random"], seed=seed.to_bytes(32, "big"))
        rng = Rng(seed)
        while table.state.turn != OVER:
            table.play(int(table.state.turn), game.action(table.state, int(rng.pick(table.state.moves()))))
        lucks.append(reviewed(table.transcript, simulations=0).accounts()[0].luck)
    mean = sum(lucks) / len(lucks)
    error = (sum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1) / len(lucks)) ** 0.5
    assert 0.0 < error < 0.1
    assert abs(mean) < 3 * error


@pytest.mark.parametrize(("game", "name"), [("gold_rush", "two-greedy"), ("great_western_trail", "solo-medium")])
def test_any_game_can_be_analysed(game: str, name: str) -> None:
    review = reviewed(recorded(game, name, plies=60), simulations=20)
    assert review.draws
    assert review.decisions
    assert sum(review.shares) == pytest.approx(1.0)
    for draw in review.draws:
        assert sum(draw.shares) == pytest.approx(1.0)


def test_a_long_game_is_thought_about_less_in_proportion() -> None:
    """So that a game with twice the plies is analysed in the time that there is for it."""
    written = recorded("great_western_trail", "four-greedy-beginner")
    assert len(written.entries) == 1170
    whole = Review(written, 40, seed=3)
    assert (whole.effort, Review(written, 200).effort) == (40 * LONG // 1170, 200 * LONG // 1170) < (40, 200)
    part = Review(recorded("great_western_trail", "four-greedy-beginner", 320), whole.effort, seed=3)
    assert part.effort == part.simulations
    for review in (whole, part):
        assert list(review.plies(300, 320))[-1] == 320
    assert whole.decisions == part.decisions != []


def test_marks_follow_what_was_given_away() -> None:
    review = reviewed(recorded("go_west", "two-greedy", plies=80), simulations=40)
    for account in review.accounts():
        own = [decision for decision in review.decisions if decision.seat == account.seat]
        assert sum(account.marks.values()) == len(own)
        assert account.skill == -sum(decision.lost for decision in own)
        assert (account.accuracy == 100.0) == (account.skill == 0.0)
    for decision in review.decisions:
        assert (decision.lost >= 0.02) == (decision.mark in ERRORS)
