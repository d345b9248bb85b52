"""Deletes old tables after the retention times that the host has set."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.server.storage.statements import told_in
from presidium.server.storage.store import Store
from presidium.server.storage.tables import (
    ARCHIVES,
    CALLS,
    ENDINGS,
    INVITED,
    JOURNAL,
    LINKS,
    NOTES,
    PLACES,
    RESULTS,
    SNAPSHOTS,
    TABLES,
    TOKENS,
    UNCALLED,
    UNFINISHED,
)

DAY_S: Final = 24 * 3600.0
UNSTARTED_S: Final = 7 * DAY_S
"""Default retention time of a table that never started, in seconds."""
UNSTARTED_MAIL_S: Final = 90 * DAY_S


class Keeps(NamedTuple):
    """Retention times of tables, in seconds: how long a table is kept before it is deleted; None: forever."""

    unstarted: float | None = UNSTARTED_S
    unstarted_mail: float | None = UNSTARTED_MAIL_S
    """Seconds after which a table by mail that never started is deleted; None: never."""
    idle: float | None = None
    """Seconds without activity after which an unfinished game is deleted; None: never."""
    finished: float | None = None


DEFAULT_KEEPS: Final = Keeps()


def chosen(unstarted: float | None, unstarted_mail: float | None, idle: float | None, finished: float | None) -> Keeps:
    """Returns the retention times in seconds; the host sets them in days."""
    days = (unstarted, unstarted_mail, idle, finished)
    return Keeps(*(None if each is None else each * DAY_S for each in days))


def removal(table: str) -> list[Any]:
    """SQL statements that delete a table. Reports about people at the table stay, for the host."""
    parts = (PLACES, JOURNAL, SNAPSHOTS, ARCHIVES, LINKS, ENDINGS, RESULTS, INVITED, UNCALLED, CALLS, NOTES)
    return [
        *(sql.delete(each).where(each.c.table_id == table) for each in parts),
        sql.delete(TOKENS).where(TOKENS.c.tables == table),
        sql.delete(TABLES).where(TABLES.c.id == table),
    ]


def old_tables(store: Store, keeps: Keeps, wall: float, now: float) -> list[str]:
    """Returns the ids of tables whose retention time (`keeps`) is over, by the wall clock. The server clock (`now`) is
    used for idle tables."""

    def found(query: Any) -> list[str]:
        return [row.id for row in store.all(query)]

    old: list[str] = []
    is_mail = told_in(JOURNAL.c.fact, "tempo", "pace") == "mail"
    for kept, pace in ((keeps.unstarted, sql.not_(is_mail)), (keeps.unstarted_mail, is_mail)):
        if kept is not None:  # which these are is found first: there are few, and journals are long
            opened = sql.select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.moved < wall - kept)
            first = sql.select(JOURNAL.c.table_id.label("id")).where(JOURNAL.c.seq == 1, pace)
            old += found(first.where(JOURNAL.c.table_id.in_(opened)))
    if keeps.finished is not None:
        over = sql.select(TABLES.c.id).where(sql.not_(UNFINISHED), TABLES.c.moved < wall - keeps.finished)
        old += found(over)
    if keeps.idle is not None:
        last = sql.select(sql.func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
        begun = TABLES.c.status.in_(("running", "paused"))
        old += found(sql.select(TABLES.c.id).where(begun, last < now - keeps.idle))
    return old
