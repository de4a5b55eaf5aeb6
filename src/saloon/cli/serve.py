"""`saloon serve`: the room in a browser, for this machine or for a network."""

from __future__ import annotations

import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from saloon.core.refusal import BadInput, BadOptions
from saloon.server.addresses import read_network
from saloon.server.app import make_app
from saloon.server.logs import log, set_up_logs
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings
from saloon.server.transport import Doors, protocols

LONGEST_MESSAGE = 64 * 1024  # from a client, over a stream
KEEP_ALIVE_SECONDS = 75  # longer than clients and proxies keep a connection, so that no request meets a closing one
GOODBYE_SECONDS = 3
SHORTEST_SECRET = 16  # signs
MOST_DAYS = 36_500
WAITING_CONNECTIONS = 2048
SWITCH_SECONDS = 0.0002  # how long a thread may keep others waiting: a move passes from one to another several times


def serve(
    host: str,
    port: int,
    database: str | None,
    open_page: bool,
    trusted_proxies: Sequence[str] = (),
    allowed_hosts: Sequence[str] = (),
    bot_tables: bool = False,
    purge_days: float | None = None,
    metrics_port: int | None = None,
) -> None:
    """Serves until it is told to stop (Ctrl-C or SIGTERM). May raise BadInput."""
    for name, number in (("port", port), ("metrics-port", metrics_port)):
        if number is not None and not 0 <= number <= 65535:
            raise BadOptions(name, "not-in-range", got=number, low=0, high=65535)
    if purge_days is not None and not 0 < purge_days <= MOST_DAYS:
        raise BadOptions("purge-days", "not-in-range", got=purge_days, low=1, high=MOST_DAYS)
    settings = Settings(
        database or default_database(),
        secret=given_secret(),
        host=host,
        trusted_proxies=tuple(read_network(proxy) for proxy in trusted_proxies),
        allowed_hosts=frozenset(name.lower() for name in allowed_hosts),
        bot_only_tables=bot_tables,
        purge_days=purge_days,
        metrics_port=metrics_port,
    )
    with listen(host, port) as listener:
        app = make_app(settings)
        set_up_logs()
        address = page_address(listener)
        log("serving", address=address)
        if sys.stderr.isatty():
            print(address)
        if open_page:
            webbrowser.open(address)  # the listener is open already: the browser waits until we answer
        run(app, listener)


def given_secret() -> bytes | None:
    """The operator's own key to sign with. One that can be guessed is refused."""
    secret = os.environ.get("SALOON_SECRET")
    if secret and len(secret) < SHORTEST_SECRET:
        raise BadInput("SALOON_SECRET", "too-short", least=SHORTEST_SECRET)
    return secret.encode() if secret else None


def run(app: FastAPI, listener: socket.socket) -> None:
    listener.set_inheritable(False)  # processes that think for bots must not keep the port when this one is killed
    sys.setswitchinterval(SWITCH_SECONDS)
    app.state.garbage.keep_looks_short()
    settings: Settings = app.state.settings
    doors = Doors(settings)
    metrics: Metrics = app.state.metrics
    metrics.gauge("saloon_connections", "Connections that are open", lambda: float(doors.open))
    metrics.gauge("saloon_connections_refused", "Connections that found no place", lambda: float(doors.refused))
    http, stream = protocols(settings, doors, app.state.turnstile)
    config = uvicorn.Config(
        app,
        http=http,
        ws=stream,
        proxy_headers=False,  # the gate reads them, of proxies that were named
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more time than it saves
        log_config=None,
        access_log=False,  # the gate writes one, without secrets
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops in good order, then raises the signal again for the handler before its own: that is ours, and
        # to stop when told to is no failure
        signal.signal(number, lambda *_: None)
    uvicorn.Server(config).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """Opened by us, so that a taken port is a complaint and not a traceback."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(WAITING_CONNECTIONS)
    except socket.gaierror:
        listener.close()
        raise BadInput("host", "no-such-host", got=host) from None
    except OSError:
        listener.close()
        raise BadInput("port", "port-taken", host=host, got=port) from None
    return listener


def page_address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # every address of this machine; this one always works here
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def default_database() -> str:
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(folder) / 'saloon' / 'tables.db'}"
