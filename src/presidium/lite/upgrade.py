"""Migrates an older file. Needs Alembic, which a tab fetches only for this."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from presidium.lite.store import TabStore
from presidium.server.storage.migrate import migrate


def upgrade(file: Path) -> None:
    """Brings the file to the schema version of this program. Raises Refused if a newer program wrote it."""
    with closing(TabStore(file)) as store:
        migrate(store)
