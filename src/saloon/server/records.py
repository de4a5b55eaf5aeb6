"""What the database holds of a table or a companion, and what is to be written to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from saloon.companion.session import Entry as CompanionEntry
from saloon.core.transcript import Entry, Opening
from saloon.server.seats import Seat

Status = Literal["waiting", "running", "over"]


@dataclass(frozen=True)
class UndoRequest:
    """A seat wants the ply and all after it taken back; these seats agreed so far."""

    seat: int
    ply: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class SeatResult:
    """How a game came out for a seat."""

    points: int
    share: float  # of the victory


@dataclass(frozen=True)
class Record:
    """A table without its plies. Every change makes a new record; revision counts them."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    maker: str
    seed: bytes | None  # secret until the end; None: imported without one
    commitment: str
    seats: tuple[Seat, ...]
    created: float
    changed: float
    status: Status = "waiting"
    epoch: int = 0
    ply: int = 0
    turn: int | None = None
    undo_request: UndoRequest | None = None
    next: str | None = None
    revision: int = 0
    origin: str | None = None  # stands for the address it was made from
    visited: float = 0.0  # when a person was there last, or an hour before at the most
    watchers_chat: bool = True  # whether those who only watch may speak
    closed: float | None = None  # when the operator closed it
    hints: bool = False  # whether all agreed to hints when the table was set
    hinted: tuple[tuple[int, int], ...] = ()  # seat and ply of every hint that was taken
    openings: tuple[Opening, ...] = ()  # of a game that was gone on with
    result: tuple[SeatResult, ...] | None = None  # when it is over; None: it is older than this note

    def seats_of(self, client: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.held_by(client)]


@dataclass(frozen=True)
class ChatLine:
    n: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Takeback:
    """The undo that began an epoch: the plies from this one on were taken back."""

    epoch: int
    ply: int
    part: int  # of the seed's stream, which draws come from since then


def add_takebacks(known: list[Takeback], new: Iterable[Takeback]) -> list[Takeback]:
    """All that still matters, in order.

    A takeback says how much of what was known before its epoch still holds, and which part of the seed's stream draws
    come from since then. One that went less far back than a later one says nothing that the later one does not, so it
    is forgotten: however often somebody plays and takes back, there are never more than the table has plies.
    """
    for takeback in new:
        while known and known[-1].ply >= takeback.ply:
            known.pop()
        known.append(takeback)
    return known


@dataclass(frozen=True)
class Stored:
    """A table as it was read, whole or from some ply on."""

    record: Record
    takebacks: list[Takeback]  # in order; from the epoch asked for on
    part: int  # of the seed's stream, which the next draw comes from
    stand_ins: set[int]  # plies that were played at random, because the bot gave no move
    first: int  # the ply of the first entry
    entries: list[Entry]
    lines: list[ChatLine] | None = None  # the last ones; None: not read


@dataclass(frozen=True)
class Change:
    """The next record of a table, and the plies that go and come with it."""

    record: Record
    takeback: Takeback | None = None
    entries: Sequence[Entry] = ()  # the last of them is ply record.ply - 1
    undone: Sequence[Takeback] = ()  # what was taken back before the entries came to be, elsewhere
    seats: bool = False  # whether seats changed too
    stand_in: bool = False  # whether the first entry is a move at random, because the bot gave none


@dataclass(frozen=True)
class CompanionRecord:
    """A companion without its entries. Every change makes a new record; step counts them."""

    id: str
    name: str
    rules: int
    options: dict[str, Any]
    client: str
    seed: bytes
    created: float
    changed: float
    turns: int = 0
    over: bool = False
    step: int = 0


@dataclass(frozen=True)
class CompanionChange:
    """The next record of a companion, and its entries from the first one on; what was there before goes."""

    record: CompanionRecord
    first: int
    entries: Sequence[CompanionEntry] = ()


@dataclass(frozen=True)
class Analysed:
    """What an analysis found out about some plies of a table that is over: decisions, draws, and shares after them."""

    first: int
    next: int  # the first ply that it did not look at
    found: dict[str, Any]


@dataclass(frozen=True)
class Write:
    """What must be in the database together or not at all."""

    opened: Sequence[Change] = ()  # new tables
    changes: Sequence[Change] = ()
    lines: Sequence[tuple[str, ChatLine]] = ()  # by table
    visits: Sequence[tuple[str, float]] = ()  # by table: when
    check: bool = False  # whether only to see that writing is possible
    purged: Sequence[str] = ()  # tables that go, with all that belongs to them
    notices: Sequence[str] = ()  # for other processes; only where there can be some
    begun: Sequence[CompanionRecord] = ()  # new companions
    answered: Sequence[CompanionChange] = ()
    analysed: Sequence[tuple[str, Analysed]] = ()  # by table
    put_away: Sequence[tuple[str, str, bool]] = ()  # client, table, and whether it is not to be listed any more

    @property
    def is_move(self) -> bool:
        """Whether tables get more plies by it, and nothing else happens."""
        others = self.opened or self.lines or self.visits or self.check or self.purged or self.begun or self.answered
        return not (others or self.analysed or self.put_away) and all(
            change.entries and not change.takeback and not change.seats for change in self.changes
        )


class Overtaken(Exception):
    """Another process changed the table or the companion first."""
