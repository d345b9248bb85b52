"""Adds WebAuthn challenges, shared by all processes of a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("challenges_until", "challenges", ["until"])
