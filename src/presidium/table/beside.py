"""What is written beside a table's journal when something happens there that everybody may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sql

from presidium.table import journal
from presidium.table.careers import counted
from presidium.table.file import INVITED, LINKS, PLACES, TABLES
from presidium.table.journal import Fact
from presidium.table.standing import status
from presidium.table.statements import put_once
from presidium.table.steps import Step


def beside(step: Step, now: float) -> Iterator[Any]:
    """Where the table is found, who has a place there, which links are void, and what its end counts for."""
    before, after = step.before, step.after
    stands = status(after)
    if stands != status(before):
        yield sql.update(TABLES).where(TABLES.c.id == after.id).values(status=stands, moved=now)
    if after.started and not before.started:
        yield sql.delete(INVITED).where(INVITED.c.table_id == after.id)
    if after.over and not before.over:
        yield from counted(after)
    for entry in step.entries:
        if type(entry.fact) is not journal.Moved:
            yield from _by_fact(after.id, entry.fact)


def _by_fact(table: str, fact: Fact) -> Iterator[Any]:
    if isinstance(fact, journal.Sat | journal.Claimed):
        yield put_once(PLACES).values(table_id=table, person=fact.person)
    if isinstance(fact, journal.Sat | journal.Left | journal.Hosted):  # links made before are void
        old = sql.delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat.is_not(None))
        yield old if isinstance(fact, journal.Hosted) else old.where(LINKS.c.seat == fact.seat)
    if isinstance(fact, journal.Followed):
        yield sql.update(TABLES).where(TABLES.c.id == table).values(next_table=fact.table)
