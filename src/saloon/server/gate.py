"""The gate that every request passes: who sends it, whether it may enter, and which headers the answer gets."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.core.refusal import BadInput
from saloon.server.addresses import Proxies
from saloon.server.bans import Bans
from saloon.server.bodies import Bodies
from saloon.server.codec import dumps
from saloon.server.database import is_busy
from saloon.server.error_pages import problem_response
from saloon.server.garbage import Garbage
from saloon.server.limits import Limit, Visitors
from saloon.server.logs import log
from saloon.server.metrics import Metrics
from saloon.server.problems import Problem, as_problem
from saloon.server.seats import Keys, new_client
from saloon.server.settings import Settings
from saloon.server.turnstile import Turnstile

COOKIE = "saloon"
MOST_COOKIES = 8  # of that name, that are looked at
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEALTH_PATH = "/healthz"

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # an invite link must not travel
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Gate:
    """ASGI middleware. What is behind it finds in scope["state"] who sends the request: `client` and `address`."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        keys: Keys,
        bans: Bans,
        metrics: Metrics,
        garbage: Garbage,
        turnstile: Turnstile,
    ) -> None:
        self._app = app
        self._settings = settings
        self._keys = keys
        self._bans = bans
        self._metrics = metrics
        self._proxies = Proxies(settings.trusted_proxies)
        self._visitors = Visitors(settings)
        self._health = Limit(settings.health_requests, settings.now)  # so that the operator's own are answered
        self._bodies = Bodies(settings)
        self._garbage = garbage
        self._turnstile = turnstile
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
            self._garbage.note_request()
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        headers = Headers(scope=scope)
        request = secrets.token_hex(6)
        status = 0
        new_cookie = self._recognise(scope, headers)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    answer[name] = value
                answer["x-request-id"] = request
                if scope["path"].startswith("/api"):
                    answer["cache-control"] = "no-store"
                if new_cookie:
                    answer.append("set-cookie", new_cookie)
            await send(message)

        await self._turnstile.wait()  # who keeps connections open may send on all of them at once
        try:
            if scope["path"] == HEALTH_PATH:
                self._health.spend(scope["state"]["address"])
            else:
                self._admit(scope, headers, new_cookie is not None)
            if scope["method"] not in SAFE_METHODS:
                check_origin(headers)
            with ExitStack() as while_used:
                body = await self._bodies.read(scope, headers, receive, while_used)
                await self._app(scope, body, send_with_headers)
        except Problem as problem:
            if status == 0:
                await self._slow_down(scope, problem)
                await problem_response(problem, scope)(scope, receive, send_with_headers)
        except Exception as error:
            log("failed", logging.ERROR, error, request=request)
            if status == 0:
                found = Problem("busy" if is_busy(error) else "internal")
                await problem_response(found, scope)(scope, receive, send_with_headers)
        finally:
            spent = round((time.perf_counter() - began) * 1000, 1)
            self._metrics.request_seconds.observe(spent / 1000)
            if status >= 400:
                self._metrics.refuse(str(status))
            log("request", request=request, method=scope["method"], route=_route(scope), status=status, ms=spent)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        headers = Headers(scope=scope)
        new_cookie = self._recognise(scope, headers)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "websocket.accept" and new_cookie:
                message["headers"] = [*message.get("headers", ()), (b"set-cookie", new_cookie.encode())]
            await send(message)

        try:
            self._admit(scope, headers, new_cookie is not None)
            check_origin(headers)
        except Problem as problem:
            await self._slow_down(scope, problem)
            body = dumps(problem.as_json())
            self._metrics.refuse(str(problem.status))
            start = {"type": "websocket.http.response.start", "status": problem.status}
            await send(start | {"headers": [(b"content-type", b"application/json")]})
            await send({"type": "websocket.http.response.body", "body": body})
            return
        try:
            await self._app(scope, receive, send_with_cookie)
        finally:
            log("stream", route=_route(scope), seconds=round(time.perf_counter() - began, 1))

    def _recognise(self, scope: Scope, headers: Headers) -> str | None:
        """Notes the client in the scope; returns the cookie to set if there was none that we signed."""
        state: dict[str, Any] = scope.setdefault("state", {})
        client = next(filter(None, map(self._keys.client, reversed(cookies_of(headers)))), None)
        state["address"] = self._proxies.address_of(scope, headers)
        if "x-forwarded-for" in headers and not self._warned:
            self._warn(scope)
        if client is not None:
            state["client"] = client
            return None
        state["client"] = new_client()
        secure = "; Secure" if self._proxies.is_https(scope, headers) else ""
        signed = self._keys.cookie(state["client"])
        return f"{COOKIE}={signed}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"

    def _warn(self, scope: Scope) -> None:
        """Once: the operator may have forgotten to name a proxy, and then everybody counts as one address."""
        if not self._proxies.trusts((scope.get("client") or ("",))[0]):
            self._warned = True
            log("proxy not trusted: see --trusted-proxy", logging.WARNING, peer=(scope.get("client") or ("",))[0])

    async def _slow_down(self, scope: Scope, problem: Problem) -> None:
        """Whoever sends more than is answered waits for it, so that refusing them costs little. The connections of a
        proxy are needed for others."""
        peer = (scope.get("client") or ("",))[0]
        if problem.error == "too-many" and not self._proxies.trusts(peer):
            await asyncio.sleep(self._settings.excess_seconds)

    def _admit(self, scope: Scope, headers: Headers, is_new: bool) -> None:
        """Raises Problem if it may not come in."""
        state = scope["state"]
        self._visitors.admit(state["client"], state["address"], is_new)
        if self._bans.banned(state["client"], state["address"]):
            raise Problem("banned")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise as_problem(BadInput("path", "wrong-type"))
        if self._settings.allowed_hosts and host_name(headers) not in self._settings.allowed_hosts:
            raise as_problem(BadInput("host", "not-allowed"))


def cookies_of(headers: Headers) -> list[str]:
    """All that bear our name, in order: pages of the same domain can add one, which must not hide the one we signed."""
    said = headers.get("cookie", "").split(";")
    return [found for part in said if (found := cookie_parser(part).get(COOKIE))][-MOST_COOKIES:]


def host_name(headers: Headers) -> str | None:
    """The name that we are called by, without the port."""
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname
    except ValueError:
        return None


def check_origin(headers: Headers) -> None:
    """A browser says which page sends a request. Other pages may not; programs other than browsers need not say."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem("forbidden")
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        sent_from = urlsplit(origin).netloc.lower()
    except ValueError:  # as of `http://[`
        raise as_problem(BadInput("origin", "wrong-type")) from None
    if sent_from != headers.get("host", "").lower():
        raise Problem("forbidden")


def _route(scope: Scope) -> str:
    """The pattern, not the path: that may hold an invite's token."""
    return str(getattr(scope.get("route"), "path", "-"))
