"""The forms of requests and answers about hints and analyses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from saloon.server.schemas import (
    Form,
    Move,
    Name,
    Object,
    OwnAction,
    OwnEvent,
    OwnFigures,
    OwnView,
    Ply,
    Refused,
    SeatNumber,
)

Share = Annotated[float, Field(description="of the victory")]


class Worth(Move):
    move: int
    share: Share
    error: float = Field(description="one standard error of the share")
    points: float


class Expected(Form):
    seat: SeatNumber
    action: OwnAction
    elements: list[str] = Field(description="of the board, which it belongs to; none where they were not kept")
    figures: OwnFigures


class Hint(Form):
    moves: list[Worth] = Field(description="the best first")
    line: list[Expected] = Field(description="how the game might go on")
    depth: int = Field(description="how long it was thought about, from 0 …")
    depths: int = Field(description="… to one less than this: ask again to know it better")


Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Decision(Form):
    ply: Ply
    seat: SeatNumber
    played: Worth
    best: Worth
    error: Share = Field(description="one standard error of the difference between their shares")
    line: list[Expected]
    lost: Share
    mark: Mark
    shares: list[float]


class Draw(Form):
    ply: Ply
    action: Object
    luck: list[float]
    shares: list[float]


class Account(Form):
    seat: SeatNumber
    fair: Share
    final: Share
    skill: Share
    error: Share = Field(description="one standard error of skill")
    luck: Share
    others: Share
    accuracy: float | None = Field(description="in percent; null: it had nothing to decide")
    marks: dict[str, int]
    turning_points: list[Ply]


class Analysis(Form):
    plies: Ply
    first: Ply = Field(description="the decisions and draws of earlier plies are not repeated")
    next: Ply = Field(description="how far it has come: ask again from there on to go on")
    decisions: list[Decision]
    draws: list[Draw]
    shares: list[float] = Field(description="what every seat can expect there; at the end: has")
    accounts: list[Account]


class Asked(Form):
    seat: SeatNumber
    view: OwnView
    moves: list[Move]


class Tried(Form):
    played: Worth
    best: Worth
    error: Share = Field(description="one standard error of the difference between their shares")
    lost: Share
    mark: Mark
    gains: list[Object] = Field(description="items of scores: what the best move brings, for example, and it does not")


class GradedPuzzle(Form):
    id: str = Field(description="the same wherever it stands in a list")
    grade: int = Field(description="from 1, the easiest, to 5")


class Puzzles(Form):
    game: str
    puzzles: list[GradedPuzzle]


class PlayedSeat(Form):
    seat: SeatNumber
    level: str


class Puzzle(Asked):
    seats: int
    automa: PlayedSeat | None = Field(description="the seat that the rules play")
    grade: int


class PuzzleAnswer(Tried):
    solved: bool
    line: list[Expected]


class Lesson(Asked):
    seats: int
    automa: PlayedSeat | None = Field(description="the seat that the rules play")
    rules: list[str] = Field(description="what it is about")
    refused: list[Refused]
    events: list[OwnEvent] = Field(description="what the last move made happen, and what came after it")
    sentence: str = Field(description="the message that says what to do now")
    asked: list[int] = Field(description="which of the moves do it; none: the lesson is over, or went otherwise")
    done: int = Field(description="steps")
    steps: int
    otherwise: bool = Field(description="the last move was not what was asked for: it can be taken back")


class Spoken(Form):
    """What words need to say a move."""

    action: OwnAction
    figures: OwnFigures


class Frame(Form):
    view: OwnView
    seat: SeatNumber | None = Field(description="whose move it was; null: a draw, or the beginning")
    move: Spoken | None
    events: list[OwnEvent]
    refused: list[Refused] = Field(description="what is not possible now")


class ShownRule(Form):
    seat: SeatNumber = Field(description="with whose eyes it is seen")
    seats: int
    automa: PlayedSeat | None = Field(description="the seat that the rules play")
    frames: list[Frame] = Field(description="the first is the beginning")


class OwnResult(Form):
    table: str
    game: str
    ended: str
    seats: int
    seat: SeatNumber
    share: Share
    points: int
    accuracy: float | None = Field(description="in percent; null: the game was not analysed to its end")
    luck: float | None
    items: dict[str, int] = Field(description="what the points were for")


class Hinting(Form):
    seat: SeatNumber
    ply: Ply
    epoch: Ply
    depth: Annotated[int, Field(strict=True, ge=0, le=9)] = 0


class Analysing(Form):
    first: Ply = 0


class Attempting(Form):
    action: Object


class TakingLesson(Form):
    actions: list[Object] = Field(max_length=30, description="the moves so far")


class Trying(Form):
    ply: Ply
    seat: SeatNumber
    name: Name = ""
