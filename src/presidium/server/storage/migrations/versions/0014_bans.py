"""Adds bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
