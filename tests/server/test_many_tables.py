"""However many tables somebody makes and lists, those who play go first."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from saloon.server import seating
from saloon.server.room import Room
from tests.server.serving import GAME
from tests.server.test_work import Visitor, in_a_room


def test_an_address_has_its_tables_made_one_after_the_other(tmp_path: Path) -> None:
    """All at once, they would take all threads from others, and the interpreter from those who play."""

    async def do(room: Room) -> None:
        under_way: list[int] = []
        read, busy = room.read, 0

        async def counted(function: Callable[..., Any], *arguments: Any) -> Any:
            nonlocal busy
            if function not in (seating._new_table, room._replay):  # what the room does by itself
                return await read(function, *arguments)
            busy += 1
            under_way.append(busy)
            try:
                return await read(function, *arguments)
            finally:
                busy -= 1

        room.read = counted  # type: ignore[method-assign]
        person = [seating.Place("person"), seating.Place("person")]
        addresses = ("1.1.1.1", "1.1.1.1", "1.1.1.1")
        await asyncio.gather(*(seating.make_table(room, "me", GAME, {}, person, address=each) for each in addresses))
        assert set(under_way) == {1}
        await asyncio.gather(*(seating.make_table(room, "me", GAME, {}, person, address=each) for each in "abc"))
        assert max(under_way) == 3, "others do not wait for it"

    in_a_room(tmp_path, do)


def test_listing_tables_gives_way_to_moves_between_any_two_of_them(tmp_path: Path) -> None:
    async def do(room: Room) -> None:
        person = [seating.Place("person"), seating.Place("person")]
        for _ in range(3):
            await seating.make_table(room, "me", GAME, {}, person)
        gave_way: list[str] = []
        room.turnstile.give_way = lambda: gave_way.append(threading.current_thread().name)  # type: ignore[method-assign]
        assert len(json.loads(await room.tables_of(Visitor("me", "")))) == 3
        assert len(gave_way) == 3
        assert all(name.startswith("reader") for name in gave_way)

    in_a_room(tmp_path, do)
