"""A table round a screen is found by its code."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.table.file import where

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sofa", sa.String))
    op.create_index("tables_sofa", "tables", ["sofa"], **where(sa.text("sofa IS NOT NULL")))
