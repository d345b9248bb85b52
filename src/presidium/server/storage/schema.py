"""Creates the tables of a new store from their definitions. Only an older store needs migrations (`migrate`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sql

from presidium.server.storage.store import Store
from presidium.server.storage.tables import metadata

VERSIONS: Final = Path(__file__).parent / "migrations" / "versions"
VERSION: Final = sql.Table(
    "alembic_version", sql.MetaData(), sql.Column("version_num", sql.String(32), primary_key=True)
)
"""The table in which Alembic keeps the schema version."""


def newest() -> str:
    """The newest schema version this program knows."""
    return max(script.name.partition("_")[0] for script in VERSIONS.glob("[0-9]*.py"))


def make(store: Store) -> bool:
    """Makes all tables in one transaction; False if the store has any table already."""
    with store.migrating() as connection:
        if sql.inspect(connection).get_table_names():
            return False
        metadata.create_all(connection)
        VERSION.create(connection)
        connection.execute(sql.insert(VERSION).values(version_num=newest()))
        connection.commit()
    return True
