"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("maker", sa.String, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("undo_request", sa.Text),
        sa.Column("next", sa.String),
        sa.Column("revision", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_of_maker", "tables", ["maker"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("client", sa.String),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("invite", sa.String),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_of_client", "seats", ["client"])
    op.create_index("seats_by_invite", "seats", ["invite"], unique=True)
    op.create_table(
        "plies",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "takebacks",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "epoch"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("server_keys", "chat", "takebacks", "plies", "seats", "tables"):
        op.drop_table(table)
