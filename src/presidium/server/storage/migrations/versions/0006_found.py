"""Adds indexes to find a person's tables and unfinished tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import where

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_index("places_person", "places", ["person"])
    unfinished = sa.text("status IN ('open', 'running', 'paused')")
    op.create_index("tables_unfinished", "tables", ["since"], **where(unfinished))
