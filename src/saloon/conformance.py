"""The laws that every game keeps, as tests that a new game gets for free.

    class TestMyGame(Conformance):
        game = MY_GAME
        gives = {"cannot-pay": give_coins}  # law 7, see Give

Needs the `test` extra (pytest, hypothesis).
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.vecs import vec

import saloon
from saloon.core import transcript
from saloon.core.game import Action, Attempt, Game, Json
from saloon.core.playout import playout, trace
from saloon.core.refusal import Refusal, Refused
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State
from saloon.core.table import Table

PROBES = range(-3, 300)  # numbers that moves() may or may not list
FAIRNESS_DRAWS = 4000
REFUSED_GAMES = 36  # whose refusals are tried out
TRIALS = 15  # of one reason; after that, the more often it was tried, the more rarely it is

seeds = st.integers(0, 2**32 - 1)
# The first choices are hypothesis's own, so that a failure shrinks to a short game; the seed makes the rest.
choices = st.lists(st.integers(0, 99), max_size=80)
law = settings(
    max_examples=30 if saloon.compiled() else 6,  # plain Python plays many times slower
    deadline=None,
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow, HealthCheck.data_too_large],
)

# Gives what a refusal says is missing. It gets a copy of the position, what was tried, the refusal, and how many less
# than needed to give; it answers with the changed position, or with None where that cannot be given. Amounts are taken
# from the refusal, never from the position, because they are on trial: if they are untrue it gives too little, and the
# action is refused as before, or too much, and the action is possible with one less.
Give = Callable[[Json, Action, Refusal, int], Json | None]


def whole(give: Callable[[Json, Action, Refusal], Json | None]) -> Give:
    """For what is there or not there, and cannot be given in part."""
    return lambda position, action, refusal, less: None if less else give(position, action, refusal)


class Conformance:
    game: ClassVar[Game[Any]]
    options: ClassVar[tuple[Mapping[str, Any], ...]] = ({},)  # the sets of options to play with
    plies: ClassVar[int] = 20_000  # a random game that lasts longer does not end
    rarity: ClassVar[int] = 1  # how much more rarely than in a small game the costly checks are made
    evidence: ClassVar[tuple[Path, ...]] = ()  # folders whose scenes and tests name the rule ids
    # By reason, for every reason that random games meet: how to give what is missing. None: nothing ever helps.
    gives: ClassVar[Mapping[str, Give | None]] = {}

    def opened(self, seed: int) -> tuple[int, Mapping[str, Any]]:
        """A number of seats and a set of options, chosen in turn by the seed."""
        tables = [(seats, options) for options in self.options for seats in self.game.info.seats]
        return tables[seed % len(tables)]

    def walk(self, seed: int, first: list[int]) -> Iterator[tuple[State, Rng]]:
        """A game in progress: every state up to the end, the same object each time."""
        state, rng = self.game.open(*self.opened(seed)), Rng(seed)
        state.telling = True
        for ply in range(self.plies):
            yield state, rng
            if state.turn == OVER:
                return
            moves = state.moves()
            if ply < len(first):
                state.play(moves[first[ply] % len(moves)])
            else:
                state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(moves))
        raise AssertionError(f"law 5: no end after {self.plies} plies, seed {seed}")

    def table(self, seed: int) -> Table:
        """A table played to its end."""
        seats, options = self.opened(seed)
        table = Table(self.game, [f"seat {n}" for n in range(seats)], options, seed=seed.to_bytes(32, "big"))
        rng = Rng(seed)
        while table.state.turn != OVER:
            move = rng.pick(table.state.moves())
            table.play(int(table.state.turn), self.game.action(table.state, int(move)))
        return table

    @law
    @given(seed=seeds)
    def test_law_1_same_transcript_same_state(self, seed: int) -> None:
        table = self.table(seed)
        text = table.transcript.write()
        again = transcript.parse(text)
        assert again.write() == text
        state = self.game.open(len(again.seats), again.options, again.rules)
        for entry in again.entries:
            state.play(self.game.move(state, entry.action))
        assert self.game.position(state) == self.game.position(table.state)
        assert self.game.scores(state) == self.game.scores(table.state)

    @law
    @given(seed=seeds, first=choices)
    def test_law_2_moves_are_what_play_accepts(self, seed: int, first: list[int]) -> None:
        for state, rng in self.walk(seed, first):
            moves = list(state.moves())
            assert len(set(moves)) == len(moves), "law 2: a move is listed twice"
            assert (state.turn == OVER) == (not moves), "law 2: moves() is empty exactly when the game is over"
            if rng.below(20 * self.rarity):  # checking every state of every game would take minutes
                continue
            before = self.game.position(state)
            actions = [self.game.action(state, int(move)) for move in moves]
            assert len({json.dumps(action, sort_keys=True) for action in actions}) == len(actions)
            probed = state.copy()
            for move in PROBES:
                if move in moves:
                    state.copy().play(move)
                else:
                    self.refused(probed, move)
            assert self.game.position(probed) == before, "law 2: a refused move changed something"
            for move, action in zip(moves, actions, strict=True):
                assert self.game.move(state, json.loads(json.dumps(action))) == move
            wrongs: list[Action] = [{}, {"do": "fly"}, {"do": 7}, {"do": None, "x": []}]
            for wrong in wrongs:
                refusal = self.game.why_not(state, wrong)
                assert refusal is not None
                assert refusal.rule
            assert self.game.position(state) == before

    def refused(self, state: State, move: int) -> None:
        with pytest.raises(Refused) as caught:  # law 2: play() accepts nothing that moves() does not list
            state.play(move)
        assert caught.value.refusal.rule, "law 2: a refusal names its rule"

    @law
    @given(seed=seeds, first=choices)
    def test_law_3_copies_and_positions(self, seed: int, first: list[int]) -> None:
        for state, rng in self.walk(seed, first):
            if rng.below(10 * self.rarity):
                continue
            before = self.game.position(state)
            playout(state.copy(), Rng(seed))
            assert self.game.position(state) == before, "law 3: a copy changed its original"
            # from_position refuses what the box cannot make, so this also says that nothing was lost or made
            again = self.game.from_position(json.loads(json.dumps(before)))
            assert self.game.position(again) == before
            assert again.turn == state.turn
            assert trace(again, seed) == trace(state, seed), "law 3: a position plays on like its original"

    @law
    @given(seed=seeds, first=choices)
    def test_law_4_views_tell_no_secrets(self, seed: int, first: list[int]) -> None:
        for state, rng in self.walk(seed, first):
            if rng.below(10 * self.rarity):
                continue
            for seat in range(state.seats):
                guess = state.guess(seat, rng)
                self.game.from_position(self.game.position(guess))
                view = self.game.view(state, seat)
                assert self.game.view(guess, seat) == view, "law 4: a guess has the same view"
                assert json.loads(json.dumps(view)) == view
                told = list(state.events)
                assert self.game.events(guess, seat, told) == self.game.events(state, seat, told)
                if state.turn == seat:
                    assert list(guess.moves()) == list(state.moves())

    @law
    @given(seed=seeds, first=choices)
    def test_law_4_bots_are_told_no_secrets_either(self, seed: int, first: list[int]) -> None:
        """observe() is the same for what a seat cannot tell apart, and a draw that it does not see tells it nothing."""
        lengths: set[int] = set()
        for state, rng in self.walk(seed, first):
            if state.turn >= 0:
                assert state.acting() == state.turn, "law 4: the seat that decides is the seat that acts"
            if rng.below(10 * self.rarity):
                continue
            for seat in range(state.seats):
                observed = list(state.observe(seat))
                lengths.add(len(observed))
                row = vec[float]([9.5] * (len(observed) + 2))  # 9.5: of what stood there before
                state.observe_into(seat, row, 1)
                assert list(row) == [9.5, *observed, 9.5], "law 4: both ways to observe are one"
                guess = state.guess(seat, rng)
                assert list(guess.observe(seat)) == observed, "law 4: an observation tells a secret"
                assert guess.knowledge(seat) == state.knowledge(seat)
                if state.turn == CHANCE and not state.seen_by(seat):
                    after = [state.copy(), state.copy()]
                    for copy in after:
                        copy.play(copy.draw(rng))
                    assert self.game.view(after[0], seat) == self.game.view(after[1], seat), "law 4: it was seen"
        assert len(lengths) <= 1, "law 4: observations of a table are equally long"

    @law
    @given(seed=seeds, first=choices)
    def test_law_5_every_game_ends(self, seed: int, first: list[int]) -> None:
        *_, (state, _) = self.walk(seed, first)
        shares = [state.share(seat) for seat in range(state.seats)]
        assert [state.standing(seat) for seat in range(state.seats)] == [state.points(n) for n in range(state.seats)]
        assert abs(sum(shares) - 1.0) < 1e-9, "law 5: the end has winners"
        assert [score["share"] for score in self.game.scores(state)] == shares
        points = [score["points"] for score in self.game.scores(state)]
        assert points == [state.points(seat) for seat in range(state.seats)]
        for score in self.game.scores(state):
            assert sum(item["points"] for item in score["items"]) == score["points"], "every point is for something"

    def test_law_6_every_rule_is_named(self) -> None:
        text = "\n".join(
            path.read_text(encoding="utf-8")
            for folder in self.evidence
            for path in sorted(folder.rglob("*"))
            if path.suffix in (".py", ".toml")
        )
        missing = [rule for rule in self.game.info.rules if not re.search(re.escape(rule) + r"(?!\d)", text)]
        assert not missing, f"law 6: no scene or test names {missing}"

    @law
    @given(seed=seeds, first=choices)
    def test_law_7_an_attempt_is_a_move_or_refused(self, seed: int, first: list[int]) -> None:
        for state, rng in self.walk(seed, first):
            if state.turn < 0 or rng.below(5 * self.rarity):
                continue
            attempts = self.game.attempts(state)
            possible = [attempt.move for attempt in attempts if attempt.possible]
            assert possible == list(state.moves()), "law 7: what is possible is what moves() lists, in the same order"
            actions = {json.dumps(attempt.action, sort_keys=True) for attempt in attempts}
            assert len(actions) == len(attempts), "law 7: no two attempts read the same"
            for attempt in attempts:
                self.check_attempt(state, attempt)

    def check_attempt(self, state: State, attempt: Attempt) -> None:
        action: Action = json.loads(json.dumps(attempt.action))
        assert attempt.elements, "law 7: an attempt has a place on the board"
        assert json.loads(json.dumps(attempt.figures)) == attempt.figures
        assert not set(attempt.figures) & set(action), "law 7: figures add to the action, they do not repeat it"
        if attempt.possible:
            assert self.game.move(state, action) == attempt.move
            return
        refusal = attempt.refusal
        assert self.game.why_not(state, action) == refusal, "law 7: asking again gives the same reason"
        assert refusal.rule in (*self.game.info.rules, "table"), f"law 7: no rule {refusal.rule}"
        assert json.loads(json.dumps(refusal.params)) == refusal.params

    def test_law_7_refusals_are_true(self) -> None:
        """Tried out: what a refusal says is missing, given, makes the action possible, or refused for another reason.

        One less is not enough. The games are always the same ones, so a reason that is met stays met.
        """
        met: Counter[str] = Counter()
        for seed in range(REFUSED_GAMES):
            for state, rng in self.walk(seed, []):
                if state.turn < 0 or rng.below(self.rarity):
                    continue
                for attempt in self.game.attempts(state):
                    if not attempt.possible and not rng.below(1 + (met[attempt.refusal.reason] // TRIALS) ** 2):
                        met[attempt.refusal.reason] += self.try_out(state, attempt)
        unknown = sorted(set(met) - set(self.gives))
        assert not unknown, f"law 7: `gives` does not say what helps against {unknown}"
        unmet = sorted(reason for reason in self.gives if not met[reason])
        assert not unmet, f"law 7: no game met {unmet}, or `gives` could never give it"

    def try_out(self, state: State, attempt: Attempt) -> bool:
        """Whether it could be tried out here. Where nothing ever helps there is nothing to try."""
        refusal, give = attempt.refusal, self.gives.get(attempt.refusal.reason)
        if give is None:
            return True
        whys = []
        position = json.dumps(self.game.position(state))
        for less in (0, 1):
            given_to = give(json.loads(position), attempt.action, refusal, less)
            whys.append(given_to and self.why_not_there(given_to, attempt.action))
        enough, too_little = whys
        if enough is None:
            return False
        same = (refusal.rule, refusal.reason)
        assert enough != same, f"law 7: {attempt.action} is refused as before, with all that {refusal} says is missing"
        assert too_little in (None, same), f"law 7: {attempt.action} asks for less than {refusal} says"
        return True

    def why_not_there(self, position: Json, action: Action) -> tuple[str, str]:
        """The rule and reason, both empty if the action is possible."""
        refusal = self.game.why_not(self.game.from_position(position), action)
        return ("", "") if refusal is None else (refusal.rule, refusal.reason)

    def test_draws_are_fair(self) -> None:
        """draw() gives what outcomes() says: each draw about as often as its weight."""
        kinds = 0
        for state, rng in self.walk(1, []):
            if state.turn != CHANCE or rng.below(5):
                continue
            outcomes = dict(state.outcomes())
            assert list(outcomes) == list(state.moves())
            assert min(outcomes.values()) > 0
            total = sum(outcomes.values())
            counts = dict.fromkeys(outcomes, 0)
            for _ in range(FAIRNESS_DRAWS):
                counts[state.draw(rng)] += 1
            for draw, weight in outcomes.items():
                expected = FAIRNESS_DRAWS * int(weight) / int(total)
                assert abs(counts[draw] - expected) < 6 * expected**0.5, f"draw {draw}: {counts[draw]}, not {expected}"
            kinds += 1
            if kinds == 5:
                return
