"""Sentences of ours among what is said at a table, to be read in any language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("remark", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("chat", "remark")
