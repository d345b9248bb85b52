"""Who is to be called when a question is put: told to the outbox in the same transaction as the move that puts it.

A person, not a seat; and only who wants it. Whether he looks at the table just now is no matter here: the caller looks
again when the time has come.
"""

from __future__ import annotations

from typing import Final

from presidium.core import Player
from presidium.table.calling.ledger import PUT, Ledger, What
from presidium.table.sparing import called, put_to
from presidium.table.statements import Rows
from presidium.table.table import Table

GATHER: Final = 60.0
"""How long a call waits: who is about to answer needs none, and of several tables one call tells."""


def question_of(table: Table) -> str:
    """Which question stands, whatever was taken back before."""
    return f"{table.question}.{table.undone}"


def owes(table: Table, seat: Player) -> bool:
    """Whether this seat has still to answer the question that stands."""
    return table.running and table.paused_at is None and put_to(table, seat) and called(table, seat)


def is_owed(table: Table, person: str, what: What) -> bool:
    """Whether a call to this person still has a reason."""
    mine = [seat for seat in table.seat_of(person) if table.seats[seat].by_hand]
    return bool(mine) and table.running if what == "starts" else any(owes(table, seat) for seat in mine)


def calls(ledger: Ledger, before: Table, after: Table, now: float) -> list[Rows]:
    """The statements that put down whom to call, if somebody is newly asked; or, where a clock runs, awaited."""
    if after.tempo.pace in ("solo", "bots") or not after.running:
        return []
    starts = not before.started
    live = after.tempo.pace == "live"
    if (live and not starts) or (not starts and question_of(before) == question_of(after)):
        return []
    what: What = "starts" if live else "asked"
    people = {held.person for held in after.seats.values() if held.by_hand and held.person is not None}
    whom = sorted(each for each in people if ledger.wants(each, after.id) and is_owed(after, each, what))
    at = now if live else now + GATHER
    return (
        [(PUT, [(each, after.id, question_of(after), what, now, at, None, "", 0, None) for each in whom])]
        if whom
        else []
    )
