"""Parts of the seed's stream. Draws that followed an undo so far came from the first part, and so they do for ever."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("takebacks", sa.Column("part", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("takebacks") as takebacks:
        takebacks.drop_column("part")
