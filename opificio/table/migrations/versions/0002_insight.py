"""Whether a table allows hints, and analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    # Whoever plays alone against bots gets hints at tables that were set before there were any.
    matches = sa.table("matches", sa.column("id", sa.String), sa.column("hints", sa.Boolean))
    seats = sa.table("seats", sa.column("match", sa.String), sa.column("kind", sa.String))
    people = sa.select(sa.func.count()).where((seats.c.match == matches.c.id) & (seats.c.kind != "bot")).scalar_subquery()
    op.execute(sa.update(matches).where(people <= 1).values(hints=True))
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("result", sa.JSON),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_column("matches", "hints")  # not as a batch: SQLite would make the table anew, and everything at it would go with the old one
