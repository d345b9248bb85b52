"""Bringing what is kept up to date: a new store is made, an older one migrated, a newer one refused."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from presidium.core import Refused, refusal
from presidium.table.store import Store

SCRIPTS: Final = Path(__file__).with_name("migrations")


def migrate(store: Store, scripts: Path = SCRIPTS, to: str = "head") -> None:
    """One transaction for each migration: whoever dies in the midst of one leaves everything as it was before it."""
    config = _config(scripts)
    try:
        with store.migrating() as connection:
            if not is_known(connection, scripts):
                raise Refused(refusal("newer-data", file=store.name))
            connection.rollback()  # what was begun by looking
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except DBAPIError as error:  # as all others hear of the disk
        raise error.orig or error from error


def is_known(connection: Connection, scripts: Path = SCRIPTS) -> bool:
    """Whether this program knows the form the file is in."""
    known = {script.revision for script in ScriptDirectory.from_config(_config(scripts)).walk_revisions()}
    return set(MigrationContext.configure(connection).get_current_heads()) <= known


def newest(scripts: Path = SCRIPTS) -> str | None:
    return ScriptDirectory.from_config(_config(scripts)).get_current_head()


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config
