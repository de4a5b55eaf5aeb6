"""Who sits where: making a table, joining, leaving, letting a bot take over, playing again, importing."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from saloon import bots
from saloon.core import registry
from saloon.core.fairness import commitment, prepared_seed
from saloon.core.game import AUTOMA, Info
from saloon.core.refusal import BadInput, BadOptions
from saloon.core.state import OVER
from saloon.core.table import Table
from saloon.core.transcript import Entry, Transcript, parse
from saloon.server.codec import dumps
from saloon.server.playing import check_seat
from saloon.server.problems import Conflict, Problem
from saloon.server.records import Change, Record, Takeback
from saloon.server.room import Room
from saloon.server.seats import PROGRAMS, Kind, Seat, fingerprint, new_table_id
from saloon.server.tables import Draft, LiveTable, known_points, result_of
from saloon.server.thinking import Silent

LONGEST_NAME = 40
NAMELESS = "me"  # the terminal's name of whoever gave none


@dataclass(frozen=True)
class Place:
    """A seat as requested."""

    kind: Kind
    name: str = ""
    bot: str | None = None
    level: str | None = None  # of an automa
    client: str | None = None


async def make_table(
    room: Room,
    client: str,
    game: str,
    options: Mapping[str, Any],
    places: Sequence[Place],
    prepared: int | None = None,
    address: str = "",
    hints: bool = False,
) -> LiveTable:
    """Opens a table; it runs at once when nobody is awaited. Prepared: with a published seed. May raise BadInput."""
    seed = room.settings.new_seed() if prepared is None else prepared_seed(prepared)
    origin = room.keys.origin(address)
    await check_bots(room, client, origin, [place.kind for place in places])
    async with room.in_turn(address):
        return await room.open(await room.read(_new_table, room, client, game, options, places, seed, origin, hints))


async def check_bots(
    room: Room, client: str, origin: str, kinds: Sequence[Kind], table: LiveTable | None = None
) -> None:
    """Raises Problem where bots would play among themselves and the operator does not want it, or for too many.

    Table: one that exists already; if it has bots, it is among those that are counted.
    """
    settings = room.settings
    if "bot" not in kinds:
        return
    if not settings.bot_only_tables and all(kind in PROGRAMS for kind in kinds):
        raise Problem("bots-only")
    if table is not None and any(seat.kind == "bot" for seat in table.record.seats):
        return
    since = time.time() - settings.rest_seconds
    of_client, of_address = await room.read(room.store.bot_tables, client, origin, since)
    if of_client >= settings.bot_tables or of_address >= settings.address_bot_tables:
        raise Problem("quota")


def _new_table(
    room: Room,
    client: str,
    game: str,
    options: Mapping[str, Any],
    places: Sequence[Place],
    seed: bytes,
    origin: str,
    hints: bool,
) -> Change:
    check_size(room, options)
    info = registry.info(game)
    info.check_seats(len(places))
    chosen, places = _with_automa(info, options, places)
    id, now = new_table_id(), time.time()
    record = Record(
        id=id,
        game=game,
        rules=info.rules_version,
        options=chosen,
        maker=client,
        seed=seed,
        commitment=commitment(seed),
        seats=tuple(_seat(room, id, number, place, client) for number, place in enumerate(places)),
        created=now,
        changed=now,
        origin=origin,
        visited=now,
        hints=hints,
    )
    if all(seat.taken for seat in record.seats):
        play = _start(record)
        return Change(_started(record, play), entries=play.transcript.entries)
    info.load().open(len(places), record.options)  # refuses options that do not go together
    return Change(record)


def check_size(room: Room, options: Mapping[str, Any]) -> None:
    """Owners' lists are kept as long as the table, and sent to everybody there."""
    if len(dumps(options)) > room.settings.options_bytes:
        raise Problem("too-large")


def _with_automa(
    info: Info, options: Mapping[str, Any], places: Sequence[Place]
) -> tuple[dict[str, Any], Sequence[Place]]:
    """The seat that the rules play, by its kind or by the options. Nobody else can sit there; a bot makes room."""
    wished = [f"{AUTOMA}:{place.level or ''}" if place.kind == "automa" else "" for place in places]
    chosen = info.with_automa(wished, options)
    if info.automa is None or info.automa_level(chosen) is None:
        return chosen, places
    number = info.automa.seat
    if places[number].kind not in PROGRAMS:
        raise BadOptions("seats", "automa-plays", seat=number + 1)
    return chosen, [Place("automa") if seat == number else place for seat, place in enumerate(places)]


