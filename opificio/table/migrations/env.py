"""Alembic's way in: the connection is handed over by `opificio.table.store`, so that nothing is configured twice."""

from __future__ import annotations

from alembic import context

from opificio.table.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
