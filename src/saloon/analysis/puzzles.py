"""Puzzles: positions of played games in which one move is clearly best, and a player who looks one ply ahead misses it.

A position is looked at with a short search. What seems to be a puzzle is searched twice more, ten times as long and
with other seeds: both must name the same move, with a clear lead over all others. A puzzle is graded by how long a
search must be to find its move. It is kept as a guess of the seat in turn, so it holds nothing that the seat of the
played game could not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from typing import Any

from saloon.analysis.hint import Expected, Worth, expected, worth
from saloon.analysis.review import compare, least_guesses
from saloon.bots import Sight
from saloon.bots.greedy import GreedyBot
from saloon.bots.judge import Judge
from saloon.bots.levels import judge_for
from saloon.bots.search import Budget, Choice, Thought
from saloon.core import registry
from saloon.core.game import Action, Game, Json
from saloon.core.json_lines import dump, load
from saloon.core.refusal import BadTranscript
from saloon.core.rng import Rng
from saloon.core.state import State
from saloon.core.transcript import Transcript, open_table, steps

FORMAT = 1
FILE = "puzzles.jsonl"  # in a game's data
SIMULATIONS = 60  # of the first look
CHECKS = (1, 2)  # seeds of the searches that must agree
CHECK = 10 * SIMULATIONS
LEAD = 0.03  # of the victory, by which the best move is ahead of all others, beyond a standard error
LEAST_MOVES = 4  # to choose from
GUESSES = 4  # on which the player who looks one ply ahead tries every move
APART = 15  # plies between two puzzles of one game
MOST = 2  # puzzles of one game
GRADES = (1, 20, 60, 180)  # simulations that find the move, from a mere look on; the last grade needs more
HARDEST = len(GRADES) + 1
GRADING = (11, 12, 13)  # seeds: most of these searches must find it
NAMED = 6  # moves whose worth a puzzle knows


@dataclass(frozen=True)
class Puzzle:
    seat: int
    grade: int  # 1, the easiest, to HARDEST
    moves: list[Json]  # the best ones with their worth; the first is the solution
    line: list[Json]  # how the game might go on with it
    position: Json

    @cached_property
    def id(self) -> str:
        """Short, and the same wherever the puzzle is kept."""
        return sha256(dump(self.position).encode()).hexdigest()[:10]

    def as_json(self) -> Json:
        return {
            "seat": self.seat, "grade": self.grade, "moves": self.moves, "line": self.line, "position": self.position,
        }  # fmt: skip


def header(game: Game[Any]) -> Json:
    return {
        "puzzles": FORMAT, "game": game.info.name, "rules": game.info.rules_version,
        "simulations": SIMULATIONS, "checks": len(CHECKS), "check": CHECK, "lead": LEAD,
    }  # fmt: skip


def write(game: Game[Any], puzzles: Iterable[Puzzle]) -> str:
    """The easiest first: so they are solved."""
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.grade)
    return "".join(dump(row) + "\n" for row in (header(game), *(puzzle.as_json() for puzzle in ordered)))


def read(text: str, game: str) -> list[Puzzle]:
    """Raises BadTranscript, with the line."""
    lines = text.splitlines()
    first = load(lines[0], 1) if lines else {}
    if first.get("puzzles") != FORMAT or first.get("game") != game:
        raise BadTranscript(1, "not-puzzles")
    found = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            found.append(Puzzle(**load(line, number)))
        except TypeError:
            raise BadTranscript(number, "no-puzzle") from None
    return found


@cache
def shipped(game: str) -> list[Puzzle]:
    """Those that lie in the game's own data; none: it ships without."""
    path = registry.data_file(game, FILE) if game in registry.infos() else None
    return read(path.read_text(encoding="utf-8"), game) if path else []


def puzzles_in(transcript: Transcript, least: int = 1) -> Iterator[Puzzle]:
    """Those of a played game that have this grade at least. Raises BadTranscript where it cannot be played."""
    game, start = open_table(transcript)
    judge = judge_for(transcript.game, start)
    last, found = -APART, 0
    for ply, (_, state) in enumerate(steps(transcript)):
        if found == MOST:
            return
        if state.turn >= 0 and ply - last >= APART and len(state.moves()) >= LEAST_MOVES:
            puzzle = puzzle_at(game, state, judge, ply, least)
            if puzzle is not None:
                last, found = ply, found + 1
                yield puzzle


