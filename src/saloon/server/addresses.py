"""Where a request comes from: the address it counts towards, and whether a proxy may speak for others."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from saloon.core.refusal import BadInput

Network = IPv4Network | IPv6Network
UNKNOWN = "unknown"
ELSEWHERE = "192.0.2.1"  # is nobody's address, by RFC 5737: the way there begins at the own one
EVERY_ADDRESS = "0.0.0.0"
HOPS = 20  # of X-Forwarded-For, from the right; more than that nobody has
SAME_HOUSE = 64  # bits of an IPv6 address that one connection shares


def read_network(text: str) -> Network:
    """An address or a network, as in 10.0.0.0/8. May raise BadInput."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadInput("trusted-proxy", "not-an-address", got=text) from None


@lru_cache(10_000)
def key_of(address: str) -> str:
    """What limits count by: an IPv4 address, or the first 64 bits of an IPv6 address, within which all is one house."""
    parsed = _parsed(address)
    if parsed is None:
        return UNKNOWN
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(ip_network((parsed, SAME_HOUSE), strict=False))


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ip_address(address.strip().removeprefix("[").partition("]")[0].partition("%")[0])
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, IPv6Address) else parsed


def is_this_machine(address: str) -> bool:
    parsed = _parsed(address)
    return address == "localhost" or (parsed is not None and parsed.is_loopback)


def network_address() -> str | None:
    """Where others in the local network find this machine. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE, 9))
            own: str = asking.getsockname()[0]
        except OSError:  # there is no network
            return None
    return None if is_this_machine(own) or own == EVERY_ADDRESS else own


class Proxies:
    """The proxies that the operator named. What anybody else says of another address is not believed."""

    def __init__(self, trusted: Sequence[Network]) -> None:
        self._trusted = tuple(trusted)
        self.trusts = lru_cache(10_000)(self._trusts)

    def _trusts(self, address: str) -> bool:
        parsed = _parsed(address)
        return parsed is not None and any(parsed in network for network in self._trusted)

    def address_of(self, scope: Scope, headers: Headers) -> str:
        """The address that the request counts for: that of the peer, or the one that named proxies pass on."""
        peer: str = (scope.get("client") or (UNKNOWN,))[0]
        if not self._trusted or not self.trusts(peer):
            return key_of(peer)
        passed = ",".join(headers.getlist("x-forwarded-for")).split(",")
        address = peer
        for hop in reversed(passed[-HOPS:]):
            if _parsed(hop) is None:
                break  # whatever stands before this was not written by a proxy of ours
            address = hop.strip()
            if not self.trusts(address):
                break
        return key_of(address)

    def is_https(self, scope: Scope, headers: Headers) -> bool:
        """Whether the browser speaks HTTPS, with us or with a named proxy."""
        if scope["scheme"] in ("https", "wss"):
            return True
        peer: str = (scope.get("client") or (UNKNOWN,))[0]
        said = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        return said in ("https", "wss") and self.trusts(peer)
