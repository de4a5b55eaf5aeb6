"""What a messenger shows of a link to a table or of an invitation: the game, who invites, who plays.

No secret is in it: whoever has the link may see as much.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from saloon import bots
from saloon.core import registry
from saloon.core.refusal import BadInput
from saloon.server.problems import Problem
from saloon.server.records import Record
from saloon.server.room import Room
from saloon.server.seating import host_of, invited_table
from saloon.words import LANGUAGES, Words


async def preview(request: Request) -> str | None:
    """Open Graph tags for the page at this address; None: nothing is known of it."""
    room: Room = request.app.state.room
    _, page, rest = request.url.path.split("/", 2)
    try:
        id = await invited_table(room, rest) if page == "join" else rest
        record = (await room.table(id)).record
        language = language_of(request.headers.get("accept-language", ""))
        words = await room.read(Words, language, registry.load(record.game))  # the first time it reads a catalogue
    except (Problem, BadInput):  # the page itself says what is wrong
        return None
    told = {"title": words.say("preview-title", game=words.say("game")), "site_name": "Saloon", "type": "website"}
    told["description"] = _invitation(record, words) if page == "join" else _sitters(record, words)
    return "".join(f'<meta property="og:{name}" content="{escape(text)}" />' for name, text in told.items())


def language_of(header: str) -> str:
    """The first of a browser's languages that we speak."""
    wished = (part.strip()[:2].lower() for part in header.split(","))
    return next((language for language in wished if language in LANGUAGES), LANGUAGES[0])


def _invitation(record: Record, words: Words) -> str:
    free = sum(not seat.taken for seat in record.seats)
    return words.say("preview-invited", host=host_of(record) or "none", free=free, seats=len(record.seats))


def _sitters(record: Record, words: Words) -> str:
    names = []
    for seat in record.seats:
        if seat.bot in bots.level_names():
            names.append(words.say(f"bot-{seat.bot.replace(':', '-')}"))
        elif seat.taken:
            names.append(seat.name or words.say("seat-number", number=seat.seat + 1))
    return ", ".join(names)
