"""Bringing the file up to date: a new one is made, an older one migrated."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

from presidium.table.store import Store


def migrate(store: Store) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