def _seat(room: Room, table: str, number: int, place: Place, maker: str) -> Seat:
    match place.kind:
        case "bot":
            name = place.bot or ""
            bots.check(name)
            return Seat(number, "bot", name, bot=name)
        case "automa":
            return Seat(number, "automa", AUTOMA)
        case "invited":
            invite = fingerprint(room.keys.invite(table, number))
            return Seat(number, "invited", clean(place.name, LONGEST_NAME), client=place.client, invite=invite)
        case _:
            return Seat(number, "person", clean(place.name, LONGEST_NAME), client=place.client or maker)


def _start(record: Record) -> Table:
    game = registry.load(record.game)
    return Table(game, [seat.name for seat in record.seats], record.options, record.seed, known_points, record.rules)


def _started(record: Record, play: Table) -> Record:
    turn = int(play.state.turn)
    return replace(
        record,
        status="over" if turn == OVER else "running",
        ply=play.ply,
        turn=None if turn == OVER else turn,
        result=result_of(play.state),
    )


async def invited_table(room: Room, token: str) -> str:
    """The id of the table that an invite is for. Raises Problem if we made no such invite."""
    table = await room.read(room.store.invited, fingerprint(token))
    if table is None:
        raise Problem("not-found")
    return table


def invited_seat(table: LiveTable, token: str) -> int:
    return next(seat.seat for seat in table.record.seats if seat.invite == fingerprint(token))


def host_of(record: Record) -> str:
    """The name of whoever made the table, if they sit there and have one."""
    return next((seat.name for seat in record.seats if seat.client == record.maker and seat.name), "")


async def join(room: Room, table: LiveTable, client: str, token: str, name: str) -> None:
    """Takes the seat of an invite; the table starts when it was the last one that was free."""
    number = invited_seat(table, token)

    def make_draft() -> Draft:
        seat = table.record.seats[number]
        if seat.taken:
            raise Conflict
        taken = replace(seat, client=client, name=clean(name, LONGEST_NAME) or seat.name)
        record = table.next_record(seats=_with(table.record, taken))
        if not all(seat.taken for seat in record.seats):
            return Draft(Change(record, seats=True))
        play = _start(record)
        return Draft(Change(_started(record, play), entries=play.transcript.entries, seats=True), play=play)

    if not table.record.seats[number].held_by(client):  # opening the own link again is no mistake
        await room.change(table, make_draft)


def _with(record: Record, changed: Seat) -> tuple[Seat, ...]:
    return tuple(changed if seat.seat == changed.seat else seat for seat in record.seats)


async def leave(room: Room, table: LiveTable, client: str, seat: int) -> None:
    """Gives the seat up. Before the start an invited seat is free again; later a bot may take it over."""

    def make_draft() -> Draft:
        check_seat(table, client, seat)
        if table.record.status == "over":
            raise Conflict
        old = table.record.seats[seat]
        free = table.record.status == "waiting" and old.kind == "invited"
        new = replace(old, client=None) if free else replace(old, left=True)
        # Those who were asked to agree have changed: the request must be made again
        return Draft(Change(table.next_record(seats=_with(table.record, new), undo_request=None), seats=True))

    await room.change(table, make_draft)


async def replace_by_bot(room: Room, table: LiveTable, client: str, seat: int, bot: str, address: str = "") -> None:
    """A bot takes over a seat that was left, if somebody at the table wants it; or one who left, if all have left.

    The table then counts as one with bots, as if it had been made with them.
    """
    bots.check(bot)
    kinds: list[Kind] = ["bot" if other.seat == seat else other.kind for other in table.record.seats]
    await check_bots(room, client, room.keys.origin(address), kinds, table)

    def make_draft() -> Draft:
        record = table.record
        present = any(other.is_person for other in record.seats)
        if not (record.seats_of(client) if present else any(other.client == client for other in record.seats)):
            raise Problem("forbidden")
        if not 0 <= seat < len(record.seats):
            raise BadOptions("seat", "not-in-range", got=seat, low=0, high=len(record.seats) - 1)
        if record.status == "over" or not record.seats[seat].left:
            raise Conflict
        new = replace(record.seats[seat], kind="bot", bot=bot, client=None, left=False)
        return Draft(Change(table.next_record(seats=_with(record, new)), seats=True))

    await room.change(table, make_draft)


async def rematch(room: Room, table: LiveTable, client: str, address: str = "") -> tuple[LiveTable, bool]:
    """The same game, options and people once more; the first to ask makes the table. Returns whether it is new."""
    made = False
    origin = room.keys.origin(address)
    if table.record.next is None:
        await check_bots(room, client, origin, [seat.kind for seat in table.record.seats])

    def make_draft() -> Draft:
        nonlocal made
        record = table.record
        if not any(seat.client == client for seat in record.seats):
            raise Problem("forbidden")
        if record.status != "over" or record.next is not None:
            raise Conflict
        places = [_same_place(seat) for seat in record.seats]
        chosen = registry.info(record.game).chosen(record.options, record.rules)
        new = _new_table(room, client, record.game, chosen, places, room.settings.new_seed(), origin, record.hints)
        made = True
        return Draft(Change(table.next_record(next=new.record.id)), also_opened=new)

    try:
        await room.change(table, make_draft)
    except Conflict:
        if table.record.next is None:
            raise
        made = False  # somebody was faster
    assert table.record.next is not None
    return await room.table(table.record.next), made


