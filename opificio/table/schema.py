"""The tables of the database. Their history is in `migrations`; a test compares the two.

A match is its append-only list of entries, keyed by (match, number): of two writers that want to append the same number one is
refused by the key. Snapshots only make opening quick; everything follows from the entries.
"""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("tables", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("next_match", String(16)),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("start", JSON(none_as_null=True)),
    Index("matches_by_status", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),
    Column("left", Float),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("made", Float, nullable=False),
)
"""Who holds which seat: hashes of secrets. Seat -1 is the host's right to run the table."""

entries = Table(
    "entries",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("notation", String(120), nullable=False),
    Column("events", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
"""A `move` carries its action, its notation (which outlives a renumbering of actions) and the numbers of its events; an `undo`
carries how many moves remain."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("moves", Integer, primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("remark", JSON(none_as_null=True)),
)
"""What was said. A `remark` is a sentence of ours, as its name and values."""

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Column("result", JSON),
)
"""What the search thinks of a finished match with so many entries: waiting, running, done or cut. Whoever works on it touches
`updated` every few seconds, so that a run that was cut off can be told from one that goes on."""
