"""A token says which device it was given to, and when it was last seen there; both unknown of those given before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.String))
    op.add_column("tokens", sa.Column("seen", sa.Float))
