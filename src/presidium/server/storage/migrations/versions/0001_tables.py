"""The first schema: people, tokens, links, tables, places, the journal and its snapshots.

If a first start of version 0.1 was killed, some of these tables exist already, empty. They are kept.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String),
        sa.Column("table_id", sa.String),
        sa.Column("seat", Integer),
        sa.Column("until", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("salt", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("listed", Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("next_table", sa.String, nullable=False, server_default=""),
        if_not_exists=True,
    )
    op.create_table(
        "places",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        if_not_exists=True,
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", Integer, primary_key=True),
        sa.Column("batch", Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String),
        sa.Column("command", sa.String),
        sa.Column("fact", sa.Text, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", Integer, nullable=False),
        sa.Column("rules_version", Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
