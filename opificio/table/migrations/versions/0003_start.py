"""The position a match starts from, if it is not the beginning."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("start", sa.JSON))


def downgrade() -> None:
    op.drop_column("matches", "start")
