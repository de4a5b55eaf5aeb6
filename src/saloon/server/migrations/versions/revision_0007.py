"""Results of finished tables, openings of those gone on with, and what clients put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("openings", sa.Text))
    op.add_column("tables", sa.Column("result", sa.Text))
    op.create_table(
        "put_away",
        sa.Column("client", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("client", "table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("put_away")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("result")
        tables.drop_column("openings")