def puzzle_at(game: Game[Any], state: State, judge: Judge, ply: int, least: int = 1) -> Puzzle | None:
    """For the seat in turn, if its position is one of this grade at least."""
    seat = int(state.turn)
    thought = _thought(Sight(state, seat), judge, SIMULATIONS, Rng(ply))
    solution = int(thought.best())
    if is_found_at_once(thought.sight, solution):
        return None
    if any(is_found(thought.sight, judge, solution, simulations) for simulations in GRADES[: least - 1]):
        return None  # too easy: not worth checking
    if lead(thought, least_guesses(SIMULATIONS)) < 0.0:
        return None
    found = checked(game, game.position(state.guess(seat, Rng(ply, 1))), game.action(state, solution))
    return found if found is not None and found.grade >= least else None


def checked(game: Game[Any], position: Json, solution: Action) -> Puzzle | None:
    """The puzzle of a position, if this action solves it by the search and the judgement of today. Always the same."""
    state = game.from_position(position)
    judge = judge_for(game.info.name, state)
    sight, move = Sight(state, int(state.turn)), game.move(state, solution)
    if is_found_at_once(sight, move):
        return None
    for seed in CHECKS:
        thought = _thought(sight, judge, CHECK, Rng(seed))
        if int(thought.best()) != move:
            return None
        line = expected(game, sight.guess(Rng(seed)), thought, Rng(seed))  # before rivals are tried as often
        if lead(thought, least_guesses(CHECK)) < LEAD:
            return None
    moves = [worth(game, state, choice) for choice in _best(thought, move)[:NAMED]]
    return Puzzle(sight.seat, grade(sight, judge, move), _moves_json(moves), _line_json(line), position)


def lead(thought: Thought, least: int) -> float:
    """How far the best move is ahead of every other for sure. The move that seems to come nearest is tried on the same
    guesses, so many at least, until that is one which was."""
    best = int(thought.best())
    compared: set[int] = set()
    while True:
        known = {int(choice.move): choice for choice in thought.choices()}
        ahead = known.pop(best)
        gaps = {move: ahead.share - other.share - _error(thought, ahead, other) for move, other in known.items()}
        nearest = min(gaps, key=lambda move: (gaps[move], move))
        if nearest in compared:
            return gaps[nearest]
        compare(thought, best, nearest, least)
        compared.add(nearest)


def is_found_at_once(sight: Sight, solution: int) -> bool:
    """Whether whoever looks one ply ahead plays it, too."""
    return any(int(GreedyBot(GUESSES).choose(sight, Rng(seed))) == solution for seed in CHECKS)


def grade(sight: Sight, judge: Judge, solution: int) -> int:
    for number, simulations in enumerate(GRADES, start=1):
        if is_found(sight, judge, solution, simulations):
            return number
    return HARDEST


def is_found(sight: Sight, judge: Judge, solution: int, simulations: int) -> bool:
    """Whether most searches of so many simulations play it."""
    finds = sum(int(_thought(sight, judge, simulations, Rng(seed)).best()) == solution for seed in GRADING)
    return 2 * finds > len(GRADING)


def _thought(sight: Sight, judge: Judge, simulations: int, rng: Rng) -> Thought:
    thought = Thought(sight, judge, rng)
    thought.ponder(Budget(simulations))
    return thought


def _error(thought: Thought, ahead: Choice, other: Choice) -> float:
    """Of a move that was never tried only the first look is known, which has no spread to tell."""
    return thought.error_between(ahead.move, other.move) if other.visits > 1.0 else 0.0


def _best(thought: Thought, solution: int) -> list[Choice]:
    """The solution, then what was tried more than once, the most promising first."""
    choices = {int(choice.move): choice for choice in thought.choices()}
    first = choices.pop(solution)
    tried = [choice for choice in choices.values() if choice.visits > 1.0]
    return [first, *sorted(tried, key=lambda choice: -choice.share)]


def _moves_json(moves: list[Worth]) -> list[Json]:
    return [{"action": move.action, "share": round(move.share, 3), "points": round(move.points, 1)} for move in moves]


def _line_json(line: list[Expected]) -> list[Json]:
    return [move.as_json() for move in line]
