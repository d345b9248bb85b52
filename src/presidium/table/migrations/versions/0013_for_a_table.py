"""Tokens that are good for a table alone: whoever came by a call is signed in no further."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("tables", sa.String))
