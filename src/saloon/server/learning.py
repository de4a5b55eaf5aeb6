"""Learning from games: hints at one's own turn, analyses of tables that are over, and trying on from any ply.

All of it is computed in the thinking processes, a short while at a time: whoever asks goes on asking, and stops by not
asking any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from saloon import bots
from saloon.analysis import puzzles
from saloon.analysis.hint import Expected
from saloon.analysis.review import Review
from saloon.core import registry
from saloon.core.fairness import bot_rng, commitment
from saloon.core.game import Json
from saloon.core.refusal import BadInput, Refusal, Refused
from saloon.core.state import OVER
from saloon.server.codec import dumps, loads
from saloon.server.logs import log
from saloon.server.playing import check_seat
from saloon.server.problems import Conflict, Problem
from saloon.server.records import Analysed, Change, Overtaken, Record, Takeback, Write
from saloon.server.replays import Asker, played_of
from saloon.server.room import Room
from saloon.server.seating import LONGEST_NAME, check_bots, clean
from saloon.server.seats import PROGRAMS, Seat, new_table_id
from saloon.server.tables import Draft, LiveTable, asked_json, header_of
from saloon.server.thinking import IDLE, URGENT, NoMove

GAME_OVER = Refusal("table", "game-over")
HINT_SECONDS = 2.0  # the longest that a hint is thought about at a time
LONGEST_HINT = 15.0  # seconds until it is given up: where engines are not compiled, one look takes long
LONGEST_ANALYSIS = 60.0  # of one stretch
SPARRING = bots.level_names()[4]  # whom one tries against


# Hints


def hints_allowed(record: Record, client: str) -> bool:
    """Where all agreed to it when the table was set, and where no other person sits."""
    return record.hints or all(seat.kind in PROGRAMS or seat.client == client for seat in record.seats)


Leaving = Callable[[], Coroutine[Any, Any, object]]  # is done when whoever asked no longer listens


async def hint(
    room: Room, table: LiveTable, asker: Asker, seat: int, ply: int, epoch: int, depth: int, leaving: Leaving
) -> Json:
    """What a strong player would do, from what the seat knows. All who are there see that it was asked for."""

    def check() -> None:
        check_seat(table, asker.client, seat)
        if not hints_allowed(table.record, asker.client):
            raise Problem("no-hints")
        if (ply, epoch) != (table.started().ply, table.record.epoch):
            raise Conflict
        turn = int(table.started().state.turn)
        if turn != seat:
            raise Refused(GAME_OVER if turn == OVER else Refusal("table", "not-your-turn", {"seat": turn}))

    def note() -> Draft:
        check()
        return Draft(Change(table.next_record(hinted=(*table.record.hinted, (seat, ply)))))

    check()
    depths = room.settings.hint_simulations
    if depth >= len(depths):
        raise BadInput("depth", "not-in-range", got=depth, low=0, high=len(depths) - 1)
    if (seat, ply) not in table.record.hinted:
        await room.change(table, note)
    play = table.started()
    rng = bot_rng(play.seed, epoch, ply)
    wanted = {
        "game": table.record.game,
        "seat": seat,
        "position": table.game.position(play.state.guess(seat, rng)),
        "random": [int(rng.word()) for _ in range(3)],
        "simulations": depths[depth],
        "seconds": HINT_SECONDS,
    }
    told = await while_heard(think(room, {"hint": wanted}, asker, URGENT, LONGEST_HINT), leaving())
    return {**told, "depth": depth, "depths": len(depths)}


async def while_heard(thinking: Coroutine[Any, Any, Json], leaving: Coroutine[Any, Any, object]) -> Json:
    """What is thought out, unless whoever asked leaves before: a thought that nobody waits for is broken off."""
    thought, left = asyncio.ensure_future(thinking), asyncio.ensure_future(leaving)
    try:
        await asyncio.wait((thought, left), return_when=asyncio.FIRST_COMPLETED)
        if not thought.done():
            raise Problem("too-slow")
        return thought.result()
    finally:
        thought.cancel()
        left.cancel()


async def think(room: Room, job: Json, asker: Asker, lane: int, seconds: float) -> Json:
    """Addresses take turns, with what they ask for here and with their bots: identities cost nothing."""
    try:
        with room.thoughts.one(asker.client, asker.address):
            answer = await room.thinkers.ask(job, room.keys.origin(asker.address), lane, seconds)
    except NoMove as silent:
        log("not thought to the end", logging.WARNING, why=str(silent))
        raise Problem("unjudged") from None
    if "failed" in answer:
        log("thinking failed", logging.ERROR, why=answer["failed"])
        raise Problem("internal")
    return answer


# Analyses


async def analyse(room: Room, table: LiveTable, asker: Asker, first: int) -> Json:
    """What is known from this ply on; if nothing is, a little more is found out first, and kept."""
    if table.record.status != "over":
        raise Conflict
    id, plies = table.record.id, table.record.ply
    if first > plies:
        raise BadInput("first", "not-in-range", got=first, low=0, high=plies)
    known = await room.read(room.store.analysis, id)
    end = known[-1].next if known else 0
    if end <= first and end < plies:
        settings = room.settings
        wanted = {
            "transcript": await room.replays.export(asker, table),
            "first": end,
            "simulations": settings.analysis_simulations,
            "seconds": settings.analysis_seconds,
        }
        found = await think(room, {"analyse": wanted}, asker, IDLE, LONGEST_ANALYSIS)
        part = Analysed(end, found.pop("next"), found)
        with contextlib.suppress(Overtaken):  # somebody else asked for the same
            await room.store.write(Write(analysed=[(id, part)]))
        known = await room.read(room.store.analysis, id)
    return await room.read_in_turn(asker.address, _told, table.record, known, first)


def _told(record: Record, known: list[Analysed], first: int) -> Json:
    review = Review(header_of(record), shares=[1.0 / len(record.seats)] * len(record.seats))
    for part in known:
        review.read_rows(part.found)
    rows = review.rows()
    return {
        "plies": record.ply,
        "first": first,
        "next": known[-1].next if known else 0,
        "decisions": [row for row in rows["decisions"] if row["ply"] >= first],
        "draws": [row for row in rows["draws"] if row["ply"] >= first],
        "shares": review.shares,
        "accounts": [account.as_json() for account in review.accounts()],
    }


# Attempts


def check_question(table: LiveTable, ply: int) -> None:
    """Raises unless somebody had to decide something at this ply of a table that is over."""
    play = table.started()
    if table.record.status != "over":
        raise Conflict
    if ply >= play.ply or play.transcript.entries[ply].seat is None:
        raise BadInput("ply", "nothing-to-decide", got=ply)


async def question(room: Room, table: LiveTable, asker: Asker, ply: int) -> bytes:
    check_question(table, ply)
    return await room.replays.ask(asker, "question", table=played_of(table, ply), lists=table.lists)


async def attempt(room: Room, table: LiveTable, asker: Asker, ply: int, action: Json) -> Json:
    """How good another move would have been there, by what the seat knew, and what the best one brings."""
    check_question(table, ply)
    return await judged(room, table.record.game, {"table": played_of(table, ply)}, action, asker, ply)


async def judged(
    room: Room, game: str, where: Json, action: Json, asker: Asker, number: int, solution: Json | None = None
) -> Json:
    """By what whoever decides there knows."""
    guess = loads(await room.replays.ask(asker, "attempt", game=game, where=where, action=action, number=number))
    wanted = {
        **guess,
        "game": game,
        "action": action,
        "simulations": room.settings.analysis_simulations,
        "solution": solution,
    }
    return await think(room, {"attempt": wanted}, asker, URGENT, LONGEST_HINT)


# Puzzles


def puzzle_lists() -> list[Json]:
    """The games that have puzzles, with the id and the grade of each."""
    found = ((game, puzzles.shipped(game)) for game in registry.infos())
    return [
        {"game": game, "puzzles": [{"id": puzzle.id, "grade": puzzle.grade} for puzzle in shipped]}
        for game, shipped in found
        if shipped
    ]


def puzzle_at(game: str, number: int) -> puzzles.Puzzle:
    found = puzzles.shipped(game) if game in registry.infos() else []
    if number >= len(found):
        raise Problem("not-found")
    return found[number]


@cache  # of those that are shipped: what is not found raises
def puzzle(game: str, number: int) -> bytes:
    found = puzzle_at(game, number)
    rules = registry.load(game)
    state = rules.from_position(found.position)
    automa = rules.info.played_seat(found.position.get("options", {}))
    told = {"seats": int(state.seats), "automa": automa, "grade": found.grade}
    return dumps(asked_json(rules, state, found.seat) | told)


async def answer_puzzle(room: Room, game: str, number: int, action: Json, asker: Asker) -> Json:
    found = puzzle_at(game, number)
    solution: Json = found.moves[0]["action"]
    told = await judged(room, game, {"position": found.position}, action, asker, number, solution)
    return {**told, "solved": action == solution, "line": [Expected(**move).as_json() for move in found.line]}


# Trying


async def try_from(
    room: Room, table: LiveTable, client: str, ply: int, seat: int, name: str, address: str
) -> LiveTable:
    """A new table that stands where this one stood: one seat for whoever tries, bots in the others."""
    record, play = table.record, table.started()
    if record.status != "over":
        raise Conflict
    for field, got, high in (("ply", ply, play.ply), ("seat", seat, len(record.seats) - 1)):
        if got > high:
            raise BadInput(field, "not-in-range", got=got, low=0, high=high)
    if record.seats[seat].kind == "automa":
        raise BadInput("seat", "automa-plays", seat=seat + 1)
    entries = play.transcript.entries
    while ply < len(entries) and entries[ply].seat is None:
        ply += 1  # what was drawn then is drawn
    decides = entries[ply].seat if ply < len(entries) else int(play.state.turn)
    if decides == OVER:
        raise Refused(GAME_OVER)
    seats = tuple(_tried_seat(old, seat, client, clean(name, LONGEST_NAME)) for old in record.seats)
    origin = room.keys.origin(address)
    await check_bots(room, client, origin, [place.kind for place in seats])
    # The same seed, so that all draws can be verified, but another part of its stream: what came then is known
    same = record.seed if not any(entry.part for entry in entries) else None
    seed = same or room.settings.new_seed()
    now = time.time()
    new = Record(
        id=new_table_id(), game=record.game, rules=record.rules, options=record.options, maker=client, seed=seed,
        commitment=commitment(seed), seats=seats, created=now, changed=now, status="running", epoch=1, ply=ply,
        turn=decides, origin=origin, visited=now,
    )  # fmt: skip
    return await room.open(Change(new, takeback=Takeback(1, ply, 1 if same else 0), entries=entries[:ply]))


def _tried_seat(old: Seat, own: int, client: str, name: str) -> Seat:
    if old.seat == own:
        return Seat(own, "person", name, client=client)
    if old.kind == "automa":
        return old
    return Seat(old.seat, "bot", SPARRING, bot=SPARRING)
