"""Adds an index to find tables that never started."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import where

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_index("tables_open", "tables", ["moved"], **where(sa.text("status = 'open'")))
