"""Adds archives: a table's state before newer rules took it over, and all its messages at its end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", Integer, primary_key=True),
        sa.Column("rules_version", Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.LargeBinary),
        sa.Column("record", sa.Text),
    )
