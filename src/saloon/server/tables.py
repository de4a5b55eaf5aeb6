"""A table as this process holds it: everything that is committed, who is connected, and what each viewer may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from saloon.core import registry
from saloon.core.changes import Operation, changes
from saloon.core.game import Attempt, Game, Json
from saloon.core.refusal import BadInput
from saloon.core.rng import Rng
from saloon.core.state import OVER, State
from saloon.core.table import Advance, Table
from saloon.core.transcript import Transcript
from saloon.server.codec import dumps
from saloon.server.own_lists import name_lists, told_lists
from saloon.server.problems import Conflict, Problem
from saloon.server.records import Change, Record, SeatResult, Stored, Takeback, add_takebacks
from saloon.server.seats import PROGRAMS

SHORT_STRETCH = 20  # plies that are told at once; what is longer is replayed elsewhere first, see replays.py
Points = tuple[tuple[int, ...], ...]  # [viewer][seat]; the last viewer is a spectator


class Listener(Protocol):
    """Somebody who is connected to a table."""

    client: str
    address: str

    def wake(self) -> None:
        """There is something new."""

    def end(self, problem: Problem) -> None:
        """It cannot stay."""


@dataclass(frozen=True)
class Past:
    """Steps that were replayed elsewhere, up to this ply, while the table was in this epoch and had this status."""

    epoch: int
    status: str
    ply: int
    steps: bytes


@dataclass(frozen=True)
class Draft:
    """A change that is prepared but not committed: what to write, and what the table becomes then."""

    change: Change
    advance: Advance | None = None
    play: Table | None = None  # the game that starts with it
    also_opened: Change | None = None  # another table that comes with it


class LiveTable:
    """play is the game itself; a table that still waits has none. Only apply() and refresh() change a table."""

    def __init__(self, stored: Stored) -> None:
        self.record: Record = stored.record
        self.takebacks: list[Takeback] = list(stored.takebacks)
        self.game: Game[Any] = registry.load(stored.record.game)
        self.play: Table | None = None
        self.chat = stored.lines  # None: to be read
        self.lock = asyncio.Lock()  # held from the start of a change until it is committed
        self.chat_lock = asyncio.Lock()  # for what is said: no move waits for it
        self.stand_ins: set[int] = set(stored.stand_ins)  # plies at random, because the bot gave no move
        self._told_before = stored.record.ply  # the ply before the last change: what most viewers know
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # who is online in other processes, and since when
        self.bots: asyncio.Task[None] | None = None  # plays for the bots while it is their turn
        self._made: dict[tuple[object, ...], bytes] = {}  # what was serialised since the last change
        self._past: dict[tuple[int | None, int], Past] = {}  # by viewer and first ply: replayed, and to be told next
        self.lists = told_lists(stored.record.options)  # own ones, as everybody is told of them
        self.told: dict[object, Json] = {}  # to each kind of viewer, since the last change …
        self.told_before: dict[object, Json] = {}  # … and before it
        self._revision_before = -1
        self.lasting: dict[object, tuple[object, object, Json]] = {}  # what moves do not change, of these seats online
        self._online: list[int] | None = None  # None: to be counted
        if stored.record.status != "waiting":
            self.play = self._reopen(stored)

    # Changing

    def next_record(self, **changes: Any) -> Record:
        """The record after the next change, by a person unless `visited` says otherwise."""
        now = time.time()
        return replace(self.record, **{"revision": self.record.revision + 1, "changed": now, "visited": now, **changes})

    def apply(self, draft: Draft) -> None:
        """Makes a committed draft part of the table."""
        change = draft.change
        self._told_before = min(self.record.ply, change.record.ply)
        self._turn_over(change.record)
        if change.seats:
            self.count_online()
        if change.takeback:
            add_takebacks(self.takebacks, [change.takeback])
            self.started().rewind(change.takeback.ply)
            self.started().part = change.takeback.part
            self.stand_ins = {ply for ply in self.stand_ins if ply < change.takeback.ply}
        if draft.play:
            self.play = draft.play
        if draft.advance:
            self.started().enter(draft.advance)
            if change.stand_in:
                self.stand_ins.add(change.record.ply - len(change.entries))

    def refresh(self, stored: Stored) -> bool:
        """Takes over what another process committed; stored is what we do not know yet. Whether there is any."""
        if stored.record.revision <= self.record.revision:
            return False
        self._turn_over(stored.record)
        self.count_online()
        add_takebacks(self.takebacks, stored.takebacks)
        self.stand_ins = {ply for ply in self.stand_ins if ply < stored.first} | stored.stand_ins
        self._told_before = stored.first
        if self.play is None and stored.record.status != "waiting":
            self.play = self._reopen(stored)
        elif self.play is not None:
            if stored.first < self.play.ply:
                self.play.rewind(stored.first)
            self.play.follow(stored.entries)
            self.play.part = stored.part
        return True

    def _turn_over(self, record: Record) -> None:
        """What viewers were told so far is kept once more: what they are told next is the difference."""
        self.told_before, self.told, self._revision_before = self.told, {}, self.record.revision
        self._made.clear()
        self.record = record

    def _reopen(self, stored: Stored) -> Table:
        header = header_of(stored.record)
        header.entries = stored.entries
        play = Table.reopen(self.game, header, stored.record.seed, known_points)
        play.part = stored.part
        return play

    # Asking

    @property
    def last_line(self) -> int:
        """The number of the last that was said; 0: nothing yet."""
        return self.chat[-1].n if self.chat else 0

    def made(self, key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
        """What is said to many is serialised once, until the table changes."""
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    @property
    def idle(self) -> bool:
        """Nobody would notice if this process forgot the table."""
        return not self.listeners and self.bots is None and not self.lock.locked()

    def started(self) -> Table:
        if self.play is None:
            raise Conflict
        return self.play

    def seats_of(self, client: str) -> list[int]:
        return self.record.seats_of(client)

    def viewers_of(self, client: str) -> list[int | None]:
        """The viewers that the client may be: its seats, or a spectator."""
        return [*self.seats_of(client)] or [None]

    def rests(self, seconds: float) -> bool:
        """No person has been here for a long time: nobody is waiting for the bots."""
        if self.listeners or any(seats for _, seats in self.elsewhere.values()):
            return False
        return time.time() - self.record.visited > seconds

    def online_here(self) -> list[int]:
        clients = {listener.client for listener in self.listeners}
        return [seat.seat for seat in self.record.seats if seat.is_person and seat.client in clients]

    def online(self) -> list[int]:
        """The persons who are connected, to whichever process, and the programs, which always are."""
        if self._online is None:
            programs = (seat.seat for seat in self.record.seats if seat.kind in PROGRAMS)
            elsewhere = (seat for _, seats in self.elsewhere.values() for seat in seats)
            self._online = sorted({*programs, *self.online_here(), *elsewhere})
        return self._online

    def count_online(self) -> None:
        """Somebody came or went, or took another seat."""
        self._online = None

    def common_ply(self, epoch: int, ply: int) -> int:
        """How far the table as known at (epoch, ply) agrees with the table as it is now."""
        known = min([ply, *(takeback.ply for takeback in self.takebacks if takeback.epoch > epoch)])
        if not 0 <= epoch <= self.record.epoch or not 0 <= known <= self.record.ply:
            return 0  # nobody can know that; it starts anew
        return known

    def last_move(self, seat: int) -> int | None:
        """The seat's last move, if there is one to take back: at once, or after the others have agreed."""
        if self.record.status != "running":
            return None
        entries = self.started().transcript.entries
        return next((ply for ply in range(len(entries) - 1, -1, -1) if entries[ply].seat == seat), None)

    def last_turn(self, seat: int) -> int:
        """The first ply of the seat's last turn. Draws within a turn do not end it."""
        entries = self.started().transcript.entries
        first = last = self.last_move(seat) or 0
        for ply in range(last, -1, -1):
            if entries[ply].seat == seat:
                first = ply
            elif entries[ply].seat is not None:
                break
        return first

    def asked_for_undo(self, seat: int, ply: int) -> list[int]:
        """The seats whose persons must agree before the seat takes back everything from ply on.

        Nobody, as long as the seat's turn lasts and nothing was drawn. Bots always agree, and so do other seats of the
        same client.
        """
        play = self.started()
        if play.state.turn == seat and all(entry.seat == seat for entry in play.transcript.entries[ply:]):
            return []
        client = self.record.seats[seat].client
        return [other.seat for other in self.record.seats if other.is_person and other.client != client]

    def bot_in_turn(self) -> int | None:
        turn = self.record.turn
        return turn if turn is not None and self.record.seats[turn].kind == "bot" else None

    # What viewers may know. Nothing else of a table leaves the process.

    def face(self, viewer: int | None, since: int, refused: bool = True) -> bytes:
        """The table as the viewer may know it, with the steps from ply `since` on. What is refused costs most: whoever
        does not want it with every change asks for it."""

        def make() -> bytes:
            more = {"refused": self._refused(viewer)} if refused else {}
            return dumps(self._face(viewer) | more)[:-1]

        told = self.made(("face", viewer, refused), make)
        return b"".join((told, b',"steps":', self.steps(viewer, since), b"}"))

    def face_changes(self, viewer: int | None, since: int) -> bytes:
        """The same for a viewer who knows the face of the revision before, without what is refused."""

        def make() -> bytes:
            return dumps(_face_changes(self.told_before.pop(viewer), self._face(viewer)))

        return b'{"changes":%b,"steps":%b}' % (self.made(("changes", viewer), make), self.steps(viewer, since))

    def knows_before(self, kinds: Iterable[object], revision: int) -> bool:
        """Whether it is known what those kinds of viewers were told at this revision, the last but one."""
        known = (kind in self.told_before or ("changes", kind) in self._made for kind in kinds)
        return revision == self._revision_before and all(known)

    def refused(self, viewer: int) -> bytes:
        """What the player might try and cannot now, and why."""
        return self.made(("refused", viewer), lambda: dumps(self._refused(viewer)))

    def _decides(self, viewer: int | None) -> bool:
        return viewer is not None and self.started().state.turn == viewer and self.record.status == "running"

    def _refused(self, viewer: int | None) -> list[Json]:
        return refused_json(self.game, self.started().state) if self._decides(viewer) else []

    def _face(self, viewer: int | None) -> Json:
        if viewer not in self.told:
            state, game = self.started().state, self.game
            undo = None if viewer is None else self.last_move(viewer)
            self.told[viewer] = {
                "view": name_lists(game.view(state, viewer), self.lists),
                "moves": [attempt_json(each) for each in game.possible(state)] if self._decides(viewer) else [],
                "refused": [],
                "undo": undo,
                "undo_asks": viewer is not None and undo is not None and bool(self.asked_for_undo(viewer, undo)),
                "scores": game.scores(state) if state.turn == OVER else None,
            }
        return self.told[viewer]

    def scores(self, viewer: int | None) -> bytes:
        """What each point was for so far, as far as the viewer may know it."""
        key = ("scores", viewer)
        if key not in self._made:
            self._made[key] = dumps(self.game.scores(known_to(self.started().state, viewer)))
        return self._made[key]

    def steps(self, viewer: int | None, since: int) -> bytes:
        """Kept for all who know the table up to the last change, and for spectators, who may be many. A player's longer
        stretch is made for each request."""
        if since < self._told_before and (viewer is not None or since):
            return self._steps(viewer, since)
        return self.made(("steps", viewer, since), lambda: self._steps(viewer, since))

    def _steps(self, viewer: int | None, since: int) -> bytes:
        past = self._past.pop((viewer, since), None)
        first = since if past is None else past.ply
        told = dumps(steps_json(self.started(), viewer, first, self.stand_ins))
        return told if past is None else joined(past.steps, told)

    def has_steps(self, viewer: int | None, since: int) -> bool:
        """Whether they are told at once, without replaying a long stretch."""
        past = self._past.get((viewer, since))
        if past is not None and (past.epoch, past.status) != (self.record.epoch, self.record.status):
            del self._past[viewer, since]
            past = None
        first = since if past is None else past.ply
        return self.record.ply - first <= SHORT_STRETCH or ("steps", viewer, since) in self._made

    def learn_steps(self, viewer: int | None, since: int, past: Past) -> None:
        """To be told next."""
        self._past[viewer, since] = past


