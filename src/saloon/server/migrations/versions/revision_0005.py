"""What the operator says: tables that are closed, who is banned or muted, and orders to the processes that serve."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.Float))
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("about", sa.String, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("kind", "who"),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("orders")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("closed")
