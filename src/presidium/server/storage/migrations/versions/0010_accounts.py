"""Adds e-mail addresses and passkeys for signing in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from presidium.server.storage.tables import Integer

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "mails",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String, nullable=False, unique=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("times", Integer, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float),
    )
    op.add_column("links", sa.Column("address", sa.String))