def _face_changes(old: Json, new: Json) -> list[Operation]:
    """Of the view item by item; the rest is short, or another one every time."""
    found = changes(old["view"], new["view"], "/view")
    for name, value in new.items():
        if name != "view" and value != old[name]:
            found.append({"op": "replace", "path": f"/{name}", "value": value})
    return found


def joined(first: bytes, second: bytes) -> bytes:
    """Two lists, as JSON, as one."""
    return b",".join(items for items in (first.strip()[1:-1], second[1:-1]) if items).join((b"[", b"]"))


def steps_json(play: Table, viewer: int | None, first: int, stand_ins: Container[int]) -> list[Json]:
    """What happened from this ply on, as far as the viewer may know it."""
    index = len(play.transcript.seats) if viewer is None else viewer
    return [
        {
            "ply": ply,
            "seat": play.transcript.entries[ply].seat,
            "events": play.events(ply, viewer),
            "points": play.noted(ply)[index],
            "stand_in": ply in stand_ins,
        }
        for ply in range(first, play.ply)
    ]


def asked_json(game: Game[Any], state: State, seat: int) -> Json:
    """What the seat in turn has to decide, as it sees it."""
    return {
        "seat": seat,
        "view": game.view(state, seat),
        "moves": [attempt_json(attempt) for attempt in game.possible(state)],
    }


