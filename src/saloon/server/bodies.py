"""The body of a request: read whole before anything else happens, if it is not too large and comes in time."""

from __future__ import annotations

import asyncio
import re
from contextlib import ExitStack

from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope

from saloon.core.refusal import BadInput
from saloon.server.limits import AtOnce, Both
from saloon.server.problems import Problem, as_problem
from saloon.server.settings import Settings

IMPORT_PATH = "/api/tables/import"
_before_the_text = re.compile(rb'\s*\{\s*"transcript"\s*:\s*"')


class Bodies:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._imports = Both(settings.imports, settings.address_imports, settings.now)
        self._at_once = AtOnce(settings.imports_at_once, settings.address_imports_at_once)

    async def read(self, scope: Scope, headers: Headers, receive: Receive, while_used: ExitStack) -> Receive:
        """Hands the body on whole. Raises Problem; a large one is counted as long as it is used."""
        settings, sender = self._settings, scope["state"]
        largest = settings.import_bytes if scope["path"] == IMPORT_PATH else settings.body_bytes
        declared = headers.get("content-length", "0")
        if not (declared.isascii() and declared.isdecimal() and len(declared) < 20) or int(declared) > largest:
            raise Problem("too-large")
        body = bytearray()
        is_large = False
        try:
            async with asyncio.timeout(settings.body_seconds):
                more = True
                while more:
                    message = await receive()
                    if message["type"] != "http.request":
                        break  # gone
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > largest:
                        raise Problem("too-large")
                    if len(body) > settings.body_bytes and not is_large:
                        self._imports.spend(sender["client"], sender["address"])
                        while_used.enter_context(self._at_once.one(sender["client"], sender["address"]))
                        is_large = True
        except TimeoutError:
            raise Problem("too-slow") from None
        if is_large and not is_one_text(body):
            raise as_problem(BadInput("body", "wrong-type"))
        handed_on = False

        async def receive_whole() -> Message:
            nonlocal handed_on
            if handed_on:
                return await receive()
            handed_on = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        return receive_whole


def is_one_text(body: bytes | bytearray) -> bool:
    """Whether there is nothing but a transcript in it. To read as many bytes of anything else takes far longer, and
    nobody is answered meanwhile."""
    begun = _before_the_text.match(body)
    if begun is None:
        return False
    rest = bytes(body[begun.end() :]).replace(b"\\\\", b"").replace(b'\\"', b"")
    return rest.partition(b'"')[2].strip() == b"}"
