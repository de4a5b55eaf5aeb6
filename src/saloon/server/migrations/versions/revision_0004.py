"""What limits need: where a table was made, when somebody was there last; own lists, stored once; moves at random."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String))
    op.add_column("tables", sa.Column("visited", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("watchers_chat", sa.Integer, nullable=False, server_default="1"))
    op.execute("UPDATE tables SET visited = changed")
    op.create_index("tables_of_origin", "tables", ["origin"])
    op.add_column("plies", sa.Column("stand_in", sa.Integer))
    op.create_table(
        "lists",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("list", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lists")
    op.drop_index("tables_of_origin", "tables")
    with op.batch_alter_table("plies") as plies:
        plies.drop_column("stand_in")
    with op.batch_alter_table("tables") as tables:
        for name in ("origin", "visited", "watchers_chat"):
            tables.drop_column(name)
