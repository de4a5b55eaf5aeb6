"""An attempt at a position: how much it gives away, and what the best move brings that it does not, item by item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saloon.analysis.hint import worth
from saloon.analysis.review import Compared, compare, least_guesses
from saloon.bots import Sight
from saloon.bots.greedy import finish_turn
from saloon.bots.judge import Judge
from saloon.bots.search import Budget, Thought
from saloon.core.game import Game, Json
from saloon.core.json_lines import dump
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

TURNS = 60  # of all seats, at most, until the seat's next turn


@dataclass(frozen=True)
class Tried(Compared):
    gains: list[Json]  # itemised scores: what only the best move brings, less what only the other one does

    def as_json(self) -> Json:
        return {
            "played": self.played.as_json(), "best": self.best.as_json(), "error": self.error, "lost": self.lost,
            "mark": str(self.mark), "gains": self.gains,
        }  # fmt: skip


def try_move(
    game: Game[Any], state: State, move: int, judge: Judge, simulations: int, rng: Rng, solution: int | None = None
) -> Tried:
    """For the seat in turn, from what it knows. solution: the best move, where a longer search has found it before."""
    seat = int(state.turn)
    sight = Sight(state, seat)
    thought = Thought(sight, judge, rng)
    thought.ponder(Budget(simulations))
    best = int(thought.best()) if solution is None else solution
    error = compare(thought, best, move, least_guesses(simulations))
    known = {int(choice.move): choice for choice in thought.choices()}
    gains = [] if move == best else difference(game, sight.guess(rng), seat, best, move, int(rng.word()))
    return Tried(worth(game, state, known[move]), worth(game, state, known[best]), error, gains)


def difference(game: Game[Any], guess: State, seat: int, better: int, other: int, luck: int) -> list[Json]:
    """What the seat's points are for after each of the two moves, once its next turn has ended too, compared.

    Both go on alike, in a quick way and with the same luck: an example, not a mean.
    """
    after = [_items(game, _played_on(guess, seat, move, luck), seat) for move in (better, other)]
    found = []
    for key in dict.fromkeys((*after[0], *after[1])):
        points = after[0].get(key, {}).get("points", 0) - after[1].get(key, {}).get("points", 0)
        if points:
            found.append({**(after[0].get(key) or after[1][key]), "points": points})
    return found


def _played_on(guess: State, seat: int, move: int, luck: int) -> State:
    state, rng = guess.copy(), Rng(luck)
    state.play(move)
    finish_turn(state, seat, rng)
    for _ in range(TURNS):
        while state.turn == CHANCE:
            state.play(state.draw(rng))
        if state.turn == OVER:
            break
        acting = int(state.turn)
        finish_turn(state, acting, rng)
        if acting == seat:
            break
    return state


def _items(game: Game[Any], state: State, seat: int) -> dict[str, Json]:
    """The items of the seat's score by all that they say but their points; alike ones together."""
    score = next(score for score in game.scores(state) if score["seat"] == seat)
    found: dict[str, Json] = {}
    for item in score["items"]:
        key = dump({name: value for name, value in item.items() if name != "points"})
        before = found.get(key, {"points": 0})["points"]
        found[key] = {**item, "points": before + item["points"]}
    return found
