"""The forms of requests, answers and stream messages. The OpenAPI schema is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, WithJsonSchema, model_validator

from saloon.server.problems import Error
from saloon.server.seats import Kind
from saloon.server.wire import MARK

SeatNumber = Annotated[int, Field(strict=True, ge=0, le=99)]
Ply = Annotated[int, Field(strict=True, ge=0, le=1_000_000)]
Prepared = Annotated[int, Field(strict=True, ge=0, le=2**32 - 1)]
Name = Annotated[str, Field(max_length=200)]
Object = dict[str, Any]
MessageId = int | str

# The game's own. Games may declare their types (Game.wire), and then the schema has them here.
OwnView = Annotated[Object, WithJsonSchema({MARK: "view"})]
OwnAction = Annotated[Object, WithJsonSchema({MARK: "action"})]
OwnEvent = Annotated[Object, WithJsonSchema({MARK: "event"})]
OwnFigures = Annotated[Object, WithJsonSchema({MARK: "figures"})]
OwnScore = Annotated[Object, WithJsonSchema({MARK: "score"})]


MOST_FIELDS = 100  # of a form; none has as many


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def has_few_fields(cls, value: Any) -> Any:
        """Every field that is unknown is an error of its own, and to gather thousands of them takes long."""
        if isinstance(value, dict) and len(value) > MOST_FIELDS:
            raise ValueError
        return value


# Answers


class Refusal(Form):
    rule: str
    reason: str
    params: Object


class BadInput(Form):
    where: str
    reason: str
    params: Object


class Move(Form):
    action: OwnAction
    elements: list[str] = Field(description="what on the board it belongs to")
    figures: OwnFigures = Field(description="what it costs and brings")


class Refused(Move):
    refusal: Annotated[Refusal, WithJsonSchema({MARK: "refusal"})]


class Step(Form):
    ply: Ply
    seat: SeatNumber | None = Field(description="null: a draw")
    events: list[OwnEvent]
    points: list[int] = Field(description="of each seat after this ply, as far as the viewer may know them")
    stand_in: bool = Field(description="played at random, because the bot gave no move")


class Face(Form):
    view: OwnView
    moves: list[Move]
    refused: list[Refused] = Field(description="what the player might try and cannot, and why")
    undo: Ply | None = Field(description="the seat's last move, if it can be taken back")
    undo_asks: bool = Field(description="whether other persons will be asked first")
    steps: list[Step]
    scores: list[OwnScore] | None = Field(description="itemised, when the game is over")


class PointsByKind(Form):
    ply: Ply
    items: list[dict[str, int]] = Field(description="of each seat: points by what they would have been for")


class Seat(Form):
    seat: SeatNumber
    kind: Kind
    name: str
    bot: str | None
    level: str | None = Field(description="of an automa: how well it plays")
    taken: bool
    online: bool
    yours: bool
    left: bool
    invite: str | None = Field(
        description="the path of the invite link; for the table's maker, until the seat is taken"
    )


class UndoRequest(Form):
    seat: SeatNumber
    ply: Ply
    agreed: list[SeatNumber]


class Hinted(Form):
    seat: SeatNumber
    ply: Ply


class SeatResult(Form):
    points: int
    share: float = Field(description="of the victory")


class Opening(Form):
    plies: Ply
    commitment: str


class Table(Form):
    id: str
    game: str
    rules: int = Field(description="the version of the rules that it is played by")
    options: Object = Field(description="an own list of components is told by its hash and its name, if it has one")
    status: Literal["waiting", "running", "over"]
    seats: list[Seat]
    ply: Ply
    epoch: int
    turn: SeatNumber | None
    your_turn: bool
    commitment: str
    seed: str | None = Field(description="revealed when the table is over; of a prepared table always")
    prepared: int | None = Field(
        description="the number of a published seed that every draw follows: no secret, a lesson"
    )
    openings: list[Opening] = Field(
        description="of a game that was gone on with: draws before these plies are unproven"
    )
    result: list[SeatResult] | None = Field(description="of each seat, when it is over; null also of older tables")
    created: str
    changed: str
    undo_request: UndoRequest | None
    next: str | None = Field(description="the id of the rematch")
    watchers_chat: bool = Field(description="whether those who only watch may speak")
    hints: bool = Field(description="whether hints may be taken; where no other person sits they always may")
    hinted: list[Hinted] = Field(description="the hints that were taken, and when")


# Companions


class CompanionField(Form):
    field: str
    label: str
    about: Object
    choices: list[str | int | float]
    usual: str | int | float | None = Field(description="what it was when last told")
    many: bool
    when: str | None = Field(description="only asked if this choice is made where there may be many")
    optional: bool = Field(description="may be left out: then it is as usual")


class Inquiry(Form):
    ask: str
    about: Object
    fields: list[CompanionField]


class CompanionTurn(Form):
    number: int
    told: list[Object]


class CompanionSummary(Form):
    id: str
    companion: str
    game: str
    options: Object
    created: str
    changed: str
    turns: int
    over: bool


class Companion(CompanionSummary):
    step: Ply = Field(description="what an answer has to name; grows with every answer and every one taken back")
    question: Inquiry | None = Field(description="null: it is over")
    undo: bool = Field(description="whether there is an answer to take back")
    told: list[CompanionTurn]
    overview: Object = Field(description="what lies before the one it plays for")
    known: Object = Field(description="what is known of the table, as its game shows it")
    score: list[Object] | None = Field(description="itemised, when it is over")


class Problem(Form):
    error: Error
    refusal: Refusal | None = None
    bad_input: BadInput | None = None
    table: Table | None = None
    faces: dict[str, Face] | None = None
    companion: Companion | None = None


class Checked(Form):
    bad_input: BadInput | None = Field(description="what is wrong with it; null: a table can be set with it")
    warnings: list[BadInput] = Field(description="what is accepted, but unlike any known box")


class Played(Form):
    ply: Ply


class View(Form):
    view: OwnView


class Health(Form):
    status: Literal["ok"]
    version: str
    engines: str


# Requests


class NewSeat(Form):
    kind: Kind
    name: Name = ""
    bot: Name | None = None
    level: Name | None = Field(default=None, description="of an automa: how well it shall play; null: as usual")


class NewTable(Form):
    game: Name
    options: Object = Field(default_factory=dict)
    seats: Annotated[list[NewSeat], Field(max_length=100)]
    prepared: Prepared | None = None
    hints: StrictBool = Field(default=False, description="whether hints may be taken")


class Checking(Form):
    game: Name
    option: Name = Field(description="the option that takes such a list")
    list: Object = Field(description="as it stands in the option's TOML file")


class Joining(Form):
    token: Annotated[str, Field(max_length=200)]
    name: Name = ""


class Moving(Form):
    seat: SeatNumber
    ply: Ply
    action: Object = Field(description="one of the moves' actions; another one is refused")
    epoch: Ply | None = None


class Undoing(Form):
    seat: SeatNumber
    ply: Ply


class UndoAnswer(Form):
    seat: SeatNumber
    agree: StrictBool
    ply: Ply = Field(description="what the request would take back: its ply …")
    epoch: Ply = Field(description="… and the epoch it was made in")


class WatchersChat(Form):
    allowed: StrictBool


class Leaving(Form):
    seat: SeatNumber


class Replacing(Form):
    seat: SeatNumber
    bot: Name


class Importing(Form):
    transcript: str


# The stream, client to server


class MoveMessage(Moving):
    type: Literal["move"]
    id: MessageId


class UndoMessage(Undoing):
    type: Literal["undo"]
    id: MessageId


class ChatMessage(Form):
    type: Literal["chat"]
    id: MessageId
    text: Annotated[str, Field(max_length=2000)]
    seat: SeatNumber | None = None


class PingMessage(Form):
    type: Literal["ping"]
    id: MessageId


class RefusedMessage(Form):
    """Asks for what the seat might try and cannot, at this moment of the table."""

    type: Literal["refused"]
    id: MessageId
    seat: SeatNumber
    ply: Ply
    epoch: Ply


ClientMessage = Annotated[
    MoveMessage | UndoMessage | ChatMessage | PingMessage | RefusedMessage, Field(discriminator="type")
]


# The stream, server to client


class Moment(Form):
    epoch: int
    ply: Ply


class UpdateMessage(Form):
    type: Literal["update"]
    table: Table
    since: Moment
    faces: dict[str, Face]


class Putting(Form):
    """An operation of a JSON Patch (RFC 6902)."""

    op: Literal["add", "replace"]
    path: str
    value: Any


class Removal(Form):
    """Another one."""

    op: Literal["remove"]
    path: str


Operation = Annotated[Putting | Removal, Field(discriminator="op")]


class FaceChange(Form):
    changes: list[Operation] = Field(description="of the face, but for its steps")
    steps: list[Step]


class ChangeMessage(Form):
    """An update for a client that wants changes and knows the table as it was before the last one."""

    type: Literal["change"]
    table: list[Operation]
    since: Moment
    faces: dict[str, FaceChange]


class PresenceMessage(Form):
    type: Literal["presence"]
    online: list[SeatNumber]


class ChatLine(Form):
    n: int
    seat: SeatNumber | None
    name: str
    text: str
    at: str


class ChatLinesMessage(Form):
    type: Literal["chat"]
    lines: list[ChatLine]


class DoneMessage(Form):
    type: Literal["done"]
    id: MessageId
    ply: Ply | None


class FailedMessage(Form):
    type: Literal["failed"]
    id: MessageId | None
    problem: Problem


class RefusedAnswer(Form):
    type: Literal["refused"]
    id: MessageId
    refused: list[Refused]


ServerMessage = Annotated[
    UpdateMessage | ChangeMessage | PresenceMessage | ChatLinesMessage | DoneMessage | RefusedAnswer | FailedMessage,
    Field(discriminator="type"),
]
