"""Adds invitations, by which new people can join a closed server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("uses", Integer, nullable=False),
    )
