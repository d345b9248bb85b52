"""Adds the code of a table's shared screen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import where

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sofa", sa.String))
    op.create_index("tables_sofa", "tables", ["sofa"], **where(sa.text("sofa IS NOT NULL")))