def _same_place(seat: Seat) -> Place:
    """Somebody else may take the seat of a player who left."""
    return Place("invited") if seat.left else Place(seat.kind, seat.name, seat.bot, client=seat.client)


async def watchers_chat(room: Room, table: LiveTable, client: str, allowed: bool) -> None:
    """The players decide whether spectators may speak."""

    def make_draft() -> Draft:
        if not table.seats_of(client):
            raise Problem("forbidden")
        return Draft(Change(table.next_record(watchers_chat=allowed)))

    await room.change(table, make_draft)


async def import_transcript(room: Room, client: str, text: str, address: str = "") -> LiveTable:
    """A game that is over, to be looked at, or one that goes on, with the client in all seats of persons.

    May raise BadInput.
    """
    transcript = await _read(room, text, room.keys.origin(address))
    info = registry.info(transcript.game)
    transcript.options = info.complete(transcript.options, transcript.rules)
    play = await room.read(Table.reopen, info.load(), transcript, transcript.seed)
    seats = [_saved_seat(info, transcript, number, client) for number in range(len(transcript.seats))]
    if play.state.turn != OVER and any(seat.kind == "person" for seat in seats):
        seats = [replace(seat, name="" if seat.name == NAMELESS else seat.name) for seat in seats]
        await check_bots(room, client, room.keys.origin(address), [seat.kind for seat in seats])
        names = [seat.name for seat in seats]
        play = await room.read(Table.go_on, info.load(), transcript, names, room.settings.new_seed())
    else:
        seats = [replace(seat, kind="automa" if seat.kind == "automa" else "person", client=None) for seat in seats]
    return await room.open(_imported(room, client, address, play, seats))


def _imported(room: Room, client: str, address: str, play: Table, seats: Sequence[Seat]) -> Change:
    now = time.time()
    transcript = play.transcript
    record = Record(
        id=new_table_id(),
        game=transcript.game,
        rules=transcript.rules,
        options=transcript.options,
        maker=client,
        seed=play.known_seed,
        commitment=transcript.commitment,
        seats=tuple(seats),
        created=now,
        changed=now,
        openings=tuple(transcript.openings),
        origin=room.keys.origin(address),
        visited=now,
    )
    record = _started(record, play)
    if not any(seat.client for seat in seats):
        record = replace(record, status="over", turn=None)  # nobody goes on with it
    undone = _takebacks(transcript.entries)
    return Change(replace(record, epoch=len(undone)), entries=transcript.entries, undone=undone)


def _takebacks(entries: Sequence[Entry]) -> list[Takeback]:
    """Those that the parts of the seed's stream tell of: without them its draws could not be verified."""
    found: list[Takeback] = []
    for ply, entry in enumerate(entries):
        if entry.part > (found[-1].part if found else 0):
            found.append(Takeback(len(found) + 1, ply, entry.part))
    return found


def _saved_seat(info: Info, transcript: Transcript, number: int, client: str) -> Seat:
    """As it was at the terminal, where a bot goes by its level."""
    name = clean(transcript.seats[number], LONGEST_NAME)
    if info.automa and info.automa_level(transcript.options) and number == info.automa.seat:
        return Seat(number, "automa", name)
    if name in bots.names():
        return Seat(number, "bot", name, bot=name)
    return Seat(number, "person", name, client=client)


async def _read(room: Room, text: str, origin: str) -> Transcript:
    """Its size is checked first, then the rules, in a separate process: a long game holds nobody else up."""
    settings = room.settings
    rows = text.count("\n") + 1
    if rows > settings.import_rows:
        raise BadInput("transcript", "not-in-range", got=rows, low=1, high=settings.import_rows)
    if len(text.partition("\n")[0]) > settings.options_bytes:
        raise Problem("too-large")
    try:
        answer = await room.checkers.ask({"transcript": text}, settings.import_seconds, origin)
    except Silent:
        raise Problem("too-slow") from None
    if "bad_input" in answer:
        wrong = answer["bad_input"]
        raise BadInput(wrong["where"], wrong["reason"], **wrong["params"])
    return await room.read(parse, text)


def clean(text: str, longest: int) -> str:
    """One line of printable signs."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(printable.split())[:longest]
