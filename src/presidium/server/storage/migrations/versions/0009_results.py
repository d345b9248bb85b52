"""Adds results for statistics: each table's outcome, and who had which seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("outcome", sa.Text),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", Integer, primary_key=True),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("won", Integer),
        sa.Column("deeds", sa.Text),
    )
    op.create_index("results_person", "results", ["person"])
