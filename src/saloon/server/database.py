"""The database: its tables, how it is opened, and how it is brought up to date."""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, String, Table, Text
from sqlalchemy.engine import URL, Connection, Engine

from saloon.core.refusal import BadInput

HEAD = "0007"  # the newest revision in migrations/versions
SECRET_BYTES = 32
BUSY_MILLISECONDS = 2500  # that SQLite waits for another process before it says that the database is locked
BUSY_SIGNS = ("locked", "connection", "server closed", "shutting down", "starting up", "disk is full")
LOCK = 0x5A1004  # any number: PostgreSQL's name for "one process at a time brings the database up to date"

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("maker", String, nullable=False),
    Column("seed", LargeBinary),
    Column("commitment", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("turn", Integer),
    Column("undo_request", Text),  # JSON
    Column("next", String),
    Column("revision", Integer, nullable=False),
    Column("origin", String),
    Column("visited", Float, nullable=False, server_default="0"),
    Column("watchers_chat", Integer, nullable=False, server_default="1"),
    Column("closed", Float),  # by the operator
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("hinted", Text),  # JSON
    Column("openings", Text),  # JSON
    Column("result", Text),  # JSON
    Index("tables_of_maker", "maker"),
    Index("tables_of_origin", "origin"),
    sqlite_with_rowid=False,
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String),
    Column("client", String),
    Column("left", Integer, nullable=False),
    Column("invite", String),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_of_client", "client"),
    Index("seats_by_invite", "invite", unique=True),
    sqlite_with_rowid=False,
)
plies = Table(
    "plies",
    metadata,
    Column("table_id", String, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer),  # none: a draw
    Column("action", Text, nullable=False),  # JSON
    Column("stand_in", Integer),  # 1: played at random, because the bot gave no move
    PrimaryKeyConstraint("table_id", "ply"),  # two answers to the same ply: the first one wins
    sqlite_with_rowid=False,
)
put_away = Table(  # what a client does not want to see in its list any more
    "put_away",
    metadata,
    Column("client", String, nullable=False),
    Column("table_id", String, nullable=False),
    PrimaryKeyConstraint("client", "table_id"),
    sqlite_with_rowid=False,
)
takebacks = Table(
    "takebacks",
    metadata,
    Column("table_id", String, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("part", Integer, nullable=False),  # of the seed's stream, which draws come from since then
    PrimaryKeyConstraint("table_id", "epoch"),
    sqlite_with_rowid=False,
)
chat = Table(
    "chat",
    metadata,
    Column("table_id", String, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    sqlite_with_rowid=False,
)
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String, nullable=False),
    Column("first", Integer, nullable=False),
    Column("next", Integer, nullable=False),
    Column("found", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("table_id", "first"),
    sqlite_with_rowid=False,
)
OF_A_TABLE = (plies, takebacks, chat, analyses, put_away, seats)  # what goes with it

lists = Table(
    "lists",
    metadata,
    Column("hash", String, primary_key=True),
    Column("list", Text, nullable=False),  # JSON: an owner's own list of components, which options name by its hash
)
companions = Table(
    "companions",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("client", String, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("step", Integer, nullable=False),  # grows with every answer and every one taken back
    Index("companions_of_client", "client"),
    sqlite_with_rowid=False,
)
companion_entries = Table(
    "companion_entries",
    metadata,
    Column("companion_id", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("is_draw", Integer, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("companion_id", "number"),
    sqlite_with_rowid=False,
)
orders = Table(  # of the operator to the processes that serve, which look for them
    "orders",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("about", String, nullable=False),  # a table's id; empty: who is banned or muted
)
bans = Table(
    "bans",
    metadata,
    Column("kind", String, nullable=False),  # client, address, muted
    Column("who", String, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("kind", "who"),
)
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


class Database:
    """Two engines on one database: reads see one moment each; writes are the writer's alone."""

    def __init__(self, url: str) -> None:
        address = read_url(url)
        self.kind = address.get_backend_name()
        self.is_postgres = self.kind == "postgresql"
        if self.is_postgres:
            self.reader = sa.create_engine(
                address, hide_parameters=True, isolation_level="REPEATABLE READ", pool_pre_ping=True
            )
            self.writer = sa.create_engine(address, hide_parameters=True, pool_size=1, pool_pre_ping=True)
        else:
            self.reader = _sqlite_engine(address, "BEGIN")
            self.writer = _sqlite_engine(address, "BEGIN IMMEDIATE")

    def open(self) -> None:
        """Creates the tables or brings them up to date. Raises BadInput if this database is not ours."""
        try:
            with self.writer.begin() as connection:
                if self.is_postgres:
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
                if _revision(connection) != HEAD:
                    _migrate(connection)
        except sa.exc.DBAPIError as error:
            raise BadInput("database", "file-trouble", detail=type(error.orig).__name__) from None

    def secret(self) -> bytes:
        """The key that signs cookies and invites: made on the first start."""
        wanted = sa.select(server_keys.c.value).where(server_keys.c.name == "signing")
        with self.writer.begin() as connection:
            if self.is_postgres:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            found = connection.execute(wanted).scalar()
            if found is None:
                found = secrets.token_bytes(SECRET_BYTES)
                connection.execute(server_keys.insert(), {"name": "signing", "value": found})
            return bytes(found)

    def close(self) -> None:
        self.reader.dispose()
        self.writer.dispose()


def read_url(url: str) -> URL:
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise BadInput("database", "not-one-of", got=url, choices="sqlite:///FILE, postgresql+psycopg://…") from None
    known = address.drivername in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg", "postgresql")
    if not known or (address.get_backend_name() == "sqlite" and address.database in (None, "", ":memory:")):
        choices = "sqlite:///FILE, postgresql+psycopg://…"
        raise BadInput("database", "not-one-of", got=address.render_as_string(), choices=choices)
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    return address


def _sqlite_engine(address: URL, begin: str) -> Engine:
    path = Path(str(address.database))
    if path.is_dir():
        raise BadInput("database", "is-a-folder")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # It holds secret seeds and the signing key: for nobody else on this machine. SQLite's other files follow it
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError:
        raise BadInput("database", "no-permission") from None
    engine = sa.create_engine(address, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, before reads too
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # committed means on the disk
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # see checkpoints.py; the last one who closes makes one too

    @sa.event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def is_busy(error: BaseException) -> bool:
    """Whether the database is temporarily unusable: locked by another process, or unreachable."""
    if isinstance(error, sqlite3.OperationalError):
        return any(sign in str(error) for sign in BUSY_SIGNS)
    if not isinstance(error, sa.exc.DBAPIError):
        return False
    return error.connection_invalidated or (
        isinstance(error, sa.exc.OperationalError) and any(sign in str(error.orig) for sign in BUSY_SIGNS)
    )


def _revision(connection: Connection) -> str | None:
    """Looked up without Alembic, which takes longer to load than everything else when a server starts."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return revision


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # written by a later version of this program
        raise BadInput("database", "other-format", got=_revision(connection), expected=HEAD) from None
