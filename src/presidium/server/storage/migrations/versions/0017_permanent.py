"""Adds permanent bots and their invitations to seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "permanent",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("key", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("knows", sa.String, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "invited",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
