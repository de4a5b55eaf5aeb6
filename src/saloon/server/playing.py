"""Playing at a table: moves, taking back, and the bots' turns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from saloon.core.fairness import bot_rng
from saloon.core.refusal import Refusal, Refused
from saloon.core.state import OVER
from saloon.core.table import Advance
from saloon.core.transcript import shortened
from saloon.server.logs import log
from saloon.server.problems import Conflict, Problem
from saloon.server.records import Change, Record, Takeback, UndoRequest
from saloon.server.room import Room
from saloon.server.tables import Draft, LiveTable, result_of
from saloon.server.thinking import NoMove

FIRST_PAUSE = 0.5  # seconds until a bot that could not move tries again
LONGEST_PAUSE = 60.0
NOTHING_TO_UNDO = Refusal("table", "nothing-to-undo")
UNDO_TOO_FAR = Refusal("table", "undo-too-far")


async def move(
    room: Room, table: LiveTable, client: str, seat: int, ply: int, action: Mapping[str, Any], epoch: int | None = None
) -> int:
    """Plays the action; returns its ply once it is committed. Raises Conflict if the table is at another ply."""

    def make_draft() -> Draft:
        check_seat(table, client, seat)
        if ply != table.started().ply or epoch not in (None, table.record.epoch):
            raise Conflict
        return _advanced(table, table.started().prepare(seat, action), undo_request=None)

    await room.change(table, make_draft)
    room.metrics.moves_of_persons.inc()
    return ply


def check_seat(table: LiveTable, client: str, seat: int) -> None:
    if not 0 <= seat < len(table.record.seats) or not table.record.seats[seat].held_by(client):
        raise Problem("forbidden")


def _advanced(table: LiveTable, advance: Advance, stand_in: bool = False, **changes: Any) -> Draft:
    turn = int(advance.state.turn)
    if turn == OVER:
        changes["undo_request"] = None  # over is over: the seed is known now
    record = table.next_record(
        status="over" if turn == OVER else "running",
        ply=table.record.ply + len(advance.entries),
        turn=None if turn == OVER else turn,
        result=result_of(advance.state),
        **changes,
    )
    return Draft(Change(record, entries=advance.entries, stand_in=stand_in), advance)


# Taking back


async def undo(room: Room, table: LiveTable, client: str, seat: int, ply: int) -> None:
    """Takes back the seat's move at ply and all that came after it, or asks those who must agree."""

    def make_draft() -> Draft:
        check_seat(table, client, seat)
        play = table.started()
        if table.record.status != "running" or not (0 <= ply < play.ply and play.transcript.entries[ply].seat == seat):
            raise Refused(NOTHING_TO_UNDO)
        if ply < table.last_turn(seat) and not table.seats_of(table.record.maker):
            raise Refused(UNDO_TOO_FAR)  # all must agree to that, the table's owner too, who is not here
        if table.asked_for_undo(seat, ply):
            return Draft(Change(table.next_record(undo_request=UndoRequest(seat, ply))))
        return _taken_back(table, ply)

    await room.change(table, make_draft)


async def answer_undo(room: Room, table: LiveTable, client: str, seat: int, agree: bool, ply: int, epoch: int) -> None:
    """Agreeing counts for all seats of the client; the last one to agree makes it happen.

    An answer names the ply and epoch that it was asked about. Raises Conflict if that is no longer the question.
    """

    def make_draft() -> Draft:
        check_seat(table, client, seat)
        request = table.record.undo_request
        if table.record.status != "running" or request is None or (request.ply, table.record.epoch) != (ply, epoch):
            raise Conflict
        asked = table.asked_for_undo(request.seat, request.ply)
        if seat not in asked:
            raise Problem("forbidden")
        if not agree:
            return Draft(Change(table.next_record(undo_request=None)))
        agreed = sorted({*request.agreed, *(own for own in table.seats_of(client) if own in asked)})
        if set(asked) <= set(agreed):
            return _taken_back(table, request.ply)
        return Draft(Change(table.next_record(undo_request=replace(request, agreed=tuple(agreed)))))

    await room.change(table, make_draft)


def _taken_back(table: LiveTable, ply: int) -> Draft:
    epoch = table.record.epoch + 1
    play = table.started()
    turn = play.transcript.entries[ply].seat
    openings = tuple(shortened(table.record.openings, ply))
    record: Record = table.next_record(epoch=epoch, ply=ply, turn=turn, undo_request=None, openings=openings)
    return Draft(Change(record, takeback=Takeback(epoch, ply, play.part_after(ply))))


# Bots


class Bots:
    """Plays for the bots of all tables, each table in a task of its own that lasts as long as it is bots' turn."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def look(self, table: LiveTable) -> None:
        """The table changed or was opened: if a bot is in turn there, somebody has to play for it."""
        if table.bots is None and self._awaited(table) is not None and not self._closed:
            table.bots = asyncio.create_task(self._play(table))
            self._tasks.add(table.bots)
            table.bots.add_done_callback(self._tasks.discard)

    def _awaited(self, table: LiveTable) -> int | None:
        """The bot that is in turn, unless the table rests: where no person has been for long nobody waits for it."""
        seat = table.bot_in_turn()
        return None if seat is None or table.rests(self._room.settings.rest_seconds) else seat

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        pause = FIRST_PAUSE
        try:
            while (seat := self._awaited(table)) is not None and not self._closed:
                try:
                    await self._play_one(table, seat)
                except Exception as error:  # the database, most likely: the game waits until it is back
                    log("bot waits", logging.ERROR, error, table=table.record.id, seconds=pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    pause = FIRST_PAUSE
        finally:
            table.bots = None

    async def _play_one(self, table: LiveTable, seat: int) -> None:
        moment = table.record.epoch, table.record.ply
        play = table.started()
        state = play.state
        name = table.record.seats[seat].bot or ""
        rng = bot_rng(play.seed, *moment)
        guess = table.game.position(state.guess(seat, rng))
        possible = [int(move) for move in state.moves()]
        stand_in = False
        try:
            random = [int(rng.word()) for _ in range(3)]
            group = table.record.origin or table.record.maker
            chosen = await self._room.thinkers.choose(
                name, table.record.game, seat, guess, random, group, urgent=bool(table.listeners)
            )
            if chosen not in possible:
                raise NoMove(f"move {chosen} is not possible")
        except NoMove as error:
            log("bot gave no move", logging.WARNING, table=table.record.id, seat=seat, bot=name, why=str(error))
            chosen = possible[int(rng.below(len(possible)))]
            stand_in = True

        def make_draft() -> Draft:
            if moment != (table.record.epoch, table.record.ply) or table.bot_in_turn() != seat:
                raise Conflict
            play = table.started()
            # What persons asked of each other stands: a bot's move is no answer
            advance = play.prepare(seat, table.game.action(play.state, chosen))
            return _advanced(table, advance, stand_in, visited=table.record.visited)

        with contextlib.suppress(Conflict):  # taken back, or played by another process meanwhile: look again
            await self._room.change(table, make_draft)
            self._room.metrics.moves_of_bots.inc()
            if stand_in:
                self._room.metrics.stand_ins.inc()
