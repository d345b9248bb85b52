"""Adds the stored server clock. In older data it continues from the last journal entry."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    clock = op.create_table(
        "clock",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("house", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
    )
    last = op.get_bind().execute(sa.text("SELECT max(at) FROM journal")).scalar()
    if last is not None:
        op.bulk_insert(clock, [{"id": 1, "house": last, "wall": last}])
