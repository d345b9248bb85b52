"""A table's row says when it acts by itself; of those that ran before nobody knows, so each is looked at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.table.file import where

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wakes", sa.Float))
    op.execute("UPDATE tables SET wakes = 0 WHERE status = 'running'")
    op.create_index("tables_wakes", "tables", ["wakes"], **where(sa.text("wakes IS NOT NULL")))
