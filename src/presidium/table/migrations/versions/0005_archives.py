"""What is kept of a table for good: how it stood when newer rules took it over, and at its end all it had told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.table.file import Integer

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