def attempt_json(attempt: Attempt) -> Json:
    return {"action": attempt.action, "elements": attempt.elements, "figures": attempt.figures}


def refused_json(game: Game[Any], state: State) -> list[Json]:
    """What the seat in turn might try and cannot, and why."""
    refused = (attempt for attempt in game.attempts(state) if not attempt.possible)
    return [{**attempt_json(attempt), "refusal": attempt.refusal.as_json()} for attempt in refused]


def header_of(record: Record) -> Transcript:
    names = [seat.name for seat in record.seats]
    openings = list(record.openings)
    return Transcript(record.game, record.rules, record.options, names, record.commitment, openings=openings)


def result_of(state: State) -> tuple[SeatResult, ...] | None:
    """How the game came out; None: it is not over."""
    if state.turn != OVER:
        return None
    return tuple(SeatResult(int(state.points(seat)), float(state.share(seat))) for seat in range(state.seats))


def check_rules(record: Record) -> None:
    """Raises Problem if the table is played by rules that this program is too old to know."""
    try:
        registry.info(record.game).options_of(record.rules)
    except BadInput as error:
        raise Problem("outdated", bad_input=error.as_json()) from error


def known_points(state: State) -> Points:
    """The points of all seats, as far as each viewer may know them.

    Before the end they are counted on a guess: what a viewer knows is the same there, and what it does not know stays
    secret. A spectator's guess is a guess of a guess, through the eyes of two different seats.
    """
    seats = range(state.seats)
    if state.turn == OVER:
        points = tuple(int(state.points(seat)) for seat in seats)
        return (points,) * (len(seats) + 1)
    rng = Rng(state.seats)
    guesses = [state.guess(seat, rng) for seat in seats]
    guesses.append(guesses[0].guess(len(seats) - 1, rng))
    return tuple(tuple(int(guess.points(seat)) for seat in seats) for guess in guesses)


def known_to(state: State, viewer: int | None) -> State:
    """A state in which all that the viewer knows is true, and from which nothing else can be read."""
    if state.turn == OVER:
        return state
    rng = Rng(state.seats)
    return state.guess(viewer, rng) if viewer is not None else state.guess(0, rng).guess(state.seats - 1, rng)
