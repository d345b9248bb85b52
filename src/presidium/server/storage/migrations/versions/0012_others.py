"""Adds block and mute lists, reports to hosts, and pending erasures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "others",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("blocked", Integer, nullable=False),
        sa.Column("muted", Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("others_person", "others", ["person", "other"], unique=True)
    op.create_table(
        "reports",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("about", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", Integer),
        sa.Column("question", Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    op.create_table(
        "forgetting",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    here = op.get_bind()
    if here.dialect.name == "sqlite" and here.execute(sa.text("SELECT 1 FROM people LIMIT 1")).first() is None:
        op.execute("PRAGMA user_version = 1")  # a new file: nothing was ever deleted from it
