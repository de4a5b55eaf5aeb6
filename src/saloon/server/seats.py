"""Seats and who holds them: signed cookies tell clients apart, invite tokens let a client take a seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Literal

Kind = Literal["person", "invited", "bot", "automa"]  # automa: the rules play it

PROGRAMS = ("bot", "automa")  # always there, and nobody to ask


@dataclass(frozen=True)
class Seat:
    seat: int
    kind: Kind
    name: str
    bot: str | None = None
    client: str | None = None  # who holds it
    left: bool = False
    invite: str | None = None  # the fingerprint of its invite token

    @property
    def taken(self) -> bool:
        """Nobody is awaited here."""
        return self.kind != "invited" or self.client is not None

    @property
    def is_person(self) -> bool:
        """A person who can be asked decides here."""
        return self.kind not in PROGRAMS and self.client is not None and not self.left

    def held_by(self, client: str) -> bool:
        return self.is_person and self.client == client


class Keys:
    """What only this server can sign. Every signature includes its purpose, so it is good for nothing else."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, client: str) -> str:
        return f"{client}.{self._sign('cookie', client)}"

    def client(self, cookie: str) -> str | None:
        """Whose cookie it is, if we signed it."""
        client, _, signature = cookie.partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign("cookie", client).encode())
        return client if good else None

    def invite(self, table: str, seat: int) -> str:
        """The token of a seat's invite link. It is not stored, so reading the database does not give away the seat."""
        return self._sign("invite", f"{table}/{seat}")

    def origin(self, address: str) -> str:
        """What is stored of an address: tables of the same one have the same, and nobody can read which it is."""
        return self._sign("origin", address)[:16]

    def _sign(self, purpose: str, text: str) -> str:
        signature = hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256")
        return urlsafe_b64encode(signature)[:32].decode()  # 192 bits


def new_client() -> str:
    id = secrets.token_urlsafe(18)
    return id if id[0] != "-" else new_client()  # operators type it: it must not look like an option


def new_table_id() -> str:
    """Unguessable too: with it, anybody can watch."""
    return secrets.token_urlsafe(12)


def fingerprint(token: str) -> str:
    """What is stored of a token: enough to recognise it, nothing to make it from."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
