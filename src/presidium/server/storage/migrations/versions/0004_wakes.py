"""Adds the time at which a table acts by itself. It is unknown for running tables, so each is loaded once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import where

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wakes", sa.Float))
    op.execute("UPDATE tables SET wakes = 0 WHERE status = 'running'")
    op.create_index("tables_wakes", "tables", ["wakes"], **where(sa.text("wakes IS NOT NULL")))
