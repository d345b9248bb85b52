"""Schema migrations: a new store gets its tables, an older one is migrated, a newer one is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from presidium.core import Refused, refusal
from presidium.server.storage.store import Store

SCRIPTS: Final = Path(__file__).with_name("migrations")


def migrate(store: Store, scripts: Path = SCRIPTS, to: str = "head") -> None:
    """Bring the store to the given schema version. Each migration is one transaction, so a killed process leaves no
    half migration."""
    config = _config(scripts)
    try:
        with store.migrating() as connection:
            if not is_known(connection, scripts):
                raise Refused(refusal("newer-data", file=store.name))
            connection.rollback()  # the transaction that reading has begun
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except DBAPIError as error:  # callers expect the engine's own errors
        raise error.orig or error from error


def is_known(connection: Connection, scripts: Path = SCRIPTS) -> bool:
    """Whether this program knows the schema version of the store."""
    known = {script.revision for script in ScriptDirectory.from_config(_config(scripts)).walk_revisions()}
    return set(MigrationContext.configure(connection).get_current_heads()) <= known


def revision(store: Store) -> str | None:
    """The schema version of the store; None if no server has made its tables."""
    try:
        with store.engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
            connection.rollback()
    except DBAPIError as error:
        raise error.orig or error from error
    return found


def age(store: Store, scripts: Path = SCRIPTS) -> Literal["none", "older", "current", "newer"]:
    """How the store's schema version compares with that of this program; `none`: it has no tables yet."""
    found = revision(store)
    if found is None:
        return "none"
    known = {script.revision for script in ScriptDirectory.from_config(_config(scripts)).walk_revisions()}
    return "current" if found == newest(scripts) else "older" if found in known else "newer"


def must_be_current(store: Store) -> None:
    """Raises Refused if the store has no tables, or another schema version. The store is not changed."""
    found = age(store)
    if found == "none":
        raise Refused(refusal("no-tables-here", folder=store.name))
    if found == "newer":
        raise Refused(refusal("newer-data", file=store.name))
    if found == "older":
        raise Refused(refusal("older-data", file=store.name))


def newest(scripts: Path = SCRIPTS) -> str | None:
    """The newest schema version this program knows."""
    return ScriptDirectory.from_config(_config(scripts)).get_current_head()


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config
