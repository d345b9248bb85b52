"""Adds the list of worker processes, and which of them owns each table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("worker", sa.String, nullable=False),
    )
