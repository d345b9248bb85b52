"""Adds the notes that people keep for themselves at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", Integer, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("bytes", Integer, nullable=False),
    )
    op.create_index("notes_table", "notes", ["table_id"])
