"""Adds tokens that are valid for single tables, as links in notifications give them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("tables", sa.String))
