"""Adds notification channels, settings and pending notifications."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer, where

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String, primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("person", "kind", "address", "form")),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("stop", sa.String, nullable=False, unique=True),
        sa.Column("code", sa.String),
        sa.Column("until", sa.Float),
    )
    op.create_index("channels_person", "channels", ["person"])
    op.create_table(
        "callees",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("quiet_from", Integer),
        sa.Column("quiet_to", Integer),
        sa.Column("called", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "uncalled",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
    )
    op.create_table(
        "calls",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("question", sa.String, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("next", sa.Float, nullable=False),
        sa.Column("notice", sa.String),
        sa.Column("done", sa.String, nullable=False, server_default=""),
        sa.Column("tries", Integer, nullable=False, server_default="0"),
        sa.Column("sent", sa.Float),
    )
    op.create_index("calls_next", "calls", ["next"], **where(sa.text("sent IS NULL")))
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
