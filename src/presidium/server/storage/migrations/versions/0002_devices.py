"""Adds a token's device and when it was last seen; both are null for older tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.String))
    op.add_column("tokens", sa.Column("seen", sa.Float))
