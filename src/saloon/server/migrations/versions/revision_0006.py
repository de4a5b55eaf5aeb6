"""Hints that were agreed to and taken, and what analyses of finished tables found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("hinted", sa.Text))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("next", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "first"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hinted")
        tables.drop_column("hints")
