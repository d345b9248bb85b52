"""SQL statements that keep status, places, links and results of tables up to date.

They are executed in the same transaction as a public journal entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import view
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact, as_json
from presidium.server.domain.replay import Transition
from presidium.server.domain.table import Table
from presidium.server.render.table_info import status
from presidium.server.storage.statements import put, put_once
from presidium.server.storage.tables import ENDINGS, INVITED, LINKS, PLACES, RESULTS, TABLES

RESULT: Final = put(RESULTS)


def public_projections(step: Transition, now: float) -> Iterator[Any]:
    """SQL statements for a table's new status, its people, void links and invitations, and its result."""
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
    if isinstance(fact, journal.Sat | journal.Left | journal.Hosted):  # earlier links become void
        old = sql.delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat.is_not(None))
        yield old if isinstance(fact, journal.Hosted) else old.where(LINKS.c.seat == fact.seat)
    if isinstance(fact, journal.Followed):
        yield sql.update(TABLES).where(TABLES.c.id == table).values(next_table=fact.table)


def counted(table: Table) -> list[Any]:
    """SQL statements that store a table's outcome and the results of its seats.

    Only games from their own beginning to their own end count, and only for people with one seat, not for people who
    passed a device round.
    """
    ended = table.started and table.g.over
    outcome = table.g.public.outcome if ended else None
    told = None if outcome is None else as_json(table.game.codec.encode(outcome))
    deeds = table.game.deeds(view(table.g, None)) if ended and table.game.deeds is not None else {}
    counts = ended and table.opened.begins is None
    rows = []
    for seat, held in table.seats.items():
        if held.open and not held.name:
            continue
        mine = counts and held.person is not None and len(table.seat_of(held.person)) == 1
        done = as_json(dict(deeds.get(seat, Counter()))) if mine else None
        won = None if outcome is None else int(seat in outcome.winners)
        rows.append((table.id, seat, held.person, held.name, held.bot, won, done))
    return [
        put(ENDINGS).values(table_id=table.id, outcome=told),
        (RESULT, rows),
    ]
