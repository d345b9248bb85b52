"""Stores pending notifications in the same transaction as the move that asks the question.

A notification is for a person, not for a seat, and only if the person subscribed. Whether the person has the table's
page open does not matter here: the notifier checks that before it sends.
"""

from __future__ import annotations

from typing import Final

from presidium.core import Player
from presidium.server.domain.prompting import is_shown, must_notify
from presidium.server.domain.table import Table
from presidium.server.notifications.repository import PUT, NotificationRepository, What
from presidium.server.storage.statements import Rows

SEND_DELAY_S: Final = 60.0
"""Seconds from a question to its notification, which a quick answer cancels and which may name several tables."""


def question_of(table: Table) -> str:
    """Returns an id of the table's current question. A question asked again after a takeback has a new id."""
    return f"{table.question}.{table.undone}"


def owes(table: Table, seat: Player) -> bool:
    """True if the current question asks this seat, deserves a notification, and the table is not paused."""
    return table.running and table.paused_at is None and is_shown(table, seat) and must_notify(table, seat)


def is_owed(table: Table, person: str, what: What) -> bool:
    """True if a person still needs a notification: a question asks them or, about a game's start, the game runs."""
    mine = [seat for seat in table.seat_of(person) if table.seats[seat].by_hand]
    return bool(mine) and table.running if what == "starts" else any(owes(table, seat) for seat in mine)


def notification_rows(ledger: NotificationRepository, before: Table, after: Table, now: float) -> list[Rows]:
    """INSERT statements that notify people of a new question; at live tables only of the game's start."""
    if after.tempo.pace in ("solo", "bots") or not after.running:
        return []
    starts = not before.started
    live = after.tempo.pace == "live"
    if (live and not starts) or (not starts and question_of(before) == question_of(after)):
        return []
    what: What = "starts" if live else "asked"
    people = {held.person for held in after.seats.values() if held.by_hand and held.person is not None}
    whom = sorted(each for each in people if ledger.wants(each, after.id) and is_owed(after, each, what))
    at = now if live else now + SEND_DELAY_S
    return (
        [(PUT, [(each, after.id, question_of(after), what, now, at, None, "", 0, None) for each in whom])]
        if whom
        else []
    )
